# Lo que dicen `lictor play` y `lictor replay` alrededor del juego.

cli-title = { $game }
cli-edition = edición { $edition }
cli-variants = con { $variants }
cli-seated = A la mesa: { $seats }.
cli-you = Juegas con { $seats }.
cli-bots-only = Juegan los bots; tú lo ves todo.
cli-seed = Semilla { $seed }
cli-setup = Preparación
cli-over = La partida ha terminado
cli-after = «Por qué», «mesa», «registro», «guardar»… o Intro para terminar
cli-scoring = La puntuación
cli-scoring-now = Tal como está ahora
cli-table = La mesa
cli-log = Qué ha pasado
cli-nothing-happened = Todavía no ha pasado nada.
cli-active = le toca
cli-nothing-there = –
cli-choose = Número o palabras; ? para pedir ayuda
cli-choose-window = Número o palabras; «mantener» sigue pasando aquí; ? para pedir ayuda
cli-choose-some = { $low ->
        [0] Hasta { $high }, con espacios entre los números; Intro para no elegir nada
       *[other] { $range ->
            [same] Elige { $low }, con espacios entre los números
           *[other] De { $low } a { $high }, con espacios entre los números
        }
    }
cli-kind = { $kind } – hay { $count }
cli-choose-count = Cantidad: { $low ->
        [0] hasta { $high }; Intro para no elegir nada
       *[other] de { $low } a { $high }
    }
cli-choose-kinds = { $low ->
        [0] Hasta { $high }
       *[other] { $range ->
            [same] Elige { $low }
           *[other] De { $low } a { $high }
        }
    }, con espacios entre los números; 2x1 toma dos de la línea 1
cli-choose-amount = Una cantidad de { $low } a { $high }
cli-choose-dice = ¿Qué muestran los dados? ({ $dice })
cli-more = hay { $count } más como estas: escribe las palabras, por ejemplo «{ $example }»
cli-forms = { $words } – por ejemplo «{ $example }»
cli-range = { $low }–{ $high }
cli-unknown = «{ $given }» no es ninguna de las respuestas.
cli-ambiguous = «{ $given }» puede querer decir: { $meanings }
cli-did-you-mean = ¿Querías decir «{ $word }»?
cli-count-wrong = { $count ->
        [one] Has elegido uno
       *[other] Has elegido { $count }
    }; hay que elegir { $wanted }.
cli-twice = «{ $word }» aparece dos veces.
cli-too-many = De «{ $word }» solo hay { $count }.
cli-no-pass = Aquí no puedes pasar.
cli-skip-here = Aquí tienes que decidir: no se puede pasar.
cli-stands = Mantienes el paso: se te vuelve a preguntar aquí cuando cambien tus respuestas o tras «revocar».
cli-stands-no-more = Tus respuestas aquí han cambiado, así que ya no mantienes el paso.
cli-stood = { $count ->
        [one] El paso que mantienes se ha usado una vez
       *[other] El paso que mantienes se ha usado { $count } veces
    } («revocar» para que se te vuelva a preguntar).
cli-your-pass-stands = Aquí mantienes el paso.
cli-revoked = Desde ahora se te vuelve a preguntar.
cli-nothing-stands = No mantienes ningún paso.
cli-cannot-stand = Solo se puede mantener el paso donde la misma pregunta se repite. Aquí pasa una vez, o «salta».
cli-pass-keyboard = Pasa el teclado a { NAME($seat) }.
cli-ready = { NAME($seat) }: pulsa Intro cuando no mire nadie más.
cli-nothing-to-decide = Ahora no tienes que decidir nada.
cli-go-on = (Intro para seguir)
cli-saved = Guardado en { $file }.
cli-undone = Jugada deshecha.
cli-nothing-refused = Aquí puedes elegirlo todo.
cli-refused = Ahora no:
cli-refused-unknown = No hemos encontrado nada sobre «{ $given }» entre lo que no puedes elegir. «Por qué NOMBRE» explica un número, por ejemplo un límite.
cli-why-which = Puedes preguntar por: { $names }
cli-why-unknown = No hay ningún número que se llame «{ $given }».
cli-why-happened = Desde tu última respuesta
cli-why-lines = Por qué 1, por qué 2… explican una línea.
cli-why-answered = antes, { $answer }
cli-why-noreason = No hay ningún cálculo detrás.
cli-why-options = Por qué estas respuestas
cli-why-figures = Tus números
cli-why-hidden = Depende de cosas que no puedes ver.
cli-why-noline = No hay ninguna línea { $given }.
cli-left-out = No te lo hemos preguntado:
cli-stopped = La partida se ha detenido.
cli-stopped-unsaved = La partida se ha detenido; no se ha guardado nada (la próxima vez: «guardar», o --save ARCHIVO).
cli-input-ended = La entrada se ha acabado antes que la partida.
cli-script-ended = El guion se ha acabado; siguen los bots.
cli-card-unknown = No hay ninguna carta con poder que se llame «{ $given }».
cli-card-power = { $name }: { $power }

cli-word-help = ayuda, help, h
cli-word-table = mesa, table, t
cli-word-log = registro, log, l
cli-word-why = por qué, why, w
cli-word-whynot = por qué no, why not
cli-word-card = carta, card
cli-word-skip = salta, skip
cli-word-stand = mantener, stand
cli-word-revoke = revocar, revoke
cli-word-save = guarda, guardar, save
cli-word-undo = deshaz, deshacer, undo, u
cli-word-quit = salir, quit, q
cli-word-pass = pasar, pass, p
cli-word-all = todo, todas, todos, all

cli-help = Puedes escribir:
cli-help-answer = el número de una respuesta, o sus palabras mientras sean claras
cli-help-help = esta ayuda
cli-help-pass = pasar, donde la lista lo permite
cli-help-table = qué hay en la mesa
cli-help-log = qué ha pasado
cli-help-why = qué acaba de pasar y por qué; por qué 2 para una línea; por qué NOMBRE para un número
cli-help-whynot = qué no puedes elegir ahora, y por qué razón; por qué no NOMBRE, solo sobre eso
cli-help-card = qué puede hacer una carta: carta NOMBRE; sin nombre, las que tienes en la mano
cli-help-skip = pasa ahora y siempre que puedas, hasta que tengas que decidir o empiece otro turno
cli-help-stand = pasa y mantén el paso: se te vuelve a preguntar aquí cuando cambien tus respuestas o tras «revocar»
cli-help-revoke = se te vuelve a preguntar donde mantenías el paso
cli-help-save = guarda la partida en un archivo
cli-help-undo = deshaz tu última respuesta
cli-help-quit = detén la partida
cli-help-cites = dónde lo dice el reglamento de la edición { $edition }: el nombre del apartado
