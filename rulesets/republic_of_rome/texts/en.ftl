# The Republic of Rome: texts in English

game = The Republic of Rome
about = Lead your faction to power, and keep Rome alive while you do.
heading-turn = Turn { $number }

## People

tell-enters_the_forum = { NAME($senator) } appears in the Forum, of no faction yet.
tell-joins_house = { NAME($senator) } joins { NAME($house) }.
tell-takes_office = { NAME($senator) } becomes { NAME($office) } and gains { $gain } influence.
tell-mortality_drawn = { $number ->
        [0] Mortality passes by: only blanks.
       *[other] Mortality chits drawn: { $drawn }.
    }
tell-mob_drawn = { $number ->
        [0] The mob is loose in Rome, but no number comes up.
       *[other] The mob is loose in Rome; chits drawn: { $drawn }.
    }
tell-dies = { NAME($senator) } dies ({ NAME($cause) }).
tell-heir_takes_over = An heir, { NAME($heir) }, takes over the lead of { NAME($house) }.
tell-outgrows_the_republic = { NAME($senator) } has an influence of { $influence }: the Republic cannot hold him any longer.

## Wars

tell-war_breaks_out = Trouble abroad: { NAME($war, form: "the") }.
tell-war_becomes_active = From now on { NAME($war, form: "the") } is active.
tell-leader_joins = { NAME($leader) } takes the lead in { NAME($war, form: "the") }.
tell-leader_appears = { NAME($leader) } appears, and his war has begun already.
tell-leader_waits = { NAME($leader) } has no war yet and waits in the Curia.
tell-leader_leaves = { NAME($leader) } has lost his war and leaves the field.
tell-finds_refuge = { NAME($leader) } finds refuge and will be back.
tell-peace_is_made = Peace is made in { NAME($war, form: "the") }; the State receives { $gain ->
        [one] { $gain } talent
       *[other] { $gain } talents
    }.

## Money

tell-earns = { NAME($senator) } earns { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    }.
tell-earns_by_contract = { NAME($senator) } earns { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } by { NAME($card) }.
tell-sells_grain_dear = { NAME($senator) } sells his grain dear in the drought: { NAME($concession) }.
tell-ransomed = { NAME($captive) } is ransomed for { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }.
tell-state_earns = The State earns { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } and has { $state }.
tell-contributes = { NAME($senator) } gives the State { $gift ->
        [one] { $gift } talent
       *[other] { $gift } talents
    } and gains { $influence } influence.
tell-state_pays = The State pays { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } ({ NAME($reason) }) and has { $state } left.
tell-state_bankrupt = The State owes { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } ({ NAME($reason) }) and has only { $state }: it is bankrupt.

## The people of Rome

tell-people_grumble = Unrest is now { $unrest } (unprosecuted wars: { $wars }; droughts: { $droughts }).
tell-speech_held = The State of the Republic speech: { $dice } on the dice, { $result } in all with an unrest of { $unrest }.
tell-people_answer = The answer of the people: { NAME($crowd) }; unrest { $change ->
        [0] stays at { $unrest }
       *[other] changes by { $change } to { $unrest }
    }.{ $shortage ->
        [0] {""}
       *[1] {" "}Manpower is short.
    }{ $ban ->
        [yes] {" "}No recruitment this turn.
       *[no] {""}
    }

## The forum

tell-turn_begins = A new year begins in Rome.
tell-initiative_begins = { NAME($house) } has the initiative.
tell-bids = { NAME($house) } bids { $bid ->
        [one] { $bid } talent
       *[other] { $bid } talents
    } for the next initiative, paid by { NAME($bidder) }.
tell-wins_initiative = { NAME($house) } takes the next initiative for { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }.
tell-draws_a_card = { NAME($house) } draws a faction card: { NAME($card) }.
tell-card_stolen = { NAME($house) } takes a card from the hand of { NAME($victim) }.
tell-deck_is_empty = There is no card left for { NAME($house) }.
tell-era_ends_shown = The card that ends the era has come up: this is the last forum.
tell-event_happens = Event: { $level ->
        [1] { NAME($event) }.
       *[other] { NAME($event, form: "second") } (level { $level }).
    }
tell-epidemic_drawn = { $number ->
        [0] The epidemic strikes, but no number comes up.
       *[other] The epidemic strikes; chits drawn: { $drawn }.
    }
tell-rhodians_come = Rhodes sends { $amount ->
        [one] { $amount } fleet
       *[other] { $amount } fleets
    } against the enemy: { NAME($war, form: "the") }.
tell-fleets_lost = { $amount ->
        [one] { $amount } fleet
       *[other] { $amount } fleets
    } lost at sea.
tell-enemy_leader_dies = { NAME($leader) } is dead.
tell-concession_ruined = Lost to the Curia: { NAME($card) }.
tell-concession_revives = Back in the Forum: { NAME($card) }.
tell-leader_is_forgotten = { NAME($leader) } dies in the Curia without having found a war.
tell-knight_joins = A knight joins { NAME($senator) } (a total of { $result }; { $paid ->
        [0] nothing paid
        [one] { $paid } talent paid
       *[other] { $paid } talents paid
    }).
tell-knight_declines = No knight joins { NAME($senator) } (a total of { $result }; { $paid ->
        [0] nothing paid
        [one] { $paid } talent paid
       *[other] { $paid } talents paid
    }).
tell-knight_pressed = { NAME($senator) } presses a knight for { $purse ->
        [one] { $purse } talent
       *[other] { $purse } talents
    }.
tell-games_held = { NAME($senator) } sponsors games: { NAME($show) }. Unrest falls to { $unrest }.
tell-new_leader = { NAME($house) } now follows { NAME($senator) }.

## Persuasion

tell-plays_a_ploy = { NAME($house) } plays { NAME($ploy) }.
tell-persuasion_opens = { NAME($persuader) } tries to persuade { NAME($target) } and offers { $bribe ->
        [one] { $bribe } talent
       *[other] { $bribe } talents
    }; base { $base }.
tell-counter_bribed = { NAME($house) } pays { $counter ->
        [one] { $counter } talent
       *[other] { $counter } talents
    } against it; base { $base }.
tell-bribe_raised = { NAME($persuader) } offers { NAME($target) } { $more ->
        [one] { $more } talent
       *[other] { $more } talents
    } more; base { $base }.
tell-persuaded = { $result } against a base of { $base }: { NAME($persuader) } has persuaded { NAME($target) }.
tell-not_persuaded = { $result } against a base of { $base }: { NAME($persuader) } fails to persuade { NAME($target) }.
tell-is_disgraced = { NAME($senator) } is disgraced: influence −{ $influence }, popularity −{ $popularity }.

## Forces and battles

tell-legions_raised = { $amount ->
        [one] { $amount } legion
       *[other] { $amount } legions
    } raised; the State has { $state } left.
tell-fleets_built = { $amount ->
        [one] { $amount } fleet
       *[other] { $amount } fleets
    } built; the State has { $state } left.
