# La República de Roma: textos en español

game = La República de Roma
about = Lleva a tu facción al poder sin dejar que Roma se hunda.
heading-turn = Turno { $number }

## Las personas

tell-enters_the_forum = { NAME($senator) } aparece en el Foro, todavía sin facción.
tell-joins_house = { NAME($senator) } se une a { NAME($house) }.
tell-takes_office = { NAME($senator) } asume el cargo de { NAME($office) } y gana { $gain } de influencia.
tell-mortality_drawn = { $number ->
        [0] La mortalidad pasa de largo: fichas en blanco.
       *[other] Fichas de mortalidad sacadas: { $drawn }.
    }
tell-mob_drawn = { $number ->
        [0] La turba se adueña de Roma, pero no sale ningún número.
       *[other] La turba se adueña de Roma; fichas sacadas: { $drawn }.
    }
tell-dies = Muere { NAME($senator) } ({ NAME($cause) }).
tell-heir_takes_over = Un heredero, { NAME($heir) }, toma las riendas de { NAME($house) }.
tell-outgrows_the_republic = { NAME($senator) } alcanza { $influence } de influencia: la República se le queda pequeña.

## Las guerras

tell-war_breaks_out = Amenaza exterior: { NAME($war, form: "the") }.
tell-war_becomes_active = { NAME($war) }: ahora está activa.
tell-leader_joins = { NAME($leader) } se pone al frente { NAME($war, form: "of") }.
tell-leader_appears = Aparece { NAME($leader) }, y su guerra ya ha empezado.
tell-leader_waits = { NAME($leader) } aún no tiene guerra y espera en la Curia.
tell-leader_leaves = { NAME($leader) } se queda sin guerra y abandona el campo.
tell-finds_refuge = { NAME($leader) } encuentra refugio y volverá.
tell-peace_is_made = Se firma la paz: { NAME($war) }. El Estado ingresa { $gain ->
        [one] { $gain } talento
       *[other] { $gain } talentos
    }.

## El dinero

tell-earns = { NAME($senator) } ingresa { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    }.
tell-earns_by_contract = { NAME($senator) } ingresa { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    } por su concesión: { NAME($card) }.
tell-sells_grain_dear = { NAME($senator) } vende caro su grano en plena sequía: { NAME($concession) }.
tell-ransomed = Se rescata a { NAME($captive) } por { $price ->
        [one] { $price } talento
       *[other] { $price } talentos
    }.
tell-state_earns = El Estado ingresa { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    } y tiene { $state }.
tell-contributes = { NAME($senator) } dona { $gift ->
        [one] { $gift } talento
       *[other] { $gift } talentos
    } al Estado y gana { $influence } de influencia.
tell-state_pays = El Estado paga { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    } ({ NAME($reason) }) y le quedan { $state }.
tell-state_bankrupt = El Estado debe { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    } ({ NAME($reason) }) y solo tiene { $state }: está en bancarrota.

## La plebe

tell-people_grumble = El descontento está en { $unrest } (guerras desatendidas: { $wars }; sequías: { $droughts }).
tell-speech_held = Debate sobre el estado de la República: los dados dan { $dice }; el total, con un descontento de { $unrest }, es { $result }.
tell-people_answer = Respuesta de la plebe: { NAME($crowd) }; el descontento { $change ->
        [0] sigue en { $unrest }
       *[other] cambia en { $change } y queda en { $unrest }
    }.{ $shortage ->
        [0] {""}
       *[1] {" "}Escasean las levas.
    }{ $ban ->
        [yes] {" "}Este turno no hay reclutamiento.
       *[no] {""}
    }

## El Foro

tell-turn_begins = Empieza un nuevo año en Roma.
tell-initiative_begins = { NAME($house) } tiene la iniciativa.
tell-bids = { NAME($house) } puja { $bid ->
        [one] { $bid } talento
       *[other] { $bid } talentos
    } por la próxima iniciativa; pagaría { NAME($bidder) }.
tell-wins_initiative = { NAME($house) } se lleva la próxima iniciativa por { $price ->
        [one] { $price } talento
       *[other] { $price } talentos
    }.
tell-draws_a_card = { NAME($house) } roba una carta de facción: { NAME($card) }.
tell-card_stolen = { NAME($house) } se lleva una carta de la mano { NAME($victim, form: "of") }.
tell-deck_is_empty = Ya no quedan cartas para { NAME($house) }.
tell-era_ends_shown = Ha salido la carta de fin de era: este es el último Foro.
tell-event_happens = Evento: { $level ->
        [1] { NAME($event) }.
       *[other] { NAME($event, form: "second") } (nivel { $level }).
    }
tell-epidemic_drawn = { $number ->
        [0] La epidemia golpea, pero no sale ningún número.
       *[other] La epidemia golpea; fichas sacadas: { $drawn }.
    }
tell-rhodians_come = Rodas envía { $amount ->
        [one] { $amount } flota
       *[other] { $amount } flotas
    } contra el enemigo: { NAME($war, form: "the") }.
tell-fleets_lost = Perdidas en el mar: { $amount ->
        [one] { $amount } flota
       *[other] { $amount } flotas
    }.
tell-enemy_leader_dies = { NAME($leader) } ha muerto.
tell-concession_ruined = Perdida; va a la Curia: { NAME($card) }.
tell-concession_revives = De vuelta en el Foro: { NAME($card) }.
tell-leader_is_forgotten = { NAME($leader) } muere en la Curia sin haber encontrado guerra.
tell-knight_joins = Un caballero se une { NAME($senator, form: "to") } (en total { $result }; { $paid ->
        [0] no paga nada
        [one] paga { $paid } talento
       *[other] paga { $paid } talentos
    }).
tell-knight_declines = Ningún caballero se une { NAME($senator, form: "to") } (en total { $result }; { $paid ->
        [0] no paga nada
        [one] paga { $paid } talento
       *[other] paga { $paid } talentos
    }).
tell-knight_pressed = { NAME($senator) } presiona a un caballero y saca { $purse ->
        [one] { $purse } talento
       *[other] { $purse } talentos
    }.
tell-games_held = { NAME($senator) } celebra juegos: { NAME($show) }. El descontento baja a { $unrest }.
tell-new_leader = { NAME($house) } tiene por líder { NAME($senator, form: "to") }.

## Persuasión

tell-plays_a_ploy = { NAME($house) } juega { NAME($ploy) }.
tell-persuasion_opens = { NAME($persuader) } intenta persuadir { NAME($target, form: "to") } y ofrece { $bribe ->
        [one] { $bribe } talento
       *[other] { $bribe } talentos
    }; base { $base }.
tell-counter_bribed = { NAME($house) } paga { $counter ->
        [one] { $counter } talento
       *[other] { $counter } talentos
    } en contra; base { $base }.
tell-bribe_raised = { NAME($persuader) } ofrece { NAME($target, form: "to") } { $more ->
        [one] { $more } talento
       *[other] { $more } talentos
    } más; base { $base }.
tell-persuaded = { $result } contra una base de { $base }: { NAME($persuader) } persuade { NAME($target, form: "to") }.
tell-not_persuaded = { $result } contra una base de { $base }: { NAME($persuader) } no logra persuadir { NAME($target, form: "to") }.
tell-is_disgraced = { NAME($senator) } cae en desgracia: −{ $influence } de influencia y −{ $popularity } de popularidad.

## Fuerzas y batallas

tell-legions_raised = { $amount ->
        [one] Se recluta { $amount } legión
       *[other] Se reclutan { $amount } legiones
    }; al Estado le quedan { $state }.
tell-fleets_built = { $amount ->
        [one] Se construye { $amount } flota
       *[other] Se construyen { $amount } flotas
    }; al Estado le quedan { $state }.
