# La República de Roma: textos en català

game = La República de Roma
about = Porta la teva facció al poder sense deixar que Roma s’enfonsi.
heading-turn = Torn { $number }

## Les persones

tell-enters_the_forum = { NAME($senator) } apareix al Fòrum, encara sense facció.
tell-joins_house = { NAME($senator) } s’uneix a { NAME($house) }.
tell-takes_office = { NAME($senator) } assumeix el càrrec de { NAME($office) } i guanya { $gain } d’influència.
tell-mortality_drawn = { $number ->
        [0] La mortalitat passa de llarg: fitxes en blanc.
       *[other] Fitxes de mortalitat tretes: { $drawn }.
    }
tell-mob_drawn = { $number ->
        [0] La turba s’apodera de Roma, però no surt cap número.
       *[other] La turba s’apodera de Roma; fitxes tretes: { $drawn }.
    }
tell-dies = Mor { NAME($senator) } ({ NAME($cause) }).
tell-heir_takes_over = Un hereu, { NAME($heir) }, pren les regnes { NAME($house, form: "of") }.
tell-outgrows_the_republic = { NAME($senator) } arriba a { $influence } d’influència: la República se li fa petita.

## Les guerres

tell-war_breaks_out = Amenaça exterior: { NAME($war, form: "the") }.
tell-war_becomes_active = { NAME($war) }: ara és activa.
tell-leader_joins = { NAME($leader) } es posa al capdavant { NAME($war, form: "of") }.
tell-leader_appears = Apareix { NAME($leader) }, i la seva guerra ja ha començat.
tell-leader_waits = { NAME($leader) } encara no té guerra i espera a la Cúria.
tell-leader_leaves = { NAME($leader) } es queda sense guerra i abandona el camp.
tell-finds_refuge = { NAME($leader) } troba refugi i tornarà.
tell-peace_is_made = Se signa la pau: { NAME($war) }. L’Estat ingressa { $gain ->
        [one] { $gain } talent
       *[other] { $gain } talents
    }.

## Els diners

tell-earns = { NAME($senator) } ingressa { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    }.
tell-earns_by_contract = { NAME($senator) } ingressa { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } per la seva concessió: { NAME($card) }.
tell-sells_grain_dear = { NAME($senator) } ven car el seu gra en plena sequera: { NAME($concession) }.
tell-ransomed = Es rescata { NAME($captive) } per { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }.
tell-state_earns = L’Estat ingressa { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } i en té { $state }.
tell-contributes = { NAME($senator) } dona { $gift ->
        [one] { $gift } talent
       *[other] { $gift } talents
    } a l’Estat i guanya { $influence } d’influència.
tell-state_pays = L’Estat paga { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } ({ NAME($reason) }) i n’hi queden { $state }.
tell-state_bankrupt = L’Estat deu { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } ({ NAME($reason) }) i només en té { $state }: fa fallida.

## La plebs

tell-people_grumble = El descontentament és a { $unrest } (guerres desateses: { $wars }; sequeres: { $droughts }).
tell-speech_held = Debat sobre l’estat de la República: els daus donen { $dice }; el total, amb un descontentament de { $unrest }, és { $result }.
tell-people_answer = Resposta de la plebs: { NAME($crowd) }; el descontentament { $change ->
        [0] es queda en { $unrest }
       *[other] canvia en { $change } i queda en { $unrest }
    }.{ $shortage ->
        [0] {""}
       *[1] {" "}Escassegen les lleves.
    }{ $ban ->
        [yes] {" "}Aquest torn no hi ha reclutament.
       *[no] {""}
    }

## El Fòrum

tell-turn_begins = Comença un nou any a Roma.
tell-initiative_begins = { NAME($house) } té la iniciativa.
tell-bids = { NAME($house) } licita { $bid ->
        [one] { $bid } talent
       *[other] { $bid } talents
    } per la pròxima iniciativa; pagaria { NAME($bidder) }.
tell-wins_initiative = { NAME($house) } s’endú la pròxima iniciativa per { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }.
tell-draws_a_card = { NAME($house) } roba una carta de facció: { NAME($card) }.
tell-card_stolen = { NAME($house) } s’endú una carta de la mà { NAME($victim, form: "of") }.
tell-deck_is_empty = Ja no queden cartes per a { NAME($house) }.
tell-era_ends_shown = Ha sortit la carta de fi d’era: aquest és l’últim Fòrum.
tell-event_happens = Esdeveniment: { $level ->
        [1] { NAME($event) }.
       *[other] { NAME($event, form: "second") } (nivell { $level }).
    }
tell-epidemic_drawn = { $number ->
        [0] L’epidèmia colpeja, però no surt cap número.
       *[other] L’epidèmia colpeja; fitxes tretes: { $drawn }.
    }
tell-rhodians_come = Rodes envia { $amount ->
        [one] { $amount } flota
       *[other] { $amount } flotes
    } contra l’enemic: { NAME($war, form: "the") }.
tell-fleets_lost = Perdudes al mar: { $amount ->
        [one] { $amount } flota
       *[other] { $amount } flotes
    }.
tell-enemy_leader_dies = { NAME($leader) } ha mort.
tell-concession_ruined = Perduda; va a la Cúria: { NAME($card) }.
tell-concession_revives = De nou al Fòrum: { NAME($card) }.
tell-leader_is_forgotten = { NAME($leader) } mor a la Cúria sense haver trobat guerra.
tell-knight_joins = Un cavaller s’uneix { NAME($senator, form: "to") } (en total { $result }; { $paid ->
        [0] no paga res
        [one] paga { $paid } talent
       *[other] paga { $paid } talents
    }).
tell-knight_declines = Cap cavaller no s’uneix { NAME($senator, form: "to") } (en total { $result }; { $paid ->
        [0] no paga res
        [one] paga { $paid } talent
       *[other] paga { $paid } talents
    }).
tell-knight_pressed = { NAME($senator) } pressiona un cavaller i en treu { $purse ->
        [one] { $purse } talent
       *[other] { $purse } talents
    }.
tell-games_held = { NAME($senator) } celebra jocs: { NAME($show) }. El descontentament baixa a { $unrest }.
tell-new_leader = { NAME($house) } té { NAME($senator) } com a líder.

## Persuasió

tell-plays_a_ploy = { NAME($house) } juga { NAME($ploy) }.
tell-persuasion_opens = { NAME($persuader) } intenta persuadir { NAME($target) } i ofereix { $bribe ->
        [one] { $bribe } talent
       *[other] { $bribe } talents
    }; base { $base }.
tell-counter_bribed = { NAME($house) } paga { $counter ->
        [one] { $counter } talent
       *[other] { $counter } talents
    } en contra; base { $base }.
tell-bribe_raised = { NAME($persuader) } ofereix { NAME($target, form: "to") } { $more ->
        [one] { $more } talent
       *[other] { $more } talents
    } més; base { $base }.
tell-persuaded = { $result } contra una base de { $base }: { NAME($persuader) } persuadeix { NAME($target) }.
tell-not_persuaded = { $result } contra una base de { $base }: { NAME($persuader) } no aconsegueix persuadir { NAME($target) }.
tell-is_disgraced = { NAME($senator) } cau en desgràcia: −{ $influence } d’influència i −{ $popularity } de popularitat.

## Forces i batalles

tell-legions_raised = { $amount ->
        [one] Es recluta { $amount } legió
       *[other] Es recluten { $amount } legions
    }; a l’Estat n’hi queden { $state }.
tell-fleets_built = { $amount ->
        [one] Es construeix { $amount } flota
       *[other] Es construeixen { $amount } flotes
    }; a l’Estat n’hi queden { $state }.
tell-marches = { NAME($commander) } marxa a la guerra amb { $ships ->
        [0] { $legions ->
            [one] { $legions } legió
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
           *[other] { $legions ->
                [one] { $legions } legió
               *[other] { $legions } legions
            } i { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
        }
    }: { NAME($war, form: "the") }.
tell-is_recalled = Es crida { NAME($commander) } a Roma.
tell-battle_is_fought = { NAME($commander) } combat { NAME($arena) } en { NAME($war, form: "the") }: { $rome } + { $dice } als daus − { $enemy } = { $result }, { NAME($ending) }.
tell-losses_of_battle = { NAME($commander) } perd { $fleets ->
        [0] { $legions ->
            [one] { $legions } legió
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $fleets ->
                [one] { $fleets } flota
               *[other] { $fleets } flotes
            }
           *[other] { $legions ->
                [one] { $legions } legió
               *[other] { $legions } legions
            } i { $fleets ->
                [one] { $fleets } flota
               *[other] { $fleets } flotes
            }
        }
    }.
