# El que els informes sobre llibres diuen al voltant dels missatges.

book-error = error
book-warning = avís
book-note = nota
book-errors = { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
book-warnings = { $count ->
        [one] 1 avís
       *[other] { $count } avisos
    }
book-notes = { $count ->
        [one] 1 nota
       *[other] { $count } notes
    }
book-clean = res a objectar
book-not-shown = { $count ->
        [one] 1 troballa menys greu no es mostra
       *[other] { $count } troballes menys greus no es mostren
    } (--severity note)
book-known = { $count ->
        [one] 1 troballa ja era a la línia de base
       *[other] { $count } troballes ja eren a la línia de base
    }
book-ignored = { $count ->
        [one] 1 troballa s’omet expressament
       *[other] { $count } troballes s’ometen expressament
    }
book-gone = { $count ->
        [one] 1 troballa de la línia de base ja no hi és
       *[other] { $count } troballes de la línia de base ja no hi són
    }: --write-baseline la torna a escriure
book-mean = volies dir «{ $word }»?
book-also = també aquí
book-places = { $count ->
        [one] 1 lloc en total
       *[other] { $count } llocs en total
    }
book-section = apartat { $section }
book-written = S’ha escrit { $file }.
book-baseline-written = S’ha escrit { $file }: { $count ->
        [one] 1 troballa
       *[other] { $count } troballes
    }.
book-nothing-to-fix = No hi ha res que es pugui corregir sense risc.
book-fixes = { $count ->
        [one] 1 canvi
       *[other] { $count } canvis
    } a { $file }
book-fix-how = Encara no s’ha escrit res: --write ho fa i conserva l’original.
book-fixed = S’ha corregit { $file }; l’original és a { $original }.
book-no-game = No s’ha indicat cap joc: el text es comprova tot sol (--game JOC).
book-language = Se suposa que el llibre és en { $language } (amb --lang se n’indica un altre).
book-what-game = que el joc és
book-what-edition = que l’edició és
book-what-language = que la llengua és

# Nombres i termes.
book-said-first = surt aquí per primer cop
book-said-rightly = aquí es diu bé
book-bound-here = l’enllaç és aquí
book-stated-in = es diu a: { $sections }
book-rounded-up = arrodonit cap amunt
book-rounded-down = arrodonit cap avall
book-also-here = també aquí
book-usual-here = el nom habitual
book-other-name-here = l’altre nom
book-otherwise-here = aquí d’una altra manera
book-reckoned-with = comptat amb això

# Outline, coverage, bindings.
book-column-book = aquest llibre
book-untold = { $count ->
        [0] Tota regla que cita un apartat de { $edition } el troba en aquest llibre.
        [one] 1 regla cita un apartat de { $edition } que aquest llibre no té:
       *[other] { $count } regles citen apartats de { $edition } que aquest llibre no té:
    }
book-uncited = { $count ->
        [0] Cada apartat d’aquest llibre el cita alguna regla.
        [one] 1 apartat d’aquest llibre no el cita cap regla:
       *[other] { $count } apartats d’aquest llibre no els cita cap regla:
    }
book-without-citation = { $count ->
        [0] Tota regla cita algun apartat.
        [one] 1 regla no cita cap apartat.
       *[other] { $count } regles no citen cap apartat.
    }
book-bind-comment =
    El que uneix { $file } amb les regles, proposat per lictor book bind. Corregeix-ho a mà.
    Sota ignore hi pot haver les troballes que són correctes així, cadascuna amb el seu codi i un motiu.

# Apartats i remissions.
book-belongs-after = continua el d’aquí
book-displaced-too = també és abans del que continua
book-first-here = va sortir aquí per primer cop
book-belongs-near = va darrere d’aquest
book-section-before = l’apartat anterior
book-item-before = el punt anterior
book-last-item = l’últim punt
book-points-here = el número porta aquí
book-in-the-other = en l’altre text
book-meant-here = les paraules es refereixen a això
book-follows = se’n deriva; el correcte és { $right }
book-text-says = el text diu { $written }
book-step = pas { $number }