tell-marches = { NAME($commander) } parte a la guerra con { $ships ->
        [0] { $legions ->
            [one] { $legions } legión
           *[other] { $legions } legiones
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
           *[other] { $legions ->
                [one] { $legions } legión
               *[other] { $legions } legiones
            } y { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
        }
    }: { NAME($war, form: "the") }.
tell-is_recalled = Se llama a Roma { NAME($commander, form: "to") }.
tell-battle_is_fought = { NAME($commander) } combate { NAME($arena) } en { NAME($war, form: "the") }: { $rome } + { $dice } en los dados − { $enemy } = { $result }, { NAME($ending) }.
tell-losses_of_battle = { NAME($commander) } pierde { $fleets ->
        [0] { $legions ->
            [one] { $legions } legión
           *[other] { $legions } legiones
        }
       *[other] { $legions ->
            [0] { $fleets ->
                [one] { $fleets } flota
               *[other] { $fleets } flotas
            }
           *[other] { $legions ->
                [one] { $legions } legión
               *[other] { $legions } legiones
            } y { $fleets ->
                [one] { $fleets } flota
               *[other] { $fleets } flotas
            }
        }
    }.
tell-becomes_veteran = Una legión { NAME($commander, form: "of") } pasa a ser veterana y leal a él.
tell-taken_alive = Capturan vivo { NAME($officer, form: "to") } en { NAME($war, form: "the") }.
tell-wins_glory = { NAME($commander) } gana { $gain } de popularidad y otro tanto de influencia.
tell-war_is_won = Victoria final: { NAME($war, form: "the") }. Botín: { $spoils ->
        [one] { $spoils } talento
       *[other] { $spoils } talentos
    }; el Estado tiene { $state }.
tell-province_made = Nueva provincia: { NAME($province) }.
tell-becomes_a_revolt = { NAME($war) } pasa a considerarse revuelta: no dará botín.

## Cartas jugadas

tell-statesman_takes_over = { NAME($senator) } toma el lugar de su familia en { NAME($house) }.
tell-statesman_appears = { NAME($house) } presenta a un estadista: { NAME($senator) }.
tell-concession_given = { NAME($senator) } recibe una concesión: { NAME($card) }.
tell-discards_cards = { NAME($house) } descarta { $thrown }.

## El final

tell-final_influence_of = { NAME($house) } suma { $influence } de influencia.
end-rome_falls = Roma cae ({ NAME($reason) }): pierden todos.
end-era_is_over = La era termina; gana la facción con más influencia.
end-consul_for_life_reigns = { NAME($consul_for_life) } gobierna Roma como cónsul vitalicio.

## Preguntas

ask-setup-leaders = { NAME($by) }: ¿quién será el líder de tu facción?
ask-share_of = { NAME($by) }: ¿cuánto recibe { NAME($senator) } del fondo común?
ask-pay_ransom = { NAME($by) }: ¿pagas { $price ->
        [one] { $price } talento
       *[other] { $price } talentos
    } por el rescate { NAME($captive, form: "of") }?
ask-contribution_of = { NAME($by) }: ¿cuánto dona { NAME($senator) } al Estado?
pass-contribution_of = Nada
ask-sell_grain_dear = { NAME($by) }: ¿{ NAME($senator) } vende caro ({ NAME($concession) }: { $times } veces la renta y { $times } menos de popularidad)?
ask-who_bids = { NAME($by) }: ¿quién puja por la próxima iniciativa? La mejor puja es { $best }.
pass-who_bids = Nadie
ask-how_much = { NAME($by) }: ¿cuántos talentos puja { NAME($bidder) }?
ask-persuading = { NAME($by) }: ¿intentas persuadir a alguien?
pass-persuading = A nadie
option-try_persuasion = { NAME($persuader) } persuade { NAME($target, form: "to") }
ask-play_a_ploy = { NAME($by) }: { NAME($persuader) } se dirige { NAME($target, form: "to") }. ¿Juegas una carta que impida los contrasobornos?
pass-play_a_ploy = Ninguna
ask-opening_bribe = { NAME($by) }: ¿cuántos talentos ofrece de entrada { NAME($persuader) } { NAME($target, form: "to") }?
ask-counter_bribe = { NAME($by) }: { NAME($persuader) } persuade { NAME($target, form: "to") } (base { $base }). ¿Cuántos talentos de tu tesoro de facción pagas en contra?
ask-raise_or_roll = { NAME($by) }: la base es { $base }. ¿Cuántos talentos más ofrece { NAME($persuader) } { NAME($target, form: "to") }? Con 0 se tira.
ask-initiative-knights = { NAME($house) }: ¿atraes o presionas caballeros?
option-initiative-knights-attract = { NAME($senator) } atrae a un caballero
option-initiative-knights-press = Presionar caballeros
pass-initiative-knights = Ni una cosa ni otra
ask-pay_for_a_knight = { NAME($by) }: ¿cuántos talentos gasta { NAME($senator) } en el caballero?
ask-knights_to_press = { NAME($by) }: ¿a cuántos caballeros presiona { NAME($senator) }?
ask-games_in-show = { NAME($house) }: ¿quién celebra juegos, y cuáles?
pass-games_in-show = Sin juegos
ask-leader_in-choice = { NAME($house) }: ¿nombras un nuevo líder de facción?
pass-leader_in-choice = Seguir con el mismo
ask-which_leader_dies = { NAME($by) }: ¿qué líder enemigo muere?
ask-which_war_makes_peace = { NAME($by) }: ¿qué guerra acaba en paz?
ask-land_battle_too = { NAME($by) }: el mar es tuyo. ¿{ NAME($commander) } ataca también en tierra ({ NAME($war, form: "the") })?
ask-card_play = { NAME($by) }: ¿juegas alguna carta?
pass-card_play = Ninguna
option-play_statesman = Jugar el estadista { NAME($card) }
option-play_concession = Dar { NAME($senator, form: "to") } la concesión { NAME($card) }
option-peddle_influence = Jugar { NAME($card) }: una carta { NAME($victim, form: "of") }
ask-discard_down-hands = { NAME($by) }: tienes demasiadas cartas. ¿Qué descartas?

## Por qué no

reason-no_recruitment_this_turn = Este turno no hay reclutamiento.
reason-too_few_fleets = No hay flotas suficientes para apoyar al ejército.
reason-earns_nothing = { NAME($senator) } no puede cobrar rentas ahora.
reason-no_land_bill = No hay ninguna subvención agraria en vigor.
reason-family_is_theirs = { NAME($card) }: su familia está en otra facción.
reason-namesake_in_play = { NAME($card) }: ya hay en juego otro estadista de su familia.
reason-nothing_to_take = { NAME($victim) } no tiene cartas en la mano.

## La primera velada

tell-presides = { NAME($house) } preside el Senado y decide sobre las fuerzas.
tell-is_reinforced = { NAME($commander) } recibe { $ships ->
        [0] { $legions ->
            [one] { $legions } legión
           *[other] { $legions } legiones
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
           *[other] { $legions ->
                [one] { $legions } legión
               *[other] { $legions } legiones
            } y { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
        }
    }.
ask-preside-recall = { NAME($house) }: ¿a quién haces volver a Roma?
pass-preside-recall = A nadie
ask-preside-legions = { NAME($house) }: ¿cuántas legiones reclutas?
ask-preside-fleets = { NAME($house) }: ¿cuántas flotas construyes?
ask-preside-bills = { NAME($house) }: ¿qué subvención agraria saca adelante { NAME($chair) }?
pass-preside-bills = Ninguna
tell-land_bill_carried = { NAME($senator) } saca adelante la { NAME($bill) }. El descontento baja a { $unrest }.
ask-preside-reinforce = { NAME($house) }: ¿qué procónsul recibe refuerzos?
pass-preside-reinforce = Ninguno
ask-send_against = { NAME($by) }: ¿a qué guerra va { NAME($commander) }?
pass-send_against = Se queda en Roma
ask-legions_for = { NAME($by) }: ¿qué legiones van con { NAME($commander) }?
ask-fleets_for = { NAME($by) }: ¿cuántas flotas van con { NAME($commander) }?
ask-accept_weak_force = { NAME($by) }: con { $ships ->
        [0] { $legions ->
            [one] { $legions } legión
           *[other] { $legions } legiones
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
           *[other] { $legions ->
                [one] { $legions } legión
               *[other] { $legions } legiones
            } y { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotas
            }
        }
    } hay poca fuerza para { NAME($war, form: "the") }. ¿{ NAME($commander) } va de todos modos?

## Rebelión y Senado

tell-civil_battle = { NAME($commander) } combate por el Senado contra el rebelde { NAME($chief) }: { $result }, { NAME($ending) }; cada bando puede perder hasta { $losses ->
        [one] { $losses } legión
       *[other] { $losses } legiones
    }.
tell-followers_counted = { $legions ->
        [one] { $legions } legión
       *[other] { $legions } legiones
    } siguen { NAME($chief, form: "to") } en su rebelión.
ask-pay_the_legions = { NAME($by) }: ¿paga { NAME($chief) } { $price ->
        [one] { $price } talento
       *[other] { $price } talentos
    } para ganarse a las legiones dudosas?
tell-revolt_is_over = La rebelión { NAME($chief, form: "of") } ha terminado.
ask-call_back_veteran = { NAME($by) }: ¿abandona tu veterana al rebelde ({ NAME($legion) })?

## Las provincias

tell-goes_to_govern = { NAME($senator) } parte a gobernar { NAME($province) }.
tell-takes_spoils = { NAME($governor) } se lucra en { NAME($province) }: { $amount }.
tell-province_pays = Impuestos { NAME($province, form: "of") } para el Estado: { $amount }.
tell-province_develops = { NAME($governor) } desarrolla { NAME($province) }.
tell-comes_back = { NAME($governor) } regresa { NAME($province, form: "of") }.
ask-take_spoils = { NAME($by) }: ¿se lucra { NAME($governor) } en { NAME($province) } y queda como corrupto?

## Ediciones y variantes

ask-games_or_leader = { NAME($house) }: ¿celebras juegos o nombras un nuevo líder?
pass-games_or_leader = Ni una cosa ni otra
option-initiative-games-show = Celebrar juegos
option-initiative-games-new_leader = Nombrar un nuevo líder
reason-no_money_for_games = Ninguno de tus senadores puede pagar unos juegos.
ask-whose_knights = { NAME($house) }: ¿a los caballeros de quién presionas?
ask-take_income = { NAME($by) }: ¿cobra { NAME($senator) } la renta de su concesión ({ NAME($concession) })?
tell-falls_ill = { NAME($senator) } cae enfermo y pierde influencia.
option-retire = { NAME($senator) } se retira
tell-retires = { NAME($senator) } se retira; { NAME($house) } conserva { $influence } de su influencia para el final.
reason-still_in_office = { NAME($senator) } todavía ocupa un cargo.
reason-one_a_turn = Solo se retira un senador por turno.

## De dónde salen los números

figure-fate = augurios
figure-speech = estado de la República
part-speech-dice = dados
part-speech-unrest = descontento
part-speech-fame = popularidad del HRAO
part-speech-fate = augurios
figure-trouble = nuevo descontento
part-trouble-wars = guerras desatendidas
part-trouble-droughts = sequías
figure-droughts = efectos de sequía
part-droughts-icons = guerras con sequía
figure-unprosecuted = guerras desatendidas
part-unprosecuted-wars = activas y sin combatir
figure-hrao = HRAO
part-hrao-senior = primero por cargo, influencia, oratoria y número
figure-rank_of = rango
part-rank_of-office = cargo
figure-income_of = ingresos
part-income_of-leader = líder de facción
part-income_of-member = miembro de facción
part-income_of-knights = caballeros
part-income_of-concessions = concesiones
figure-annual_revenue = renta anual del Estado
part-annual_revenue-tribute = renta anual
figure-ransom_of = rescate
part-ransom_of-influence = el doble de su influencia
part-ransom_of-floor = rescate mínimo
figure-state_units = fuerzas que mantener
part-state_units-legions = legiones
part-state_units-rebels = legiones rebeldes
part-state_units-fleets = flotas en Roma
part-state_units-afield = flotas con sus generales
part-state_units-camps = flotas sin general
figure-unit_cost = coste de una legión o flota
part-unit_cost-base = coste normal
part-unit_cost-shortage = escasez de levas
figure-knight_throw = tirada de caballero
part-knight_throw-dice = dados
part-knight_throw-paid = talentos pagados
part-knight_throw-fate = augurios
figure-knight_threshold = necesario para un caballero
figure-initiatives_per_turn = iniciativas por turno
figure-event_roll = tirada de evento
figure-hand_limit = límite de cartas
figure-fatal_wars = guerras activas que lo acaban todo
figure-rule_of_one = influencia de cónsul vitalicio
figure-persuasion_base = base de la persuasión
part-persuasion_base-oratory = oratoria
part-persuasion_base-influence = influencia
part-persuasion_base-loyalty = lealtad
part-persuasion_base-aligned = alineado
part-persuasion_base-purse = su tesoro personal
part-persuasion_base-bribes = sobornos
part-persuasion_base-counters = contrasobornos
figure-persuasion_throw = tirada de persuasión
part-persuasion_throw-dice = dados
part-persuasion_throw-omens = augurios
figure-loyalty_of = lealtad
part-loyalty_of-rival = junto a un estadista enemistado
part-loyalty_of-printed = la de su carta
figure-hopeless_roll = tirada que siempre falla
part-hopeless_roll-rule = número normal
part-hopeless_roll-last_turn = último Foro
figure-is_persuaded = persuadido
part-is_persuaded-natural = tirada natural bastante baja
part-is_persuaded-base = no supera la base
figure-humiliation = humillación
part-humiliation-dice = dados
part-humiliation-fate = augurios
figure-battle_throw = batalla
part-battle_throw-black = dado negro
part-battle_throw-white = dados blancos
part-battle_throw-rome = Roma
part-battle_throw-enemy = enemigo
part-battle_throw-fate = augurios
figure-rome_strength = fuerza de Roma
part-rome_strength-units = unidades
part-rome_strength-rating = mando
figure-units = unidades
part-units-legions = legiones
part-units-fleets = flotas
figure-army_strength = fuerza del ejército
part-army_strength-legions = legiones
part-army_strength-veterans = veteranas
figure-generalship = mando
part-generalship-commander = valor militar del general
part-generalship-second = maestro de caballería
part-generalship-force = no más que las unidades
figure-ratings = valores militares
part-ratings-commander = valor militar del general
part-ratings-second = maestro de caballería
figure-force_on_land = fuerza en tierra
part-force_on_land-legions = legiones
part-force_on_land-rating = mando
figure-force_at_sea = fuerza en el mar
part-force_at_sea-fleets = flotas
part-force_at_sea-rating = mando
figure-war_strength = fuerza de la guerra
part-war_strength-land = fuerza terrestre
part-war_strength-fleet = fuerza naval
part-war_strength-matching = guerras concordantes
part-war_strength-leaders = líderes
part-war_strength-beaten = flota vencida
figure-enemy_strength = fuerza enemiga
part-enemy_strength-war = guerra
part-enemy_strength-events = eventos
part-enemy_strength-floor = nunca bajo cero
figure-strength_by_events = fuerza por eventos
figure-multiplier = multiplicador
part-multiplier-self = la propia guerra
part-multiplier-active = guerras concordantes activas
figure-toll = precio de la batalla
part-toll-table = según la tabla
part-toll-all = toda la fuerza
part-toll-disaster = la mitad, por desastre
part-toll-standoff = un cuarto, por rechazo
figure-losses = pérdidas
part-losses-toll = precio
part-losses-force = no más que las presentes
figure-blame = descrédito
part-blame-legions = uno por cada dos legiones perdidas
figure-lots_drawn = fichas que sacar
part-lots_drawn-legions = legiones perdidas
part-lots_drawn-fleets = flotas perdidas
figure-is_disaster = desastre
part-is_disaster-war_card = número de la guerra
part-is_disaster-leaders = número de un líder
part-is_disaster-spent = sin usar este turno
figure-is_standoff = rechazo
part-is_standoff-war_card = número de la guerra
part-is_standoff-leaders = número de un líder
part-is_standoff-spent = sin usar este turno
figure-ending_of = resultado
part-ending_of-disaster = número de desastre
part-ending_of-standoff = número de rechazo
part-ending_of-table = según la tabla
figure-captured = capturado vivo
part-captured-several = al menos dos fichas
part-captured-last = la suya fue la última
part-captured-ending = la batalla no se ganó
part-captured-at_sea = ganada en el mar
figure-supported = apoyo naval
part-supported-fleets = flotas suficientes
figure-lands = puede combatir en tierra
part-lands-army = un ejército
part-lands-support = apoyo naval
figure-may_refuse = puede negarse a ir
part-may_refuse-at_sea = demasiado débil en el mar
part-may_refuse-on_land = demasiado débil en tierra
part-may_refuse-nothing = sin fuerzas
figure-enough_support = flotas suficientes
part-enough_support-support = apoyo del ejército
part-enough_support-at_sea = antes, batalla naval
figure-revival = tirada en la Curia
part-revival-dice = dados
part-revival-fate = augurios
figure-revival_needs = necesario en la Curia
figure-ravaging = dados de publicanos
figure-storm = tormenta
part-storm-dice = dados
part-storm-fate = augurios
figure-disaster_throw = desastre
part-disaster_throw-dice = dados
figure-final_influence = influencia final
part-final_influence-loyal = senadores leales y libres
figure-greatest_man = senador más influyente
part-greatest_man-man = senador más influyente
figure-influence_of_house = influencia de la facción
part-influence_of_house-house = sus senadores
figure-senators_in_rome = senadores en Roma
part-senators_in_rome-aligned = alineados
part-senators_in_rome-governors = gobernadores
part-senators_in_rome-afield = en la guerra
part-senators_in_rome-captives = cautivos
part-senators_in_rome-rebels = rebeldes
figure-earners = senadores con ingresos
part-earners-aligned = alineados
part-earners-rebels = rebeldes
part-earners-captives = cautivos
figure-persuadable = a quién se puede persuadir
part-persuadable-others = senadores en Roma
part-persuadable-forum = en el Foro
part-persuadable-own = los propios
part-persuadable-leaders = líderes de facción
figure-targets = guerras atacables
part-targets-wars = guerras en juego
part-targets-later = antes va otra anterior
figure-sendable = a quién se puede enviar
part-sendable-ranks = cónsules y dictador
part-sendable-rome_last = antes, el cónsul de Campo
figure-wars_in_play = guerras en juego
part-wars_in_play-active = activas
part-wars_in_play-inactive = latentes
part-wars_in_play-imminent = inminentes
figure-matching = guerras concordantes
part-matching-series = de la misma serie
part-matching-self = ella misma
figure-leaders_at = líderes de la guerra
part-leaders_at-series = de la misma serie
figure-winners = ganadores
part-winners-greatest = con el senador más influyente
figure-military_in = mando
part-military_in-rating = valor militar del general
part-military_in-force = no más que las unidades
figure-rebel_strength = fuerza del rebelde
part-rebel_strength-legions = legiones
part-rebel_strength-chief = mando
figure-senate_strength = fuerza del Senado
part-senate_strength-legions = legiones
part-senate_strength-general = mando
figure-civil_throw = guerra civil
part-civil_throw-dice = dados
part-civil_throw-senate = Senado
part-civil_throw-rebel = rebelde
part-civil_throw-fate = augurios
figure-rebel_upkeep = mantenimiento del rebelde
part-rebel_upkeep-legions = legiones
part-rebel_upkeep-veterans = veteranas leales
figure-dagger_blow = asesinato
part-dagger_blow-dice = dados
part-dagger_blow-daggers = asesinos
part-dagger_blow-guards = guardaespaldas
part-dagger_blow-fate = augurios
figure-appeal_dice = dados del apoyo de la plebe
figure-dictator_allowed = puede haber dictador
part-dictator_allowed-three_wars = tres guerras activas
part-dictator_allowed-great_war = una guerra de 20 o más
figure-most_units = unidades que el Estado puede pagar
part-most_units-money = tesoro
part-most_units-ban = sin reclutamiento
figure-fewest_fleets = flotas necesarias
part-fewest_fleets-support = apoyo naval
part-fewest_fleets-at_sea = antes, batalla naval
part-Senator-military-is = la de la carta
part-Senator-oratory-is = la de la carta
part-Senator-loyalty-is = la de la carta
figure-all_fleets = todas las flotas
part-all_fleets-here = en Roma
part-all_fleets-afield = con sus generales
part-all_fleets-camps = sin general
figure-bench = senadores de la facción en Roma
part-bench-own = los propios
figure-senators_of = senadores de la facción
part-senators_of-own = los propios
figure-aligned = senadores alineados
part-aligned-of_houses = alineados
figure-unaligned = senadores no alineados
part-unaligned-of_nobody = en el Foro
figure-yearly_concessions = concesiones que pagan cada año
part-yearly_concessions-yearly = pagan cada año
figure-breeds_veterans = una legión pasa a veterana
part-breeds_veterans-result = el ejército resistió
figure-commanders_waiting = generales por combatir
part-commanders_waiting-afield = en la guerra
part-commanders_waiting-horse = maestro de caballería
part-commanders_waiting-fought = ya han combatido
figure-next_commanders = siguiente general
part-next_commanders-first = enviado primero
figure-consul_candidates = candidatos a cónsul
part-consul_candidates-present = senadores en Roma
part-consul_candidates-sitting = con el cargo ahora
figure-first_house = facción que empieza
part-first_house-senior = la del HRAO
part-first_house-before = como antes
figure-fleet_losses = flotas perdidas
part-fleet_losses-rule = como las legiones
figure-fleets_needed = flotas necesarias
part-fleets_needed-support = apoyo naval
part-fleets_needed-at_sea = fuerza naval
figure-imminent_wars_wait = guerras inminentes
figure-waits_as_imminent = pasa a inminente
part-waits_as_imminent-match = hay una guerra concordante en juego
part-waits_as_imminent-rule = regla en uso
figure-last_forum = último Foro
part-last_forum-card = ha salido la carta de fin de era
figure-makes_revolt = convierte las demás en revueltas
part-makes_revolt-earlier = de número anterior
part-makes_revolt-last = última de la serie
figure-may_be_opposed = se admiten contrasobornos
part-may_be_opposed-open = ninguna carta lo impide
figure-may_recruit = se puede reclutar
part-may_recruit-calm = hay reclutamiento
figure-mob_throw = la turba
part-mob_throw-dice = dados
part-mob_throw-fate = augurios
part-mob_throw-floor = nunca bajo cero
figure-recallable = a quién se puede llamar
part-recallable-proconsuls = procónsules
part-recallable-horse = maestro de caballería
figure-revolt_is_beaten = rebelión vencida
part-revolt_is_beaten-victory = victoria del Senado
part-revolt_is_beaten-no_army = sin legiones
figure-rivals_beside = enemistados en la misma facción
part-rivals_beside-named = nombrados en su carta
figure-opposes = enemistados
part-opposes-named = nombrado en su carta
figure-leading_houses = facciones en cabeza
part-leading_houses-most = más influencia
figure-too_great = demasiado influyentes
part-too_great-great = influencia suficiente
figure-shortage_levels = escasez de levas
part-shortage_levels-people = ánimo de la plebe
figure-worthwhile = máximo útil
part-worthwhile-need = para el peor dado
part-worthwhile-fate = augurios
figure-earlier_unattacked = guerras anteriores sin atacar
part-earlier_unattacked-earlier = anteriores en la serie
part-earlier_unattacked-attacked = atacadas
figure-money_is_whole = el dinero cuadra
figure-forces_are_whole = las fuerzas cuadran
figure-people_are_whole = las personas cuadran
figure-loyalty_needed = necesario para la lealtad
part-loyalty_needed-early = era temprana
part-loyalty_needed-middle = era media
part-loyalty_needed-late = era tardía
figure-loyalty_throw = lealtad de una legión
part-loyalty_throw-dice = dados
part-loyalty_throw-pay = talento pagado
part-loyalty_throw-fate = augurios
figure-doubtful = legiones dudosas
part-doubtful-army = ejército
part-doubtful-own = leales a él
part-doubtful-friends = leales a rebeldes
figure-has_heir = deja heredero
part-has_heir-family = su familia sigue
part-has_heir-leader = era líder de facción
part-has_heir-retired = se ha retirado
figure-saved_influence = influencia conservada
part-saved_influence-share = parte de su influencia
part-final_influence-banked = conservada de retirados
figure-able_men = aptos para el cargo
part-able_men-present = senadores en Roma
part-consul_candidates-sick = enfermos
part-sendable-sick = enfermos
part-fleet_losses-support = sin apoyo naval exigido
part-may_recruit-levels = sin dos escaseces
part-revolt_is_beaten-unhurt = Roma no perdió nada
figure-forgettable_leaders = líderes que pueden morir
part-forgettable_leaders-curia = en la Curia
part-forgettable_leaders-wanted = su guerra está en juego
part-rivals_beside-both = en cualquiera de las cartas
figure-treasury = tesoro de facción
figure-leader = líder de facción
figure-influence = influencia
figure-banked = influencia conservada
figure-governors = gobernadores
part-governors-away = con provincia
figure-spoils_dice_of = dados de lucro
part-spoils_dice_of-raw = sin desarrollar
part-spoils_dice_of-developed = desarrollada
figure-spoils_plus_of = añadido al lucro
part-spoils_plus_of-raw = sin desarrollar
part-spoils_plus_of-developed = desarrollada
part-spoils_plus_of-events = eventos
figure-tax_dice_of = dados de impuestos
part-tax_dice_of-raw = sin desarrollar
part-tax_dice_of-developed = desarrollada
figure-tax_plus_of = añadido a los impuestos
part-tax_plus_of-raw = sin desarrollar
part-tax_plus_of-developed = desarrollada
part-tax_plus_of-events = eventos
figure-trial_of_governors = juicio a gobernadores
figure-development = desarrollo
part-development-dice = dados
part-development-honest = no corrupto
part-development-fate = augurios
figure-full_term = años de un gobernador
part-forces_are_whole-legions = 25 legiones
part-forces_are_whole-recruits = sin veteranas en reserva
part-forces_are_whole-lots = 36 fichas
part-forces_are_whole-cards = todas las cartas
part-money_is_whole-talents = talentos
part-money_is_whole-fleets = 25 flotas
part-people_are_whole-faces = todos tienen carta
part-people_are_whole-leaders = líderes de su propia facción
part-people_are_whole-all_here = no falta nadie
part-people_are_whole-abroad = ningún cautivo en guerra
part-people_are_whole-armies = ningún ejército sin guerra
part-people_are_whole-offices = un solo titular por cargo
figure-cards_of_players = cartas en mazos y manos
part-cards_of_players-piles = mazos
part-cards_of_players-hands = manos
figure-cards_of_people = cartas de los senadores
part-cards_of_people-faces = familias y estadistas
part-cards_of_people-concessions = concesiones
figure-cards_of_rome = cartas en el tablero
part-cards_of_rome-curia = Curia
part-cards_of_rome-wars = guerras
part-cards_of_rome-leaders = líderes
part-cards_of_rome-forum = Foro
part-cards_of_rome-shuffled = barajándose
part-leaders_at-sheltered = refugiados aquí
figure-leaders_waiting = líderes en espera
part-leaders_waiting-curia = en la Curia
figure-by_seniority = orden de prelación
part-by_seniority-order = cargo, influencia, oratoria, número
figure-concessions_in = concesiones en la mano
part-concessions_in-held = en la mano
figure-statesmen_in = estadistas en la mano
part-statesmen_in-held = en la mano
figure-ploys_of = cartas para persuadir
part-ploys_of-held = en la mano
figure-peddlers = tráfico de influencias en la mano
part-peddlers-held = en la mano
figure-face = carta del senador
part-face-statesman = estadista
part-face-family = familia
figure-givers = quién puede donar
part-givers-rich = tienen diez talentos
figure-show_givers = quién puede celebrar juegos
part-show_givers-rich = pueden pagarlos
figure-holder_of = titular del cargo
part-holder_of-only = el único
figure-house_of = facción del senador
part-house_of-own = la suya
figure-war_of = guerra del general
part-war_of-own = la suya
figure-province_of = provincia del gobernador
part-province_of-own = la suya
figure-second_of = segundo al mando
part-second_of-horse = maestro de caballería
figure-led_by_a_stranger = liderada por un extraño
part-led_by_a_stranger-leader = líder de otra facción
figure-major_offices = cargos mayores
part-major_offices-ranks = cónsules, dictador, censor
figure-may_propose_force = se puede proponer
part-may_propose_force-anew = no rechazada este turno
figure-named_rivals = enemistados de la carta
part-named_rivals-named = nombrados en su carta
figure-others = otras facciones
part-others-all = todas las facciones
part-others-self = ella misma
figure-partners = compañeros de consulado
part-partners-present = candidatos
part-partners-himself = él mismo
part-partners-rejected = parejas rechazadas
figure-shelters = refugio
figure-sums_to_give = sumas que dan influencia
part-sums_to_give-steps = 10, 25 y 50
figure-wars_at_sea = guerras que exigen flotas
part-wars_at_sea-needs_fleets = apoyo o fuerza naval
figure-can_reach = está al alcance
part-can_reach-fleets = flotas suficientes
part-can_reach-forces = fuerzas que enviar
figure-field_consul_in_rome = cónsul de Campo en Roma
part-field_consul_in_rome-there = en Roma
figure-assassination = asesinato
figure-combat_result = tabla de combate
figure-contribution = donaciones
figure-event_table = tabla de eventos
figure-games = juegos
figure-land_bill = subvenciones agrarias
figure-office_figures = cargos
figure-state_of_republic = tabla de población

## La mesa

zone-active_forces = tropas activas en Roma
zone-active_wars = guerras activas
zone-inactive_wars = guerras latentes
zone-imminent_wars = guerras inminentes
zone-beaten_wars = guerras vencidas
zone-army = ejército
zone-barracks = legiones en reserva
zone-box = caja
zone-camp = campamento
zone-concessions = concesiones
zone-cup = fichas de mortalidad
zone-curia_concessions = concesiones en la Curia
zone-curia_families = familias en la Curia
zone-curia_leaders = líderes en la Curia
zone-current_leaders = líderes enemigos
zone-lost_leaders = líderes eliminados
zone-refuge_box = líderes refugiados
zone-deck = mazo
zone-discards = descartes
zone-drawn_lots = fichas sacadas
zone-event_box = cartas de evento
zone-events_in_force = eventos
zone-family_on = familia
zone-statesman_on = estadista
zone-forum_concessions = concesiones en el Foro
zone-forum_provinces = provincias en el Foro
zone-hand = mano
zone-on_the_table = cartas en la mesa
zone-people = senadores
zone-province_box = provincias por crear
zone-provinces = provincias
zone-rest_of_deck = resto del mazo
zone-top_cards = próximas cartas
track-active_fleets = flotas activas en Roma
track-active_house = facción de turno
track-bank = banca
track-consul_for_life = cónsul vitalicio
track-dockyard = flotas en reserva
track-era_ends_seen = fin de la era
track-land_bills = subvenciones agrarias
track-no_recruitment = sin reclutamiento
track-shortage = escasez de levas
track-state = tesoro del Estado
track-unrest = descontento
track-rhodian_war = guerra de la alianza con Rodas
track-era = era
track-primary_rebel = rebelde principal
track-rhodian_fleets = flotas de Rodas
field-Faction-treasury = tesoro de facción
field-Faction-leader = líder de facción
field-Faction-banked = influencia conservada
field-Senator-faction = facción
field-Senator-office = cargo
field-Senator-influence = influencia
field-Senator-popularity = popularidad
field-Senator-knights = caballeros
field-Senator-treasury = tesoro personal
field-Senator-ships = flotas
field-Senator-prior_consul = ex cónsul
field-Senator-corrupt = corrupto
field-Senator-major = cargo mayor
field-Senator-war = guerra
field-Senator-province = provincia
field-Senator-captor = cautivo
field-Senator-rebel = rebelde
field-Senator-military = valor militar
field-Senator-oratory = oratoria
field-Senator-loyalty = lealtad
field-Senator-chit = número
field-Senator-sick = enfermo
field-Senator-bedridden = convaleciente
field-Legion-veteran = veterana
field-Legion-loyal_to = leal a
field-War-series = serie
field-War-land = fuerza terrestre
field-War-support = apoyo naval
field-War-fleet = fuerza naval
field-War-disaster = desastre
field-War-standoff = rechazo
field-War-spoils = botín
field-War-armed = con armamento
field-War-drought = sequía
field-War-revolt = revuelta
field-War-sea_won = victoria naval
field-War-prosecuted = atendida
field-War-camp_ships = flotas en el campamento
field-Leader-series = serie
field-Leader-strength = fuerza
field-Leader-disaster = desastre
field-Leader-standoff = rechazo
field-Concession-income = renta
field-Concession-earns = paga
field-Concession-used = renta cobrada
field-Family-military = valor militar
field-Family-oratory = oratoria
field-Family-loyalty = lealtad
field-Family-influence = influencia
field-Statesman-military = valor militar
field-Statesman-oratory = oratoria
field-Statesman-loyalty = lealtad
field-Statesman-influence = influencia
field-Statesman-popularity = popularidad
field-Statesman-opposes = enemistado con
field-Province-frontier = fronteriza
field-Province-developed = desarrollada
field-Province-term = años del gobernador
field-Happening-level = nivel

## Nombres

name-red = Rojo
    .gender = masculine
    .of = de Rojo
    .to = a Rojo
name-blue = Azul
    .gender = masculine
    .of = de Azul
    .to = a Azul
name-green = Verde
    .gender = masculine
    .of = de Verde
    .to = a Verde
name-yellow = Amarillo
    .gender = masculine
    .of = de Amarillo
    .to = a Amarillo
name-violet = Violeta
    .gender = masculine
    .of = de Violeta
    .to = a Violeta
name-black = Negro
    .gender = masculine
    .of = de Negro
    .to = a Negro

name-Faction = facción
    .gender = feminine
    .the = la facción
    .of = de la facción
    .to = a la facción
    .a = una facción
    .plural = facciones
name-Senator = { NAME($face) }
    .gender = masculine
    .of = { NAME($face, form: "of") }
    .to = { NAME($face, form: "to") }
    .plural = senadores
name-Legion = { $veteran ->
        [yes] legión veterana
       *[no] legión
    }
    .gender = feminine
    .the = { $veteran ->
        [yes] la legión veterana
       *[no] la legión
    }
    .a = { $veteran ->
        [yes] una legión veterana
       *[no] una legión
    }
    .plural = legiones
name-Chit = ficha de mortalidad { $number }
    .gender = feminine
    .the = la ficha de mortalidad { $number }
    .of = de la ficha de mortalidad { $number }
    .to = a la ficha de mortalidad { $number }
    .a = una ficha de mortalidad { $number }
    .plural = fichas de mortalidad
name-Blank = ficha de mortalidad en blanco
    .gender = feminine
    .the = la ficha de mortalidad en blanco
    .of = de la ficha de mortalidad en blanco
    .to = a la ficha de mortalidad en blanco
    .a = una ficha de mortalidad en blanco
    .plural = fichas de mortalidad en blanco
name-Again = ficha de «saca dos más»
    .gender = feminine
    .the = la ficha de «saca dos más»
    .of = de la ficha de «saca dos más»
    .to = a la ficha de «saca dos más»
    .a = una ficha de «saca dos más»
    .plural = fichas de «saca dos más»
name-Closing = carta de fin de era
    .gender = feminine
    .the = la carta de fin de era
    .of = de la carta de fin de era
    .to = a la carta de fin de era
    .a = una carta de fin de era
    .plural = cartas de fin de era
name-Family = familia
    .gender = feminine
    .the = la familia
    .of = de la familia
    .to = a la familia
    .a = una familia
    .plural = familias
name-Statesman = estadista
    .gender = masculine
    .the = el estadista
    .of = del estadista
    .to = al estadista
    .a = un estadista
    .plural = estadistas
name-War = guerra
    .gender = feminine
    .the = la guerra
    .of = de la guerra
    .to = a la guerra
    .a = una guerra
    .plural = guerras
name-Leader = líder enemigo
    .gender = masculine
    .the = el líder enemigo
    .of = del líder enemigo
    .to = al líder enemigo
    .a = un líder enemigo
    .plural = líderes enemigos
name-Concession = concesión
    .gender = feminine
    .the = la concesión
    .of = de la concesión
    .to = a la concesión
    .a = una concesión
    .plural = concesiones
name-Intrigue = carta de intriga
    .gender = feminine
    .the = la carta de intriga
    .of = de la carta de intriga
    .to = a la carta de intriga
    .a = una carta de intriga
    .plural = cartas de intriga
name-Province = provincia
    .gender = feminine
    .the = la provincia
    .of = de la provincia
    .to = a la provincia
    .a = una provincia
    .plural = provincias
name-Happening = evento
    .gender = masculine
    .the = el evento
    .of = del evento
    .to = al evento
    .a = un evento
    .plural = eventos
name-Battle = batalla
    .gender = feminine
    .the = la batalla
    .of = de la batalla
    .to = a la batalla
    .a = una batalla
    .plural = batallas
name-HandCard = carta de facción
    .gender = feminine
    .the = la carta de facción
    .of = de la carta de facción
    .to = a la carta de facción
    .a = una carta de facción
    .plural = cartas de facción
name-DrawCard = carta
    .gender = feminine
    .the = la carta
    .of = de la carta
    .to = a la carta
    .a = una carta
    .plural = cartas

hidden-Statesman = carta oculta
hidden-Concession = carta oculta
hidden-Intrigue = carta oculta
hidden-Family = carta oculta
hidden-War = carta oculta
hidden-Leader = carta oculta
hidden-Closing = carta oculta
hidden-Chit = ficha oculta
hidden-Blank = ficha oculta
hidden-Again = ficha oculta

## Senadores

name-gens_cornelia = Cornelio
    .gender = masculine
    .of = de Cornelio
    .to = a Cornelio
name-gens_fabia = Fabio
    .gender = masculine
    .of = de Fabio
    .to = a Fabio
name-gens_valeria = Valerio
    .gender = masculine
    .of = de Valerio
    .to = a Valerio
name-gens_julia = Julio
    .gender = masculine
    .of = de Julio
    .to = a Julio
name-gens_claudia = Claudio
    .gender = masculine
    .of = de Claudio
    .to = a Claudio
name-gens_manlia = Manlio
    .gender = masculine
    .of = de Manlio
    .to = a Manlio
name-gens_fulvia = Fulvio
    .gender = masculine
    .of = de Fulvio
    .to = a Fulvio
name-gens_furia = Furio
    .gender = masculine
    .of = de Furio
    .to = a Furio
name-gens_aurelia = Aurelio
    .gender = masculine
    .of = de Aurelio
    .to = a Aurelio
name-gens_junia = Junio
    .gender = masculine
    .of = de Junio
    .to = a Junio
name-gens_papiria = Papirio
    .gender = masculine
    .of = de Papirio
    .to = a Papirio
name-gens_acilia = Acilio
    .gender = masculine
    .of = de Acilio
    .to = a Acilio
name-gens_flaminia = Flaminio
    .gender = masculine
    .of = de Flaminio
    .to = a Flaminio
name-gens_aelia = Elio
    .gender = masculine
    .of = de Elio
    .to = a Elio
name-gens_sulpicia = Sulpicio
    .gender = masculine
    .of = de Sulpicio
    .to = a Sulpicio
name-gens_calpurnia = Calpurnio
    .gender = masculine
    .of = de Calpurnio
    .to = a Calpurnio
name-gens_plautia = Plaucio
    .gender = masculine
    .of = de Plaucio
    .to = a Plaucio
name-gens_quinctia = Quincio
    .gender = masculine
    .of = de Quincio
    .to = a Quincio
name-gens_aemilia = Emilio
    .gender = masculine
    .of = de Emilio
    .to = a Emilio
name-gens_terentia = Terencio
    .gender = masculine
    .of = de Terencio
    .to = a Terencio
name-gens_maria = Mario
    .gender = masculine
    .of = de Mario
    .to = a Mario

name-scipio_africanus = Escipión el Africano
    .gender = masculine
    .of = de Escipión el Africano
    .to = a Escipión el Africano
    .power = No le afectan los desastres ni los rechazos impresos en las Guerras Púnicas.
name-fabius_cunctator = Fabio Cunctátor
    .gender = masculine
    .of = de Fabio Cunctátor
    .to = a Fabio Cunctátor
    .power = Todas las pérdidas de sus batallas se reducen a la mitad, redondeando hacia arriba.
name-flamininus = Flaminino
    .gender = masculine
    .of = de Flaminino
    .to = a Flaminino
    .power = No le afectan los desastres ni los rechazos impresos en las Guerras Macedónicas.
name-paullus_macedonicus = Paulo Macedónico
    .gender = masculine
    .of = de Paulo Macedónico
    .to = a Paulo Macedónico
    .power = No le afectan los desastres ni los rechazos impresos en las Guerras Macedónicas.
name-cato_the_elder = Catón el Viejo
    .gender = masculine
    .of = de Catón el Viejo
    .to = a Catón el Viejo
    .power = En el Senado tiene un tribuno gratis por turno y seis votos más en las leyes.
name-gaius_marius = Cayo Mario
    .gender = masculine
    .of = de Cayo Mario
    .to = a Cayo Mario
    .power = En Roma suma uno a su propia tirada de caballero. No le afectan los desastres ni los rechazos impresos en la Guerra de Yugurta y la Guerra Social.

## Guerras y líderes

name-punic_1 = Primera Guerra Púnica
    .gender = feminine
    .the = la Primera Guerra Púnica
    .of = de la Primera Guerra Púnica
    .to = a la Primera Guerra Púnica
name-punic_2 = Segunda Guerra Púnica
    .gender = feminine
    .the = la Segunda Guerra Púnica
    .of = de la Segunda Guerra Púnica
    .to = a la Segunda Guerra Púnica
    .power = Mientras está activa, tras cada Foro un dado arruina al publicano de su número.
name-punic_3 = Tercera Guerra Púnica
    .gender = feminine
    .the = la Tercera Guerra Púnica
    .of = de la Tercera Guerra Púnica
    .to = a la Tercera Guerra Púnica
name-illyrian_1 = Primera Guerra Ilírica
    .gender = feminine
    .the = la Primera Guerra Ilírica
    .of = de la Primera Guerra Ilírica
    .to = a la Primera Guerra Ilírica
name-illyrian_2 = Segunda Guerra Ilírica
    .gender = feminine
    .the = la Segunda Guerra Ilírica
    .of = de la Segunda Guerra Ilírica
    .to = a la Segunda Guerra Ilírica
name-gallic_1 = Primera Guerra Gala
    .gender = feminine
    .the = la Primera Guerra Gala
    .of = de la Primera Guerra Gala
    .to = a la Primera Guerra Gala
name-macedonian_1 = Primera Guerra Macedónica
    .gender = feminine
    .the = la Primera Guerra Macedónica
    .of = de la Primera Guerra Macedónica
    .to = a la Primera Guerra Macedónica
name-macedonian_2 = Segunda Guerra Macedónica
    .gender = feminine
    .the = la Segunda Guerra Macedónica
    .of = de la Segunda Guerra Macedónica
    .to = a la Segunda Guerra Macedónica
name-syrian_war = Guerra Siria
    .gender = feminine
    .the = la Guerra Siria
    .of = de la Guerra Siria
    .to = a la Guerra Siria
name-gladiator = Revuelta de los Gladiadores
    .gender = feminine
    .the = la Revuelta de los Gladiadores
    .of = de la Revuelta de los Gladiadores
    .to = a la Revuelta de los Gladiadores
    .power = Mientras está activa, tras cada Foro un dado arruina al publicano de su número. Sin botín.

name-hamilcar = Amílcar
    .gender = masculine
    .of = de Amílcar
    .to = a Amílcar
name-hannibal = Aníbal
    .gender = masculine
    .of = de Aníbal
    .to = a Aníbal
    .power = Con la Segunda Guerra Púnica activa se tira un dado más contra los publicanos.
name-antiochus = Antíoco III
    .gender = masculine
    .of = de Antíoco III
    .to = a Antíoco III
name-philip = Filipo V
    .gender = masculine
    .of = de Filipo V
    .to = a Filipo V
name-spartacus = Espartaco
    .gender = masculine
    .of = de Espartaco
    .to = a Espartaco
    .power = Con la Revuelta de los Gladiadores activa se tira un dado más contra los publicanos.

## Concesiones, intrigas, fin de la era

name-tax_farmer_1 = Publicano 1
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 1 mientras una guerra asola el país.
name-tax_farmer_2 = Publicano 2
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 2 mientras una guerra asola el país.
name-tax_farmer_3 = Publicano 3
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 3 mientras una guerra asola el país.
name-tax_farmer_4 = Publicano 4
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 4 mientras una guerra asola el país.
name-tax_farmer_5 = Publicano 5
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 5 mientras una guerra asola el país.
name-tax_farmer_6 = Publicano 6
    .gender = masculine
    .power = Dos talentos al año. Lo arruina un 6 mientras una guerra asola el país.
name-armaments = Armamento
    .gender = masculine
    .power = Dos talentos por cada legión reclutada. La destruye un desastre natural con un 5.
name-ship_building = Construcción naval
    .gender = feminine
    .power = Tres talentos por cada flota construida. La destruye un desastre natural con un 6.
name-harbor_fees = Tasas portuarias
    .gender = feminine
    .power = Tres talentos al año. La destruye un desastre natural con un 3 o un 4.
name-mining = Minas
    .gender = feminine
    .power = Tres talentos al año. La destruye un desastre natural con un 1 o un 2.
name-land_commissioner = Comisario agrario
    .gender = masculine
    .power = Tres talentos al año, solo mientras haya una subvención agraria en vigor.
name-aegyptian_grain = Grano egipcio
    .gender = masculine
    .power = Cinco talentos al año. Con sequía, su dueño puede vender caro y perder popularidad.
name-sicilian_grain = Grano siciliano
    .gender = masculine
    .power = Cuatro talentos al año. Con sequía, su dueño puede vender caro y perder popularidad.
name-tribune = Tribuno
    .gender = masculine
    .power = En el Senado: haz una propuesta propia o veta una votación.
name-assassin = Asesino
    .gender = masculine
    .power = Suma uno a un asesinato; se juega antes del dado.
name-secret_bodyguard = Guardaespaldas secreto
    .gender = masculine
    .power = Resta uno a un asesinato después del dado y puede capturar al asesino.
name-seduction = Seducción
    .gender = feminine
    .power = Nadie puede oponer contrasobornos a tu persuasión.
name-blackmail = Chantaje
    .gender = masculine
    .power = Nadie puede oponer contrasobornos a tu persuasión; si fracasa, el objetivo pierde dos dados de influencia y dos de popularidad.
name-influence_peddling = Tráfico de influencias
    .gender = masculine
    .power = Llévate al azar una carta de la mano de otra facción.
name-era_ends = Fin de la era
    .gender = masculine
    .power = El Foro en que sale es el último.

## Provincias

name-sicilia = Sicilia
    .gender = feminine
    .of = de Sicilia
    .to = a Sicilia
name-sardinia_et_corsica = Cerdeña y Córcega
    .gender = feminine
    .of = de Cerdeña y Córcega
    .to = a Cerdeña y Córcega
name-hispania_citerior = Hispania Citerior
    .gender = feminine
    .of = de Hispania Citerior
    .to = a Hispania Citerior
name-hispania_ulterior = Hispania Ulterior
    .gender = feminine
    .of = de Hispania Ulterior
    .to = a Hispania Ulterior
name-illyricum = Iliria
    .gender = feminine
    .of = de Iliria
    .to = a Iliria
name-gallia_cisalpina = Galia Cisalpina
    .gender = feminine
    .of = de Galia Cisalpina
    .to = a Galia Cisalpina
name-africa = África
    .gender = feminine
    .of = de África
    .to = a África

## Eventos

name-mob_violence = Violencia callejera
    .gender = feminine
    .second = Más violencia callejera
    .power = Se sacan tantas fichas como descontento haya: mueren senadores impopulares que estén en Roma.
name-natural_disaster = Desastre natural
    .gender = masculine
    .second = Gran desastre natural
    .power = El Estado paga 50 talentos y un dado destruye una concesión.
name-ally_deserts = Deserción de un aliado
    .gender = feminine
    .second = Deserción de auxiliares romanos
    .power = Si los dados de una batalla suman par, el enemigo gana el dado negro; después, los dos blancos.
name-evil_omens = Malos augurios
    .gender = masculine
    .second = Peores augurios
    .power = El Estado paga 20 talentos; casi todas las tiradas empeoran en uno.
name-refuge = Refugio
    .gender = masculine
    .second = Regreso del refugio
    .power = El próximo líder que pierda su guerra halla refugio y vuelve con otra.
name-epidemic = Epidemia
    .gender = feminine
    .second = Epidemia en el extranjero
    .power = Se sacan seis fichas: mueren senadores en Roma; la segunda vez, uno que esté fuera.
name-drought = Sequía
    .gender = feminine
    .second = Sequía severa
    .power = Un efecto de sequía más.
name-storm_at_sea = Tormenta en el mar
    .gender = feminine
    .second = Otra tormenta en el mar
    .power = Se pierden dos dados de flotas.
name-manpower_shortage = Escasez de levas
    .gender = feminine
    .second = Mayor escasez de levas
    .power = Las legiones y flotas cuestan 10 talentos más.
name-allied_enthusiasm = Entusiasmo aliado
    .gender = masculine
    .second = Gran entusiasmo aliado
    .power = El Estado recibe 50 talentos en los próximos ingresos; la segunda vez, 75.
name-new_alliance = Nueva alianza
    .gender = feminine
    .second = Otra nueva alianza
    .power = Una guerra firma la paz por la mitad del botín; la segunda vez, por todo.
name-rhodian_alliance = Alianza marítima con Rodas
    .gender = feminine
    .second = Mayor apoyo de Rodas
    .power = Rodas presta ocho flotas contra una guerra naval; la segunda vez, cuatro más.
name-enemys_ally_deserts = Deserción de un aliado enemigo
    .gender = feminine
    .second = Deserción de mercenarios enemigos
    .power = Si los dados de una batalla suman impar, el enemigo pierde el dado negro; después, los dos blancos.
name-enemy_leader_dies = Muere un líder enemigo
    .gender = feminine
    .second = El enemigo pide la paz
    .power = Muere un líder enemigo; la segunda vez, además, su mayor guerra firma la paz.
name-trial_of_verres = Juicio de Verres
    .gender = masculine
    .second = Otro juicio por corrupción
    .power = En los próximos ingresos cada provincia da al Estado tres talentos más y a su gobernador tres menos; la segunda vez, cinco.

## Palabras de las reglas

name-Era-early = República temprana
    .gender = feminine
name-Era-middle = República media
    .gender = feminine
name-Era-late = República tardía
    .gender = feminine

name-Series-punic = Guerras Púnicas
    .gender = feminine
    .the = las Guerras Púnicas
    .of = de las Guerras Púnicas
    .to = a las Guerras Púnicas
name-Series-macedonian = Guerras Macedónicas
    .gender = feminine
    .the = las Guerras Macedónicas
    .of = de las Guerras Macedónicas
    .to = a las Guerras Macedónicas
name-Series-illyrian = Guerras Ilíricas
    .gender = feminine
    .the = las Guerras Ilíricas
    .of = de las Guerras Ilíricas
    .to = a las Guerras Ilíricas
name-Series-gallic = Guerras Galas
    .gender = feminine
    .the = las Guerras Galas
    .of = de las Guerras Galas
    .to = a las Guerras Galas
name-Series-syrian = Guerra Siria
    .gender = feminine
    .the = la Guerra Siria
    .of = de la Guerra Siria
    .to = a la Guerra Siria
name-Series-slave = Revueltas de esclavos
    .gender = feminine
    .the = las Revueltas de esclavos
    .of = de las Revueltas de esclavos
    .to = a las Revueltas de esclavos

name-Office-dictator = dictador
    .gender = masculine
    .the = el dictador
    .of = del dictador
    .to = al dictador
name-Office-rome_consul = cónsul de Roma
    .gender = masculine
    .the = el cónsul de Roma
    .of = del cónsul de Roma
    .to = al cónsul de Roma
name-Office-field_consul = cónsul de Campo
    .gender = masculine
    .the = el cónsul de Campo
    .of = del cónsul de Campo
    .to = al cónsul de Campo
name-Office-censor = censor
    .gender = masculine
    .the = el censor
    .of = del censor
    .to = al censor
name-Office-master_of_horse = maestro de caballería
    .gender = masculine
    .the = el maestro de caballería
    .of = del maestro de caballería
    .to = al maestro de caballería

name-Cause-old_age = vejez
    .gender = feminine
name-Cause-battle_death = muerte en combate
    .gender = feminine
name-Cause-murder = asesinato
    .gender = masculine
name-Cause-punishment = castigo
    .gender = masculine
name-Cause-execution = ejecución
    .gender = feminine
name-Cause-riot = furia de la plebe
    .gender = feminine
name-Cause-plague = epidemia
    .gender = feminine
name-Cause-retirement = retirada
    .gender = feminine

name-Earning-yearly = cada año
name-Earning-for_each_legion = por cada legión
name-Earning-for_each_fleet = por cada flota

name-Arena-sea = en el mar
name-Arena-land = en tierra

name-Ending-defeat = derrota
    .gender = feminine
name-Ending-disaster = desastre
    .gender = masculine
name-Ending-stalemate = tablas
    .gender = feminine
name-Ending-standoff = rechazo
    .gender = masculine
name-Ending-victory = victoria
    .gender = feminine

name-Show-slice_and_dice = Espectáculo de espadas y dagas
    .gender = masculine
name-Show-blood_fest = Festival de sangre
    .gender = masculine
name-Show-gladiator_gala = Gala de gladiadores
    .gender = feminine

name-Crowd-calm = calma
name-Crowd-mob = tumulto
name-Crowd-revolt = levantamiento

name-Debt-wars = guerras activas
name-Debt-bills = subvenciones agrarias
name-Debt-upkeep = mantenimiento de las fuerzas
name-Debt-omens = malos augurios
name-Debt-disaster = desastre natural
name-Debt-provinces = provincias

name-Attempt-caught = capturado
name-Attempt-nothing = sin efecto
name-Attempt-killed = muerto

name-Bill-first_bill = subvención agraria I
    .gender = feminine
name-Bill-second_bill = subvención agraria II
    .gender = feminine
name-Bill-third_bill = subvención agraria III
    .gender = feminine

name-Fall-four_wars = cuatro guerras activas
name-Fall-bankrupt = bancarrota
name-Fall-people_rise = levantamiento de la plebe

# el pontífice, las iniciativas compradas, las órdenes del Senado

tell-becomes_pontifex = { NAME($senator) } es nombrado pontífice máximo de por vida y gana { $gain } de influencia.
tell-is_pontifex_no_more = { NAME($senator) } deja de ser pontífice y pierde { $loss } de influencia.
tell-pontifex_earns = El pontífice, { NAME($senator) }, recibe { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    }.
tell-pontifex_pays_for_omens = { $own ->
        [0] El pontífice, { NAME($senator) }, no tiene con qué pagar los malos augurios.
        [one] El pontífice, { NAME($senator) }, paga de su bolsillo { $own } talento por los malos augurios.
       *[other] El pontífice, { NAME($senator) }, paga de su bolsillo { $own } talentos por los malos augurios.
    }
tell-house_pays_for_omens = Su facción debe { $owed ->
        [one] { $owed } talento
       *[other] { $owed } talentos
    } con la multa y paga { $paid }{ $unpaid ->
        [0] .
       *[other] ; quedan { $unpaid } sin pagar.
    }
ask-order_landing = { NAME($by) }: si se gana el mar, ¿debe { NAME($commander) } atacar también en tierra ({ NAME($war, form: "the") })?
tell-landing_ordered = { $ashore ->
        [yes] El Senado ordena que, ganado el mar, { NAME($commander) } ataque también en tierra.
       *[no] El Senado ordena que, ganado el mar, { NAME($commander) } no ataque en tierra.
    }
reason-serves_the_bidder = Esta iniciativa se ha comprado: solo favorece al senador que la pagó, no { NAME($senator, form: "to") }.
reason-no_knights = Ninguno de tus senadores puede presionar caballeros ahora.
reason-nobody_else_may_lead = Ahora no se puede nombrar a nadie más.
part-rank_of-pontifex = pontífice
part-show_givers-served = la iniciativa solo favorece a quien la compró
part-consul_candidates-horse = el maestro de caballería