tell-becomes_veteran = Una legió { NAME($commander, form: "of") } esdevé veterana i lleial a ell.
tell-taken_alive = Capturen viu { NAME($officer) } en { NAME($war, form: "the") }.
tell-wins_glory = { NAME($commander) } guanya { $gain } de popularitat i altra tanta influència.
tell-war_is_won = Victòria final: { NAME($war, form: "the") }. Botí: { $spoils ->
        [one] { $spoils } talent
       *[other] { $spoils } talents
    }; l’Estat en té { $state }.
tell-province_made = Nova província: { NAME($province) }.
tell-becomes_a_revolt = { NAME($war) } passa a considerar-se revolta: no donarà botí.

## Cartes jugades

tell-statesman_takes_over = { NAME($senator) } pren el lloc de la seva família a { NAME($house) }.
tell-statesman_appears = { NAME($house) } presenta un estadista: { NAME($senator) }.
tell-concession_given = { NAME($senator) } rep una concessió: { NAME($card) }.
tell-discards_cards = { NAME($house) } descarta { $thrown }.

## El final

tell-final_influence_of = { NAME($house) } suma { $influence } d’influència.
end-rome_falls = Roma cau ({ NAME($reason) }): perd tothom.
end-era_is_over = L’era s’acaba; guanya la facció amb més influència.
end-consul_for_life_reigns = { NAME($consul_for_life) } governa Roma com a cònsol vitalici.

## Preguntes

ask-setup-leaders = { NAME($by) }: qui serà el líder de la teva facció?
ask-share_of = { NAME($by) }: quant rep { NAME($senator) } del fons comú?
ask-pay_ransom = { NAME($by) }: pagues { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } pel rescat { NAME($captive, form: "of") }?
ask-contribution_of = { NAME($by) }: quant dona { NAME($senator) } a l’Estat?
pass-contribution_of = Res
ask-sell_grain_dear = { NAME($by) }: { NAME($senator) } ven car ({ NAME($concession) }: { $times } vegades la renda i { $times } menys de popularitat)?
ask-who_bids = { NAME($by) }: qui licita per la pròxima iniciativa? La millor oferta és { $best }.
pass-who_bids = Ningú
ask-how_much = { NAME($by) }: quants talents licita { NAME($bidder) }?
ask-persuading = { NAME($by) }: intentes persuadir algú?
pass-persuading = Ningú
option-try_persuasion = { NAME($persuader) } persuadeix { NAME($target) }
ask-play_a_ploy = { NAME($by) }: { NAME($persuader) } s’adreça { NAME($target, form: "to") }. Jugues una carta que impedeixi els contrasuborns?
pass-play_a_ploy = Cap
ask-opening_bribe = { NAME($by) }: quants talents ofereix d’entrada { NAME($persuader) } { NAME($target, form: "to") }?
ask-counter_bribe = { NAME($by) }: { NAME($persuader) } persuadeix { NAME($target) } (base { $base }). Quants talents del tresor de la facció pagues en contra?
ask-raise_or_roll = { NAME($by) }: la base és { $base }. Quants talents més ofereix { NAME($persuader) } { NAME($target, form: "to") }? Amb 0 es tira.
ask-initiative-knights = { NAME($house) }: atreus o pressiones cavallers?
option-initiative-knights-attract = { NAME($senator) } atreu un cavaller
option-initiative-knights-press = Pressionar cavallers
pass-initiative-knights = Ni una cosa ni l’altra
ask-pay_for_a_knight = { NAME($by) }: quants talents gasta { NAME($senator) } en el cavaller?
ask-knights_to_press = { NAME($by) }: quants cavallers pressiona { NAME($senator) }?
ask-games_in-show = { NAME($house) }: qui celebra jocs, i quins?
pass-games_in-show = Sense jocs
ask-leader_in-choice = { NAME($house) }: nomenes un nou líder de facció?
pass-leader_in-choice = Continuar amb el mateix
ask-which_leader_dies = { NAME($by) }: quin líder enemic mor?
ask-which_war_makes_peace = { NAME($by) }: quina guerra acaba en pau?
ask-land_battle_too = { NAME($by) }: el mar és teu. { NAME($commander) } ataca també per terra ({ NAME($war, form: "the") })?
ask-card_play = { NAME($by) }: jugues alguna carta?
pass-card_play = Cap
option-play_statesman = Jugar l’estadista { NAME($card) }
option-play_concession = Donar { NAME($senator, form: "to") } la concessió { NAME($card) }
option-peddle_influence = Jugar { NAME($card) }: una carta { NAME($victim, form: "of") }
ask-discard_down-hands = { NAME($by) }: tens massa cartes. Què descartes?

## Per què no

reason-no_recruitment_this_turn = Aquest torn no hi ha reclutament.
reason-too_few_fleets = No hi ha prou flotes per donar suport a l’exèrcit.
reason-earns_nothing = { NAME($senator) } no pot cobrar rendes ara.
reason-no_land_bill = No hi ha cap subvenció agrària en vigor.
reason-family_is_theirs = { NAME($card) }: la seva família és en una altra facció.
reason-namesake_in_play = { NAME($card) }: ja hi ha en joc un altre estadista de la seva família.
reason-nothing_to_take = { NAME($victim) } no té cartes a la mà.

## La primera vetllada

