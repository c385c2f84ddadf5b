# Lo que los informes sobre libros dicen alrededor de los mensajes.

book-error = error
book-warning = aviso
book-note = nota
book-errors = { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
book-warnings = { $count ->
        [one] 1 aviso
       *[other] { $count } avisos
    }
book-notes = { $count ->
        [one] 1 nota
       *[other] { $count } notas
    }
book-clean = nada que objetar
book-not-shown = { $count ->
        [one] 1 hallazgo menos grave no se muestra
       *[other] { $count } hallazgos menos graves no se muestran
    } (--severity note)
book-known = { $count ->
        [one] 1 hallazgo ya estaba en la línea de base
       *[other] { $count } hallazgos ya estaban en la línea de base
    }
book-ignored = { $count ->
        [one] 1 hallazgo se omite a propósito
       *[other] { $count } hallazgos se omiten a propósito
    }
book-gone = { $count ->
        [one] 1 hallazgo de la línea de base ya no aparece
       *[other] { $count } hallazgos de la línea de base ya no aparecen
    }: --write-baseline la escribe de nuevo
book-mean = ¿querías decir «{ $word }»?
book-also = también aquí
book-places = { $count ->
        [one] 1 lugar en total
       *[other] { $count } lugares en total
    }
book-section = apartado { $section }
book-written = Se ha escrito { $file }.
book-baseline-written = Se ha escrito { $file }: { $count ->
        [one] 1 hallazgo
       *[other] { $count } hallazgos
    }.
book-nothing-to-fix = No hay nada que se pueda corregir sin riesgo.
book-fixes = { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    } en { $file }
book-fix-how = Todavía no se ha escrito nada: --write lo hace y conserva el original.
book-fixed = Se ha corregido { $file }; el original queda en { $original }.
book-no-game = No se ha indicado ningún juego: el texto se comprueba por sí solo (--game JUEGO).
book-language = Se supone que el libro está en { $language } (con --lang se indica otro idioma).
book-what-game = que el juego es
book-what-edition = que la edición es
book-what-language = que el idioma es

# Números y términos.
book-said-first = aparece aquí por primera vez
book-said-rightly = aquí está bien dicho
book-bound-here = aquí está el enlace
book-stated-in = se dice en: { $sections }
book-rounded-up = redondeado hacia arriba
book-rounded-down = redondeado hacia abajo
book-also-here = también aquí
book-usual-here = el nombre habitual
book-other-name-here = el otro nombre
book-otherwise-here = aquí de otro modo
book-reckoned-with = contado con esto

# Outline, coverage, bindings.
book-column-book = este libro
book-untold = { $count ->
        [0] Toda regla que cita un apartado de { $edition } lo encuentra en este libro.
        [one] 1 regla cita un apartado de { $edition } que este libro no tiene:
       *[other] { $count } reglas citan apartados de { $edition } que este libro no tiene:
    }
book-uncited = { $count ->
        [0] Cada apartado de este libro lo cita alguna regla.
        [one] 1 apartado de este libro no lo cita ninguna regla:
       *[other] { $count } apartados de este libro no los cita ninguna regla:
    }
book-without-citation = { $count ->
        [0] Toda regla cita algún apartado.
        [one] 1 regla no cita ningún apartado.
       *[other] { $count } reglas no citan ningún apartado.
    }
book-bind-comment =
    Lo que une { $file } con las reglas, propuesto por lictor book bind. Corrígelo a mano.
    Bajo ignore pueden estar los hallazgos que son correctos así, cada uno con su código y un motivo.

# Apartados y remisiones.
book-belongs-after = continúa lo de aquí
book-displaced-too = también está antes de lo que continúa
book-first-here = apareció aquí por primera vez
book-belongs-near = va detrás de este
book-section-before = el apartado anterior
book-item-before = el punto anterior
book-last-item = el último punto
book-points-here = el número lleva aquí
book-in-the-other = en el otro texto
book-meant-here = las palabras se refieren a esto
book-follows = se deriva de ello; lo correcto es { $right }
book-text-says = el texto dice { $written }
book-step = paso { $number }
