# El que diuen `lictor play` i `lictor replay` al voltant del joc.

cli-title = { $game }
cli-edition = edició { $edition }
cli-variants = amb { $variants }
cli-seated = A taula: { $seats }.
cli-you = Portes { $seats }.
cli-bots-only = Juguen els bots; tu ho veus tot.
cli-seed = Llavor { $seed }
cli-setup = Preparació
cli-over = S’ha acabat la partida
cli-after = «Per què», «taula», «registre», «desa»… o Retorn per acabar
cli-scoring = La puntuació
cli-scoring-now = Tal com està ara
cli-table = La taula
cli-log = Què ha passat
cli-nothing-happened = Encara no ha passat res.
cli-active = li toca
cli-nothing-there = –
cli-choose = Número o paraules; ? per demanar ajuda
cli-choose-window = Número o paraules; «mantenir» continua passant aquí; ? per demanar ajuda
cli-choose-some = { $low ->
        [0] Fins a { $high }, amb espais entre els números; Retorn per no triar res
       *[other] { $range ->
            [same] Tria’n { $low }, amb espais entre els números
           *[other] De { $low } a { $high }, amb espais entre els números
        }
    }
cli-kind = { $kind } – n’hi ha { $count }
cli-choose-count = Quantitat: { $low ->
        [0] fins a { $high }; Retorn per no triar res
       *[other] de { $low } a { $high }
    }
cli-choose-kinds = { $low ->
        [0] Fins a { $high }
       *[other] { $range ->
            [same] Tria’n { $low }
           *[other] De { $low } a { $high }
        }
    }, amb espais entre els números; 2x1 en pren dos de la línia 1
cli-choose-amount = Una quantitat de { $low } a { $high }
cli-choose-dice = Què mostren els daus? ({ $dice })
cli-more = n’hi ha { $count } més com aquestes: escriu-ne les paraules, com ara «{ $example }»
cli-forms = { $words } – per exemple «{ $example }»
cli-range = { $low }–{ $high }
cli-unknown = «{ $given }» no és cap de les respostes.
cli-ambiguous = «{ $given }» pot voler dir: { $meanings }
cli-did-you-mean = Volies dir «{ $word }»?
cli-count-wrong = { $count ->
        [one] N’has triat un
       *[other] N’has triat { $count }
    }; n’has de triar { $wanted }.
cli-twice = «{ $word }» hi surt dues vegades.
cli-too-many = De «{ $word }» només n’hi ha { $count }.
cli-no-pass = Aquí no pots passar.
cli-skip-here = Aquí has de decidir: no es pot passar.
cli-stands = Mantens el pas: se’t torna a preguntar aquí quan canviïn les teves respostes o després de «revocar».
cli-stands-no-more = Les teves respostes aquí han canviat, de manera que ja no mantens el pas.
cli-stood = { $count ->
        [one] El pas que mantens s’ha fet servir una vegada
       *[other] El pas que mantens s’ha fet servir { $count } vegades
    } («revocar» perquè se’t torni a preguntar).
cli-your-pass-stands = Aquí mantens el pas.
cli-revoked = A partir d’ara se’t torna a preguntar.
cli-nothing-stands = No mantens cap pas.
cli-cannot-stand = Només es pot mantenir el pas on la mateixa pregunta es repeteix. Aquí passa una vegada, o «salta».
cli-pass-keyboard = Passa el teclat a { NAME($seat) }.
cli-ready = { NAME($seat) }: prem Retorn quan no miri ningú més.
cli-nothing-to-decide = Ara no has de decidir res.
cli-go-on = (Retorn per continuar)
cli-saved = S’ha desat a { $file }.
cli-undone = Jugada desfeta.
cli-nothing-refused = Aquí ho pots triar tot.
cli-refused = Ara no:
cli-refused-unknown = No hem trobat res sobre «{ $given }» entre el que no pots triar. «Per què NOM» explica un nombre, com ara un límit.
cli-why-which = Pots demanar per: { $names }
cli-why-unknown = No hi ha cap nombre que es digui «{ $given }».
cli-why-happened = Des de la teva última resposta
cli-why-lines = Per què 1, per què 2… expliquen una línia.
cli-why-answered = abans, { $answer }
cli-why-noreason = No hi ha cap càlcul al darrere.
cli-why-options = Per què aquestes respostes
cli-why-figures = Els teus nombres
cli-why-hidden = Depèn de coses que no pots veure.
cli-why-noline = No hi ha cap línia { $given }.
cli-left-out = No t’ho hem preguntat:
cli-stopped = S’ha aturat la partida.
cli-stopped-unsaved = S’ha aturat la partida; no s’ha desat res (la propera vegada: «desa», o --save FITXER).
cli-input-ended = L’entrada s’ha acabat abans que la partida.
cli-script-ended = S’ha acabat el guió; segueixen els bots.
cli-card-unknown = No hi ha cap carta amb poder que es digui «{ $given }».
cli-card-power = { $name }: { $power }

cli-word-help = ajuda, help, h
cli-word-table = taula, table, t
cli-word-log = registre, log, l
cli-word-why = per què, why, w
cli-word-whynot = per què no, why not
cli-word-card = carta, card
cli-word-skip = salta, skip
cli-word-stand = mantenir, mantén, stand
cli-word-revoke = revocar, revoca, revoke
cli-word-save = desa, save
cli-word-undo = desfés, undo, u
cli-word-quit = surt, quit, q
cli-word-pass = passar, pass, p
cli-word-all = tot, totes, tots, all

cli-help = Pots escriure:
cli-help-answer = el número d’una resposta, o les paraules mentre siguin clares
cli-help-help = aquesta ajuda
cli-help-pass = passar, on la llista ho permet
cli-help-table = què hi ha a la taula
cli-help-log = què ha passat
cli-help-why = què acaba de passar i per què; per què 2 per a una línia; per què NOM per a un nombre
cli-help-whynot = què no pots triar ara, i per quina raó; per què no NOM, només sobre això
cli-help-card = què pot fer una carta: carta NOM; sense nom, les que tens a la mà
cli-help-skip = passa ara i sempre que puguis, fins que hagis de decidir o comenci un altre torn
cli-help-stand = passa i mantén el pas: se’t torna a preguntar aquí quan canviïn les teves respostes o després de «revocar»
cli-help-revoke = se’t torna a preguntar allà on mantenies el pas
cli-help-save = desa la partida en un fitxer
cli-help-undo = desfés la teva última resposta
cli-help-quit = atura la partida
cli-help-cites = on ho diu el reglament de l’edició { $edition }: el nom de l’apartat