tell-presides = { NAME($house) } presideix el Senat i decideix sobre les forces.
tell-is_reinforced = { NAME($commander) } rep { $ships ->
        [0] { $legions ->
            [one] { $legions } legió
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
           *[other] { $legions ->
                [one] { $legions } legió
               *[other] { $legions } legions
            } i { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
        }
    }.
ask-preside-recall = { NAME($house) }: qui fas tornar a Roma?
pass-preside-recall = Ningú
ask-preside-legions = { NAME($house) }: quantes legions reclutes?
ask-preside-fleets = { NAME($house) }: quantes flotes construeixes?
ask-preside-bills = { NAME($house) }: quina subvenció agrària tira endavant { NAME($chair) }?
pass-preside-bills = Cap
tell-land_bill_carried = { NAME($senator) } tira endavant la { NAME($bill) }. El descontentament baixa a { $unrest }.
ask-preside-reinforce = { NAME($house) }: quin procònsol rep reforços?
pass-preside-reinforce = Cap
ask-send_against = { NAME($by) }: a quina guerra va { NAME($commander) }?
pass-send_against = Es queda a Roma
ask-legions_for = { NAME($by) }: quines legions van amb { NAME($commander) }?
ask-fleets_for = { NAME($by) }: quantes flotes van amb { NAME($commander) }?
ask-accept_weak_force = { NAME($by) }: amb { $ships ->
        [0] { $legions ->
            [one] { $legions } legió
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
           *[other] { $legions ->
                [one] { $legions } legió
               *[other] { $legions } legions
            } i { $ships ->
                [one] { $ships } flota
               *[other] { $ships } flotes
            }
        }
    } hi ha poca força per a { NAME($war, form: "the") }. { NAME($commander) } hi va igualment?

## Rebel·lió i Senat

tell-civil_battle = { NAME($commander) } combat pel Senat contra el rebel { NAME($chief) }: { $result }, { NAME($ending) }; cada bàndol pot perdre fins a { $losses ->
        [one] { $losses } legió
       *[other] { $losses } legions
    }.
tell-followers_counted = { $legions ->
        [one] { $legions } legió
       *[other] { $legions } legions
    } segueixen { NAME($chief) } en la seva rebel·lió.
ask-pay_the_legions = { NAME($by) }: paga { NAME($chief) } { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } per guanyar-se les legions dubtoses?
tell-revolt_is_over = La rebel·lió { NAME($chief, form: "of") } s’ha acabat.
ask-call_back_veteran = { NAME($by) }: la teva veterana abandona el rebel ({ NAME($legion) })?

## Les províncies

tell-goes_to_govern = { NAME($senator) } marxa a governar { NAME($province) }.
tell-takes_spoils = { NAME($governor) } es lucra { NAME($province, form: "to") }: { $amount }.
tell-province_pays = Impostos { NAME($province, form: "of") } per a l’Estat: { $amount }.
tell-province_develops = { NAME($governor) } desenvolupa { NAME($province) }.
tell-comes_back = { NAME($governor) } torna { NAME($province, form: "of") }.
ask-take_spoils = { NAME($by) }: es lucra { NAME($governor) } { NAME($province, form: "to") } i queda com a corrupte?

## Edicions i variants

ask-games_or_leader = { NAME($house) }: celebres jocs o nomenes un nou líder?
pass-games_or_leader = Ni una cosa ni l’altra
option-initiative-games-show = Celebrar jocs
option-initiative-games-new_leader = Nomenar un nou líder
reason-no_money_for_games = Cap dels teus senadors no pot pagar uns jocs.
ask-whose_knights = { NAME($house) }: els cavallers de qui pressiones?
ask-take_income = { NAME($by) }: cobra { NAME($senator) } la renda de la seva concessió ({ NAME($concession) })?
tell-falls_ill = { NAME($senator) } emmalalteix i perd influència.
option-retire = { NAME($senator) } es retira
tell-retires = { NAME($senator) } es retira; { NAME($house) } conserva { $influence } de la seva influència per al final.
reason-still_in_office = { NAME($senator) } encara ocupa un càrrec.
reason-one_a_turn = Només es retira un senador per torn.

## D’on surten els números

figure-fate = auguris
figure-speech = estat de la República
part-speech-dice = daus
part-speech-unrest = descontentament
part-speech-fame = popularitat de l’HRAO
part-speech-fate = auguris
figure-trouble = nou descontentament
part-trouble-wars = guerres desateses
part-trouble-droughts = sequeres
figure-droughts = efectes de sequera
part-droughts-icons = guerres amb sequera
figure-unprosecuted = guerres desateses
part-unprosecuted-wars = actives i sense combatre
figure-hrao = HRAO
part-hrao-senior = primer per càrrec, influència, oratòria i número
figure-rank_of = rang
part-rank_of-office = càrrec
figure-income_of = ingressos
part-income_of-leader = líder de facció
part-income_of-member = membre de facció
part-income_of-knights = cavallers
part-income_of-concessions = concessions
figure-annual_revenue = renda anual de l’Estat
part-annual_revenue-tribute = renda anual
figure-ransom_of = rescat
part-ransom_of-influence = el doble de la seva influència
part-ransom_of-floor = rescat mínim
figure-state_units = forces a mantenir
part-state_units-legions = legions
part-state_units-rebels = legions rebels
part-state_units-fleets = flotes a Roma
part-state_units-afield = flotes amb els seus generals
part-state_units-camps = flotes sense general
figure-unit_cost = cost d’una legió o flota
part-unit_cost-base = cost normal
part-unit_cost-shortage = escassetat de lleves
figure-knight_throw = tirada de cavaller
part-knight_throw-dice = daus
part-knight_throw-paid = talents pagats
part-knight_throw-fate = auguris
figure-knight_threshold = necessari per a un cavaller
figure-initiatives_per_turn = iniciatives per torn
figure-event_roll = tirada d’esdeveniment
figure-hand_limit = límit de cartes
figure-fatal_wars = guerres actives que ho acaben tot
figure-rule_of_one = influència de cònsol vitalici
figure-persuasion_base = base de la persuasió
part-persuasion_base-oratory = oratòria
part-persuasion_base-influence = influència
part-persuasion_base-loyalty = lleialtat
part-persuasion_base-aligned = alineat
part-persuasion_base-purse = el seu tresor personal
part-persuasion_base-bribes = suborns
part-persuasion_base-counters = contrasuborns
figure-persuasion_throw = tirada de persuasió
part-persuasion_throw-dice = daus
part-persuasion_throw-omens = auguris
figure-loyalty_of = lleialtat
part-loyalty_of-rival = al costat d’un estadista enemistat
part-loyalty_of-printed = la de la seva carta
figure-hopeless_roll = tirada que sempre falla
part-hopeless_roll-rule = número normal
part-hopeless_roll-last_turn = últim Fòrum
figure-is_persuaded = persuadit
part-is_persuaded-natural = tirada natural prou baixa
part-is_persuaded-base = no supera la base
figure-humiliation = humiliació
part-humiliation-dice = daus
part-humiliation-fate = auguris
figure-battle_throw = batalla
part-battle_throw-black = dau negre
part-battle_throw-white = daus blancs
part-battle_throw-rome = Roma
part-battle_throw-enemy = enemic
part-battle_throw-fate = auguris
figure-rome_strength = força de Roma
part-rome_strength-units = unitats
part-rome_strength-rating = comandament
figure-units = unitats
part-units-legions = legions
part-units-fleets = flotes
figure-army_strength = força de l’exèrcit
part-army_strength-legions = legions
part-army_strength-veterans = veteranes
figure-generalship = comandament
part-generalship-commander = valor militar del general
part-generalship-second = mestre de cavalleria
part-generalship-force = no més que les unitats
figure-ratings = valors militars
part-ratings-commander = valor militar del general
part-ratings-second = mestre de cavalleria
figure-force_on_land = força a terra
part-force_on_land-legions = legions
part-force_on_land-rating = comandament
figure-force_at_sea = força al mar
part-force_at_sea-fleets = flotes
part-force_at_sea-rating = comandament
figure-war_strength = força de la guerra
part-war_strength-land = força terrestre
part-war_strength-fleet = força naval
part-war_strength-matching = guerres concordants
part-war_strength-leaders = líders
part-war_strength-beaten = flota vençuda
figure-enemy_strength = força enemiga
part-enemy_strength-war = guerra
part-enemy_strength-events = esdeveniments
part-enemy_strength-floor = mai sota zero
figure-strength_by_events = força per esdeveniments
figure-multiplier = multiplicador
part-multiplier-self = la mateixa guerra
part-multiplier-active = guerres concordants actives
figure-toll = preu de la batalla
part-toll-table = segons la taula
part-toll-all = tota la força
part-toll-disaster = la meitat, per desastre
part-toll-standoff = un quart, per rebuig
figure-losses = pèrdues
part-losses-toll = preu
part-losses-force = no més que les presents
figure-blame = descrèdit
part-blame-legions = un per cada dues legions perdudes
figure-lots_drawn = fitxes que es treuen
part-lots_drawn-legions = legions perdudes
part-lots_drawn-fleets = flotes perdudes
figure-is_disaster = desastre
part-is_disaster-war_card = número de la guerra
part-is_disaster-leaders = número d’un líder
part-is_disaster-spent = sense usar aquest torn
figure-is_standoff = rebuig
part-is_standoff-war_card = número de la guerra
part-is_standoff-leaders = número d’un líder
part-is_standoff-spent = sense usar aquest torn
figure-ending_of = resultat
part-ending_of-disaster = número de desastre
part-ending_of-standoff = número de rebuig
part-ending_of-table = segons la taula
figure-captured = capturat viu
part-captured-several = almenys dues fitxes
part-captured-last = la seva va ser l’última
part-captured-ending = la batalla no es va guanyar
part-captured-at_sea = guanyada al mar
figure-supported = suport naval
part-supported-fleets = prou flotes
figure-lands = pot combatre a terra
part-lands-army = un exèrcit
part-lands-support = suport naval
figure-may_refuse = pot negar-se a anar
part-may_refuse-at_sea = massa feble al mar
part-may_refuse-on_land = massa feble a terra
part-may_refuse-nothing = sense forces
figure-enough_support = prou flotes
part-enough_support-support = suport de l’exèrcit
part-enough_support-at_sea = abans, batalla naval
figure-revival = tirada a la Cúria
part-revival-dice = daus
part-revival-fate = auguris
figure-revival_needs = necessari a la Cúria
figure-ravaging = daus de publicans
figure-storm = tempesta
part-storm-dice = daus
part-storm-fate = auguris
figure-disaster_throw = desastre
part-disaster_throw-dice = daus
figure-final_influence = influència final
part-final_influence-loyal = senadors lleials i lliures
figure-greatest_man = senador més influent
part-greatest_man-man = senador més influent
figure-influence_of_house = influència de la facció
part-influence_of_house-house = els seus senadors
figure-senators_in_rome = senadors a Roma
part-senators_in_rome-aligned = alineats
part-senators_in_rome-governors = governadors
part-senators_in_rome-afield = a la guerra
part-senators_in_rome-captives = captius
part-senators_in_rome-rebels = rebels
figure-earners = senadors amb ingressos
part-earners-aligned = alineats
part-earners-rebels = rebels
part-earners-captives = captius
figure-persuadable = a qui es pot persuadir
part-persuadable-others = senadors a Roma
part-persuadable-forum = al Fòrum
part-persuadable-own = els propis
part-persuadable-leaders = líders de facció
figure-targets = guerres atacables
part-targets-wars = guerres en joc
part-targets-later = abans n’hi va una d’anterior
figure-sendable = a qui es pot enviar
part-sendable-ranks = cònsols i dictador
part-sendable-rome_last = abans, el cònsol de Camp
figure-wars_in_play = guerres en joc
part-wars_in_play-active = actives
part-wars_in_play-inactive = latents
part-wars_in_play-imminent = imminents
figure-matching = guerres concordants
part-matching-series = de la mateixa sèrie
part-matching-self = ella mateixa
figure-leaders_at = líders de la guerra
part-leaders_at-series = de la mateixa sèrie
figure-winners = guanyadors
part-winners-greatest = amb el senador més influent
figure-military_in = comandament
part-military_in-rating = valor militar del general
part-military_in-force = no més que les unitats
figure-rebel_strength = força del rebel
part-rebel_strength-legions = legions
part-rebel_strength-chief = comandament
figure-senate_strength = força del Senat
part-senate_strength-legions = legions
part-senate_strength-general = comandament
figure-civil_throw = guerra civil
part-civil_throw-dice = daus
part-civil_throw-senate = Senat
part-civil_throw-rebel = rebel
part-civil_throw-fate = auguris
figure-rebel_upkeep = manteniment del rebel
part-rebel_upkeep-legions = legions
part-rebel_upkeep-veterans = veteranes lleials
figure-dagger_blow = assassinat
part-dagger_blow-dice = daus
part-dagger_blow-daggers = assassins
part-dagger_blow-guards = guardaespatlles
part-dagger_blow-fate = auguris
figure-appeal_dice = daus del suport de la plebs
figure-dictator_allowed = hi pot haver dictador
part-dictator_allowed-three_wars = tres guerres actives
part-dictator_allowed-great_war = una guerra de 20 o més
figure-most_units = unitats que l’Estat pot pagar
part-most_units-money = tresor
part-most_units-ban = sense reclutament
figure-fewest_fleets = flotes necessàries
part-fewest_fleets-support = suport naval
part-fewest_fleets-at_sea = abans, batalla naval
part-Senator-military-is = la de la carta
part-Senator-oratory-is = la de la carta
part-Senator-loyalty-is = la de la carta
figure-all_fleets = totes les flotes
part-all_fleets-here = a Roma
part-all_fleets-afield = amb els seus generals
part-all_fleets-camps = sense general
figure-bench = senadors de la facció a Roma
part-bench-own = els propis
figure-senators_of = senadors de la facció
part-senators_of-own = els propis
figure-aligned = senadors alineats
part-aligned-of_houses = alineats
figure-unaligned = senadors no alineats
part-unaligned-of_nobody = al Fòrum
figure-yearly_concessions = concessions que paguen cada any
part-yearly_concessions-yearly = paguen cada any
figure-breeds_veterans = una legió esdevé veterana
part-breeds_veterans-result = l’exèrcit va resistir
figure-commanders_waiting = generals per combatre
part-commanders_waiting-afield = a la guerra
part-commanders_waiting-horse = mestre de cavalleria
part-commanders_waiting-fought = ja han combatut
figure-next_commanders = següent general
part-next_commanders-first = enviat primer
figure-consul_candidates = candidats a cònsol
part-consul_candidates-present = senadors a Roma
part-consul_candidates-sitting = amb el càrrec ara
figure-first_house = facció que comença
part-first_house-senior = la de l’HRAO
part-first_house-before = com abans
figure-fleet_losses = flotes perdudes
part-fleet_losses-rule = com les legions
figure-fleets_needed = flotes necessàries
part-fleets_needed-support = suport naval
part-fleets_needed-at_sea = força naval
figure-imminent_wars_wait = guerres imminents
figure-waits_as_imminent = passa a imminent
part-waits_as_imminent-match = hi ha una guerra concordant en joc
part-waits_as_imminent-rule = regla en ús
figure-last_forum = últim Fòrum
part-last_forum-card = ha sortit la carta de fi d’era
figure-makes_revolt = converteix les altres en revoltes
part-makes_revolt-earlier = de número anterior
part-makes_revolt-last = última de la sèrie
figure-may_be_opposed = s’admeten contrasuborns
part-may_be_opposed-open = cap carta no ho impedeix
figure-may_recruit = es pot reclutar
part-may_recruit-calm = hi ha reclutament
figure-mob_throw = la turba
part-mob_throw-dice = daus
part-mob_throw-fate = auguris
part-mob_throw-floor = mai sota zero
figure-recallable = a qui es pot cridar
part-recallable-proconsuls = procònsols
part-recallable-horse = mestre de cavalleria
figure-revolt_is_beaten = rebel·lió vençuda
part-revolt_is_beaten-victory = victòria del Senat
part-revolt_is_beaten-no_army = sense legions
figure-rivals_beside = enemistats en la mateixa facció
part-rivals_beside-named = anomenats a la seva carta
figure-opposes = enemistats
part-opposes-named = anomenat a la seva carta
figure-leading_houses = faccions al capdavant
part-leading_houses-most = més influència
figure-too_great = massa influents
part-too_great-great = prou influència
figure-shortage_levels = escassetat de lleves
part-shortage_levels-people = ànim de la plebs
figure-worthwhile = màxim útil
part-worthwhile-need = per al pitjor dau
part-worthwhile-fate = auguris
figure-earlier_unattacked = guerres anteriors sense atacar
part-earlier_unattacked-earlier = anteriors en la sèrie
part-earlier_unattacked-attacked = atacades
figure-money_is_whole = els diners quadren
figure-forces_are_whole = les forces quadren
figure-people_are_whole = les persones quadren
figure-loyalty_needed = necessari per a la lleialtat
part-loyalty_needed-early = era primerenca
part-loyalty_needed-middle = era mitjana
part-loyalty_needed-late = era tardana
figure-loyalty_throw = lleialtat d’una legió
part-loyalty_throw-dice = daus
part-loyalty_throw-pay = talent pagat
part-loyalty_throw-fate = auguris
figure-doubtful = legions dubtoses
part-doubtful-army = exèrcit
part-doubtful-own = lleials a ell
part-doubtful-friends = lleials a rebels
figure-has_heir = deixa hereu
part-has_heir-family = la seva família continua
part-has_heir-leader = era líder de facció
part-has_heir-retired = s’ha retirat
figure-saved_influence = influència conservada
part-saved_influence-share = part de la seva influència
part-final_influence-banked = conservada de retirats
figure-able_men = aptes per al càrrec
part-able_men-present = senadors a Roma
part-consul_candidates-sick = malalts
part-sendable-sick = malalts
part-fleet_losses-support = sense suport naval exigit
part-may_recruit-levels = sense dues escassetats
part-revolt_is_beaten-unhurt = Roma no va perdre res
figure-forgettable_leaders = líders que poden morir
part-forgettable_leaders-curia = a la Cúria
part-forgettable_leaders-wanted = la seva guerra és en joc
part-rivals_beside-both = en qualsevol de les cartes
figure-treasury = tresor de facció
figure-leader = líder de facció
figure-influence = influència
figure-banked = influència conservada
figure-governors = governadors
part-governors-away = amb província
figure-spoils_dice_of = daus de lucre
part-spoils_dice_of-raw = sense desenvolupar
part-spoils_dice_of-developed = desenvolupada
figure-spoils_plus_of = afegit al lucre
part-spoils_plus_of-raw = sense desenvolupar
part-spoils_plus_of-developed = desenvolupada
part-spoils_plus_of-events = esdeveniments
figure-tax_dice_of = daus d’impostos
part-tax_dice_of-raw = sense desenvolupar
part-tax_dice_of-developed = desenvolupada
figure-tax_plus_of = afegit als impostos
part-tax_plus_of-raw = sense desenvolupar
part-tax_plus_of-developed = desenvolupada
part-tax_plus_of-events = esdeveniments
figure-trial_of_governors = judici a governadors
figure-development = desenvolupament
part-development-dice = daus
part-development-honest = no corrupte
part-development-fate = auguris
figure-full_term = anys d’un governador
part-forces_are_whole-legions = 25 legions
part-forces_are_whole-recruits = sense veteranes en reserva
part-forces_are_whole-lots = 36 fitxes
part-forces_are_whole-cards = totes les cartes
part-money_is_whole-talents = talents
part-money_is_whole-fleets = 25 flotes
part-people_are_whole-faces = tothom té carta
part-people_are_whole-leaders = líders de la seva facció
part-people_are_whole-all_here = no hi falta ningú
part-people_are_whole-abroad = cap captiu en guerra
part-people_are_whole-armies = cap exèrcit sense guerra
part-people_are_whole-offices = un sol titular per càrrec
figure-cards_of_players = cartes en piles i mans
part-cards_of_players-piles = piles
part-cards_of_players-hands = mans
figure-cards_of_people = cartes dels senadors
part-cards_of_people-faces = famílies i estadistes
part-cards_of_people-concessions = concessions
figure-cards_of_rome = cartes al tauler
part-cards_of_rome-curia = Cúria
part-cards_of_rome-wars = guerres
part-cards_of_rome-leaders = líders
part-cards_of_rome-forum = Fòrum
part-cards_of_rome-shuffled = en barreja
part-leaders_at-sheltered = refugiats aquí
figure-leaders_waiting = líders en espera
part-leaders_waiting-curia = a la Cúria
figure-by_seniority = ordre de prelació
part-by_seniority-order = càrrec, influència, oratòria, número
figure-concessions_in = concessions a la mà
part-concessions_in-held = a la mà
figure-statesmen_in = estadistes a la mà
part-statesmen_in-held = a la mà
figure-ploys_of = cartes per persuadir
part-ploys_of-held = a la mà
figure-peddlers = tràfic d’influències a la mà
part-peddlers-held = a la mà
figure-face = carta del senador
part-face-statesman = estadista
part-face-family = família
figure-givers = qui pot donar
part-givers-rich = tenen deu talents
figure-show_givers = qui pot celebrar jocs
part-show_givers-rich = els poden pagar
figure-holder_of = titular del càrrec
part-holder_of-only = l’únic
figure-house_of = facció del senador
part-house_of-own = la seva
figure-war_of = guerra del general
part-war_of-own = la seva
figure-province_of = província del governador
part-province_of-own = la seva
figure-second_of = segon al comandament
part-second_of-horse = mestre de cavalleria
figure-led_by_a_stranger = liderada per un estrany
part-led_by_a_stranger-leader = líder d’una altra facció
figure-major_offices = càrrecs majors
part-major_offices-ranks = cònsols, dictador, censor
figure-may_propose_force = es pot proposar
part-may_propose_force-anew = no rebutjada aquest torn
figure-named_rivals = enemistats de la carta
part-named_rivals-named = anomenats a la seva carta
figure-others = altres faccions
part-others-all = totes les faccions
part-others-self = ella mateixa
figure-partners = companys de consolat
part-partners-present = candidats
part-partners-himself = ell mateix
part-partners-rejected = parelles rebutjades
figure-shelters = refugi
figure-sums_to_give = sumes que donen influència
part-sums_to_give-steps = 10, 25 i 50
figure-wars_at_sea = guerres que exigeixen flotes
part-wars_at_sea-needs_fleets = suport o força naval
figure-can_reach = és a l’abast
part-can_reach-fleets = prou flotes
part-can_reach-forces = forces per enviar
figure-field_consul_in_rome = cònsol de Camp a Roma
part-field_consul_in_rome-there = a Roma
figure-assassination = assassinat
figure-combat_result = taula de combat
figure-contribution = donacions
figure-event_table = taula d’esdeveniments
figure-games = jocs
figure-land_bill = subvencions agràries
figure-office_figures = càrrecs
figure-state_of_republic = taula de població

## La taula

zone-active_forces = tropes actives a Roma
zone-active_wars = guerres actives
zone-inactive_wars = guerres latents
zone-imminent_wars = guerres imminents
zone-beaten_wars = guerres vençudes
zone-army = exèrcit
zone-barracks = legions en reserva
zone-box = caixa
zone-camp = campament
zone-concessions = concessions
zone-cup = fitxes de mortalitat
zone-curia_concessions = concessions a la Cúria
zone-curia_families = famílies a la Cúria
zone-curia_leaders = líders a la Cúria
zone-current_leaders = líders enemics
zone-lost_leaders = líders eliminats
zone-refuge_box = líders refugiats
zone-deck = pila
zone-discards = descarts
zone-drawn_lots = fitxes tretes
zone-event_box = cartes d’esdeveniment
zone-events_in_force = esdeveniments
zone-family_on = família
zone-statesman_on = estadista
zone-forum_concessions = concessions al Fòrum
zone-forum_provinces = províncies al Fòrum
zone-hand = mà
zone-on_the_table = cartes a la taula
zone-people = senadors
zone-province_box = províncies per crear
zone-provinces = províncies
zone-rest_of_deck = resta de la pila
zone-top_cards = pròximes cartes
track-active_fleets = flotes actives a Roma
track-active_house = facció de torn
track-bank = banca
track-consul_for_life = cònsol vitalici
track-dockyard = flotes en reserva
track-era_ends_seen = fi de l’era
track-land_bills = subvencions agràries
track-no_recruitment = sense reclutament
track-shortage = escassetat de lleves
track-state = tresor de l’Estat
track-unrest = descontentament
track-rhodian_war = guerra de l’aliança amb Rodes
track-era = era
track-primary_rebel = rebel principal
track-rhodian_fleets = flotes de Rodes
field-Faction-treasury = tresor de facció
field-Faction-leader = líder de facció
field-Faction-banked = influència conservada
field-Senator-faction = facció
field-Senator-office = càrrec
field-Senator-influence = influència
field-Senator-popularity = popularitat
field-Senator-knights = cavallers
field-Senator-treasury = tresor personal
field-Senator-ships = flotes
field-Senator-prior_consul = excònsol
field-Senator-corrupt = corrupte
field-Senator-major = càrrec major
field-Senator-war = guerra
field-Senator-province = província
field-Senator-captor = captiu
field-Senator-rebel = rebel
field-Senator-military = valor militar
field-Senator-oratory = oratòria
field-Senator-loyalty = lleialtat
field-Senator-chit = número
field-Senator-sick = malalt
field-Senator-bedridden = convalescent
field-Legion-veteran = veterana
field-Legion-loyal_to = lleial a
field-War-series = sèrie
field-War-land = força terrestre
field-War-support = suport naval
field-War-fleet = força naval
field-War-disaster = desastre
field-War-standoff = rebuig
field-War-spoils = botí
field-War-armed = amb armament
field-War-drought = sequera
field-War-revolt = revolta
field-War-sea_won = victòria naval
field-War-prosecuted = atesa
field-War-camp_ships = flotes al campament
field-Leader-series = sèrie
field-Leader-strength = força
field-Leader-disaster = desastre
field-Leader-standoff = rebuig
field-Concession-income = renda
field-Concession-earns = paga
field-Concession-used = renda cobrada
field-Family-military = valor militar
field-Family-oratory = oratòria
field-Family-loyalty = lleialtat
field-Family-influence = influència
field-Statesman-military = valor militar
field-Statesman-oratory = oratòria
field-Statesman-loyalty = lleialtat
field-Statesman-influence = influència
field-Statesman-popularity = popularitat
field-Statesman-opposes = enemistat amb
field-Province-frontier = fronterera
field-Province-developed = desenvolupada
field-Province-term = anys del governador
field-Happening-level = nivell

## Noms

name-red = Vermell
    .gender = masculine
    .of = de Vermell
    .to = a Vermell
name-blue = Blau
    .gender = masculine
    .of = de Blau
    .to = a Blau
name-green = Verd
    .gender = masculine
    .of = de Verd
    .to = a Verd
name-yellow = Groc
    .gender = masculine
    .of = de Groc
    .to = a Groc
name-violet = Violeta
    .gender = masculine
    .of = de Violeta
    .to = a Violeta
name-black = Negre
    .gender = masculine
    .of = de Negre
    .to = a Negre

name-Faction = facció
    .gender = feminine
    .the = la facció
    .of = de la facció
    .to = a la facció
    .a = una facció
    .plural = faccions
name-Senator = { NAME($face) }
    .gender = masculine
    .of = { NAME($face, form: "of") }
    .to = { NAME($face, form: "to") }
    .plural = senadors
name-Legion = { $veteran ->
        [yes] legió veterana
       *[no] legió
    }
    .gender = feminine
    .the = { $veteran ->
        [yes] la legió veterana
       *[no] la legió
    }
    .a = { $veteran ->
        [yes] una legió veterana
       *[no] una legió
    }
    .plural = legions
name-Chit = fitxa de mortalitat { $number }
    .gender = feminine
    .the = la fitxa de mortalitat { $number }
    .of = de la fitxa de mortalitat { $number }
    .to = a la fitxa de mortalitat { $number }
    .a = una fitxa de mortalitat { $number }
    .plural = fitxes de mortalitat
name-Blank = fitxa de mortalitat en blanc
    .gender = feminine
    .the = la fitxa de mortalitat en blanc
    .of = de la fitxa de mortalitat en blanc
    .to = a la fitxa de mortalitat en blanc
    .a = una fitxa de mortalitat en blanc
    .plural = fitxes de mortalitat en blanc
name-Again = fitxa de «treu-ne dues més»
    .gender = feminine
    .the = la fitxa de «treu-ne dues més»
    .of = de la fitxa de «treu-ne dues més»
    .to = a la fitxa de «treu-ne dues més»
    .a = una fitxa de «treu-ne dues més»
    .plural = fitxes de «treu-ne dues més»
name-Closing = carta de fi d’era
    .gender = feminine
    .the = la carta de fi d’era
    .of = de la carta de fi d’era
    .to = a la carta de fi d’era
    .a = una carta de fi d’era
    .plural = cartes de fi d’era
name-Family = família
    .gender = feminine
    .the = la família
    .of = de la família
    .to = a la família
    .a = una família
    .plural = famílies
name-Statesman = estadista
    .gender = masculine
    .the = l’estadista
    .of = de l’estadista
    .to = a l’estadista
    .a = un estadista
    .plural = estadistes
name-War = guerra
    .gender = feminine
    .the = la guerra
    .of = de la guerra
    .to = a la guerra
    .a = una guerra
    .plural = guerres
name-Leader = líder enemic
    .gender = masculine
    .the = el líder enemic
    .of = del líder enemic
    .to = al líder enemic
    .a = un líder enemic
    .plural = líders enemics
name-Concession = concessió
    .gender = feminine
    .the = la concessió
    .of = de la concessió
    .to = a la concessió
    .a = una concessió
    .plural = concessions
name-Intrigue = carta d’intriga
    .gender = feminine
    .the = la carta d’intriga
    .of = de la carta d’intriga
    .to = a la carta d’intriga
    .a = una carta d’intriga
    .plural = cartes d’intriga
name-Province = província
    .gender = feminine
    .the = la província
    .of = de la província
    .to = a la província
    .a = una província
    .plural = províncies
name-Happening = esdeveniment
    .gender = masculine
    .the = l’esdeveniment
    .of = de l’esdeveniment
    .to = a l’esdeveniment
    .a = un esdeveniment
    .plural = esdeveniments
name-Battle = batalla
    .gender = feminine
    .the = la batalla
    .of = de la batalla
    .to = a la batalla
    .a = una batalla
    .plural = batalles
name-HandCard = carta de facció
    .gender = feminine
    .the = la carta de facció
    .of = de la carta de facció
    .to = a la carta de facció
    .a = una carta de facció
    .plural = cartes de facció
name-DrawCard = carta
    .gender = feminine
    .the = la carta
    .of = de la carta
    .to = a la carta
    .a = una carta
    .plural = cartes

hidden-Statesman = carta amagada
hidden-Concession = carta amagada
hidden-Intrigue = carta amagada
hidden-Family = carta amagada
hidden-War = carta amagada
hidden-Leader = carta amagada
hidden-Closing = carta amagada
hidden-Chit = fitxa amagada
hidden-Blank = fitxa amagada
hidden-Again = fitxa amagada

## Senadors

name-gens_cornelia = Corneli
    .gender = masculine
    .of = de Corneli
    .to = a Corneli
name-gens_fabia = Fabi
    .gender = masculine
    .of = de Fabi
    .to = a Fabi
name-gens_valeria = Valeri
    .gender = masculine
    .of = de Valeri
    .to = a Valeri
name-gens_julia = Juli
    .gender = masculine
    .of = de Juli
    .to = a Juli
name-gens_claudia = Claudi
    .gender = masculine
    .of = de Claudi
    .to = a Claudi
name-gens_manlia = Manli
    .gender = masculine
    .of = de Manli
    .to = a Manli
name-gens_fulvia = Fulvi
    .gender = masculine
    .of = de Fulvi
    .to = a Fulvi
name-gens_furia = Furi
    .gender = masculine
    .of = de Furi
    .to = a Furi
name-gens_aurelia = Aureli
    .gender = masculine
    .of = d’Aureli
    .to = a Aureli
name-gens_junia = Juni
    .gender = masculine
    .of = de Juni
    .to = a Juni
name-gens_papiria = Papiri
    .gender = masculine
    .of = de Papiri
    .to = a Papiri
name-gens_acilia = Acili
    .gender = masculine
    .of = d’Acili
    .to = a Acili
name-gens_flaminia = Flamini
    .gender = masculine
    .of = de Flamini
    .to = a Flamini
name-gens_aelia = Eli
    .gender = masculine
    .of = d’Eli
    .to = a Eli
name-gens_sulpicia = Sulpici
    .gender = masculine
    .of = de Sulpici
    .to = a Sulpici
name-gens_calpurnia = Calpurni
    .gender = masculine
    .of = de Calpurni
    .to = a Calpurni
name-gens_plautia = Plauti
    .gender = masculine
    .of = de Plauti
    .to = a Plauti
name-gens_quinctia = Quinti
    .gender = masculine
    .of = de Quinti
    .to = a Quinti
name-gens_aemilia = Emili
    .gender = masculine
    .of = d’Emili
    .to = a Emili
name-gens_terentia = Terenci
    .gender = masculine
    .of = de Terenci
    .to = a Terenci
name-gens_maria = Mari
    .gender = masculine
    .of = de Mari
    .to = a Mari

name-scipio_africanus = Escipió l’Africà
    .gender = masculine
    .of = d’Escipió l’Africà
    .to = a Escipió l’Africà
    .power = No l’afecten els desastres ni els rebuigs impresos a les Guerres Púniques.
name-fabius_cunctator = Fabi Cunctàtor
    .gender = masculine
    .of = de Fabi Cunctàtor
    .to = a Fabi Cunctàtor
    .power = Totes les pèrdues de les seves batalles es redueixen a la meitat, arrodonint cap amunt.
name-flamininus = Flaminí
    .gender = masculine
    .of = de Flaminí
    .to = a Flaminí
    .power = No l’afecten els desastres ni els rebuigs impresos a les Guerres Macedòniques.
name-paullus_macedonicus = Paul·le Macedònic
    .gender = masculine
    .of = de Paul·le Macedònic
    .to = a Paul·le Macedònic
    .power = No l’afecten els desastres ni els rebuigs impresos a les Guerres Macedòniques.
name-cato_the_elder = Cató el Vell
    .gender = masculine
    .of = de Cató el Vell
    .to = a Cató el Vell
    .power = Al Senat té un tribú gratuït per torn i sis vots més en les lleis.
name-gaius_marius = Gai Mari
    .gender = masculine
    .of = de Gai Mari
    .to = a Gai Mari
    .power = A Roma suma un a la seva pròpia tirada de cavaller. No l’afecten els desastres ni els rebuigs impresos a la Guerra de Jugurta i la Guerra Social.

## Guerres i líders

name-punic_1 = Primera Guerra Púnica
    .gender = feminine
    .the = la Primera Guerra Púnica
    .of = de la Primera Guerra Púnica
    .to = a la Primera Guerra Púnica
name-punic_2 = Segona Guerra Púnica
    .gender = feminine
    .the = la Segona Guerra Púnica
    .of = de la Segona Guerra Púnica
    .to = a la Segona Guerra Púnica
    .power = Mentre és activa, després de cada Fòrum un dau arruïna el publicà del seu número.
name-punic_3 = Tercera Guerra Púnica
    .gender = feminine
    .the = la Tercera Guerra Púnica
    .of = de la Tercera Guerra Púnica
    .to = a la Tercera Guerra Púnica
name-illyrian_1 = Primera Guerra Il·líria
    .gender = feminine
    .the = la Primera Guerra Il·líria
    .of = de la Primera Guerra Il·líria
    .to = a la Primera Guerra Il·líria
name-illyrian_2 = Segona Guerra Il·líria
    .gender = feminine
    .the = la Segona Guerra Il·líria
    .of = de la Segona Guerra Il·líria
    .to = a la Segona Guerra Il·líria
name-gallic_1 = Primera Guerra Gàl·lica
    .gender = feminine
    .the = la Primera Guerra Gàl·lica
    .of = de la Primera Guerra Gàl·lica
    .to = a la Primera Guerra Gàl·lica
name-macedonian_1 = Primera Guerra Macedònica
    .gender = feminine
    .the = la Primera Guerra Macedònica
    .of = de la Primera Guerra Macedònica
    .to = a la Primera Guerra Macedònica
name-macedonian_2 = Segona Guerra Macedònica
    .gender = feminine
    .the = la Segona Guerra Macedònica
    .of = de la Segona Guerra Macedònica
    .to = a la Segona Guerra Macedònica
name-syrian_war = Guerra Síria
    .gender = feminine
    .the = la Guerra Síria
    .of = de la Guerra Síria
    .to = a la Guerra Síria
name-gladiator = Revolta dels Gladiadors
    .gender = feminine
    .the = la Revolta dels Gladiadors
    .of = de la Revolta dels Gladiadors
    .to = a la Revolta dels Gladiadors
    .power = Mentre és activa, després de cada Fòrum un dau arruïna el publicà del seu número. Sense botí.

name-hamilcar = Amílcar
    .gender = masculine
    .of = d’Amílcar
    .to = a Amílcar
name-hannibal = Anníbal
    .gender = masculine
    .of = d’Anníbal
    .to = a Anníbal
    .power = Amb la Segona Guerra Púnica activa es tira un dau més contra els publicans.
name-antiochus = Antíoc III
    .gender = masculine
    .of = d’Antíoc III
    .to = a Antíoc III
name-philip = Filip V
    .gender = masculine
    .of = de Filip V
    .to = a Filip V
name-spartacus = Espàrtac
    .gender = masculine
    .of = d’Espàrtac
    .to = a Espàrtac
    .power = Amb la Revolta dels Gladiadors activa es tira un dau més contra els publicans.

## Concessions, intrigues, fi de l’era

name-tax_farmer_1 = Publicà 1
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 1 mentre una guerra assola el país.
name-tax_farmer_2 = Publicà 2
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 2 mentre una guerra assola el país.
name-tax_farmer_3 = Publicà 3
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 3 mentre una guerra assola el país.
name-tax_farmer_4 = Publicà 4
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 4 mentre una guerra assola el país.
name-tax_farmer_5 = Publicà 5
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 5 mentre una guerra assola el país.
name-tax_farmer_6 = Publicà 6
    .gender = masculine
    .power = Dos talents l’any. L’arruïna un 6 mentre una guerra assola el país.
name-armaments = Armament
    .gender = masculine
    .power = Dos talents per cada legió reclutada. La destrueix un desastre natural amb un 5.
name-ship_building = Construcció naval
    .gender = feminine
    .power = Tres talents per cada flota construïda. La destrueix un desastre natural amb un 6.
name-harbor_fees = Taxes portuàries
    .gender = feminine
    .power = Tres talents l’any. La destrueix un desastre natural amb un 3 o un 4.
name-mining = Mines
    .gender = feminine
    .power = Tres talents l’any. La destrueix un desastre natural amb un 1 o un 2.
name-land_commissioner = Comissari agrari
    .gender = masculine
    .power = Tres talents l’any, només mentre hi hagi una subvenció agrària en vigor.
name-aegyptian_grain = Gra egipci
    .gender = masculine
    .power = Cinc talents l’any. Amb sequera, qui la té pot vendre car i perdre popularitat.
name-sicilian_grain = Gra sicilià
    .gender = masculine
    .power = Quatre talents l’any. Amb sequera, qui la té pot vendre car i perdre popularitat.
name-tribune = Tribú
    .gender = masculine
    .power = Al Senat: fes una proposta pròpia o veta una votació.
name-assassin = Assassí
    .gender = masculine
    .power = Suma un a un assassinat; es juga abans del dau.
name-secret_bodyguard = Guardaespatlles secret
    .gender = masculine
    .power = Resta un a un assassinat després del dau i pot capturar l’assassí.
name-seduction = Seducció
    .gender = feminine
    .power = Ningú no pot oposar contrasuborns a la teva persuasió.
name-blackmail = Xantatge
    .gender = masculine
    .power = Ningú no pot oposar contrasuborns a la teva persuasió; si fracassa, l’objectiu perd dos daus d’influència i dos de popularitat.
name-influence_peddling = Tràfic d’influències
    .gender = masculine
    .power = Emporta’t a l’atzar una carta de la mà d’una altra facció.
name-era_ends = Fi de l’era
    .gender = feminine
    .power = El Fòrum en què surt és l’últim.

## Províncies

name-sicilia = Sicília
    .gender = feminine
    .of = de Sicília
    .to = a Sicília
name-sardinia_et_corsica = Sardenya i Còrsega
    .gender = feminine
    .of = de Sardenya i Còrsega
    .to = a Sardenya i Còrsega
name-hispania_citerior = Hispània Citerior
    .gender = feminine
    .of = d’Hispània Citerior
    .to = a Hispània Citerior
name-hispania_ulterior = Hispània Ulterior
    .gender = feminine
    .of = d’Hispània Ulterior
    .to = a Hispània Ulterior
name-illyricum = Il·líria
    .gender = feminine
    .of = d’Il·líria
    .to = a Il·líria
name-gallia_cisalpina = Gàl·lia Cisalpina
    .gender = feminine
    .of = de Gàl·lia Cisalpina
    .to = a Gàl·lia Cisalpina
name-africa = Àfrica
    .gender = feminine
    .of = d’Àfrica
    .to = a Àfrica

## Esdeveniments

name-mob_violence = Violència al carrer
    .gender = feminine
    .second = Més violència al carrer
    .power = Es treuen tantes fitxes com descontentament hi hagi: moren senadors impopulars que siguin a Roma.
name-natural_disaster = Desastre natural
    .gender = masculine
    .second = Gran desastre natural
    .power = L’Estat paga 50 talents i un dau destrueix una concessió.
name-ally_deserts = Deserció d’un aliat
    .gender = feminine
    .second = Deserció d’auxiliars romans
    .power = Si els daus d’una batalla sumen parell, l’enemic guanya el dau negre; després, els dos blancs.
name-evil_omens = Mals auguris
    .gender = masculine
    .second = Pitjors auguris
    .power = L’Estat paga 20 talents; gairebé totes les tirades empitjoren en un.
name-refuge = Refugi
    .gender = masculine
    .second = Retorn del refugi
    .power = El pròxim líder que perdi la guerra troba refugi i torna amb una altra.
name-epidemic = Epidèmia
    .gender = feminine
    .second = Epidèmia a l’estranger
    .power = Es treuen sis fitxes: moren senadors a Roma; la segona vegada, un que sigui fora.
name-drought = Sequera
    .gender = feminine
    .second = Sequera severa
    .power = Un efecte de sequera més.
name-storm_at_sea = Tempesta al mar
    .gender = feminine
    .second = Una altra tempesta al mar
    .power = Es perden dos daus de flotes.
name-manpower_shortage = Escassetat de lleves
    .gender = feminine
    .second = Més escassetat de lleves
    .power = Les legions i flotes costen 10 talents més.
name-allied_enthusiasm = Entusiasme aliat
    .gender = masculine
    .second = Gran entusiasme aliat
    .power = L’Estat rep 50 talents en els pròxims ingressos; la segona vegada, 75.
name-new_alliance = Nova aliança
    .gender = feminine
    .second = Una altra nova aliança
    .power = Una guerra signa la pau per la meitat del botí; la segona vegada, per tot.
name-rhodian_alliance = Aliança marítima amb Rodes
    .gender = feminine
    .second = Més suport de Rodes
    .power = Rodes deixa vuit flotes contra una guerra naval; la segona vegada, quatre més.
name-enemys_ally_deserts = Deserció d’un aliat enemic
    .gender = feminine
    .second = Deserció de mercenaris enemics
    .power = Si els daus d’una batalla sumen senar, l’enemic perd el dau negre; després, els dos blancs.
name-enemy_leader_dies = Mor un líder enemic
    .gender = feminine
    .second = L’enemic demana la pau
    .power = Mor un líder enemic; la segona vegada, a més, la seva guerra més gran signa la pau.
name-trial_of_verres = Judici de Verres
    .gender = masculine
    .second = Un altre judici per corrupció
    .power = En els pròxims ingressos cada província dona a l’Estat tres talents més i al seu governador tres menys; la segona vegada, cinc.

## Paraules de les regles

name-Era-early = República primerenca
    .gender = feminine
name-Era-middle = República mitjana
    .gender = feminine
name-Era-late = República tardana
    .gender = feminine

name-Series-punic = Guerres Púniques
    .gender = feminine
    .the = les Guerres Púniques
    .of = de les Guerres Púniques
    .to = a les Guerres Púniques
name-Series-macedonian = Guerres Macedòniques
    .gender = feminine
    .the = les Guerres Macedòniques
    .of = de les Guerres Macedòniques
    .to = a les Guerres Macedòniques
name-Series-illyrian = Guerres Il·líries
    .gender = feminine
    .the = les Guerres Il·líries
    .of = de les Guerres Il·líries
    .to = a les Guerres Il·líries
name-Series-gallic = Guerres Gàl·liques
    .gender = feminine
    .the = les Guerres Gàl·liques
    .of = de les Guerres Gàl·liques
    .to = a les Guerres Gàl·liques
name-Series-syrian = Guerra Síria
    .gender = feminine
    .the = la Guerra Síria
    .of = de la Guerra Síria
    .to = a la Guerra Síria
name-Series-slave = Revoltes d’esclaus
    .gender = feminine
    .the = les Revoltes d’esclaus
    .of = de les Revoltes d’esclaus
    .to = a les Revoltes d’esclaus

name-Office-dictator = dictador
    .gender = masculine
    .the = el dictador
    .of = del dictador
    .to = al dictador
name-Office-rome_consul = cònsol de Roma
    .gender = masculine
    .the = el cònsol de Roma
    .of = del cònsol de Roma
    .to = al cònsol de Roma
name-Office-field_consul = cònsol de Camp
    .gender = masculine
    .the = el cònsol de Camp
    .of = del cònsol de Camp
    .to = al cònsol de Camp
name-Office-censor = censor
    .gender = masculine
    .the = el censor
    .of = del censor
    .to = al censor
name-Office-master_of_horse = mestre de cavalleria
    .gender = masculine
    .the = el mestre de cavalleria
    .of = del mestre de cavalleria
    .to = al mestre de cavalleria

name-Cause-old_age = vellesa
    .gender = feminine
name-Cause-battle_death = mort en combat
    .gender = feminine
name-Cause-murder = assassinat
    .gender = masculine
name-Cause-punishment = càstig
    .gender = masculine
name-Cause-execution = execució
    .gender = feminine
name-Cause-riot = fúria de la plebs
    .gender = feminine
name-Cause-plague = epidèmia
    .gender = feminine
name-Cause-retirement = retirada
    .gender = feminine

name-Earning-yearly = cada any
name-Earning-for_each_legion = per cada legió
name-Earning-for_each_fleet = per cada flota

name-Arena-sea = al mar
name-Arena-land = a terra

name-Ending-defeat = derrota
    .gender = feminine
name-Ending-disaster = desastre
    .gender = masculine
name-Ending-stalemate = taules
    .gender = feminine
name-Ending-standoff = rebuig
    .gender = masculine
name-Ending-victory = victòria
    .gender = feminine

name-Show-slice_and_dice = Espectacle d’espases i dagues
    .gender = masculine
name-Show-blood_fest = Festival de sang
    .gender = masculine
name-Show-gladiator_gala = Gala de gladiadors
    .gender = feminine

name-Crowd-calm = calma
name-Crowd-mob = tumult
name-Crowd-revolt = aixecament

name-Debt-wars = guerres actives
name-Debt-bills = subvencions agràries
name-Debt-upkeep = manteniment de les forces
name-Debt-omens = mals auguris
name-Debt-disaster = desastre natural
name-Debt-provinces = províncies

name-Attempt-caught = capturat
name-Attempt-nothing = sense efecte
name-Attempt-killed = mort

name-Bill-first_bill = subvenció agrària I
    .gender = feminine
name-Bill-second_bill = subvenció agrària II
    .gender = feminine
name-Bill-third_bill = subvenció agrària III
    .gender = feminine

name-Fall-four_wars = quatre guerres actives
name-Fall-bankrupt = fallida
name-Fall-people_rise = aixecament de la plebs

# el pontífex, les iniciatives comprades, les ordres del Senat

tell-becomes_pontifex = { NAME($senator) } és nomenat pontífex màxim de per vida i guanya { $gain } d’influència.
tell-is_pontifex_no_more = { NAME($senator) } deixa de ser pontífex i perd { $loss } d’influència.
tell-pontifex_earns = El pontífex, { NAME($senator) }, rep { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    }.
tell-pontifex_pays_for_omens = { $own ->
        [0] El pontífex, { NAME($senator) }, no té res per pagar els mals auguris.
        [one] El pontífex, { NAME($senator) }, paga de la seva butxaca { $own } talent pels mals auguris.
       *[other] El pontífex, { NAME($senator) }, paga de la seva butxaca { $own } talents pels mals auguris.
    }
tell-house_pays_for_omens = La seva facció deu { $owed ->
        [one] { $owed } talent
       *[other] { $owed } talents
    } amb la multa i en paga { $paid }{ $unpaid ->
        [0] .
       *[other] ; en queden { $unpaid } per pagar.
    }
ask-order_landing = { NAME($by) }: si es guanya el mar, { NAME($commander) } ha d’atacar també per terra ({ NAME($war, form: "the") })?
tell-landing_ordered = { $ashore ->
        [yes] El Senat ordena que, guanyat el mar, { NAME($commander) } ataqui també per terra.
       *[no] El Senat ordena que, guanyat el mar, { NAME($commander) } no ataqui per terra.
    }
reason-serves_the_bidder = Aquesta iniciativa s’ha comprat: només afavoreix el senador que l’ha pagada, no { NAME($senator) }.
reason-no_knights = Cap dels teus senadors no pot pressionar cavallers ara.
reason-nobody_else_may_lead = Ara no es pot nomenar ningú més.
part-rank_of-pontifex = pontífex
part-show_givers-served = la iniciativa només afavoreix qui l’ha comprada
part-consul_candidates-horse = el mestre de cavalleria