tell-marches = { NAME($commander) } goes to war with { $ships ->
        [0] { $legions ->
            [one] { $legions } legion
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
           *[other] { $legions ->
                [one] { $legions } legion
               *[other] { $legions } legions
            } and { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
        }
    }: { NAME($war, form: "the") }.
tell-is_recalled = { NAME($commander) } is called home.
tell-battle_is_fought = { NAME($commander) } fights { NAME($arena) } in { NAME($war, form: "the") }: { $rome } + { $dice } on the dice − { $enemy } = { $result }, { NAME($ending) }.
tell-losses_of_battle = { NAME($commander) } loses { $fleets ->
        [0] { $legions ->
            [one] { $legions } legion
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $fleets ->
                [one] { $fleets } fleet
               *[other] { $fleets } fleets
            }
           *[other] { $legions ->
                [one] { $legions } legion
               *[other] { $legions } legions
            } and { $fleets ->
                [one] { $fleets } fleet
               *[other] { $fleets } fleets
            }
        }
    }.
tell-becomes_veteran = A legion { NAME($commander, form: "of") } becomes veteran and loyal to him.
tell-taken_alive = { NAME($officer) } is taken alive in { NAME($war, form: "the") }.
tell-wins_glory = { NAME($commander) } gains { $gain } popularity and as much influence.
tell-war_is_won = { NAME($war) } is won. Spoils: { $spoils ->
        [one] { $spoils } talent
       *[other] { $spoils } talents
    }; the State has { $state }.
tell-province_made = A new province: { NAME($province) }.
tell-becomes_a_revolt = { NAME($war) } now counts as a revolt and will bring no spoils.

## Cards that are played

tell-statesman_takes_over = { NAME($senator) } stands up for his family in { NAME($house) }.
tell-statesman_appears = { NAME($house) } brings a statesman: { NAME($senator) }.
tell-concession_given = { NAME($senator) } receives a concession: { NAME($card) }.
tell-discards_cards = { NAME($house) } discards { $thrown }.

## The end

tell-final_influence_of = { NAME($house) } has a combined influence of { $influence }.
end-rome_falls = Rome falls ({ NAME($reason) }): everybody has lost.
end-era_is_over = The era is over; the most influential faction wins.
end-consul_for_life_reigns = { NAME($consul_for_life) } rules Rome as Consul for Life.

## Questions

ask-setup-leaders = { NAME($by) }: who is to lead your faction?
ask-share_of = { NAME($by) }: how much does { NAME($senator) } get from the common chest?
ask-pay_ransom = { NAME($by) }: do you ransom { NAME($captive) } for { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    }?
ask-contribution_of = { NAME($by) }: how much does { NAME($senator) } give the State?
pass-contribution_of = Nothing
ask-sell_grain_dear = { NAME($by) }: does { NAME($senator) } sell dear ({ NAME($concession) }: { $times } times the income, { $times } less popularity)?
ask-who_bids = { NAME($by) }: who bids for the next initiative? The best bid is { $best }.
pass-who_bids = Nobody
ask-how_much = { NAME($by) }: how many talents does { NAME($bidder) } bid?
ask-persuading = { NAME($by) }: do you try to persuade somebody?
pass-persuading = Nobody
option-try_persuasion = { NAME($persuader) } persuades { NAME($target) }
ask-play_a_ploy = { NAME($by) }: { NAME($persuader) } turns to { NAME($target) }. Do you play a card that forbids counter-bribes?
pass-play_a_ploy = No card
ask-opening_bribe = { NAME($by) }: how many talents does { NAME($persuader) } offer { NAME($target) } at first?
ask-counter_bribe = { NAME($by) }: { NAME($persuader) } is persuading { NAME($target) } (base { $base }). How many talents from your faction treasury do you pay against it?
ask-raise_or_roll = { NAME($by) }: the base is { $base }. How many talents more does { NAME($persuader) } offer { NAME($target) }? With 0 you roll.
ask-initiative-knights = { NAME($house) }: do you attract or press knights?
option-initiative-knights-attract = { NAME($senator) } attracts a knight
option-initiative-knights-press = Press knights
pass-initiative-knights = Neither
ask-pay_for_a_knight = { NAME($by) }: how many talents does { NAME($senator) } spend on a knight?
ask-knights_to_press = { NAME($by) }: how many knights does { NAME($senator) } press?
ask-games_in-show = { NAME($house) }: who sponsors games, and which?
pass-games_in-show = No games
ask-leader_in-choice = { NAME($house) }: do you name a new faction leader?
pass-leader_in-choice = Keep the leader
ask-which_leader_dies = { NAME($by) }: which enemy leader dies?
ask-which_war_makes_peace = { NAME($by) }: which war ends in peace?
ask-land_battle_too = { NAME($by) }: the sea is won. Does { NAME($commander) } land at once ({ NAME($war, form: "the") })?
ask-card_play = { NAME($by) }: do you play a card?
pass-card_play = No card
option-play_statesman = Play the statesman { NAME($card) }
option-play_concession = Give { NAME($senator) } the concession { NAME($card) }
option-peddle_influence = Play { NAME($card) }: a card of { NAME($victim) }
ask-discard_down-hands = { NAME($by) }: your hand is over the limit. What do you discard?

## Why not

reason-no_recruitment_this_turn = There is no recruitment this turn.
reason-too_few_fleets = There are too few fleets to support the army.
reason-earns_nothing = { NAME($senator) } cannot collect its income now.
reason-no_land_bill = No land bill is in force.
reason-family_is_theirs = { NAME($card) }: another faction holds his family.
reason-namesake_in_play = { NAME($card) }: another statesman of his family is in play.
reason-nothing_to_take = { NAME($victim) } has no card in hand.

## The first evening

