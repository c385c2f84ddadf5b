# Республика Рим: тексты на русском языке

game = Республика Рим
about = Приведите свою фракцию к власти и не дайте Риму погибнуть.
heading-turn = Ход { $number }

## Люди

tell-enters_the_forum = { NAME($senator) } появляется на Форуме, пока ни в чьей фракции.
tell-joins_house = { NAME($senator) } вступает во фракцию { NAME($house, form: "genitive") }.
tell-takes_office = { NAME($senator) } теперь { NAME($office) }; влияние растёт на { $gain }.
tell-mortality_drawn = { $number ->
        [0] Смерть проходит мимо: записки пустые.
       *[other] Вытянутые записки смертности: { $drawn }.
    }
tell-mob_drawn = { $number ->
        [0] Толпа бушует в Риме, но ни один номер не выпал.
       *[other] Толпа бушует в Риме; вытянутые записки: { $drawn }.
    }
tell-dies = { NAME($senator) } умирает ({ NAME($cause) }).
tell-heir_takes_over = Наследник ({ NAME($heir) }) становится лидером фракции { NAME($house, form: "genitive") }.
tell-outgrows_the_republic = Влияние { NAME($senator, form: "genitive") } достигает { $influence }: Республике его уже не удержать.

## Войны

tell-war_breaks_out = Угроза извне: { NAME($war) }.
tell-war_becomes_active = { NAME($war) }: теперь среди действующих.
tell-leader_joins = { NAME($leader) } возглавляет врага ({ NAME($war) }).
tell-leader_appears = Появляется { NAME($leader) }, и его война уже идёт.
tell-leader_waits = У { NAME($leader, form: "genitive") } пока нет войны: он ждёт в Курии.
tell-leader_leaves = { NAME($leader) } остаётся без войны и покидает поле.
tell-finds_refuge = { NAME($leader) } находит убежище и ещё вернётся.
tell-peace_is_made = Заключён мир ({ NAME($war) }). Государство получает { $gain ->
        [one] { $gain } талант
        [few] { $gain } таланта
        [many] { $gain } талантов
       *[other] { $gain } таланта
    }.

## Деньги

tell-earns = { NAME($senator) } получает { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    }.
tell-earns_by_contract = { NAME($senator) } получает { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    } от концессии: { NAME($card) }.
tell-sells_grain_dear = { NAME($senator) } в засуху дорого продаёт зерно: { NAME($concession) }.
tell-ransomed = Выкуп за { NAME($captive, form: "accusative") }: { $price ->
        [one] { $price } талант
        [few] { $price } таланта
        [many] { $price } талантов
       *[other] { $price } таланта
    }.
tell-state_earns = Государство получает { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    }; в казне { $state }.
tell-contributes = { NAME($senator) } жертвует государству { $gift ->
        [one] { $gift } талант
        [few] { $gift } таланта
        [many] { $gift } талантов
       *[other] { $gift } таланта
    }; влияние растёт на { $influence }.
tell-state_pays = Государство платит { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    } ({ NAME($reason) }); в казне остаётся { $state }.
tell-state_bankrupt = Государство должно { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    } ({ NAME($reason) }), а в казне лишь { $state }: это банкротство.

## Народ Рима

tell-people_grumble = Уровень волнений теперь { $unrest } (непреследуемых войн: { $wars }, засух: { $droughts }).
tell-speech_held = Речь о положении Республики: на костях { $dice }, итог при уровне волнений { $unrest } равен { $result }.
tell-people_answer = Ответ народа: { NAME($crowd) }; уровень волнений { $change ->
        [0] остаётся прежним: { $unrest }
       *[other] меняется на { $change }, теперь он { $unrest }
    }.{ $shortage ->
        [0] {""}
       *[1] {" "}Нехватка людских ресурсов.
    }{ $ban ->
        [yes] {" "}Набора в этот ход нет.
       *[no] {""}
    }

## Форум

tell-turn_begins = В Риме начинается новый год.
tell-initiative_begins = Инициатива у { NAME($house, form: "genitive") }.
tell-bids = { NAME($house) } предлагает за следующую инициативу { $bid ->
        [one] { $bid } талант
        [few] { $bid } таланта
        [many] { $bid } талантов
       *[other] { $bid } таланта
    }; платить будет { NAME($bidder) }.
tell-wins_initiative = Следующая инициатива достаётся { NAME($house, form: "dative") } за { $price ->
        [one] { $price } талант
        [few] { $price } таланта
        [many] { $price } талантов
       *[other] { $price } таланта
    }.
tell-draws_a_card = { NAME($house) } берёт карту фракции: { NAME($card) }.
tell-card_stolen = { NAME($house) } забирает карту с руки у { NAME($victim, form: "genitive") }.
tell-deck_is_empty = Для { NAME($house, form: "genitive") } карт больше нет.
tell-era_ends_shown = Вышла карта конца эпохи: это последняя Фаза форума.
tell-event_happens = Событие: { $level ->
        [1] { NAME($event) }.
       *[other] { NAME($event, form: "second") } (уровень { $level }).
    }
tell-epidemic_drawn = { $number ->
        [0] Эпидемия; ни один номер не выпал.
       *[other] Эпидемия; вытянутые записки: { $drawn }.
    }
tell-rhodians_come = Родос посылает { $amount ->
        [one] { $amount } флот
        [few] { $amount } флота
        [many] { $amount } флотов
       *[other] { $amount } флота
    } против врага: { NAME($war) }.
tell-fleets_lost = Потеряно на море: { $amount ->
        [one] { $amount } флот
        [few] { $amount } флота
        [many] { $amount } флотов
       *[other] { $amount } флота
    }.
tell-enemy_leader_dies = { NAME($leader) } мёртв.
tell-concession_ruined = Разрушено и отправлено в Курию: { NAME($card) }.
tell-concession_revives = Снова на Форуме: { NAME($card) }.
tell-leader_is_forgotten = { NAME($leader) } умирает в Курии, так и не дождавшись войны.
tell-knight_joins = Рыцарь примыкает к { NAME($senator, form: "dative") } (итог { $result }, заплачено: { $paid ->
        [one] { $paid } талант
        [few] { $paid } таланта
        [many] { $paid } талантов
       *[other] { $paid } таланта
    }).
tell-knight_declines = К { NAME($senator, form: "dative") } не примыкает ни один рыцарь (итог { $result }, заплачено: { $paid ->
        [one] { $paid } талант
        [few] { $paid } таланта
        [many] { $paid } талантов
       *[other] { $paid } таланта
    }).
tell-knight_pressed = { NAME($senator) } давит на рыцаря и получает { $purse ->
        [one] { $purse } талант
        [few] { $purse } таланта
        [many] { $purse } талантов
       *[other] { $purse } таланта
    }.
tell-games_held = { NAME($senator) } устраивает игры: { NAME($show) }. Уровень волнений теперь { $unrest }.
tell-new_leader = Лидер фракции { NAME($house, form: "genitive") } теперь { NAME($senator) }.

## Убеждение

tell-plays_a_ploy = { NAME($house) } играет карту «{ NAME($ploy) }».
tell-persuasion_opens = { NAME($persuader) } пытается убедить { NAME($target, form: "accusative") } и предлагает { $bribe ->
        [one] { $bribe } талант
        [few] { $bribe } таланта
        [many] { $bribe } талантов
       *[other] { $bribe } таланта
    }; основное число { $base }.
tell-counter_bribed = { NAME($house) } перебивает подкуп и платит { $counter ->
        [one] { $counter } талант
        [few] { $counter } таланта
        [many] { $counter } талантов
       *[other] { $counter } таланта
    }; основное число { $base }.
tell-bribe_raised = { NAME($persuader) } добавляет { NAME($target, form: "dative") } { $more ->
        [one] { $more } талант
        [few] { $more } таланта
        [many] { $more } талантов
       *[other] { $more } таланта
    }; основное число { $base }.
tell-persuaded = { $result } при основном числе { $base }: { NAME($persuader) } убеждает { NAME($target, form: "accusative") }.
tell-not_persuaded = { $result } при основном числе { $base }: { NAME($persuader) } не убеждает { NAME($target, form: "accusative") }.
tell-is_disgraced = { NAME($senator) } опозорен: влияние −{ $influence }, популярность −{ $popularity }.

## Силы и битвы

tell-legions_raised = Набрано: { $amount ->
        [one] { $amount } легион
        [few] { $amount } легиона
        [many] { $amount } легионов
       *[other] { $amount } легиона
    }; в казне остаётся { $state }.
tell-fleets_built = Построено: { $amount ->
        [one] { $amount } флот
        [few] { $amount } флота
        [many] { $amount } флотов
       *[other] { $amount } флота
    }; в казне остаётся { $state }.
