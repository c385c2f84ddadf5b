# Что `lictor play` и `lictor replay` говорят вокруг игры.

cli-title = { $game }
cli-edition = издание { $edition }
cli-variants = варианты: { $variants }
cli-seated = За столом: { $seats }.
cli-you = Вы играете за: { $seats }.
cli-bots-only = Играют боты; вам видно всё.
cli-seed = Зерно { $seed }
cli-setup = Подготовка
cli-over = Игра окончена
cli-after = «Почему», «стол», «журнал», «сохранить»… или Enter — закончить
cli-scoring = Подсчёт очков
cli-scoring-now = Положение сейчас
cli-table = Стол
cli-log = Что произошло
cli-nothing-happened = Пока ничего не произошло.
cli-active = ходит
cli-nothing-there = –
cli-choose = Номер или слова; ? — справка
cli-choose-window = Номер или слова; «держать пас» — пасовать здесь и дальше; ? — справка
cli-choose-some = { $low ->
        [0] Не больше { $high }, номера через пробел; Enter — ничего
       *[other] { $range ->
            [same] Выберите { $low }, номера через пробел
           *[other] От { $low } до { $high }, номера через пробел
        }
    }
cli-kind = { $kind } — есть { $count }
cli-choose-count = Сколько? { $low ->
        [0] До { $high }; Enter — ничего
       *[other] От { $low } до { $high }
    }
cli-choose-kinds = { $low ->
        [0] Не больше { $high }
       *[other] { $range ->
            [same] Выберите { $low }
           *[other] От { $low } до { $high }
        }
    }, номера через пробел; 2x1 — дважды строка 1
cli-choose-amount = Число от { $low } до { $high }
cli-choose-dice = Что выпало на костях? ({ $dice })
cli-more = ещё таких: { $count }; напишите словами, например «{ $example }»
cli-forms = { $words } — например «{ $example }»
cli-range = { $low }–{ $high }
cli-unknown = «{ $given }» — такого ответа нет.
cli-ambiguous = «{ $given }» может значить: { $meanings }
cli-did-you-mean = Вы имели в виду «{ $word }»?
cli-count-wrong = Выбрано: { $count }; нужно выбрать: { $wanted }.
cli-twice = «{ $word }» названо дважды.
cli-too-many = «{ $word }»: есть только { $count }.
cli-no-pass = Здесь пасовать нельзя.
cli-skip-here = Здесь нужно решать: пасовать нельзя.
cli-stands = Вы держите пас: здесь вас спросят снова, когда изменятся ваши ответы или вы скажете «снять пас».
cli-stands-no-more = Ваши ответы здесь изменились, поэтому пас больше не держится.
cli-stood = { $count ->
        [one] Ваш пас сработал { $count } раз
        [few] Ваш пас сработал { $count } раза
        [many] Ваш пас сработал { $count } раз
       *[other] Ваш пас сработал { $count } раза
    } («снять пас», чтобы вас снова спрашивали).
cli-your-pass-stands = Здесь вы держите пас.
cli-revoked = Теперь вас снова будут спрашивать.
cli-nothing-stands = Вы нигде не держите пас.
cli-cannot-stand = Держать пас можно только там, где один и тот же вопрос повторяется. Здесь пасуйте один раз, или «дальше».
cli-pass-keyboard = Клавиатура переходит к другому игроку: { NAME($seat) }.
cli-ready = { NAME($seat) }: нажмите Enter, когда никто другой не смотрит.
cli-nothing-to-decide = Сейчас вам нечего решать.
cli-go-on = (Enter — дальше)
cli-saved = Сохранено в { $file }.
cli-undone = Ход отменён.
cli-nothing-refused = Здесь можно выбрать всё.
cli-refused = Сейчас нельзя:
cli-refused-unknown = Про «{ $given }» среди того, что нельзя выбрать, ничего не нашлось. «Почему ИМЯ» объясняет число, например предел.
cli-why-which = Можно спросить про: { $names }
cli-why-unknown = Нет числа с названием «{ $given }».
cli-why-happened = После вашего последнего ответа
cli-why-lines = Почему 1, почему 2… объясняют одну строку.
cli-why-answered = перед этим — { $answer }
cli-why-noreason = Никакого расчёта за этим нет.
cli-why-options = Почему именно эти ответы
cli-why-figures = Ваши числа
cli-why-hidden = Это зависит от того, чего вам не видно.
cli-why-noline = Строки { $given } нет.
cli-left-out = Вас об этом не спросили:
cli-stopped = Игра остановлена.
cli-stopped-unsaved = Игра остановлена, ничего не сохранено (в другой раз: «сохранить» или --save ФАЙЛ).
cli-input-ended = Ввод закончился раньше игры.
cli-script-ended = Сценарий закончился; дальше играют боты.
cli-card-unknown = Нет карты «{ $given }», у которой была бы своя сила.
cli-card-power = { $name }: { $power }

cli-word-help = справка, help, h
cli-word-table = стол, table, t
cli-word-log = журнал, log, l
cli-word-why = почему, why, w
cli-word-whynot = почему нет, why not
cli-word-card = карта, card
cli-word-skip = дальше, skip
cli-word-stand = держать пас, stand
cli-word-revoke = снять пас, revoke
cli-word-save = сохранить, save
cli-word-undo = отменить, undo, u
cli-word-quit = выход, quit, q
cli-word-pass = пас, pass, p
cli-word-all = все, всё, all

cli-help = Можно написать:
cli-help-answer = номер ответа или его слова, пока они понятны
cli-help-help = эта справка
cli-help-pass = пас, если он есть в списке
cli-help-table = что лежит на столе
cli-help-log = что произошло
cli-help-why = что произошло и почему; почему 2 — об одной строке; почему ИМЯ — о числе
cli-help-whynot = чего сейчас нельзя выбрать и по какой причине; почему нет ИМЯ — только об этом
cli-help-card = что умеет карта: карта НАЗВАНИЕ; без названия — карты на руке
cli-help-skip = пасовать сейчас и дальше, пока не придётся решать или не начнётся новый раунд
cli-help-stand = пасовать и держать пас: здесь вас спросят снова, когда изменятся ваши ответы или вы скажете «снять пас»
cli-help-revoke = чтобы вас снова спрашивали там, где вы держите пас
cli-help-save = сохранить игру в файл
cli-help-undo = отменить последний ответ
cli-help-quit = остановить игру
cli-help-cites = где это сказано в правилах издания { $edition }: название раздела
