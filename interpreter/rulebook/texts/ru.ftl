# Что отчёты о книгах говорят вокруг сообщений.

book-error = ошибка
book-warning = предупреждение
book-note = замечание
book-errors = { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
book-warnings = { $count ->
        [one] { $count } предупреждение
        [few] { $count } предупреждения
       *[many] { $count } предупреждений
    }
book-notes = { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
       *[many] { $count } замечаний
    }
book-clean = придраться не к чему
book-not-shown = { $count ->
        [one] Не показано { $count } менее важное сообщение
        [few] Не показано { $count } менее важных сообщения
       *[many] Не показано { $count } менее важных сообщений
    } (--severity note)
book-known = { $count ->
        [one] { $count } сообщение уже было в базовом списке
        [few] { $count } сообщения уже были в базовом списке
       *[many] { $count } сообщений уже было в базовом списке
    }
book-ignored = { $count ->
        [one] { $count } сообщение исключено намеренно
        [few] { $count } сообщения исключены намеренно
       *[many] { $count } сообщений исключено намеренно
    }
book-gone = { $count ->
        [one] { $count } сообщение из базового списка больше не встречается
        [few] { $count } сообщения из базового списка больше не встречаются
       *[many] { $count } сообщений из базового списка больше не встречается
    }: --write-baseline запишет список заново
book-mean = может быть, «{ $word }»?
book-also = также здесь
book-places = { $count ->
        [one] всего { $count } место
        [few] всего { $count } места
       *[many] всего { $count } мест
    }
book-section = раздел { $section }
book-written = Записан файл { $file }.
book-baseline-written = Записан файл { $file }: { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
       *[many] { $count } сообщений
    }.
book-nothing-to-fix = Нет ничего, что можно исправить без риска.
book-fixes = { $count ->
        [one] { $count } правка
        [few] { $count } правки
       *[many] { $count } правок
    } в { $file }
book-fix-how = Пока ничего не записано: это сделает --write, исходный файл сохранится.
book-fixed = Файл { $file } исправлен; исходный — { $original }.
book-no-game = Игра не названа: текст проверяется сам по себе (--game ИГРА).
book-language = Считаем, что язык книги — { $language } (другой задаёт --lang).
book-what-game = игра
book-what-edition = издание
book-what-language = язык

# Числа и термины.
book-said-first = впервые здесь
book-said-rightly = здесь сказано верно
book-bound-here = привязка здесь
book-stated-in = сказано в: { $sections }
book-rounded-up = с округлением вверх
book-rounded-down = с округлением вниз
book-also-here = также здесь
book-usual-here = обычное название
book-other-name-here = другое название
book-otherwise-here = здесь иначе
book-reckoned-with = посчитано с этим

# Outline, coverage, bindings.
book-column-book = эта книга
book-untold = { $count ->
        [0] Каждое правило со ссылкой на раздел издания { $edition } находит его в этой книге.
        [one] { $count } правило ссылается на разделы издания { $edition }, которых в этой книге нет:
        [few] { $count } правила ссылаются на разделы издания { $edition }, которых в этой книге нет:
       *[many] { $count } правил ссылаются на разделы издания { $edition }, которых в этой книге нет:
    }
book-uncited = { $count ->
        [0] На каждый раздел этой книги ссылается какое-нибудь правило.
        [one] На { $count } раздел этой книги не ссылается ни одно правило:
        [few] На { $count } раздела этой книги не ссылается ни одно правило:
       *[many] На { $count } разделов этой книги не ссылается ни одно правило:
    }
book-without-citation = { $count ->
        [0] Каждое правило ссылается на какой-нибудь раздел.
        [one] { $count } правило не ссылается ни на один раздел.
        [few] { $count } правила не ссылаются ни на один раздел.
       *[many] { $count } правил не ссылаются ни на один раздел.
    }
book-bind-comment =
    Что связывает { $file } с правилами; предложено командой lictor book bind. Поправьте вручную.
    Под ignore могут стоять сообщения о местах, где всё верно и так, каждое с кодом и причиной.

# Разделы и ссылки.
book-belongs-after = продолжает это
book-displaced-too = тоже стоит раньше того, что продолжает
book-first-here = впервые стоит здесь
book-belongs-near = должен стоять за этим
book-section-before = предыдущий раздел
book-item-before = предыдущий пункт
book-last-item = последний пункт
book-points-here = номер ведёт сюда
book-in-the-other = в другом тексте
book-meant-here = слова значат вот это
book-follows = следует из этого; верно { $right }
book-text-says = в тексте { $written }
book-step = шаг { $number }