tell-marches = { NAME($commander) } идёт на войну ({ NAME($war) }), с ним { $ships ->
        [0] { $legions ->
            [one] { $legions } легион
            [few] { $legions } легиона
            [many] { $legions } легионов
           *[other] { $legions } легиона
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
           *[other] { $legions ->
                [one] { $legions } легион
                [few] { $legions } легиона
                [many] { $legions } легионов
               *[other] { $legions } легиона
            } и { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
        }
    }.
tell-is_recalled = { NAME($commander) } отозван в Рим.
tell-battle_is_fought = { NAME($commander) } сражается { NAME($arena) } ({ NAME($war) }): { $rome } + { $dice } на костях − { $enemy } = { $result }, { NAME($ending) }.
tell-losses_of_battle = { NAME($commander) } теряет { $fleets ->
        [0] { $legions ->
            [one] { $legions } легион
            [few] { $legions } легиона
            [many] { $legions } легионов
           *[other] { $legions } легиона
        }
       *[other] { $legions ->
            [0] { $fleets ->
                [one] { $fleets } флот
                [few] { $fleets } флота
                [many] { $fleets } флотов
               *[other] { $fleets } флота
            }
           *[other] { $legions ->
                [one] { $legions } легион
                [few] { $legions } легиона
                [many] { $legions } легионов
               *[other] { $legions } легиона
            } и { $fleets ->
                [one] { $fleets } флот
                [few] { $fleets } флота
                [many] { $fleets } флотов
               *[other] { $fleets } флота
            }
        }
    }.
tell-becomes_veteran = Один легион { NAME($commander, form: "genitive") } становится ветеранским и преданным ему.
tell-taken_alive = { NAME($officer) } попадает в плен ({ NAME($war) }).
tell-wins_glory = { NAME($commander) } получает { $gain } к популярности и столько же к влиянию.
tell-war_is_won = { NAME($war) }: победа. Трофеи: { $spoils ->
        [one] { $spoils } талант
        [few] { $spoils } таланта
        [many] { $spoils } талантов
       *[other] { $spoils } таланта
    }; в казне { $state }.
tell-province_made = Новая провинция: { NAME($province) }.
tell-becomes_a_revolt = { NAME($war) } теперь считается восстанием и трофеев не принесёт.

## Сыгранные карты

tell-statesman_takes_over = { NAME($senator) } встаёт во главе своей семьи; его фракция: { NAME($house) }.
tell-statesman_appears = { NAME($house) } выводит государственного деятеля: { NAME($senator) }.
tell-concession_given = { NAME($senator) } получает концессию: { NAME($card) }.
tell-discards_cards = { NAME($house) } сбрасывает: { $thrown }.

## Окончание

tell-final_influence_of = Общее влияние фракции { NAME($house, form: "genitive") }: { $influence }.
end-rome_falls = Рим пал ({ NAME($reason) }): проиграли все.
end-era_is_over = Эпоха завершилась; побеждает самая влиятельная фракция.
end-consul_for_life_reigns = { NAME($consul_for_life) } правит Римом как пожизненный консул.

## Вопросы

ask-setup-leaders = { NAME($by) }: кто будет лидером вашей фракции?
ask-share_of = { NAME($by) }: сколько из общих денег получит { NAME($senator) }?
ask-pay_ransom = { NAME($by) }: заплатите за { NAME($captive, form: "accusative") } выкуп, { $price ->
        [one] { $price } талант
        [few] { $price } таланта
        [many] { $price } талантов
       *[other] { $price } таланта
    }?
ask-contribution_of = { NAME($by) }: сколько пожертвует государству { NAME($senator) }?
pass-contribution_of = Ничего
ask-sell_grain_dear = { NAME($by) }: { NAME($senator) } продаёт дорого ({ NAME($concession) }: доход ×{ $times }, популярность −{ $times })?
ask-who_bids = { NAME($by) }: кто торгуется за следующую инициативу? Лучшая ставка: { $best }.
pass-who_bids = Никто
ask-how_much = { NAME($by) }: сколько талантов ставит { NAME($bidder) }?
ask-persuading = { NAME($by) }: попытаетесь кого-нибудь убедить?
pass-persuading = Никого
option-try_persuasion = { NAME($persuader) } убеждает { NAME($target, form: "accusative") }
ask-play_a_ploy = { NAME($by) }: { NAME($persuader) } обращается к { NAME($target, form: "dative") }. Сыграете карту, которая запрещает контрвзятки?
pass-play_a_ploy = Никакую
ask-opening_bribe = { NAME($by) }: сколько талантов { NAME($persuader) } сразу предложит { NAME($target, form: "dative") }?
ask-counter_bribe = { NAME($by) }: { NAME($persuader) } убеждает { NAME($target, form: "accusative") } (основное число { $base }). Сколько талантов из казны фракции заплатите против?
ask-raise_or_roll = { NAME($by) }: основное число { $base }. Сколько талантов { NAME($persuader) } ещё добавит { NAME($target, form: "dative") }? При 0 бросаются кубики.
ask-initiative-knights = { NAME($house) }: привлекаете рыцарей или давите на них?
option-initiative-knights-attract = { NAME($senator) } привлекает рыцаря
option-initiative-knights-press = Давить на рыцарей
pass-initiative-knights = Ни то ни другое
ask-pay_for_a_knight = { NAME($by) }: сколько талантов { NAME($senator) } потратит на рыцаря?
ask-knights_to_press = { NAME($by) }: на скольких рыцарей надавит { NAME($senator) }?
ask-games_in-show = { NAME($house) }: кто устраивает игры и какие?
pass-games_in-show = Без игр
ask-leader_in-choice = { NAME($house) }: назначаете нового лидера фракции?
pass-leader_in-choice = Оставить прежнего
ask-which_leader_dies = { NAME($by) }: какой вражеский лидер умирает?
ask-which_war_makes_peace = { NAME($by) }: какая война завершится миром?
ask-land_battle_too = { NAME($by) }: море за вами. Атакует ли { NAME($commander) } сразу и на суше ({ NAME($war) })?
ask-card_play = { NAME($by) }: сыграете карту?
pass-card_play = Никакую
option-play_statesman = Сыграть государственного деятеля: { NAME($card) }
option-play_concession = Дать { NAME($senator, form: "dative") } концессию: { NAME($card) }
option-peddle_influence = Сыграть карту «{ NAME($card) }»: взять карту у { NAME($victim, form: "genitive") }
ask-discard_down-hands = { NAME($by) }: карт слишком много. Что сбрасываете?

## Почему нельзя

reason-no_recruitment_this_turn = В этот ход набора нет.
reason-too_few_fleets = Слишком мало флотов для поддержки армии.
reason-earns_nothing = { NAME($senator) } сейчас не может получать доход.
reason-no_land_bill = Ни один земельный закон не действует.
reason-family_is_theirs = { NAME($card) }: его семья в другой фракции.
reason-namesake_in_play = { NAME($card) }: другой деятель его семьи уже в игре.
reason-nothing_to_take = У { NAME($victim, form: "genitive") } на руке нет карт.

## Первый вечер

tell-presides = { NAME($house) } председательствует в Сенате и распоряжается силами.
tell-is_reinforced = { NAME($commander) } получает { $ships ->
        [0] { $legions ->
            [one] { $legions } легион
            [few] { $legions } легиона
            [many] { $legions } легионов
           *[other] { $legions } легиона
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
           *[other] { $legions ->
                [one] { $legions } легион
                [few] { $legions } легиона
                [many] { $legions } легионов
               *[other] { $legions } легиона
            } и { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
        }
    }.
ask-preside-recall = { NAME($house) }: кого отзываете в Рим?
pass-preside-recall = Никого
ask-preside-legions = { NAME($house) }: сколько легионов набираете?
ask-preside-fleets = { NAME($house) }: сколько флотов строите?
ask-preside-bills = { NAME($house) }: какой земельный закон проводит { NAME($chair) }?
pass-preside-bills = Никакой
tell-land_bill_carried = { NAME($senator) } проводит { NAME($bill, form: "accusative") }. Уровень волнений теперь { $unrest }.
ask-preside-reinforce = { NAME($house) }: какому проконсулу отправите подкрепление?
pass-preside-reinforce = Никакому
ask-send_against = { NAME($by) }: на какую войну отправится { NAME($commander) }?
pass-send_against = Остаётся в Риме
ask-legions_for = { NAME($by) }: какие легионы получит { NAME($commander) }?
ask-fleets_for = { NAME($by) }: сколько флотов получит { NAME($commander) }?
ask-accept_weak_force = { NAME($by) }: { $ships ->
        [0] { $legions ->
            [one] { $legions } легион
            [few] { $legions } легиона
            [many] { $legions } легионов
           *[other] { $legions } легиона
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
           *[other] { $legions ->
                [one] { $legions } легион
                [few] { $legions } легиона
                [many] { $legions } легионов
               *[other] { $legions } легиона
            } и { $ships ->
                [one] { $ships } флот
                [few] { $ships } флота
                [many] { $ships } флотов
               *[other] { $ships } флота
            }
        }
    } — это мало ({ NAME($war) }). { NAME($commander) } всё равно идёт?

## Мятеж и Сенат

tell-civil_battle = { NAME($commander) } сражается за Сенат, против него мятежник { NAME($chief) }: { $result }, { NAME($ending) }; потери каждой стороны до { $losses ->
        [one] { $losses } легиона
        [few] { $losses } легионов
        [many] { $losses } легионов
       *[other] { $losses } легиона
    }.
tell-followers_counted = { NAME($chief) } поднимает мятеж; с ним { $legions ->
        [one] { $legions } легион
        [few] { $legions } легиона
        [many] { $legions } легионов
       *[other] { $legions } легиона
    }.
ask-pay_the_legions = { NAME($by) }: заплатит ли { NAME($chief) } { $price ->
        [one] { $price } талант
        [few] { $price } таланта
        [many] { $price } талантов
       *[other] { $price } таланта
    }, чтобы склонить сомневающиеся легионы?
tell-revolt_is_over = Мятеж { NAME($chief, form: "genitive") } подавлен.
ask-call_back_veteran = { NAME($by) }: ваши ветераны покидают мятежника ({ NAME($legion) })?

## Провинции

tell-goes_to_govern = { NAME($senator) } отправляется управлять провинцией { NAME($province) }.
tell-takes_spoils = { NAME($governor) } наживается в провинции { NAME($province) }: { $amount }.
tell-province_pays = Налоги провинции { NAME($province) } государству: { $amount }.
tell-province_develops = { NAME($governor) } развивает провинцию { NAME($province) }.
tell-comes_back = { NAME($governor) } возвращается из провинции { NAME($province) }.
ask-take_spoils = { NAME($by) }: { NAME($governor) } наживается в провинции { NAME($province) } и становится коррупционером?

## Издания и варианты

ask-games_or_leader = { NAME($house) }: устраиваете игры или назначаете нового лидера?
pass-games_or_leader = Ни то ни другое
option-initiative-games-show = Устроить игры
option-initiative-games-new_leader = Назначить нового лидера
reason-no_money_for_games = Ни один ваш сенатор не может оплатить игры.
ask-whose_knights = { NAME($house) }: на чьих рыцарей надавите?
ask-take_income = { NAME($by) }: { NAME($senator) } берёт доход от концессии ({ NAME($concession) })?
tell-falls_ill = { NAME($senator) } заболевает и теряет влияние.
option-retire = { NAME($senator) } уходит на покой
tell-retires = { NAME($senator) } уходит на покой; { NAME($house) } сохраняет до конца { $influence } его влияния.
reason-still_in_office = { NAME($senator) } ещё занимает должность.
reason-one_a_turn = За ход на покой уходит только один сенатор.

## Откуда числа

figure-fate = предзнаменования
figure-speech = положение Республики
part-speech-dice = кости
part-speech-unrest = уровень волнений
part-speech-fame = популярность HRAO
part-speech-fate = предзнаменования
figure-trouble = прирост волнений
part-trouble-wars = непреследуемые войны
part-trouble-droughts = засухи
figure-droughts = эффекты засухи
part-droughts-icons = войны с засухой
figure-unprosecuted = непреследуемые войны
part-unprosecuted-wars = действующие и без сражений
figure-hrao = HRAO
part-hrao-senior = первый по должности, влиянию, красноречию, номеру
figure-rank_of = ранг
part-rank_of-office = должность
figure-income_of = доход
part-income_of-leader = лидер фракции
part-income_of-member = член фракции
part-income_of-knights = рыцари
part-income_of-concessions = концессии
figure-annual_revenue = годовой доход государства
part-annual_revenue-tribute = годовой доход
figure-ransom_of = выкуп
part-ransom_of-influence = удвоенное влияние
part-ransom_of-floor = наименьший выкуп
figure-state_units = силы на содержании
part-state_units-legions = легионы
part-state_units-rebels = легионы мятежников
part-state_units-fleets = флоты в Риме
part-state_units-afield = флоты командующих
part-state_units-camps = флоты без командующего
figure-unit_cost = цена легиона или флота
part-unit_cost-base = обычная цена
part-unit_cost-shortage = нехватка людских ресурсов
figure-knight_throw = бросок на рыцаря
part-knight_throw-dice = кости
part-knight_throw-paid = уплаченные таланты
part-knight_throw-fate = предзнаменования
figure-knight_threshold = нужно для рыцаря
figure-initiatives_per_turn = инициативы за ход
figure-event_roll = бросок события
figure-hand_limit = предел карт на руке
figure-fatal_wars = действующих войн для поражения
figure-rule_of_one = влияние пожизненного консула
figure-persuasion_base = основное число
part-persuasion_base-oratory = красноречие
part-persuasion_base-influence = влияние
part-persuasion_base-loyalty = верность
part-persuasion_base-aligned = член фракции
part-persuasion_base-purse = его персональная казна
part-persuasion_base-bribes = взятки
part-persuasion_base-counters = контрвзятки
figure-persuasion_throw = бросок убеждения
part-persuasion_throw-dice = кости
part-persuasion_throw-omens = предзнаменования
figure-loyalty_of = верность
part-loyalty_of-rival = рядом с враждебным деятелем
part-loyalty_of-printed = как на карте
figure-hopeless_roll = бросок верной неудачи
part-hopeless_roll-rule = обычное число
part-hopeless_roll-last_turn = последний форум
figure-is_persuaded = убеждён
part-is_persuaded-natural = бросок достаточно мал
part-is_persuaded-base = не выше основного числа
figure-humiliation = унижение
part-humiliation-dice = кости
part-humiliation-fate = предзнаменования
figure-battle_throw = битва
part-battle_throw-black = чёрная кость
part-battle_throw-white = белые кости
part-battle_throw-rome = Рим
part-battle_throw-enemy = враг
part-battle_throw-fate = предзнаменования
figure-rome_strength = сила Рима
part-rome_strength-units = отряды
part-rome_strength-rating = командование
figure-units = отряды
part-units-legions = легионы
part-units-fleets = флоты
figure-army_strength = сила армии
part-army_strength-legions = легионы
part-army_strength-veterans = ветераны
figure-generalship = командование
part-generalship-commander = военный рейтинг командующего
part-generalship-second = начальник конницы
part-generalship-force = не больше силы отрядов
figure-ratings = военные рейтинги
part-ratings-commander = военный рейтинг командующего
part-ratings-second = начальник конницы
figure-force_on_land = сила на суше
part-force_on_land-legions = легионы
part-force_on_land-rating = командование
figure-force_at_sea = сила на море
part-force_at_sea-fleets = флоты
part-force_at_sea-rating = командование
figure-war_strength = сила войны
part-war_strength-land = сила на суше
part-war_strength-fleet = сила флота
part-war_strength-matching = связанные войны
part-war_strength-leaders = лидеры
part-war_strength-beaten = флот разбит
figure-enemy_strength = сила врага
part-enemy_strength-war = война
part-enemy_strength-events = события
part-enemy_strength-floor = не меньше нуля
figure-strength_by_events = сила от событий
figure-multiplier = множитель
part-multiplier-self = сама война
part-multiplier-active = действующие связанные войны
figure-toll = цена битвы
part-toll-table = по таблице
part-toll-all = все силы
part-toll-disaster = половина при бедствии
part-toll-standoff = четверть при противостоянии
figure-losses = потери
part-losses-toll = цена битвы
part-losses-force = не больше, чем есть
figure-blame = вина
part-blame-legions = один за два потерянных легиона
figure-lots_drawn = записки для розыгрыша
part-lots_drawn-legions = потерянные легионы
part-lots_drawn-fleets = потерянные флоты
figure-is_disaster = бедствие
part-is_disaster-war_card = число войны
part-is_disaster-leaders = число лидера
part-is_disaster-spent = ещё не сыграло в этот ход
figure-is_standoff = противостояние
part-is_standoff-war_card = число войны
part-is_standoff-leaders = число лидера
part-is_standoff-spent = ещё не сыграло в этот ход
figure-ending_of = исход
part-ending_of-disaster = число бедствия
part-ending_of-standoff = число противостояния
part-ending_of-table = по таблице
figure-captured = взят в плен
part-captured-several = не меньше двух записок
part-captured-last = его записка последняя
part-captured-ending = битва не выиграна
part-captured-at_sea = победа на море
figure-supported = поддержка флота
part-supported-fleets = флотов достаточно
figure-lands = битва на суше возможна
part-lands-army = есть армия
part-lands-support = поддержка флота
figure-may_refuse = вправе отказаться
part-may_refuse-at_sea = слишком слаб на море
part-may_refuse-on_land = слишком слаб на суше
part-may_refuse-nothing = никаких сил
figure-enough_support = флотов достаточно
part-enough_support-support = поддержка армии
part-enough_support-at_sea = сначала битва на море
figure-revival = бросок в Курии
part-revival-dice = кости
part-revival-fate = предзнаменования
figure-revival_needs = нужно в Курии
figure-ravaging = кости на налоговые откупы
figure-storm = буря
part-storm-dice = кости
part-storm-fate = предзнаменования
figure-disaster_throw = бедствие
part-disaster_throw-dice = кости
figure-final_influence = итоговое влияние
part-final_influence-loyal = верные и свободные сенаторы
figure-greatest_man = самый влиятельный сенатор
part-greatest_man-man = самый влиятельный сенатор
figure-influence_of_house = влияние фракции
part-influence_of_house-house = её сенаторы
figure-senators_in_rome = сенаторы в Риме
part-senators_in_rome-aligned = члены фракций
part-senators_in_rome-governors = губернаторы
part-senators_in_rome-afield = на войне
part-senators_in_rome-captives = пленники
part-senators_in_rome-rebels = мятежники
figure-earners = сенаторы с доходом
part-earners-aligned = члены фракций
part-earners-rebels = мятежники
part-earners-captives = пленники
figure-persuadable = кого можно убеждать
part-persuadable-others = сенаторы в Риме
part-persuadable-forum = на Форуме
part-persuadable-own = свои
part-persuadable-leaders = лидеры фракций
figure-targets = войны, которые можно атаковать
part-targets-wars = войны в игре
part-targets-later = сначала более ранняя
figure-sendable = кого можно отправить
part-sendable-ranks = консулы и диктатор
part-sendable-rome_last = сначала полевой консул
figure-wars_in_play = войны в игре
part-wars_in_play-active = действующие
part-wars_in_play-inactive = недействующие
part-wars_in_play-imminent = надвигающиеся
figure-matching = связанные войны
part-matching-series = той же серии
part-matching-self = она сама
figure-leaders_at = лидеры войны
part-leaders_at-series = той же серии
figure-winners = победители
part-winners-greatest = с самым влиятельным сенатором
figure-military_in = командование
part-military_in-rating = военный рейтинг командующего
part-military_in-force = не больше силы отрядов
figure-rebel_strength = сила мятежника
part-rebel_strength-legions = легионы
part-rebel_strength-chief = командование
figure-senate_strength = сила Сената
part-senate_strength-legions = легионы
part-senate_strength-general = командование
figure-civil_throw = гражданская война
part-civil_throw-dice = кости
part-civil_throw-senate = Сенат
part-civil_throw-rebel = мятежник
part-civil_throw-fate = предзнаменования
figure-rebel_upkeep = содержание мятежников
part-rebel_upkeep-legions = легионы
part-rebel_upkeep-veterans = преданные ветераны
figure-dagger_blow = покушение
part-dagger_blow-dice = кости
part-dagger_blow-daggers = убийцы
part-dagger_blow-guards = телохранители
part-dagger_blow-fate = предзнаменования
figure-appeal_dice = кости обращения к народу
figure-dictator_allowed = диктатор возможен
part-dictator_allowed-three_wars = три действующие войны
part-dictator_allowed-great_war = война силой от 20
figure-most_units = сколько отрядов по карману государству
part-most_units-money = казна
part-most_units-ban = набора нет
figure-fewest_fleets = нужно флотов
part-fewest_fleets-support = поддержка
part-fewest_fleets-at_sea = сначала битва на море
part-Senator-military-is = как на карте
part-Senator-oratory-is = как на карте
part-Senator-loyalty-is = как на карте
figure-all_fleets = все флоты
part-all_fleets-here = в Риме
part-all_fleets-afield = у командующих
part-all_fleets-camps = без командующего
figure-bench = сенаторы фракции в Риме
part-bench-own = свои
figure-senators_of = сенаторы фракции
part-senators_of-own = свои
figure-aligned = сенаторы фракций
part-aligned-of_houses = члены фракций
figure-unaligned = сенаторы без фракции
part-unaligned-of_nobody = на Форуме
figure-yearly_concessions = концессии с ежегодным доходом
part-yearly_concessions-yearly = платят каждый год
figure-breeds_veterans = легион становится ветеранским
part-breeds_veterans-result = армия устояла
figure-commanders_waiting = командующие, ещё не сражавшиеся
part-commanders_waiting-afield = на войне
part-commanders_waiting-horse = начальник конницы
part-commanders_waiting-fought = уже сражались
figure-next_commanders = следующий командующий
part-next_commanders-first = отправлен первым
figure-consul_candidates = кандидаты в консулы
part-consul_candidates-present = сенаторы в Риме
part-consul_candidates-sitting = сейчас при должности
figure-first_house = фракция, которая начинает
part-first_house-senior = фракция HRAO
part-first_house-before = как прежде
figure-fleet_losses = потери флота
part-fleet_losses-rule = как легионы
figure-fleets_needed = нужно флотов
part-fleets_needed-support = поддержка
part-fleets_needed-at_sea = сила на море
figure-imminent_wars_wait = надвигающиеся войны
figure-waits_as_imminent = становится надвигающейся
part-waits_as_imminent-match = связанная война в игре
part-waits_as_imminent-rule = правило действует
figure-last_forum = последний форум
part-last_forum-card = карта конца эпохи вышла
figure-makes_revolt = делает остальные восстаниями
part-makes_revolt-earlier = с меньшим номером
part-makes_revolt-last = последняя в серии
figure-may_be_opposed = контрвзятки разрешены
part-may_be_opposed-open = ни одна карта не мешает
figure-may_recruit = набор возможен
part-may_recruit-calm = набор разрешён
figure-mob_throw = толпа
part-mob_throw-dice = кости
part-mob_throw-fate = предзнаменования
part-mob_throw-floor = не меньше нуля
figure-recallable = кого можно отозвать
part-recallable-proconsuls = проконсулы
part-recallable-horse = начальник конницы
figure-revolt_is_beaten = мятеж подавлен
part-revolt_is_beaten-victory = победа Сената
part-revolt_is_beaten-no_army = легионов не осталось
figure-rivals_beside = враги в той же фракции
part-rivals_beside-named = названы на его карте
figure-opposes = враждуют
part-opposes-named = назван на его карте
figure-leading_houses = ведущие фракции
part-leading_houses-most = больше всего влияния
figure-too_great = слишком влиятельные
part-too_great-great = влияния достаточно
figure-shortage_levels = нехватка людских ресурсов
part-shortage_levels-people = настроение народа
figure-worthwhile = наибольшая полезная сумма
part-worthwhile-need = на худший бросок
part-worthwhile-fate = предзнаменования
figure-earlier_unattacked = более ранние войны без атаки
part-earlier_unattacked-earlier = раньше в серии
part-earlier_unattacked-attacked = атакованы
figure-money_is_whole = деньги сходятся
figure-forces_are_whole = силы сходятся
figure-people_are_whole = люди сходятся
figure-loyalty_needed = нужно для верности
part-loyalty_needed-early = ранняя эпоха
part-loyalty_needed-middle = средняя эпоха
part-loyalty_needed-late = поздняя эпоха
figure-loyalty_throw = верность легиона
part-loyalty_throw-dice = кости
part-loyalty_throw-pay = уплаченный талант
part-loyalty_throw-fate = предзнаменования
figure-doubtful = сомневающиеся легионы
part-doubtful-army = армия
part-doubtful-own = преданы ему
part-doubtful-friends = преданы мятежникам
figure-has_heir = оставляет наследника
part-has_heir-family = его семья жива
part-has_heir-leader = был лидером фракции
part-has_heir-retired = ушёл на покой
figure-saved_influence = сохранённое влияние
part-saved_influence-share = доля его влияния
part-final_influence-banked = от ушедших на покой
figure-able_men = годные для должности
part-able_men-present = сенаторы в Риме
part-consul_candidates-sick = больные
part-sendable-sick = больные
part-fleet_losses-support = поддержка не нужна
part-may_recruit-levels = не двойная нехватка
part-revolt_is_beaten-unhurt = Рим без потерь
figure-forgettable_leaders = лидеры, которых ждёт забвение
part-forgettable_leaders-curia = в Курии
part-forgettable_leaders-wanted = его война в игре
part-rivals_beside-both = на любой из карт
figure-treasury = казна фракции
figure-leader = лидер фракции
figure-influence = влияние
figure-banked = сохранённое влияние
figure-governors = губернаторы
part-governors-away = с провинцией
figure-spoils_dice_of = кости наживы
part-spoils_dice_of-raw = неразвитая
part-spoils_dice_of-developed = развитая
figure-spoils_plus_of = прибавка к наживе
part-spoils_plus_of-raw = неразвитая
part-spoils_plus_of-developed = развитая
part-spoils_plus_of-events = события
figure-tax_dice_of = кости налогов
part-tax_dice_of-raw = неразвитая
part-tax_dice_of-developed = развитая
figure-tax_plus_of = прибавка к налогам
part-tax_plus_of-raw = неразвитая
part-tax_plus_of-developed = развитая
part-tax_plus_of-events = события
figure-trial_of_governors = суд над губернаторами
figure-development = развитие
part-development-dice = кости
part-development-honest = не коррупционер
part-development-fate = предзнаменования
figure-full_term = срок губернатора
part-forces_are_whole-legions = 25 легионов
part-forces_are_whole-recruits = нет ветеранов в запасе
part-forces_are_whole-lots = 36 записок
part-forces_are_whole-cards = все карты
part-money_is_whole-talents = таланты
part-money_is_whole-fleets = 25 флотов
part-people_are_whole-faces = у каждого есть карта
part-people_are_whole-leaders = лидеры своих фракций
part-people_are_whole-all_here = все на месте
part-people_are_whole-abroad = пленники не воюют
part-people_are_whole-armies = нет армий без войны
part-people_are_whole-offices = по одному на должность
figure-cards_of_players = карты в колодах и на руках
part-cards_of_players-piles = стопки
part-cards_of_players-hands = руки
figure-cards_of_people = карты сенаторов
part-cards_of_people-faces = семьи и деятели
part-cards_of_people-concessions = концессии
figure-cards_of_rome = карты на поле
part-cards_of_rome-curia = Курия
part-cards_of_rome-wars = войны
part-cards_of_rome-leaders = лидеры
part-cards_of_rome-forum = Форум
part-cards_of_rome-shuffled = перемешиваются
part-leaders_at-sheltered = нашли убежище здесь
figure-leaders_waiting = ожидающие лидеры
part-leaders_waiting-curia = в Курии
figure-by_seniority = порядок старшинства
part-by_seniority-order = должность, влияние, красноречие, номер
figure-concessions_in = концессии на руке
part-concessions_in-held = на руке
figure-statesmen_in = государственные деятели на руке
part-statesmen_in-held = на руке
figure-ploys_of = карты для убеждения
part-ploys_of-held = на руке
figure-peddlers = торговля влиянием на руке
part-peddlers-held = на руке
figure-face = карта сенатора
part-face-statesman = государственный деятель
part-face-family = семья
figure-givers = кто может пожертвовать
part-givers-rich = имеют десять талантов
figure-show_givers = кто может устроить игры
part-show_givers-rich = могут их оплатить
figure-holder_of = обладатель должности
part-holder_of-only = единственный
figure-house_of = фракция сенатора
part-house_of-own = его собственная
figure-war_of = война командующего
part-war_of-own = его собственная
figure-province_of = провинция губернатора
part-province_of-own = его собственная
figure-second_of = заместитель
part-second_of-horse = начальник конницы
figure-led_by_a_stranger = лидер из чужой фракции
part-led_by_a_stranger-leader = лидер другой фракции
figure-major_offices = главные должности
part-major_offices-ranks = консулы, диктатор, цензор
figure-may_propose_force = можно предложить
part-may_propose_force-anew = не отклонено в этот ход
figure-named_rivals = враги на карте
part-named_rivals-named = названы на его карте
figure-others = другие фракции
part-others-all = все фракции
part-others-self = она сама
figure-partners = напарники по консульству
part-partners-present = кандидаты
part-partners-himself = он сам
part-partners-rejected = отклонённые пары
figure-shelters = убежище
figure-sums_to_give = суммы, дающие влияние
part-sums_to_give-steps = 10, 25 и 50
figure-wars_at_sea = войны, где нужны флоты
part-wars_at_sea-needs_fleets = поддержка или сила на море
figure-can_reach = достижима
part-can_reach-fleets = флотов достаточно
part-can_reach-forces = есть что отправить
figure-field_consul_in_rome = полевой консул в Риме
part-field_consul_in_rome-there = в Риме
figure-assassination = покушение
figure-combat_result = таблица боя
figure-contribution = пожертвования
figure-event_table = таблица событий
figure-games = игры
figure-land_bill = земельные законы
figure-office_figures = должности
figure-state_of_republic = таблица населения

## Стол

zone-active_forces = силы в Риме
zone-active_wars = действующие войны
zone-inactive_wars = недействующие войны
zone-imminent_wars = надвигающиеся войны
zone-beaten_wars = побеждённые войны
zone-army = армия
zone-barracks = легионы в запасе
zone-box = коробка
zone-camp = лагерь
zone-concessions = концессии
zone-cup = записки смертности
zone-curia_concessions = концессии в Курии
zone-curia_families = семьи в Курии
zone-curia_leaders = лидеры в Курии
zone-current_leaders = вражеские лидеры
zone-lost_leaders = выбывшие лидеры
zone-refuge_box = лидеры в убежище
zone-deck = колода
zone-discards = сброс
zone-drawn_lots = вытянутые записки
zone-event_box = карты событий
zone-events_in_force = события
zone-family_on = семья
zone-statesman_on = государственный деятель
zone-forum_concessions = концессии на Форуме
zone-forum_provinces = провинции на Форуме
zone-hand = рука
zone-on_the_table = карты на столе
zone-people = сенаторы
zone-province_box = будущие провинции
zone-provinces = провинции
zone-rest_of_deck = остаток колоды
zone-top_cards = следующие карты
track-active_fleets = флоты в Риме
track-active_house = фракция, чей ход
track-bank = банк
track-consul_for_life = пожизненный консул
track-dockyard = флоты в запасе
track-era_ends_seen = конец эпохи
track-land_bills = земельные законы
track-no_recruitment = набора нет
track-shortage = нехватка людских ресурсов
track-state = государственная казна
track-unrest = уровень волнений
track-rhodian_war = война союза с Родосом
track-era = эпоха
track-primary_rebel = главный мятежник
track-rhodian_fleets = флоты Родоса
field-Faction-treasury = казна фракции
field-Faction-leader = лидер фракции
field-Faction-banked = сохранённое влияние
field-Senator-faction = фракция
field-Senator-office = должность
field-Senator-influence = влияние
field-Senator-popularity = популярность
field-Senator-knights = рыцари
field-Senator-treasury = персональная казна
field-Senator-ships = флоты
field-Senator-prior_consul = бывший консул
field-Senator-corrupt = коррупция
field-Senator-major = главная должность
field-Senator-war = война
field-Senator-province = провинция
field-Senator-captor = плен
field-Senator-rebel = мятежник
field-Senator-military = военный рейтинг
field-Senator-oratory = красноречие
field-Senator-loyalty = верность
field-Senator-chit = номер
field-Senator-sick = болен
field-Senator-bedridden = прикован к постели
field-Legion-veteran = ветеранский
field-Legion-loyal_to = предан
field-War-series = серия
field-War-land = сила на суше
field-War-support = поддержка флота
field-War-fleet = сила флота
field-War-disaster = бедствие
field-War-standoff = противостояние
field-War-spoils = трофеи
field-War-armed = с вооружением
field-War-drought = засуха
field-War-revolt = восстание
field-War-sea_won = морская победа
field-War-prosecuted = преследуется
field-War-camp_ships = флоты в лагере
field-Leader-series = серия
field-Leader-strength = сила
field-Leader-disaster = бедствие
field-Leader-standoff = противостояние
field-Concession-income = доход
field-Concession-earns = платит
field-Concession-used = доход взят
field-Family-military = военный рейтинг
field-Family-oratory = красноречие
field-Family-loyalty = верность
field-Family-influence = влияние
field-Statesman-military = военный рейтинг
field-Statesman-oratory = красноречие
field-Statesman-loyalty = верность
field-Statesman-influence = влияние
field-Statesman-popularity = популярность
field-Statesman-opposes = враждует
field-Province-frontier = пограничная
field-Province-developed = развитая
field-Province-term = годы губернатора
field-Happening-level = уровень

## Имена

name-red = Красный
    .gender = masculine
    .genitive = Красного
    .dative = Красному
    .accusative = Красного
    .instrumental = Красным
    .prepositional = Красном
name-blue = Синий
    .gender = masculine
    .genitive = Синего
    .dative = Синему
    .accusative = Синего
    .instrumental = Синим
    .prepositional = Синем
name-green = Зелёный
    .gender = masculine
    .genitive = Зелёного
    .dative = Зелёному
    .accusative = Зелёного
    .instrumental = Зелёным
    .prepositional = Зелёном
name-yellow = Жёлтый
    .gender = masculine
    .genitive = Жёлтого
    .dative = Жёлтому
    .accusative = Жёлтого
    .instrumental = Жёлтым
    .prepositional = Жёлтом
name-violet = Фиолетовый
    .gender = masculine
    .genitive = Фиолетового
    .dative = Фиолетовому
    .accusative = Фиолетового
    .instrumental = Фиолетовым
    .prepositional = Фиолетовом
name-black = Чёрный
    .gender = masculine
    .genitive = Чёрного
    .dative = Чёрному
    .accusative = Чёрного
    .instrumental = Чёрным
    .prepositional = Чёрном

name-Faction = фракция
    .gender = feminine
    .genitive = фракции
    .dative = фракции
    .accusative = фракцию
    .instrumental = фракцией
    .prepositional = фракции
    .plural = фракции
    .plural_genitive = фракций
name-Senator = { NAME($face) }
    .gender = masculine
    .genitive = { NAME($face, form: "genitive") }
    .dative = { NAME($face, form: "dative") }
    .accusative = { NAME($face, form: "accusative") }
    .instrumental = { NAME($face, form: "instrumental") }
    .prepositional = { NAME($face, form: "prepositional") }
    .plural = сенаторы
    .plural_genitive = сенаторов
name-Legion = { $veteran ->
        [yes] ветеранский легион
       *[no] легион
    }
    .gender = masculine
    .genitive = { $veteran ->
        [yes] ветеранского легиона
       *[no] легиона
    }
    .dative = { $veteran ->
        [yes] ветеранскому легиону
       *[no] легиону
    }
    .accusative = { $veteran ->
        [yes] ветеранский легион
       *[no] легион
    }
    .instrumental = { $veteran ->
        [yes] ветеранским легионом
       *[no] легионом
    }
    .prepositional = { $veteran ->
        [yes] ветеранском легионе
       *[no] легионе
    }
    .plural = легионы
    .plural_genitive = легионов
name-Chit = записка смертности { $number }
    .gender = feminine
    .genitive = записки смертности { $number }
    .dative = записке смертности { $number }
    .accusative = записку смертности { $number }
    .instrumental = запиской смертности { $number }
    .prepositional = записке смертности { $number }
    .plural = записки смертности
    .plural_genitive = записок смертности
name-Blank = пустая записка смертности
    .gender = feminine
    .genitive = пустой записки смертности
    .dative = пустой записке смертности
    .accusative = пустую записку смертности
    .instrumental = пустой запиской смертности
    .prepositional = пустой записке смертности
    .plural = пустые записки смертности
    .plural_genitive = пустых записок смертности
name-Again = записка «ещё две»
    .gender = feminine
    .genitive = записки «ещё две»
    .dative = записке «ещё две»
    .accusative = записку «ещё две»
    .instrumental = запиской «ещё две»
    .prepositional = записке «ещё две»
    .plural = записки «ещё две»
    .plural_genitive = записок «ещё две»
name-Closing = карта конца эпохи
    .gender = feminine
    .genitive = карты конца эпохи
    .dative = карте конца эпохи
    .accusative = карту конца эпохи
    .instrumental = картой конца эпохи
    .prepositional = карте конца эпохи
    .plural = карты конца эпохи
    .plural_genitive = карт конца эпохи
name-Family = семья
    .gender = feminine
    .genitive = семьи
    .dative = семье
    .accusative = семью
    .instrumental = семьёй
    .prepositional = семье
    .plural = семьи
    .plural_genitive = семей
name-Statesman = государственный деятель
    .gender = masculine
    .genitive = государственного деятеля
    .dative = государственному деятелю
    .accusative = государственного деятеля
    .instrumental = государственным деятелем
    .prepositional = государственном деятеле
    .plural = государственные деятели
    .plural_genitive = государственных деятелей
name-War = война
    .gender = feminine
    .genitive = войны
    .dative = войне
    .accusative = войну
    .instrumental = войной
    .prepositional = войне
    .plural = войны
    .plural_genitive = войн
name-Leader = вражеский лидер
    .gender = masculine
    .genitive = вражеского лидера
    .dative = вражескому лидеру
    .accusative = вражеского лидера
    .instrumental = вражеским лидером
    .prepositional = вражеском лидере
    .plural = вражеские лидеры
    .plural_genitive = вражеских лидеров
name-Concession = концессия
    .gender = feminine
    .genitive = концессии
    .dative = концессии
    .accusative = концессию
    .instrumental = концессией
    .prepositional = концессии
    .plural = концессии
    .plural_genitive = концессий
name-Intrigue = карта интриги
    .gender = feminine
    .genitive = карты интриги
    .dative = карте интриги
    .accusative = карту интриги
    .instrumental = картой интриги
    .prepositional = карте интриги
    .plural = карты интриги
    .plural_genitive = карт интриги
name-Province = провинция
    .gender = feminine
    .genitive = провинции
    .dative = провинции
    .accusative = провинцию
    .instrumental = провинцией
    .prepositional = провинции
    .plural = провинции
    .plural_genitive = провинций
name-Happening = событие
    .gender = neuter
    .genitive = события
    .dative = событию
    .accusative = событие
    .instrumental = событием
    .prepositional = событии
    .plural = события
    .plural_genitive = событий
name-Battle = битва
    .gender = feminine
    .genitive = битвы
    .dative = битве
    .accusative = битву
    .instrumental = битвой
    .prepositional = битве
    .plural = битвы
    .plural_genitive = битв
name-HandCard = карта фракции
    .gender = feminine
    .genitive = карты фракции
    .dative = карте фракции
    .accusative = карту фракции
    .instrumental = картой фракции
    .prepositional = карте фракции
    .plural = карты фракции
    .plural_genitive = карт фракции
name-DrawCard = карта
    .gender = feminine
    .genitive = карты
    .dative = карте
    .accusative = карту
    .instrumental = картой
    .prepositional = карте
    .plural = карты
    .plural_genitive = карт

hidden-Statesman = закрытая карта
hidden-Concession = закрытая карта
hidden-Intrigue = закрытая карта
hidden-Family = закрытая карта
hidden-War = закрытая карта
hidden-Leader = закрытая карта
hidden-Closing = закрытая карта
hidden-Chit = закрытая записка
hidden-Blank = закрытая записка
hidden-Again = закрытая записка

## Сенаторы

name-gens_cornelia = Корнелий
    .gender = masculine
    .genitive = Корнелия
    .dative = Корнелию
    .accusative = Корнелия
    .instrumental = Корнелием
    .prepositional = Корнелии
name-gens_fabia = Фабий
    .gender = masculine
    .genitive = Фабия
    .dative = Фабию
    .accusative = Фабия
    .instrumental = Фабием
    .prepositional = Фабии
name-gens_valeria = Валерий
    .gender = masculine
    .genitive = Валерия
    .dative = Валерию
    .accusative = Валерия
    .instrumental = Валерием
    .prepositional = Валерии
name-gens_julia = Юлий
    .gender = masculine
    .genitive = Юлия
    .dative = Юлию
    .accusative = Юлия
    .instrumental = Юлием
    .prepositional = Юлии
name-gens_claudia = Клавдий
    .gender = masculine
    .genitive = Клавдия
    .dative = Клавдию
    .accusative = Клавдия
    .instrumental = Клавдием
    .prepositional = Клавдии
name-gens_manlia = Манлий
    .gender = masculine
    .genitive = Манлия
    .dative = Манлию
    .accusative = Манлия
    .instrumental = Манлием
    .prepositional = Манлии
name-gens_fulvia = Фульвий
    .gender = masculine
    .genitive = Фульвия
    .dative = Фульвию
    .accusative = Фульвия
    .instrumental = Фульвием
    .prepositional = Фульвии
name-gens_furia = Фурий
    .gender = masculine
    .genitive = Фурия
    .dative = Фурию
    .accusative = Фурия
    .instrumental = Фурием
    .prepositional = Фурии
name-gens_aurelia = Аврелий
    .gender = masculine
    .genitive = Аврелия
    .dative = Аврелию
    .accusative = Аврелия
    .instrumental = Аврелием
    .prepositional = Аврелии
name-gens_junia = Юний
    .gender = masculine
    .genitive = Юния
    .dative = Юнию
    .accusative = Юния
    .instrumental = Юнием
    .prepositional = Юнии
name-gens_papiria = Папирий
    .gender = masculine
    .genitive = Папирия
    .dative = Папирию
    .accusative = Папирия
    .instrumental = Папирием
    .prepositional = Папирии
name-gens_acilia = Ацилий
    .gender = masculine
    .genitive = Ацилия
    .dative = Ацилию
    .accusative = Ацилия
    .instrumental = Ацилием
    .prepositional = Ацилии
name-gens_flaminia = Фламиний
    .gender = masculine
    .genitive = Фламиния
    .dative = Фламинию
    .accusative = Фламиния
    .instrumental = Фламинием
    .prepositional = Фламинии
name-gens_aelia = Элий
    .gender = masculine
    .genitive = Элия
    .dative = Элию
    .accusative = Элия
    .instrumental = Элием
    .prepositional = Элии
name-gens_sulpicia = Сульпиций
    .gender = masculine
    .genitive = Сульпиция
    .dative = Сульпицию
    .accusative = Сульпиция
    .instrumental = Сульпицием
    .prepositional = Сульпиции
name-gens_calpurnia = Кальпурний
    .gender = masculine
    .genitive = Кальпурния
    .dative = Кальпурнию
    .accusative = Кальпурния
    .instrumental = Кальпурнием
    .prepositional = Кальпурнии
name-gens_plautia = Плавтий
    .gender = masculine
    .genitive = Плавтия
    .dative = Плавтию
    .accusative = Плавтия
    .instrumental = Плавтием
    .prepositional = Плавтии
name-gens_quinctia = Квинкций
    .gender = masculine
    .genitive = Квинкция
    .dative = Квинкцию
    .accusative = Квинкция
    .instrumental = Квинкцием
    .prepositional = Квинкции
name-gens_aemilia = Эмилий
    .gender = masculine
    .genitive = Эмилия
    .dative = Эмилию
    .accusative = Эмилия
    .instrumental = Эмилием
    .prepositional = Эмилии
name-gens_terentia = Теренций
    .gender = masculine
    .genitive = Теренция
    .dative = Теренцию
    .accusative = Теренция
    .instrumental = Теренцием
    .prepositional = Теренции
name-gens_maria = Марий
    .gender = masculine
    .genitive = Мария
    .dative = Марию
    .accusative = Мария
    .instrumental = Марием
    .prepositional = Марии

name-scipio_africanus = Сципион Африканский
    .gender = masculine
    .genitive = Сципиона Африканского
    .dative = Сципиону Африканскому
    .accusative = Сципиона Африканского
    .instrumental = Сципионом Африканским
    .prepositional = Сципионе Африканском
    .power = Бедствия и противостояния, указанные на картах Пунических войн, его не касаются.
name-fabius_cunctator = Фабий Кунктатор
    .gender = masculine
    .genitive = Фабия Кунктатора
    .dative = Фабию Кунктатору
    .accusative = Фабия Кунктатора
    .instrumental = Фабием Кунктатором
    .prepositional = Фабии Кунктаторе
    .power = Все потери в его битвах делятся пополам с округлением вверх.
name-flamininus = Фламинин
    .gender = masculine
    .genitive = Фламинина
    .dative = Фламинину
    .accusative = Фламинина
    .instrumental = Фламинином
    .prepositional = Фламинине
    .power = Бедствия и противостояния, указанные на картах Македонских войн, его не касаются.
name-paullus_macedonicus = Павел Македонский
    .gender = masculine
    .genitive = Павла Македонского
    .dative = Павлу Македонскому
    .accusative = Павла Македонского
    .instrumental = Павлом Македонским
    .prepositional = Павле Македонском
    .power = Бедствия и противостояния, указанные на картах Македонских войн, его не касаются.
name-cato_the_elder = Катон Старший
    .gender = masculine
    .genitive = Катона Старшего
    .dative = Катону Старшему
    .accusative = Катона Старшего
    .instrumental = Катоном Старшим
    .prepositional = Катоне Старшем
    .power = В Сенате у него один бесплатный трибун за ход и шесть лишних голосов по законам.
name-gaius_marius = Гай Марий
    .gender = masculine
    .genitive = Гая Мария
    .dative = Гаю Марию
    .accusative = Гая Мария
    .instrumental = Гаем Марием
    .prepositional = Гае Марии
    .power = В Риме прибавляет единицу к своему броску на рыцаря. Бедствия и противостояния, указанные на картах Югуртинской и Союзнической войн, его не касаются.

## Войны и лидеры

name-punic_1 = Первая Пуническая война
    .gender = feminine
    .genitive = Первой Пунической войны
    .dative = Первой Пунической войне
    .accusative = Первую Пуническую войну
    .instrumental = Первой Пунической войной
    .prepositional = Первой Пунической войне
name-punic_2 = Вторая Пуническая война
    .gender = feminine
    .genitive = Второй Пунической войны
    .dative = Второй Пунической войне
    .accusative = Вторую Пуническую войну
    .instrumental = Второй Пунической войной
    .prepositional = Второй Пунической войне
    .power = Пока она действует, после каждого форума кубик разоряет налоговый откуп с выпавшим номером.
name-punic_3 = Третья Пуническая война
    .gender = feminine
    .genitive = Третьей Пунической войны
    .dative = Третьей Пунической войне
    .accusative = Третью Пуническую войну
    .instrumental = Третьей Пунической войной
    .prepositional = Третьей Пунической войне
name-illyrian_1 = Первая Иллирийская война
    .gender = feminine
    .genitive = Первой Иллирийской войны
    .dative = Первой Иллирийской войне
    .accusative = Первую Иллирийскую войну
    .instrumental = Первой Иллирийской войной
    .prepositional = Первой Иллирийской войне
name-illyrian_2 = Вторая Иллирийская война
    .gender = feminine
    .genitive = Второй Иллирийской войны
    .dative = Второй Иллирийской войне
    .accusative = Вторую Иллирийскую войну
    .instrumental = Второй Иллирийской войной
    .prepositional = Второй Иллирийской войне
name-gallic_1 = Первая Галльская война
    .gender = feminine
    .genitive = Первой Галльской войны
    .dative = Первой Галльской войне
    .accusative = Первую Галльскую войну
    .instrumental = Первой Галльской войной
    .prepositional = Первой Галльской войне
name-macedonian_1 = Первая Македонская война
    .gender = feminine
    .genitive = Первой Македонской войны
    .dative = Первой Македонской войне
    .accusative = Первую Македонскую войну
    .instrumental = Первой Македонской войной
    .prepositional = Первой Македонской войне
name-macedonian_2 = Вторая Македонская война
    .gender = feminine
    .genitive = Второй Македонской войны
    .dative = Второй Македонской войне
    .accusative = Вторую Македонскую войну
    .instrumental = Второй Македонской войной
    .prepositional = Второй Македонской войне
name-syrian_war = Сирийская война
    .gender = feminine
    .genitive = Сирийской войны
    .dative = Сирийской войне
    .accusative = Сирийскую войну
    .instrumental = Сирийской войной
    .prepositional = Сирийской войне
name-gladiator = Восстание гладиаторов
    .gender = neuter
    .genitive = Восстания гладиаторов
    .dative = Восстанию гладиаторов
    .accusative = Восстание гладиаторов
    .instrumental = Восстанием гладиаторов
    .prepositional = Восстании гладиаторов
    .power = Пока оно действует, после каждого форума кубик разоряет налоговый откуп с выпавшим номером. Без трофеев.

name-hamilcar = Гамилькар
    .gender = masculine
    .genitive = Гамилькара
    .dative = Гамилькару
    .accusative = Гамилькара
    .instrumental = Гамилькаром
    .prepositional = Гамилькаре
name-hannibal = Ганнибал
    .gender = masculine
    .genitive = Ганнибала
    .dative = Ганнибалу
    .accusative = Ганнибала
    .instrumental = Ганнибалом
    .prepositional = Ганнибале
    .power = Пока действует Вторая Пуническая война, на налоговые откупы бросается ещё один кубик.
name-antiochus = Антиох III
    .gender = masculine
    .genitive = Антиоха III
    .dative = Антиоху III
    .accusative = Антиоха III
    .instrumental = Антиохом III
    .prepositional = Антиохе III
name-philip = Филипп V
    .gender = masculine
    .genitive = Филиппа V
    .dative = Филиппу V
    .accusative = Филиппа V
    .instrumental = Филиппом V
    .prepositional = Филиппе V
name-spartacus = Спартак
    .gender = masculine
    .genitive = Спартака
    .dative = Спартаку
    .accusative = Спартака
    .instrumental = Спартаком
    .prepositional = Спартаке
    .power = Пока действует Восстание гладиаторов, на налоговые откупы бросается ещё один кубик.

## Концессии, интриги, конец эпохи

name-tax_farmer_1 = Налоговый откуп 1
    .gender = masculine
    .genitive = Налогового откупа 1
    .dative = Налоговому откупу 1
    .accusative = Налоговый откуп 1
    .instrumental = Налоговым откупом 1
    .prepositional = Налоговом откупе 1
    .power = Два таланта в год. Разоряется, когда выпадает 1, пока война опустошает страну.
name-tax_farmer_2 = Налоговый откуп 2
    .gender = masculine
    .genitive = Налогового откупа 2
    .dative = Налоговому откупу 2
    .accusative = Налоговый откуп 2
    .instrumental = Налоговым откупом 2
    .prepositional = Налоговом откупе 2
    .power = Два таланта в год. Разоряется, когда выпадает 2, пока война опустошает страну.
name-tax_farmer_3 = Налоговый откуп 3
    .gender = masculine
    .genitive = Налогового откупа 3
    .dative = Налоговому откупу 3
    .accusative = Налоговый откуп 3
    .instrumental = Налоговым откупом 3
    .prepositional = Налоговом откупе 3
    .power = Два таланта в год. Разоряется, когда выпадает 3, пока война опустошает страну.
name-tax_farmer_4 = Налоговый откуп 4
    .gender = masculine
    .genitive = Налогового откупа 4
    .dative = Налоговому откупу 4
    .accusative = Налоговый откуп 4
    .instrumental = Налоговым откупом 4
    .prepositional = Налоговом откупе 4
    .power = Два таланта в год. Разоряется, когда выпадает 4, пока война опустошает страну.
name-tax_farmer_5 = Налоговый откуп 5
    .gender = masculine
    .genitive = Налогового откупа 5
    .dative = Налоговому откупу 5
    .accusative = Налоговый откуп 5
    .instrumental = Налоговым откупом 5
    .prepositional = Налоговом откупе 5
    .power = Два таланта в год. Разоряется, когда выпадает 5, пока война опустошает страну.
name-tax_farmer_6 = Налоговый откуп 6
    .gender = masculine
    .genitive = Налогового откупа 6
    .dative = Налоговому откупу 6
    .accusative = Налоговый откуп 6
    .instrumental = Налоговым откупом 6
    .prepositional = Налоговом откупе 6
    .power = Два таланта в год. Разоряется, когда выпадает 6, пока война опустошает страну.
name-armaments = Вооружение
    .gender = neuter
    .genitive = Вооружения
    .dative = Вооружению
    .accusative = Вооружение
    .instrumental = Вооружением
    .prepositional = Вооружении
    .power = Два таланта за каждый набранный легион. Уничтожается стихийным бедствием при 5.
name-ship_building = Кораблестроение
    .gender = neuter
    .genitive = Кораблестроения
    .dative = Кораблестроению
    .accusative = Кораблестроение
    .instrumental = Кораблестроением
    .prepositional = Кораблестроении
    .power = Три таланта за каждый построенный флот. Уничтожается стихийным бедствием при 6.
name-harbor_fees = Портовые сборы
    .gender = masculine
    .genitive = Портовых сборов
    .dative = Портовым сборам
    .accusative = Портовые сборы
    .instrumental = Портовыми сборами
    .prepositional = Портовых сборах
    .power = Три таланта в год. Уничтожается стихийным бедствием при 3 или 4.
name-mining = Рудники
    .gender = masculine
    .genitive = Рудников
    .dative = Рудникам
    .accusative = Рудники
    .instrumental = Рудниками
    .prepositional = Рудниках
    .power = Три таланта в год. Уничтожается стихийным бедствием при 1 или 2.
name-land_commissioner = Земельный комиссар
    .gender = masculine
    .genitive = Земельного комиссара
    .dative = Земельному комиссару
    .accusative = Земельного комиссара
    .instrumental = Земельным комиссаром
    .prepositional = Земельном комиссаре
    .power = Три таланта в год, только пока действует земельный закон.
name-aegyptian_grain = Египетское зерно
    .gender = neuter
    .genitive = Египетского зерна
    .dative = Египетскому зерну
    .accusative = Египетское зерно
    .instrumental = Египетским зерном
    .prepositional = Египетском зерне
    .power = Пять талантов в год. В засуху владелец может продать зерно дорого, потеряв популярность.
name-sicilian_grain = Сицилийское зерно
    .gender = neuter
    .genitive = Сицилийского зерна
    .dative = Сицилийскому зерну
    .accusative = Сицилийское зерно
    .instrumental = Сицилийским зерном
    .prepositional = Сицилийском зерне
    .power = Четыре таланта в год. В засуху владелец может продать зерно дорого, потеряв популярность.
name-tribune = Трибун
    .gender = masculine
    .genitive = Трибуна
    .dative = Трибуну
    .accusative = Трибуна
    .instrumental = Трибуном
    .prepositional = Трибуне
    .power = В Сенате: внесите своё предложение или наложите вето на голосование.
name-assassin = Убийца
    .gender = masculine
    .genitive = Убийцы
    .dative = Убийце
    .accusative = Убийцу
    .instrumental = Убийцей
    .prepositional = Убийце
    .power = Прибавляет единицу к покушению; играется до броска.
name-secret_bodyguard = Тайный телохранитель
    .gender = masculine
    .genitive = Тайного телохранителя
    .dative = Тайному телохранителю
    .accusative = Тайного телохранителя
    .instrumental = Тайным телохранителем
    .prepositional = Тайном телохранителе
    .power = Вычитает единицу из покушения после броска и может помочь схватить убийцу.
name-seduction = Соблазнение
    .gender = neuter
    .genitive = Соблазнения
    .dative = Соблазнению
    .accusative = Соблазнение
    .instrumental = Соблазнением
    .prepositional = Соблазнении
    .power = Вашему убеждению нельзя помешать контрвзятками.
name-blackmail = Шантаж
    .gender = masculine
    .genitive = Шантажа
    .dative = Шантажу
    .accusative = Шантаж
    .instrumental = Шантажом
    .prepositional = Шантаже
    .power = Вашему убеждению нельзя помешать контрвзятками; при неудаче цель теряет по два кубика влияния и популярности.
name-influence_peddling = Торговля влиянием
    .gender = feminine
    .genitive = Торговли влиянием
    .dative = Торговле влиянием
    .accusative = Торговлю влиянием
    .instrumental = Торговлей влиянием
    .prepositional = Торговле влиянием
    .power = Возьмите случайную карту с руки другой фракции.
name-era_ends = Конец эпохи
    .gender = masculine
    .genitive = Конца эпохи
    .dative = Концу эпохи
    .accusative = Конец эпохи
    .instrumental = Концом эпохи
    .prepositional = Конце эпохи
    .power = Фаза форума, в которую она выходит, последняя.

## Провинции

name-sicilia = Сицилия
    .gender = feminine
    .genitive = Сицилии
    .dative = Сицилии
    .accusative = Сицилию
    .instrumental = Сицилией
    .prepositional = Сицилии
name-sardinia_et_corsica = Сардиния и Корсика
    .gender = feminine
    .genitive = Сардинии и Корсики
    .dative = Сардинии и Корсике
    .accusative = Сардинию и Корсику
    .instrumental = Сардинией и Корсикой
    .prepositional = Сардинии и Корсике
name-hispania_citerior = Ближняя Испания
    .gender = feminine
    .genitive = Ближней Испании
    .dative = Ближней Испании
    .accusative = Ближнюю Испанию
    .instrumental = Ближней Испанией
    .prepositional = Ближней Испании
name-hispania_ulterior = Дальняя Испания
    .gender = feminine
    .genitive = Дальней Испании
    .dative = Дальней Испании
    .accusative = Дальнюю Испанию
    .instrumental = Дальней Испанией
    .prepositional = Дальней Испании
name-illyricum = Иллирик
    .gender = masculine
    .genitive = Иллирика
    .dative = Иллирику
    .accusative = Иллирик
    .instrumental = Иллириком
    .prepositional = Иллирике
name-gallia_cisalpina = Цизальпинская Галлия
    .gender = feminine
    .genitive = Цизальпинской Галлии
    .dative = Цизальпинской Галлии
    .accusative = Цизальпинскую Галлию
    .instrumental = Цизальпинской Галлией
    .prepositional = Цизальпинской Галлии
name-africa = Африка
    .gender = feminine
    .genitive = Африки
    .dative = Африке
    .accusative = Африку
    .instrumental = Африкой
    .prepositional = Африке

## События

name-mob_violence = Бесчинства толпы
    .gender = neuter
    .genitive = бесчинств толпы
    .dative = бесчинствам толпы
    .accusative = бесчинства толпы
    .instrumental = бесчинствами толпы
    .prepositional = бесчинствах толпы
    .second = Новые бесчинства толпы
    .power = Вытягивается столько записок, каков уровень волнений: гибнут непопулярные сенаторы в Риме.
name-natural_disaster = Стихийное бедствие
    .gender = neuter
    .genitive = стихийного бедствия
    .dative = стихийному бедствию
    .accusative = стихийное бедствие
    .instrumental = стихийным бедствием
    .prepositional = стихийном бедствии
    .second = Большое стихийное бедствие
    .power = Государство платит 50 талантов, а кубик уничтожает концессию.
name-ally_deserts = Измена союзника
    .gender = feminine
    .genitive = измены союзника
    .dative = измене союзника
    .accusative = измену союзника
    .instrumental = изменой союзника
    .prepositional = измене союзника
    .second = Измена римских вспомогательных войск
    .power = Если на костях битвы чётное число, враг сильнее на чёрную кость, затем на две белые.
name-evil_omens = Дурные предзнаменования
    .gender = neuter
    .genitive = дурных предзнаменований
    .dative = дурным предзнаменованиям
    .accusative = дурные предзнаменования
    .instrumental = дурными предзнаменованиями
    .prepositional = дурных предзнаменованиях
    .second = Новые дурные предзнаменования
    .power = Государство платит 20 талантов; почти каждый бросок хуже на единицу.
name-refuge = Убежище
    .gender = neuter
    .genitive = убежища
    .dative = убежищу
    .accusative = убежище
    .instrumental = убежищем
    .prepositional = убежище
    .second = Возвращение из убежища
    .power = Следующий лидер, проигравший войну, найдёт убежище и вернётся с другой.
name-epidemic = Эпидемия
    .gender = feminine
    .genitive = эпидемии
    .dative = эпидемии
    .accusative = эпидемию
    .instrumental = эпидемией
    .prepositional = эпидемии
    .second = Эпидемия на чужбине
    .power = Вытягиваются шесть записок: умирают сенаторы в Риме, во второй раз — один из отсутствующих.
name-drought = Засуха
    .gender = feminine
    .genitive = засухи
    .dative = засухе
    .accusative = засуху
    .instrumental = засухой
    .prepositional = засухе
    .second = Сильная засуха
    .power = Ещё один эффект засухи.
name-storm_at_sea = Буря на море
    .gender = feminine
    .genitive = бури на море
    .dative = буре на море
    .accusative = бурю на море
    .instrumental = бурей на море
    .prepositional = буре на море
    .second = Ещё одна буря на море
    .power = Теряется столько флотов, сколько выпало на двух кубиках.
name-manpower_shortage = Нехватка людских ресурсов
    .gender = feminine
    .genitive = нехватки людских ресурсов
    .dative = нехватке людских ресурсов
    .accusative = нехватку людских ресурсов
    .instrumental = нехваткой людских ресурсов
    .prepositional = нехватке людских ресурсов
    .second = Острая нехватка людских ресурсов
    .power = Легионы и флоты дороже на 10 талантов.
name-allied_enthusiasm = Воодушевление союзников
    .gender = neuter
    .genitive = воодушевления союзников
    .dative = воодушевлению союзников
    .accusative = воодушевление союзников
    .instrumental = воодушевлением союзников
    .prepositional = воодушевлении союзников
    .second = Небывалое воодушевление союзников
    .power = Государство получит 50 талантов в следующую Фазу дохода, во второй раз — 75.
name-new_alliance = Новый союз
    .gender = masculine
    .genitive = нового союза
    .dative = новому союзу
    .accusative = новый союз
    .instrumental = новым союзом
    .prepositional = новом союзе
    .second = Ещё один новый союз
    .power = Одна война завершается миром за половину трофеев, во второй раз — за все.
name-rhodian_alliance = Морской союз с Родосом
    .gender = masculine
    .genitive = морского союза с Родосом
    .dative = морскому союзу с Родосом
    .accusative = морской союз с Родосом
    .instrumental = морским союзом с Родосом
    .prepositional = морском союзе с Родосом
    .second = Возросшая помощь Родоса
    .power = Родос даёт восемь флотов для войны на море, во второй раз — ещё четыре.
name-enemys_ally_deserts = Измена союзника врага
    .gender = feminine
    .genitive = измены союзника врага
    .dative = измене союзника врага
    .accusative = измену союзника врага
    .instrumental = изменой союзника врага
    .prepositional = измене союзника врага
    .second = Измена вражеских наёмников
    .power = Если на костях битвы нечётное число, враг слабее на чёрную кость, затем на две белые.
name-enemy_leader_dies = Смерть вражеского лидера
    .gender = masculine
    .genitive = смерти вражеского лидера
    .dative = смерти вражеского лидера
    .accusative = смерть вражеского лидера
    .instrumental = смертью вражеского лидера
    .prepositional = смерти вражеского лидера
    .second = Враг просит мира
    .power = Умирает один вражеский лидер; во второй раз и крупнейшая его война завершается миром.
name-trial_of_verres = Суд над Верресом
    .gender = masculine
    .genitive = суда над Верресом
    .dative = суду над Верресом
    .accusative = суд над Верресом
    .instrumental = судом над Верресом
    .prepositional = суде над Верресом
    .second = Ещё один суд о мздоимстве
    .power = В следующую Фазу дохода каждая провинция даёт государству на три таланта больше, а губернатору на три меньше; во второй раз на пять.

## Слова правил

name-Era-early = Ранняя республика
    .gender = feminine
    .genitive = ранней республики
    .dative = ранней республике
    .accusative = раннюю республику
    .instrumental = ранней республикой
    .prepositional = ранней республике
name-Era-middle = Средняя республика
    .gender = feminine
    .genitive = средней республики
    .dative = средней республике
    .accusative = среднюю республику
    .instrumental = средней республикой
    .prepositional = средней республике
name-Era-late = Поздняя республика
    .gender = feminine
    .genitive = поздней республики
    .dative = поздней республике
    .accusative = позднюю республику
    .instrumental = поздней республикой
    .prepositional = поздней республике

name-Series-punic = Пунические войны
    .genitive = Пунических войн
    .dative = Пуническим войнам
    .accusative = Пунические войны
    .instrumental = Пуническими войнами
    .prepositional = Пунических войнах
name-Series-macedonian = Македонские войны
    .genitive = Македонских войн
    .dative = Македонским войнам
    .accusative = Македонские войны
    .instrumental = Македонскими войнами
    .prepositional = Македонских войнах
name-Series-illyrian = Иллирийские войны
    .genitive = Иллирийских войн
    .dative = Иллирийским войнам
    .accusative = Иллирийские войны
    .instrumental = Иллирийскими войнами
    .prepositional = Иллирийских войнах
name-Series-gallic = Галльские войны
    .genitive = Галльских войн
    .dative = Галльским войнам
    .accusative = Галльские войны
    .instrumental = Галльскими войнами
    .prepositional = Галльских войнах
name-Series-syrian = Сирийская война
    .gender = feminine
    .genitive = Сирийской войны
    .dative = Сирийской войне
    .accusative = Сирийскую войну
    .instrumental = Сирийской войной
    .prepositional = Сирийской войне
name-Series-slave = Восстания рабов
    .genitive = Восстаний рабов
    .dative = Восстаниям рабов
    .accusative = Восстания рабов
    .instrumental = Восстаниями рабов
    .prepositional = Восстаниях рабов

name-Office-dictator = диктатор
    .gender = masculine
    .genitive = диктатора
    .dative = диктатору
    .accusative = диктатора
    .instrumental = диктатором
    .prepositional = диктаторе
name-Office-rome_consul = консул Рима
    .gender = masculine
    .genitive = консула Рима
    .dative = консулу Рима
    .accusative = консула Рима
    .instrumental = консулом Рима
    .prepositional = консуле Рима
name-Office-field_consul = полевой консул
    .gender = masculine
    .genitive = полевого консула
    .dative = полевому консулу
    .accusative = полевого консула
    .instrumental = полевым консулом
    .prepositional = полевом консуле
name-Office-censor = цензор
    .gender = masculine
    .genitive = цензора
    .dative = цензору
    .accusative = цензора
    .instrumental = цензором
    .prepositional = цензоре
name-Office-master_of_horse = начальник конницы
    .gender = masculine
    .genitive = начальника конницы
    .dative = начальнику конницы
    .accusative = начальника конницы
    .instrumental = начальником конницы
    .prepositional = начальнике конницы

name-Cause-old_age = старость
    .gender = feminine
    .genitive = старости
    .dative = старости
    .accusative = старость
    .instrumental = старостью
    .prepositional = старости
name-Cause-battle_death = гибель в бою
    .gender = feminine
    .genitive = гибели в бою
    .dative = гибели в бою
    .accusative = гибель в бою
    .instrumental = гибелью в бою
    .prepositional = гибели в бою
name-Cause-murder = убийство
    .gender = neuter
    .genitive = убийства
    .dative = убийству
    .accusative = убийство
    .instrumental = убийством
    .prepositional = убийстве
name-Cause-punishment = наказание
    .gender = neuter
    .genitive = наказания
    .dative = наказанию
    .accusative = наказание
    .instrumental = наказанием
    .prepositional = наказании
name-Cause-execution = казнь
    .gender = feminine
    .genitive = казни
    .dative = казни
    .accusative = казнь
    .instrumental = казнью
    .prepositional = казни
name-Cause-riot = гнев толпы
    .gender = masculine
    .genitive = гнева толпы
    .dative = гневу толпы
    .accusative = гнев толпы
    .instrumental = гневом толпы
    .prepositional = гневе толпы
name-Cause-plague = эпидемия
    .gender = feminine
    .genitive = эпидемии
    .dative = эпидемии
    .accusative = эпидемию
    .instrumental = эпидемией
    .prepositional = эпидемии
name-Cause-retirement = отставка
    .gender = feminine
    .genitive = отставки
    .dative = отставке
    .accusative = отставку
    .instrumental = отставкой
    .prepositional = отставке

name-Earning-yearly = каждый год
name-Earning-for_each_legion = за каждый легион
name-Earning-for_each_fleet = за каждый флот

name-Arena-sea = на море
name-Arena-land = на суше

name-Ending-defeat = поражение
    .gender = neuter
    .genitive = поражения
    .dative = поражению
    .accusative = поражение
    .instrumental = поражением
    .prepositional = поражении
name-Ending-disaster = бедствие
    .gender = neuter
    .genitive = бедствия
    .dative = бедствию
    .accusative = бедствие
    .instrumental = бедствием
    .prepositional = бедствии
name-Ending-stalemate = ничья
    .gender = feminine
    .genitive = ничьей
    .dative = ничьей
    .accusative = ничью
    .instrumental = ничьей
    .prepositional = ничьей
name-Ending-standoff = противостояние
    .gender = neuter
    .genitive = противостояния
    .dative = противостоянию
    .accusative = противостояние
    .instrumental = противостоянием
    .prepositional = противостоянии
name-Ending-victory = победа
    .gender = feminine
    .genitive = победы
    .dative = победе
    .accusative = победу
    .instrumental = победой
    .prepositional = победе

name-Show-slice_and_dice = Бои на мечах
    .genitive = Боёв на мечах
    .dative = Боям на мечах
    .accusative = Бои на мечах
    .instrumental = Боями на мечах
    .prepositional = Боях на мечах
name-Show-blood_fest = Праздник крови
    .gender = masculine
    .genitive = Праздника крови
    .dative = Празднику крови
    .accusative = Праздник крови
    .instrumental = Праздником крови
    .prepositional = Празднике крови
name-Show-gladiator_gala = Гладиаторские игры
    .genitive = Гладиаторских игр
    .dative = Гладиаторским играм
    .accusative = Гладиаторские игры
    .instrumental = Гладиаторскими играми
    .prepositional = Гладиаторских играх

name-Crowd-calm = спокойствие
name-Crowd-mob = толпа
name-Crowd-revolt = народное восстание

name-Debt-wars = действующие войны
name-Debt-bills = земельные законы
name-Debt-upkeep = содержание сил
name-Debt-omens = дурные предзнаменования
name-Debt-disaster = стихийное бедствие
name-Debt-provinces = провинции

name-Attempt-caught = схвачен
name-Attempt-nothing = без последствий
name-Attempt-killed = убит

name-Bill-first_bill = земельный закон I
    .gender = masculine
    .genitive = земельного закона I
    .dative = земельному закону I
    .accusative = земельный закон I
    .instrumental = земельным законом I
    .prepositional = земельном законе I
name-Bill-second_bill = земельный закон II
    .gender = masculine
    .genitive = земельного закона II
    .dative = земельному закону II
    .accusative = земельный закон II
    .instrumental = земельным законом II
    .prepositional = земельном законе II
name-Bill-third_bill = земельный закон III
    .gender = masculine
    .genitive = земельного закона III
    .dative = земельному закону III
    .accusative = земельный закон III
    .instrumental = земельным законом III
    .prepositional = земельном законе III

name-Fall-four_wars = четыре действующие войны
name-Fall-bankrupt = банкротство
name-Fall-people_rise = народное восстание

# понтифик, купленные инициативы, приказы Сената

tell-becomes_pontifex = { NAME($senator) } становится великим понтификом пожизненно; влияние растёт на { $gain }.
tell-is_pontifex_no_more = { NAME($senator) } больше не понтифик; влияние падает на { $loss }.
tell-pontifex_earns = Понтифик { NAME($senator) } получает { $amount ->
        [one] { $amount } талант
        [few] { $amount } таланта
        [many] { $amount } талантов
       *[other] { $amount } таланта
    }.
tell-pontifex_pays_for_omens = { $own ->
        [0] Понтифику { NAME($senator, form: "dative") } нечем заплатить за дурные предзнаменования.
        [one] Понтифик { NAME($senator) } платит за дурные предзнаменования { $own } талант из своего кошелька.
        [few] Понтифик { NAME($senator) } платит за дурные предзнаменования { $own } таланта из своего кошелька.
        [many] Понтифик { NAME($senator) } платит за дурные предзнаменования { $own } талантов из своего кошелька.
       *[other] Понтифик { NAME($senator) } платит за дурные предзнаменования { $own } таланта из своего кошелька.
    }
tell-house_pays_for_omens = Его фракция должна со штрафом { $owed ->
        [one] { $owed } талант
        [few] { $owed } таланта
        [many] { $owed } талантов
       *[other] { $owed } таланта
    } и платит { $paid }{ $unpaid ->
        [0] .
       *[other] ; не уплачено { $unpaid }.
    }
ask-order_landing = { NAME($by) }: если победит на море, должен ли { NAME($commander) } атаковать и на суше ({ NAME($war) })?
tell-landing_ordered = { $ashore ->
        [yes] Сенат приказывает: победив на море, { NAME($commander) } должен атаковать и на суше.
       *[no] Сенат приказывает: победив на море, { NAME($commander) } не должен атаковать на суше.
    }
reason-serves_the_bidder = Эта инициатива куплена: она служит только тому сенатору, который за неё заплатил, а не { NAME($senator, form: "dative") }.
reason-no_knights = Сейчас никто из ваших сенаторов не может давить на рыцарей.
reason-nobody_else_may_lead = Назначить сейчас больше некого.
part-rank_of-pontifex = понтифик
part-show_givers-served = инициатива служит только тому, кто её купил
part-consul_candidates-horse = начальник конницы