tell-presides = { NAME($house) } presides over the Senate and decides on the forces.
tell-is_reinforced = { NAME($commander) } receives { $ships ->
        [0] { $legions ->
            [one] { $legions } legion
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
           *[other] { $legions ->
                [one] { $legions } legion
               *[other] { $legions } legions
            } and { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
        }
    }.
ask-preside-recall = { NAME($house) }: whom do you call home?
pass-preside-recall = Nobody
ask-preside-legions = { NAME($house) }: how many legions do you raise?
ask-preside-fleets = { NAME($house) }: how many fleets do you build?
ask-preside-bills = { NAME($house) }: which land bill does { NAME($chair) } carry?
pass-preside-bills = None
tell-land_bill_carried = { NAME($senator) } carries a land bill: { NAME($bill) }. Unrest falls to { $unrest }.
ask-preside-reinforce = { NAME($house) }: which proconsul gets reinforcements?
pass-preside-reinforce = None
ask-send_against = { NAME($by) }: against which war does { NAME($commander) } march?
pass-send_against = He stays in Rome
ask-legions_for = { NAME($by) }: which legions go with { NAME($commander) }?
ask-fleets_for = { NAME($by) }: how many fleets go with { NAME($commander) }?
ask-accept_weak_force = { NAME($by) }: a force of { $ships ->
        [0] { $legions ->
            [one] { $legions } legion
           *[other] { $legions } legions
        }
       *[other] { $legions ->
            [0] { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
           *[other] { $legions ->
                [one] { $legions } legion
               *[other] { $legions } legions
            } and { $ships ->
                [one] { $ships } fleet
               *[other] { $ships } fleets
            }
        }
    } is weak for { NAME($war, form: "the") }. Does { NAME($commander) } go all the same?

## Rebellion and the Senate

tell-civil_battle = { NAME($commander) } fights the rebel { NAME($chief) } for the Senate: { $result }, { NAME($ending) }; each side may lose up to { $losses ->
        [one] { $losses } legion
       *[other] { $losses } legions
    }.
tell-followers_counted = { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } follow { NAME($chief) } into revolt.
ask-pay_the_legions = { NAME($by) }: does { NAME($chief) } pay { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } to win the doubtful legions?
tell-revolt_is_over = The revolt { NAME($chief, form: "of") } is over.
ask-call_back_veteran = { NAME($by) }: does your veteran leave the rebel ({ NAME($legion) })?

## Provinces at work

tell-goes_to_govern = { NAME($senator) } goes out to govern { NAME($province) }.
tell-takes_spoils = { NAME($governor) } takes spoils in { NAME($province) }: { $amount }.
tell-province_pays = Taxes of { NAME($province) } for the State: { $amount }.
tell-province_develops = { NAME($governor) } develops { NAME($province) }.
tell-comes_back = { NAME($governor) } comes back from { NAME($province) }.
ask-take_spoils = { NAME($by) }: does { NAME($governor) } take spoils in { NAME($province) }, and become corrupt?

## Editions and variants

ask-games_or_leader = { NAME($house) }: do you hold games or name a new leader?
pass-games_or_leader = Neither
option-initiative-games-show = Hold games
option-initiative-games-new_leader = Name a new leader
reason-no_money_for_games = No senator of yours can pay for games.
ask-whose_knights = { NAME($house) }: whose knights do you press?
ask-take_income = { NAME($by) }: does { NAME($senator) } take the income of his concession ({ NAME($concession) })?
tell-falls_ill = { NAME($senator) } falls ill and loses influence.
option-retire = { NAME($senator) } retires
tell-retires = { NAME($senator) } retires; { NAME($house) } keeps { $influence } of his influence for the end.
reason-still_in_office = { NAME($senator) } still holds an office.
reason-one_a_turn = Only one senator a turn retires.

## Where numbers come from

figure-fate = omens
figure-speech = State of the Republic
part-speech-dice = dice
part-speech-unrest = unrest
part-speech-fame = popularity of the HRAO
part-speech-fate = omens
figure-trouble = new unrest
part-trouble-wars = unprosecuted wars
part-trouble-droughts = droughts
figure-droughts = effects of drought
part-droughts-icons = wars with drought
figure-unprosecuted = unprosecuted wars
part-unprosecuted-wars = active and not fought
figure-hrao = HRAO
part-hrao-senior = first by office, influence, oratory, number
figure-rank_of = rank
part-rank_of-office = office
figure-income_of = income
part-income_of-leader = faction leader
part-income_of-member = member of a faction
part-income_of-knights = knights
part-income_of-concessions = concessions
figure-annual_revenue = annual revenue of the State
part-annual_revenue-tribute = annual revenue
figure-ransom_of = ransom
part-ransom_of-influence = twice his influence
part-ransom_of-floor = the least ransom
figure-state_units = forces to maintain
part-state_units-legions = legions
part-state_units-rebels = legions of rebels
part-state_units-fleets = fleets at home
part-state_units-afield = fleets of commanders
part-state_units-camps = fleets without commander
figure-unit_cost = cost of a legion or fleet
part-unit_cost-base = usual cost
part-unit_cost-shortage = manpower shortage
figure-knight_throw = throw for a knight
part-knight_throw-dice = dice
part-knight_throw-paid = talents paid
part-knight_throw-fate = omens
figure-knight_threshold = needed for a knight
figure-initiatives_per_turn = initiatives in a turn
figure-event_roll = throw that brings an event
figure-hand_limit = hand limit
figure-fatal_wars = active wars that end it all
figure-rule_of_one = influence for a Consul for Life
figure-persuasion_base = base of the persuasion
part-persuasion_base-oratory = oratory
part-persuasion_base-influence = influence
part-persuasion_base-loyalty = loyalty
part-persuasion_base-aligned = in a faction
part-persuasion_base-purse = his own treasury
part-persuasion_base-bribes = bribes
part-persuasion_base-counters = counter-bribes
figure-persuasion_throw = throw of the persuasion
part-persuasion_throw-dice = dice
part-persuasion_throw-omens = omens
figure-loyalty_of = loyalty
part-loyalty_of-rival = beside a rival statesman
part-loyalty_of-printed = as printed
figure-hopeless_roll = throw that always fails
part-hopeless_roll-rule = usual number
part-hopeless_roll-last_turn = the last forum
figure-is_persuaded = persuaded
part-is_persuaded-natural = natural throw low enough
part-is_persuaded-base = not above the base
figure-humiliation = humiliation
part-humiliation-dice = dice
part-humiliation-fate = omens
figure-battle_throw = battle
part-battle_throw-black = black die
part-battle_throw-white = white dice
part-battle_throw-rome = Rome
part-battle_throw-enemy = enemy
part-battle_throw-fate = omens
figure-rome_strength = strength of Rome
part-rome_strength-units = units
part-rome_strength-rating = command
figure-units = units
part-units-legions = legions
part-units-fleets = fleets
figure-army_strength = strength of the army
part-army_strength-legions = legions
part-army_strength-veterans = veterans
figure-generalship = command
part-generalship-commander = commander’s military rating
part-generalship-second = Master of Horse
part-generalship-force = no more than the units
figure-ratings = military ratings
part-ratings-commander = commander’s military rating
part-ratings-second = Master of Horse
figure-force_on_land = force on land
part-force_on_land-legions = legions
part-force_on_land-rating = command
figure-force_at_sea = force at sea
part-force_at_sea-fleets = fleets
part-force_at_sea-rating = command
figure-war_strength = strength of the war
part-war_strength-land = land strength
part-war_strength-fleet = fleet strength
part-war_strength-matching = matching wars
part-war_strength-leaders = leaders
part-war_strength-beaten = fleet beaten
figure-enemy_strength = strength of the enemy
part-enemy_strength-war = war
part-enemy_strength-events = events
part-enemy_strength-floor = never below zero
figure-strength_by_events = strength by events
figure-multiplier = multiplier
part-multiplier-self = the war itself
part-multiplier-active = active matching wars
figure-toll = toll of the battle
part-toll-table = by the table
part-toll-all = all of the force
part-toll-disaster = half in a disaster
part-toll-standoff = a quarter in a standoff
figure-losses = losses
part-losses-toll = toll
part-losses-force = no more than are there
figure-blame = blame
part-blame-legions = one for two legions lost
figure-lots_drawn = chits to draw
part-lots_drawn-legions = legions lost
part-lots_drawn-fleets = fleets lost
figure-is_disaster = disaster
part-is_disaster-war_card = number of the war
part-is_disaster-leaders = number of a leader
part-is_disaster-spent = not used this turn
figure-is_standoff = standoff
part-is_standoff-war_card = number of the war
part-is_standoff-leaders = number of a leader
part-is_standoff-spent = not used this turn
figure-ending_of = outcome
part-ending_of-disaster = number of disaster
part-ending_of-standoff = number of standoff
part-ending_of-table = by the table
figure-captured = taken alive
part-captured-several = at least two chits drawn
part-captured-last = his was the last
part-captured-ending = the battle was not won
part-captured-at_sea = won at sea
figure-supported = supported by fleets
part-supported-fleets = enough fleets
figure-lands = battle on land possible
part-lands-army = an army
part-lands-support = support by fleets
figure-may_refuse = may refuse to go
part-may_refuse-at_sea = too weak at sea
part-may_refuse-on_land = too weak on land
part-may_refuse-nothing = no force at all
figure-enough_support = enough fleets
part-enough_support-support = support of the army
part-enough_support-at_sea = battle at sea first
figure-revival = throw in the Curia
part-revival-dice = dice
part-revival-fate = omens
figure-revival_needs = needed in the Curia
figure-ravaging = dice for tax farmers
figure-storm = storm
part-storm-dice = dice
part-storm-fate = omens
figure-disaster_throw = disaster
part-disaster_throw-dice = dice
figure-final_influence = final influence
part-final_influence-loyal = loyal and free senators
figure-greatest_man = most influential senator
part-greatest_man-man = most influential senator
figure-influence_of_house = influence of the faction
part-influence_of_house-house = its senators
figure-senators_in_rome = senators in Rome
part-senators_in_rome-aligned = of factions
part-senators_in_rome-governors = governors
part-senators_in_rome-afield = at war
part-senators_in_rome-captives = captives
part-senators_in_rome-rebels = rebels
figure-earners = senators with income
part-earners-aligned = of factions
part-earners-rebels = rebels
part-earners-captives = captives
figure-persuadable = who can be persuaded
part-persuadable-others = senators in Rome
part-persuadable-forum = in the Forum
part-persuadable-own = one’s own
part-persuadable-leaders = faction leaders
figure-targets = wars one may attack
part-targets-wars = wars in play
part-targets-later = an earlier one comes first
figure-sendable = who may be sent
part-sendable-ranks = consuls and dictator
part-sendable-rome_last = field consul first
figure-wars_in_play = wars in play
part-wars_in_play-active = active
part-wars_in_play-inactive = inactive
part-wars_in_play-imminent = imminent
figure-matching = matching wars
part-matching-series = of the series
part-matching-self = itself
figure-leaders_at = leaders of the war
part-leaders_at-series = of the series
figure-winners = winners
part-winners-greatest = with the greatest senator
figure-military_in = command
part-military_in-rating = commander’s military rating
part-military_in-force = no more than the units
figure-rebel_strength = strength of the rebel
part-rebel_strength-legions = legions
part-rebel_strength-chief = command
figure-senate_strength = strength of the Senate
part-senate_strength-legions = legions
part-senate_strength-general = command
figure-civil_throw = civil war
part-civil_throw-dice = dice
part-civil_throw-senate = Senate
part-civil_throw-rebel = rebel
part-civil_throw-fate = omens
figure-rebel_upkeep = upkeep of the rebels
part-rebel_upkeep-legions = legions
part-rebel_upkeep-veterans = loyal veterans
figure-dagger_blow = assassination
part-dagger_blow-dice = dice
part-dagger_blow-daggers = assassins
part-dagger_blow-guards = bodyguards
part-dagger_blow-fate = omens
figure-appeal_dice = dice of the popular appeal
figure-dictator_allowed = a dictator is possible
part-dictator_allowed-three_wars = three active wars
part-dictator_allowed-great_war = a war of 20 or more
figure-most_units = units the State can pay
part-most_units-money = treasury
part-most_units-ban = no recruitment
figure-fewest_fleets = fleets needed
part-fewest_fleets-support = support
part-fewest_fleets-at_sea = battle at sea first
part-Senator-military-is = as on the card
part-Senator-oratory-is = as on the card
part-Senator-loyalty-is = as on the card
figure-all_fleets = all fleets
part-all_fleets-here = in Rome
part-all_fleets-afield = with commanders
part-all_fleets-camps = without commander
figure-bench = senators of the faction in Rome
part-bench-own = its own
figure-senators_of = senators of the faction
part-senators_of-own = its own
figure-aligned = senators of factions
part-aligned-of_houses = of factions
figure-unaligned = senators of no faction
part-unaligned-of_nobody = in the Forum
figure-yearly_concessions = concessions that pay each year
part-yearly_concessions-yearly = pay each year
figure-breeds_veterans = a legion becomes veteran
part-breeds_veterans-result = the army held
figure-commanders_waiting = commanders still to fight
part-commanders_waiting-afield = at war
part-commanders_waiting-horse = Master of Horse
part-commanders_waiting-fought = have fought
figure-next_commanders = next commander
part-next_commanders-first = sent first
figure-consul_candidates = who may be consul
part-consul_candidates-present = senators in Rome
part-consul_candidates-sitting = in office now
figure-first_house = faction that goes first
part-first_house-senior = faction of the HRAO
part-first_house-before = as before
figure-fleet_losses = fleets lost
part-fleet_losses-rule = as the legions
figure-fleets_needed = fleets needed
part-fleets_needed-support = support
part-fleets_needed-at_sea = strength at sea
figure-imminent_wars_wait = imminent wars
figure-waits_as_imminent = becomes imminent
part-waits_as_imminent-match = a matching war is in play
part-waits_as_imminent-rule = rule in use
figure-last_forum = the last forum
part-last_forum-card = the era card has come
figure-makes_revolt = makes revolts of the others
part-makes_revolt-earlier = of an earlier number
part-makes_revolt-last = the last of the series
figure-may_be_opposed = counter-bribes allowed
part-may_be_opposed-open = no card forbids it
figure-may_recruit = forces can be raised
part-may_recruit-calm = recruitment allowed
figure-mob_throw = the mob
part-mob_throw-dice = dice
part-mob_throw-fate = omens
part-mob_throw-floor = never below zero
figure-recallable = who may be called home
part-recallable-proconsuls = proconsuls
part-recallable-horse = Master of Horse
figure-revolt_is_beaten = the revolt is beaten
part-revolt_is_beaten-victory = victory of the Senate
part-revolt_is_beaten-no_army = no legion left
figure-rivals_beside = rivals in the same faction
part-rivals_beside-named = named on his card
figure-opposes = opposed
part-opposes-named = named on his card
figure-leading_houses = leading factions
part-leading_houses-most = most influence
figure-too_great = too influential
part-too_great-great = enough influence
figure-shortage_levels = manpower shortage
part-shortage_levels-people = mood of the people
figure-worthwhile = most that helps
part-worthwhile-need = for the worst die
part-worthwhile-fate = omens
figure-earlier_unattacked = earlier wars not attacked
part-earlier_unattacked-earlier = earlier in the series
part-earlier_unattacked-attacked = attacked
figure-money_is_whole = money adds up
figure-forces_are_whole = forces add up
figure-people_are_whole = people add up
figure-loyalty_needed = needed for loyalty
part-loyalty_needed-early = early era
part-loyalty_needed-middle = middle era
part-loyalty_needed-late = late era
figure-loyalty_throw = loyalty of a legion
part-loyalty_throw-dice = dice
part-loyalty_throw-pay = talent paid
part-loyalty_throw-fate = omens
figure-doubtful = doubtful legions
part-doubtful-army = army
part-doubtful-own = loyal to him
part-doubtful-friends = loyal to rebels
figure-has_heir = leaves an heir
part-has_heir-family = his family lives on
part-has_heir-leader = was faction leader
part-has_heir-retired = retired
figure-saved_influence = influence kept
part-saved_influence-share = share of his influence
part-final_influence-banked = kept from the retired
figure-able_men = men fit for office
part-able_men-present = senators in Rome
part-consul_candidates-sick = ill
part-sendable-sick = ill
part-fleet_losses-support = no support needed
part-may_recruit-levels = not two shortages
part-revolt_is_beaten-unhurt = Rome lost nothing
figure-forgettable_leaders = leaders who may be forgotten
part-forgettable_leaders-curia = in the Curia
part-forgettable_leaders-wanted = his war is in play
part-rivals_beside-both = on either card
figure-treasury = faction treasury
figure-leader = faction leader
figure-influence = influence
figure-banked = influence kept
figure-governors = governors
part-governors-away = with a province
figure-spoils_dice_of = dice of spoils
part-spoils_dice_of-raw = undeveloped
part-spoils_dice_of-developed = developed
figure-spoils_plus_of = added to spoils
part-spoils_plus_of-raw = undeveloped
part-spoils_plus_of-developed = developed
part-spoils_plus_of-events = events
figure-tax_dice_of = dice of taxes
part-tax_dice_of-raw = undeveloped
part-tax_dice_of-developed = developed
figure-tax_plus_of = added to taxes
part-tax_plus_of-raw = undeveloped
part-tax_plus_of-developed = developed
part-tax_plus_of-events = events
figure-trial_of_governors = trial of governors
figure-development = development
part-development-dice = dice
part-development-honest = not corrupt
part-development-fate = omens
figure-full_term = years of a governor
part-forces_are_whole-legions = 25 legions
part-forces_are_whole-recruits = no veteran in supply
part-forces_are_whole-lots = 36 chits
part-forces_are_whole-cards = all cards
part-money_is_whole-talents = talents
part-money_is_whole-fleets = 25 fleets
part-people_are_whole-faces = everybody has a card
part-people_are_whole-leaders = leaders of their own faction
part-people_are_whole-all_here = nobody is missing
part-people_are_whole-abroad = no captive at war
part-people_are_whole-armies = no army without a war
part-people_are_whole-offices = one man for each office
figure-cards_of_players = cards in piles and hands
part-cards_of_players-piles = piles
part-cards_of_players-hands = hands
figure-cards_of_people = cards of the senators
part-cards_of_people-faces = families and statesmen
part-cards_of_people-concessions = concessions
figure-cards_of_rome = cards on the board
part-cards_of_rome-curia = Curia
part-cards_of_rome-wars = wars
part-cards_of_rome-leaders = leaders
part-cards_of_rome-forum = Forum
part-cards_of_rome-shuffled = being shuffled
part-leaders_at-sheltered = in refuge here
figure-leaders_waiting = leaders who wait
part-leaders_waiting-curia = in the Curia
figure-by_seniority = order of rank
part-by_seniority-order = office, influence, oratory, number
figure-concessions_in = concessions in hand
part-concessions_in-held = in hand
figure-statesmen_in = statesmen in hand
part-statesmen_in-held = in hand
figure-ploys_of = cards for a persuasion
part-ploys_of-held = in hand
figure-peddlers = influence peddling in hand
part-peddlers-held = in hand
figure-face = card of the senator
part-face-statesman = statesman
part-face-family = family
figure-givers = who can contribute
part-givers-rich = have ten talents
figure-show_givers = who can hold games
part-show_givers-rich = can pay for them
figure-holder_of = holder of the office
part-holder_of-only = the only one
figure-house_of = faction of the senator
part-house_of-own = his own
figure-war_of = war of the commander
part-war_of-own = his own
figure-province_of = province of the governor
part-province_of-own = his own
figure-second_of = second in command
part-second_of-horse = Master of Horse
figure-led_by_a_stranger = led by a stranger
part-led_by_a_stranger-leader = leader of another faction
figure-major_offices = major offices
part-major_offices-ranks = consuls, dictator, censor
figure-may_propose_force = may be proposed
part-may_propose_force-anew = not refused this turn
figure-named_rivals = rivals on the card
part-named_rivals-named = named on his card
figure-others = other factions
part-others-all = all factions
part-others-self = itself
figure-partners = partners for consul
part-partners-present = candidates
part-partners-himself = himself
part-partners-rejected = pairs rejected
figure-shelters = refuge
figure-sums_to_give = sums that win influence
part-sums_to_give-steps = 10, 25 and 50
figure-wars_at_sea = wars that need fleets
part-wars_at_sea-needs_fleets = support or strength at sea
figure-can_reach = can be reached
part-can_reach-fleets = enough fleets
part-can_reach-forces = a force to send
figure-field_consul_in_rome = field consul in Rome
part-field_consul_in_rome-there = in Rome
figure-assassination = assassination
figure-combat_result = combat table
figure-contribution = contributions
figure-event_table = event table
figure-games = games
figure-land_bill = land bills
figure-office_figures = offices
figure-state_of_republic = population table

## The table

zone-active_forces = forces in Rome
zone-active_wars = active wars
zone-inactive_wars = inactive wars
zone-imminent_wars = imminent wars
zone-beaten_wars = beaten wars
zone-army = army
zone-barracks = legions in supply
zone-box = box
zone-camp = camp
zone-concessions = concessions
zone-cup = mortality chits
zone-curia_concessions = concessions in the Curia
zone-curia_families = families in the Curia
zone-curia_leaders = leaders in the Curia
zone-current_leaders = enemy leaders
zone-lost_leaders = leaders out of the game
zone-refuge_box = leaders in refuge
zone-deck = deck
zone-discards = discards
zone-drawn_lots = chits drawn
zone-event_box = event cards
zone-events_in_force = events
zone-family_on = family
zone-statesman_on = statesman
zone-forum_concessions = concessions in the Forum
zone-forum_provinces = provinces in the Forum
zone-hand = hand
zone-on_the_table = cards on the table
zone-people = senators
zone-province_box = provinces to come
zone-provinces = provinces
zone-rest_of_deck = rest of the deck
zone-top_cards = next cards
track-active_fleets = fleets in Rome
track-active_house = faction at turn
track-bank = bank
track-consul_for_life = Consul for Life
track-dockyard = fleets in supply
track-era_ends_seen = the era ends
track-land_bills = land bills
track-no_recruitment = no recruitment
track-shortage = manpower shortage
track-state = State treasury
track-unrest = unrest
track-rhodian_war = war of the Rhodian alliance
track-era = era
track-primary_rebel = primary rebel
track-rhodian_fleets = fleets of Rhodes
field-Faction-treasury = faction treasury
field-Faction-leader = faction leader
field-Faction-banked = influence kept
field-Senator-faction = faction
field-Senator-office = office
field-Senator-influence = influence
field-Senator-popularity = popularity
field-Senator-knights = knights
field-Senator-treasury = personal treasury
field-Senator-ships = fleets
field-Senator-prior_consul = prior consul
field-Senator-corrupt = corrupt
field-Senator-major = major office held
field-Senator-war = war
field-Senator-province = province
field-Senator-captor = captive
field-Senator-rebel = rebel
field-Senator-military = military
field-Senator-oratory = oratory
field-Senator-loyalty = loyalty
field-Senator-chit = number
field-Senator-sick = ill
field-Senator-bedridden = bedridden
field-Legion-veteran = veteran
field-Legion-loyal_to = loyal to
field-War-series = series
field-War-land = land strength
field-War-support = fleet support
field-War-fleet = fleet strength
field-War-disaster = disaster
field-War-standoff = standoff
field-War-spoils = spoils
field-War-armed = armed
field-War-drought = drought
field-War-revolt = revolt
field-War-sea_won = naval victory
field-War-prosecuted = prosecuted
field-War-camp_ships = fleets in camp
field-Leader-series = series
field-Leader-strength = strength
field-Leader-disaster = disaster
field-Leader-standoff = standoff
field-Concession-income = income
field-Concession-earns = pays
field-Concession-used = income taken
field-Family-military = military
field-Family-oratory = oratory
field-Family-loyalty = loyalty
field-Family-influence = influence
field-Statesman-military = military
field-Statesman-oratory = oratory
field-Statesman-loyalty = loyalty
field-Statesman-influence = influence
field-Statesman-popularity = popularity
field-Statesman-opposes = opposes
field-Province-frontier = frontier
field-Province-developed = developed
field-Province-term = years of the governor
field-Happening-level = level

## Names

name-red = Red
    .gender = masculine
    .of = Red’s
name-blue = Blue
    .gender = masculine
    .of = Blue’s
name-green = Green
    .gender = masculine
    .of = Green’s
name-yellow = Yellow
    .gender = masculine
    .of = Yellow’s
name-violet = Violet
    .gender = masculine
    .of = Violet’s
name-black = Black
    .gender = masculine
    .of = Black’s

name-Faction = faction
    .gender = neuter
    .the = the faction
    .of = of the faction
    .to = to the faction
    .a = a faction
    .plural = factions
name-Senator = { NAME($face) }
    .gender = masculine
    .of = { NAME($face, form: "of") }
    .plural = senators
name-Legion = { $veteran ->
        [yes] veteran legion
       *[no] legion
    }
    .gender = neuter
    .the = { $veteran ->
        [yes] the veteran legion
       *[no] the legion
    }
    .a = { $veteran ->
        [yes] a veteran legion
       *[no] a legion
    }
    .plural = legions
name-Chit = mortality chit { $number }
    .gender = neuter
    .the = the mortality chit { $number }
    .of = of the mortality chit { $number }
    .to = to the mortality chit { $number }
    .a = a mortality chit { $number }
    .plural = mortality chits
name-Blank = blank mortality chit
    .gender = neuter
    .the = the blank mortality chit
    .of = of the blank mortality chit
    .to = to the blank mortality chit
    .a = a blank mortality chit
    .plural = blank mortality chits
name-Again = “draw two” chit
    .gender = neuter
    .the = the “draw two” chit
    .of = of the “draw two” chit
    .to = to the “draw two” chit
    .a = a “draw two” chit
    .plural = “draw two” chits
name-Closing = era card
    .gender = neuter
    .the = the era card
    .of = of the era card
    .to = to the era card
    .a = an era card
    .plural = era cards
name-Family = family
    .gender = neuter
    .the = the family
    .of = of the family
    .to = to the family
    .a = a family
    .plural = families
name-Statesman = statesman
    .gender = neuter
    .the = the statesman
    .of = of the statesman
    .to = to the statesman
    .a = a statesman
    .plural = statesmen
name-War = war
    .gender = neuter
    .the = the war
    .of = of the war
    .to = to the war
    .a = a war
    .plural = wars
name-Leader = enemy leader
    .gender = neuter
    .the = the enemy leader
    .of = of the enemy leader
    .to = to the enemy leader
    .a = an enemy leader
    .plural = enemy leaders
name-Concession = concession
    .gender = neuter
    .the = the concession
    .of = of the concession
    .to = to the concession
    .a = a concession
    .plural = concessions
name-Intrigue = intrigue card
    .gender = neuter
    .the = the intrigue card
    .of = of the intrigue card
    .to = to the intrigue card
    .a = an intrigue card
    .plural = intrigue cards
name-Province = province
    .gender = neuter
    .the = the province
    .of = of the province
    .to = to the province
    .a = a province
    .plural = provinces
name-Happening = event
    .gender = neuter
    .the = the event
    .of = of the event
    .to = to the event
    .a = an event
    .plural = events
name-Battle = battle
    .gender = neuter
    .the = the battle
    .of = of the battle
    .to = to the battle
    .a = a battle
    .plural = battles
name-HandCard = faction card
    .gender = neuter
    .the = the faction card
    .of = of the faction card
    .to = to the faction card
    .a = a faction card
    .plural = faction cards
name-DrawCard = card
    .gender = neuter
    .the = the card
    .of = of the card
    .to = to the card
    .a = a card
    .plural = cards

hidden-Statesman = hidden card
hidden-Concession = hidden card
hidden-Intrigue = hidden card
hidden-Family = hidden card
hidden-War = hidden card
hidden-Leader = hidden card
hidden-Closing = hidden card
hidden-Chit = hidden chit
hidden-Blank = hidden chit
hidden-Again = hidden chit

## Senators

name-gens_cornelia = Cornelius
    .gender = masculine
    .of = Cornelius’s
name-gens_fabia = Fabius
    .gender = masculine
    .of = Fabius’s
name-gens_valeria = Valerius
    .gender = masculine
    .of = Valerius’s
name-gens_julia = Julius
    .gender = masculine
    .of = Julius’s
name-gens_claudia = Claudius
    .gender = masculine
    .of = Claudius’s
name-gens_manlia = Manlius
    .gender = masculine
    .of = Manlius’s
name-gens_fulvia = Fulvius
    .gender = masculine
    .of = Fulvius’s
name-gens_furia = Furius
    .gender = masculine
    .of = Furius’s
name-gens_aurelia = Aurelius
    .gender = masculine
    .of = Aurelius’s
name-gens_junia = Junius
    .gender = masculine
    .of = Junius’s
name-gens_papiria = Papirius
    .gender = masculine
    .of = Papirius’s
name-gens_acilia = Acilius
    .gender = masculine
    .of = Acilius’s
name-gens_flaminia = Flaminius
    .gender = masculine
    .of = Flaminius’s
name-gens_aelia = Aelius
    .gender = masculine
    .of = Aelius’s
name-gens_sulpicia = Sulpicius
    .gender = masculine
    .of = Sulpicius’s
name-gens_calpurnia = Calpurnius
    .gender = masculine
    .of = Calpurnius’s
name-gens_plautia = Plautius
    .gender = masculine
    .of = Plautius’s
name-gens_quinctia = Quinctius
    .gender = masculine
    .of = Quinctius’s
name-gens_aemilia = Aemilius
    .gender = masculine
    .of = Aemilius’s
name-gens_terentia = Terentius
    .gender = masculine
    .of = Terentius’s
name-gens_maria = Marius
    .gender = masculine
    .of = Marius’s

name-scipio_africanus = Scipio Africanus
    .gender = masculine
    .of = Scipio Africanus’s
    .power = Disasters and standoffs printed on Punic wars do not touch him.
name-fabius_cunctator = Fabius Cunctator
    .gender = masculine
    .of = Fabius Cunctator’s
    .power = All losses in his battles are halved, rounded up.
name-flamininus = Flamininus
    .gender = masculine
    .of = Flamininus’s
    .power = Disasters and standoffs printed on Macedonian wars do not touch him.
name-paullus_macedonicus = Paullus Macedonicus
    .gender = masculine
    .of = Paullus Macedonicus’s
    .power = Disasters and standoffs printed on Macedonian wars do not touch him.
name-cato_the_elder = Cato the Elder
    .gender = masculine
    .of = Cato the Elder’s
    .power = In the Senate he has one free tribune a turn, and six more votes on laws.
name-gaius_marius = Gaius Marius
    .gender = masculine
    .of = Gaius Marius’s
    .power = In Rome he adds one to his own throw for a knight. Disasters and standoffs printed on the Jugurthine and the Social War do not touch him.

## Wars and leaders

name-punic_1 = First Punic War
    .gender = neuter
    .the = the First Punic War
    .of = of the First Punic War
    .to = to the First Punic War
name-punic_2 = Second Punic War
    .gender = neuter
    .the = the Second Punic War
    .of = of the Second Punic War
    .to = to the Second Punic War
    .power = While it is active, a die ruins the tax farmer of its number after each forum.
name-punic_3 = Third Punic War
    .gender = neuter
    .the = the Third Punic War
    .of = of the Third Punic War
    .to = to the Third Punic War
name-illyrian_1 = First Illyrian War
    .gender = neuter
    .the = the First Illyrian War
    .of = of the First Illyrian War
    .to = to the First Illyrian War
name-illyrian_2 = Second Illyrian War
    .gender = neuter
    .the = the Second Illyrian War
    .of = of the Second Illyrian War
    .to = to the Second Illyrian War
name-gallic_1 = First Gallic War
    .gender = neuter
    .the = the First Gallic War
    .of = of the First Gallic War
    .to = to the First Gallic War
name-macedonian_1 = First Macedonian War
    .gender = neuter
    .the = the First Macedonian War
    .of = of the First Macedonian War
    .to = to the First Macedonian War
name-macedonian_2 = Second Macedonian War
    .gender = neuter
    .the = the Second Macedonian War
    .of = of the Second Macedonian War
    .to = to the Second Macedonian War
name-syrian_war = Syrian War
    .gender = neuter
    .the = the Syrian War
    .of = of the Syrian War
    .to = to the Syrian War
name-gladiator = Gladiator Revolt
    .gender = neuter
    .the = the Gladiator Revolt
    .of = of the Gladiator Revolt
    .to = to the Gladiator Revolt
    .power = While it is active, a die ruins the tax farmer of its number after each forum. No spoils.

name-hamilcar = Hamilcar
    .gender = masculine
    .of = Hamilcar’s
name-hannibal = Hannibal
    .gender = masculine
    .of = Hannibal’s
    .power = With the Second Punic War active, one more die is thrown for tax farmers.
name-antiochus = Antiochus III
    .gender = masculine
    .of = Antiochus III’s
name-philip = Philip V
    .gender = masculine
    .of = Philip V’s
name-spartacus = Spartacus
    .gender = masculine
    .of = Spartacus’s
    .power = With the Gladiator Revolt active, one more die is thrown for tax farmers.

## Concessions, intrigue, the end of the era

name-tax_farmer_1 = Tax Farmer 1
    .gender = neuter
    .power = Two talents a year. Ruined by a 1 while a war ravages the land.
name-tax_farmer_2 = Tax Farmer 2
    .gender = neuter
    .power = Two talents a year. Ruined by a 2 while a war ravages the land.
name-tax_farmer_3 = Tax Farmer 3
    .gender = neuter
    .power = Two talents a year. Ruined by a 3 while a war ravages the land.
name-tax_farmer_4 = Tax Farmer 4
    .gender = neuter
    .power = Two talents a year. Ruined by a 4 while a war ravages the land.
name-tax_farmer_5 = Tax Farmer 5
    .gender = neuter
    .power = Two talents a year. Ruined by a 5 while a war ravages the land.
name-tax_farmer_6 = Tax Farmer 6
    .gender = neuter
    .power = Two talents a year. Ruined by a 6 while a war ravages the land.
name-armaments = Armaments
    .gender = neuter
    .power = Two talents for each legion raised. A natural disaster with a 5 destroys it.
name-ship_building = Ship Building
    .gender = neuter
    .power = Three talents for each fleet built. A natural disaster with a 6 destroys it.
name-harbor_fees = Harbor Fees
    .gender = neuter
    .power = Three talents a year. A natural disaster with a 3 or 4 destroys it.
name-mining = Mining
    .gender = neuter
    .power = Three talents a year. A natural disaster with a 1 or 2 destroys it.
name-land_commissioner = Land Commissioner
    .gender = neuter
    .power = Three talents a year, only while a land bill is in force.
name-aegyptian_grain = Aegyptian Grain
    .gender = neuter
    .power = Five talents a year. In a drought its holder may sell dear and lose popularity.
name-sicilian_grain = Sicilian Grain
    .gender = neuter
    .power = Four talents a year. In a drought its holder may sell dear and lose popularity.
name-tribune = Tribune
    .gender = neuter
    .power = In the Senate: make a proposal of your own, or veto a vote.
name-assassin = Assassin
    .gender = neuter
    .power = Adds one to an assassination; played before its die.
name-secret_bodyguard = Secret Bodyguard
    .gender = neuter
    .power = Takes one from an assassination after its die, and may catch the assassin.
name-seduction = Seduction
    .gender = neuter
    .power = Your persuasion cannot be opposed by counter-bribes.
name-blackmail = Blackmail
    .gender = neuter
    .power = Your persuasion cannot be opposed by counter-bribes; if it fails, the target loses two dice of influence and two of popularity.
name-influence_peddling = Influence Peddling
    .gender = neuter
    .power = Take a card at random from the hand of another faction.
name-era_ends = The Era Ends
    .gender = neuter
    .power = The forum in which it comes is the last one.

## Provinces

name-sicilia = Sicilia
    .gender = neuter
name-sardinia_et_corsica = Sardinia et Corsica
    .gender = neuter
name-hispania_citerior = Hispania Citerior
    .gender = neuter
name-hispania_ulterior = Hispania Ulterior
    .gender = neuter
name-illyricum = Illyricum
    .gender = neuter
name-gallia_cisalpina = Gallia Cisalpina
    .gender = neuter
name-africa = Africa
    .gender = neuter

## Events

name-mob_violence = Mob Violence
    .gender = neuter
    .second = More Mob Violence
    .power = As many chits are drawn as there is unrest: unpopular senators in Rome die.
name-natural_disaster = Natural Disaster
    .gender = neuter
    .second = Widespread Natural Disaster
    .power = The State pays 50 talents, and a die destroys a concession.
name-ally_deserts = Ally Deserts
    .gender = neuter
    .second = Roman Auxiliaries Desert
    .power = If the dice of a battle are even, the enemy is stronger by the black die; later by the two white ones.
name-evil_omens = Evil Omens
    .gender = neuter
    .second = More Evil Omens
    .power = The State pays 20 talents; nearly every throw is worse by one.
name-refuge = Refuge
    .gender = neuter
    .second = Rise from Refuge
    .power = The next leader to lose his war finds refuge and comes back with another.
name-epidemic = Epidemic
    .gender = neuter
    .second = Foreign Epidemic
    .power = Six chits are drawn: senators in Rome die; the second time, one who is away.
name-drought = Drought
    .gender = neuter
    .second = Severe Drought
    .power = One more effect of drought.
name-storm_at_sea = Storm at Sea
    .gender = neuter
    .second = Another Storm at Sea
    .power = Two dice of fleets are lost.
name-manpower_shortage = Manpower Shortage
    .gender = neuter
    .second = Increased Manpower Shortage
    .power = Legions and fleets cost 10 talents more.
name-allied_enthusiasm = Allied Enthusiasm
    .gender = neuter
    .second = Extreme Allied Enthusiasm
    .power = The State gets 50 talents at the next revenue; 75 the second time.
name-new_alliance = New Alliance
    .gender = neuter
    .second = Another New Alliance
    .power = A war makes peace for half its spoils; the second time for all of them.
name-rhodian_alliance = Rhodian Maritime Alliance
    .gender = neuter
    .second = Increased Rhodian Involvement
    .power = Rhodes lends eight fleets against a war at sea; the second time four more.
name-enemys_ally_deserts = Enemy’s Ally Deserts
    .gender = neuter
    .second = Enemy Mercenaries Desert
    .power = If the dice of a battle are odd, the enemy is weaker by the black die; later by the two white ones.
name-enemy_leader_dies = Enemy Leader Dies
    .gender = neuter
    .second = Enemy Sues for Peace
    .power = One enemy leader dies; the second time his largest war makes peace too.
name-trial_of_verres = Trial of Verres
    .gender = neuter
    .second = Another Corruption Trial
    .power = At the next revenue provinces bring the State three talents more and their governors three less; five the second time.

## Words of the rules

name-Era-early = Early Republic
    .gender = neuter
name-Era-middle = Middle Republic
    .gender = neuter
name-Era-late = Late Republic
    .gender = neuter

name-Series-punic = Punic Wars
    .gender = neuter
name-Series-macedonian = Macedonian Wars
    .gender = neuter
name-Series-illyrian = Illyrian Wars
    .gender = neuter
name-Series-gallic = Gallic Wars
    .gender = neuter
name-Series-syrian = Syrian War
    .gender = neuter
name-Series-slave = Slave Revolts
    .gender = neuter

name-Office-dictator = Dictator
    .gender = masculine
name-Office-rome_consul = Rome Consul
    .gender = masculine
name-Office-field_consul = Field Consul
    .gender = masculine
name-Office-censor = Censor
    .gender = masculine
name-Office-master_of_horse = Master of Horse
    .gender = masculine

name-Cause-old_age = old age
    .gender = neuter
name-Cause-battle_death = death in battle
    .gender = neuter
name-Cause-murder = murder
    .gender = neuter
name-Cause-punishment = punishment
    .gender = neuter
name-Cause-execution = execution
    .gender = neuter
name-Cause-riot = the mob
    .gender = neuter
name-Cause-plague = epidemic
    .gender = neuter
name-Cause-retirement = retirement
    .gender = neuter

name-Earning-yearly = every year
name-Earning-for_each_legion = for each legion
name-Earning-for_each_fleet = for each fleet

name-Arena-sea = at sea
name-Arena-land = on land

name-Ending-defeat = defeat
    .gender = neuter
name-Ending-disaster = disaster
    .gender = neuter
name-Ending-stalemate = stalemate
    .gender = neuter
name-Ending-standoff = standoff
    .gender = neuter
name-Ending-victory = victory
    .gender = neuter

name-Show-slice_and_dice = Slice and Dice
    .gender = neuter
name-Show-blood_fest = Blood Fest
    .gender = neuter
name-Show-gladiator_gala = Gladiator Gala
    .gender = neuter

name-Crowd-calm = calm
name-Crowd-mob = mob
name-Crowd-revolt = revolt

name-Debt-wars = active wars
name-Debt-bills = land bills
name-Debt-upkeep = upkeep of the forces
name-Debt-omens = evil omens
name-Debt-disaster = natural disaster
name-Debt-provinces = provinces

name-Attempt-caught = caught
name-Attempt-nothing = no effect
name-Attempt-killed = killed

name-Bill-first_bill = Land Bill I
    .gender = neuter
name-Bill-second_bill = Land Bill II
    .gender = neuter
name-Bill-third_bill = Land Bill III
    .gender = neuter

name-Fall-four_wars = four active wars
name-Fall-bankrupt = bankruptcy
name-Fall-people_rise = the people’s revolt

# the pontifex, a bought initiative, orders of the Senate

tell-becomes_pontifex = { NAME($senator) } becomes pontifex maximus for life and gains { $gain } influence.
tell-is_pontifex_no_more = { NAME($senator) } is pontifex no more and loses { $loss } influence.
tell-pontifex_earns = The pontifex { NAME($senator) } receives { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    }.
tell-pontifex_pays_for_omens = { $own ->
        [0] The pontifex { NAME($senator) } has nothing of his own to pay for the evil omens.
        [one] The pontifex { NAME($senator) } pays { $own } talent of his own for the evil omens.
       *[other] The pontifex { NAME($senator) } pays { $own } talents of his own for the evil omens.
    }
tell-house_pays_for_omens = His faction owes { $owed ->
        [one] { $owed } talent
       *[other] { $owed } talents
    } with the fine and pays { $paid }{ $unpaid ->
        [0] .
       *[other] ; { $unpaid ->
            [one] 1 stays
           *[other] { $unpaid } stay
        } unpaid.
    }
ask-order_landing = { NAME($by) }: if the sea is won, must { NAME($commander) } land as well ({ NAME($war, form: "the") })?
tell-landing_ordered = { $ashore ->
        [yes] The Senate orders { NAME($commander) } to land after a victory at sea.
       *[no] The Senate forbids { NAME($commander) } to land after a victory at sea.
    }
reason-serves_the_bidder = This initiative was bought: it serves only the senator who paid for it, not { NAME($senator) }.
reason-no_knights = None of your senators may press knights now.
reason-nobody_else_may_lead = Nobody else may be named now.
part-rank_of-pontifex = pontifex
part-show_givers-served = the initiative serves only the man who bought it
part-consul_candidates-horse = the master of horse
