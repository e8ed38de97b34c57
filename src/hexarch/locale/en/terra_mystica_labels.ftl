# Terra Mystica on the page: actions, names of things, and what they do. Messages are whole sentences.

## A faction with its article

tm-from-builder = from { $builder }
tm-of-player = of { $player }

## What can be done

tm-action-done = Finish the turn
tm-action-burn = { $tokens ->
    [one] Sacrifice 1 power
   *[other] Sacrifice { $tokens } power
}
tm-power-sacrifice = Sacrifice { $tokens } and take it
tm-power-sacrifice-short = Sacrifice { $tokens }
tm-faction-taken = Taken by { $player }
tm-choose-now = At once
tm-choose-lasting = As long as you have it
tm-choose-round = Next round
tm-choose-nothing = Nothing
tm-choose-track = { $cult }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, from { $from } to { $to }
tm-choose-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
tm-action-convert = { $have ->
    [power] { $want ->
        [priests] { $gained ->
            [one] Convert { $paid } power to 1 priest
           *[other] Convert { $paid } power to { $gained } priests
        }
        [workers] { $gained ->
            [one] Convert { $paid } power to 1 worker
           *[other] Convert { $paid } power to { $gained } workers
        }
       *[coins] { $gained ->
            [one] Convert { $paid } power to 1 coin
           *[other] Convert { $paid } power to { $gained } coins
        }
    }
    [priests] { $gained ->
        [one] Convert 1 priest to 1 worker
       *[other] Convert { $paid } priests to { $gained } workers
    }
    [workers] { $gained ->
        [one] Convert 1 worker to 1 coin
       *[other] Convert { $paid } workers to { $gained } coins
    }
    [points] { $gained ->
        [one] Convert 1 point to 1 coin
       *[other] Convert { $paid } points to { $gained } coins
    }
   *[coins] { $gained ->
        [one] Convert { $paid } coins to 1 point
       *[other] Convert { $paid } coins to { $gained } points
    }
}
tm-action-build = Build a dwelling on { $hex }
tm-action-transform = { $spades ->
    [0] Transform { $hex } into { $to }
    [one] Transform { $hex } into { $to } with 1 spade
   *[other] Transform { $hex } into { $to } with { $spades } spades
}
tm-action-upgrade = Upgrade { $hex } to a { $building }
tm-action-bridge = Build a bridge from { $from } to { $to }
tm-action-connect = Found a town across { $river }
tm-action-power = Power action: { $action }
tm-action-special = Special action: { $action }
tm-action-send = { $steps ->
    [one] Send a priest to { $cult } for 1 step and back to the supply
   *[other] Send a priest to { $cult } for { $steps } steps
}
tm-action-advance = { $track ->
    [shipping] Advance shipping
   *[digging] Advance digging
}
tm-action-pass = Pass and take the { $card }
tm-action-pass-first = Take the { $card }
tm-action-pass-last = Pass for the rest of the game
tm-action-favor = Take favor tile { $tile }
tm-action-town = Take town tile { $tile }
tm-action-cult = { $steps ->
    [one] Advance 1 step in { $cult }
   *[other] Advance { $steps } steps in { $cult }
}
tm-action-key = Use the key for space 10 of { $cult }
tm-action-key-none = Keep the key
tm-action-take = { $cost ->
    [0] Take { $gain } power { tm-from-builder }, free
    [one] Take { $gain } power { tm-from-builder } for 1 point
   *[other] Take { $gain } power { tm-from-builder } for { $cost } points
}
tm-action-decline = Decline { $power } power { tm-from-builder }
tm-action-trade = { $workers ->
    [0] Trade no workers for priests
    [one] Trade 1 worker for a priest
   *[other] Trade { $workers } workers for priests
}
tm-action-detour = Take the longer way round the terrain cycle
tm-action-dig = Buy a spade
tm-action-wish-take = { $power ->
    [0] Always ask before taking power
    [one] Always take 1 power
   *[other] Always take up to { $power } power
}
tm-action-wish-decline = Always decline more than { $power } power
tm-action-wish-decline-never = Never decline without asking
tm-action-drop = Leave the game
tm-action-faction = Play { $faction }
tm-action-scoring = Scoring tile { $tile } is drawn
tm-action-remove-card = Bonus card { $card } stays in the box
tm-action-start = { $player } starts
tm-action-colour = { $colour } is dealt
tm-action-replace = Replace the priest { tm-of-player } in { $cult } for { $steps } steps
tm-action-bid = { $points ->
    [one] Bid 1 point for { $faction }
   *[other] Bid { $points } points for { $faction }
}

## What somebody did, for the log

tm-did-burn = { $tokens ->
    [one] sacrificed 1 power
   *[other] sacrificed { $tokens } power
}
tm-did-build = built a dwelling on { $hex }
tm-did-transform = transformed { $hex } into { $to }
tm-did-upgrade = upgraded { $hex } to a { $building }
tm-did-bridge = built a bridge from { $from } to { $to }
tm-did-connect = founded a town across { $river }
tm-did-power = took the power action { $action }
tm-did-special = took the special action { $action }
tm-did-send = { $steps ->
    [one] sent a priest to { $cult } for 1 step
   *[other] sent a priest to { $cult } for { $steps } steps
}
tm-did-advance = { $track ->
    [shipping] advanced shipping
   *[digging] advanced digging
}
tm-did-pass = passed and took the { $card }
tm-did-pass-first = took the { $card }
tm-did-pass-last = passed for the rest of the game
tm-did-favor = took favor tile { $tile }
tm-did-town = took town tile { $tile }
tm-did-cult = advanced in { $cult }
tm-did-key = used a key in { $cult }
tm-did-key-none = kept the key
tm-did-take = took { $power } power { tm-from-builder }
tm-did-decline = declined { $power } power { tm-from-builder }
tm-did-trade = { $workers ->
    [0] traded no workers for priests
    [one] traded 1 worker for a priest
   *[other] traded { $workers } workers for priests
}
tm-did-detour = took the longer way round the terrain cycle
tm-did-dig = bought a spade
tm-did-drop = left the game
tm-did-faction = chose { $faction }
tm-did-lot = { $faction } came up for auction
tm-did-scoring = Scoring tile: { $tile }
tm-did-remove-card = { $card } stays in the box
tm-did-start = { $player } starts
tm-did-colour = { $colour } was dealt
tm-did-replace = replaced a priest in { $cult }
tm-did-bid = { $points ->
    [one] bid 1 point for { $faction }
   *[other] bid { $points } points for { $faction }
}
tm-did-convert = { $have ->
    [power] { $want ->
        [priests] { $gained ->
            [one] converted { $paid } power to 1 priest
           *[other] converted { $paid } power to { $gained } priests
        }
        [workers] { $gained ->
            [one] converted { $paid } power to 1 worker
           *[other] converted { $paid } power to { $gained } workers
        }
       *[coins] { $gained ->
            [one] converted { $paid } power to 1 coin
           *[other] converted { $paid } power to { $gained } coins
        }
    }
    [priests] { $gained ->
        [one] converted 1 priest to 1 worker
       *[other] converted { $paid } priests to { $gained } workers
    }
    [workers] { $gained ->
        [one] converted 1 worker to 1 coin
       *[other] converted { $paid } workers to { $gained } coins
    }
    [points] { $gained ->
        [one] converted 1 point to 1 coin
       *[other] converted { $paid } points to { $gained } coins
    }
   *[coins] { $gained ->
        [one] converted { $paid } coins to 1 point
       *[other] converted { $paid } coins to { $gained } points
    }
}

## Names

tm-name-BON1 = Spade card
tm-name-BON2 = Cult card
tm-name-BON3 = Coin card
tm-name-BON4 = Shipping card
tm-name-BON5 = Worker and power card
tm-name-BON6 = Stronghold card
tm-name-BON7 = Trading house card
tm-name-BON8 = Priest card
tm-name-BON9 = Dwelling card
tm-name-BON10 = Shipping score card
tm-name-FAV1 = Fire 3
tm-name-FAV2 = Water 3
tm-name-FAV3 = Earth 3
tm-name-FAV4 = Air 3
tm-name-FAV5 = Fire 2
tm-name-FAV6 = Water 2
tm-name-FAV7 = Earth 2
tm-name-FAV8 = Air 2
tm-name-FAV9 = Fire 1
tm-name-FAV10 = Water 1
tm-name-FAV11 = Earth 1
tm-name-FAV12 = Air 1
tm-name-TW1 = Coin town
tm-name-TW2 = Worker town
tm-name-TW3 = Priest town
tm-name-TW4 = Power town
tm-name-TW5 = Cult town
tm-name-TW6 = Two-key town
tm-name-TW7 = Shipping town
tm-name-TW8 = Point town
tm-name-SCORE1 = Spades, earth
tm-name-SCORE2 = Towns, earth
tm-name-SCORE3 = Dwellings, water
tm-name-SCORE4 = Strongholds, fire
tm-name-SCORE5 = Dwellings, fire
tm-name-SCORE6 = Trading houses, water
tm-name-SCORE7 = Strongholds, air
tm-name-SCORE8 = Trading houses, air
tm-name-SCORE9 = Temples, priests
tm-name-ACT1 = bridge
tm-name-ACT2 = priest
tm-name-ACT3 = workers
tm-name-ACT4 = coins
tm-name-ACT5 = spade
tm-name-ACT6 = two spades
tm-name-ACTA = cult steps
tm-name-ACTC = double turn
tm-name-ACTE = bridge for workers
tm-name-ACTG = two free spades
tm-name-ACTN = sandstorm
tm-name-ACTS = free trading house
tm-name-ACTW = free dwelling
tm-player = Player { $number }
tm-terrain-river = river
tm-track-shipping = Shipping
tm-track-digging = Digging

## Amounts

tm-goods-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tm-goods-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
tm-goods-priests = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
}
tm-goods-power = { $n } power
tm-goods-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tm-goods-tokens = { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
}
tm-goods-spades = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
}
tm-goods-cult_steps = { $n ->
    [one] { $n } cult step
   *[other] { $n } cult steps
}
tm-goods-shipping = { $n ->
    [one] { $n } step in shipping
   *[other] { $n } steps in shipping
}
tm-goods-digging = { $n ->
    [one] { $n } step in digging
   *[other] { $n } steps in digging
}
tm-goods-range = { $n ->
    [one] reach { $n } space farther
   *[other] reach { $n } spaces farther
}
tm-goods-bridges = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
}
tm-goods-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
tm-goods-fire = { $n ->
    [one] { $n } step in Fire
   *[other] { $n } steps in Fire
}
tm-goods-water = { $n ->
    [one] { $n } step in Water
   *[other] { $n } steps in Water
}
tm-goods-earth = { $n ->
    [one] { $n } step in Earth
   *[other] { $n } steps in Earth
}
tm-goods-air = { $n ->
    [one] { $n } step in Air
   *[other] { $n } steps in Air
}
tm-goods-free_dwellings = { $n ->
    [one] { $n } free dwelling
   *[other] { $n } free dwellings
}
tm-goods-free_trading_houses = { $n ->
    [one] { $n } free trading house
   *[other] { $n } free trading houses
}
tm-goods-sandstorms = { $n ->
    [one] { $n } sandstorm
   *[other] { $n } sandstorms
}
tm-goods-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
tm-goods-trades = { $n ->
    [one] trade of up to { $n } worker for a priest
   *[other] trade of up to { $n } workers for priests
}
tm-goods-favors = { $n ->
    [one] { $n } favor tile
   *[other] { $n } favor tiles
}
tm-goods-towns = { $n ->
    [one] { $n } town tile
   *[other] { $n } town tiles
}
tm-goods-key_choices = { $n ->
    [one] { $n } choice of a cult for the key
   *[other] { $n } choices of a cult for the key
}

## What things are

tm-hex = { $hex }, { $terrain }
tm-favor = Favor tile { $tile }
tm-scoring = Scoring in round { $round }
tm-power-action = Power action: { $action }
tm-special = Special action: { $action }
tm-order = Order of { $cult }
tm-bowls = Power bowls
tm-bowls-counts = { $one } in bowl I, { $two } in bowl II, { $three } in bowl III
tm-next-income = Next income
tm-next-income-short = Next
tm-figure-points = Points
tm-figure-coins = Coins
tm-figure-workers = Workers
tm-figure-priests = Priests
tm-figure-power = Power
tm-figure-keys = Town keys

tm-explain-income = Income every round: { $goods }
tm-explain-card-income = Income: { $goods }
tm-explain-action = Once a round, as your action: { $goods }
tm-explain-once = You gain: { $goods }
tm-explain-cost = It costs: { $goods }
tm-explain-cost-alone = Without an opponent next to it: { $goods }
tm-explain-next-income = With one more: { $goods }
tm-explain-passing = { $counts ->
    [dwelling] { $points ->
        [one] 1 point for each dwelling when you pass.
       *[other] { $points } points for each dwelling when you pass.
    }
    [trading-house] { $points ->
        [one] 1 point for each trading house when you pass.
       *[other] { $points } points for each trading house when you pass.
    }
    [shipping] { $points ->
        [one] 1 point for each step of your shipping when you pass.
       *[other] { $points } points for each step of your shipping when you pass.
    }
   *[stronghold-and-sanctuary] { $points ->
        [one] 1 point each for stronghold and sanctuary when you pass.
       *[other] { $points } points each for stronghold and sanctuary when you pass.
    }
}
tm-explain-passing-list = { $counts ->
    [dwelling] Points when you pass, by the number of your dwellings: { $points }
    [trading-house] Points when you pass, by the number of your trading houses: { $points }
   *[other] Points when you pass, by what you have built: { $points }
}
tm-explain-holders = With { $players }.
tm-explain-river = Nobody can build on the river. Shipping reaches across it, and bridges join its banks.
tm-explain-building = { $building } { tm-of-player }.
tm-explain-power-value = Power value { $power }: it counts that much in a town, and in the power that neighbours offer by building.
tm-explain-in-town = It belongs to a town.
tm-explain-cult-space = { $power } on { $step }
tm-explain-cult-power = Power for reaching a space: { $list }.
tm-explain-cult-top = Only one player can reach space 10, and only with a town key.
tm-explain-cult-final = The players farthest along score points at the end.
tm-explain-cult-place = { $player } { $step }
tm-explain-order = A priest that stays here advances you { $steps } steps.
tm-explain-order-return = A priest that goes back to your supply advances you 1 step.
tm-explain-favor-steps = { $steps ->
    [one] 1 step in { $cult } at once.
   *[other] { $steps } steps in { $cult } at once.
}
tm-explain-favor-town = Your towns need a power value of only { $power }.
tm-explain-favor-points = { $building ->
    [dwelling] { $points } points for each dwelling that you build from now on.
   *[trading-house] { $points } points for each trading house that you build from now on.
}
tm-explain-left = { $left ->
    [0] None left.
   *[other] { $left } of { $copies } left.
}
tm-explain-town = { $keys ->
    [one] { $points } points and 1 key.
   *[other] { $points } points and { $keys } keys.
}
tm-explain-card-shipping = { $steps ->
    [one] 1 more step of shipping while you hold it.
   *[other] { $steps } more steps of shipping while you hold it.
}
tm-explain-card-coins = { $coins ->
    [one] 1 coin lies on it for the player who takes it.
   *[other] { $coins } coins lie on it for the player who takes it.
}
tm-explain-scoring = { $counts ->
    [spade] { $points } points for each spade in this round.
    [town] { $points } points for each town founded in this round.
    [dwelling] { $points } points for each dwelling built in this round.
    [trading-house] { $points } points for each trading house built in this round.
    [temple] { $points } points for each temple built in this round.
   *[stronghold-and-sanctuary] { $points } points for a stronghold or sanctuary built in this round.
}
tm-explain-reward = { $per ->
    [one] After the round, for each step in { $cult }: { $goods }
   *[other] After the round, for every { $per } steps in { $cult }: { $goods }
}
tm-explain-reward-priests = After the round, for each of your priests on the cult board: { $goods }
tm-explain-power-cost = It takes { $power } power from bowl III.
tm-explain-used = Somebody has used it this round.
tm-explain-first-come = Once a round, for the first player to take it.
tm-explain-used-by-you = Used this round.
tm-explain-once-a-round = Once a round.
tm-explain-supply = { $left ->
    [0] { $built } on the map, none left.
   *[other] { $built } on the map, { $left } left.
}
tm-explain-dwelling = Every building starts as a dwelling: on your home terrain, next to one of your buildings or within reach.
tm-explain-trading-house = Replaces a dwelling; cheaper next to an opponent.
tm-explain-temple = Replaces a trading house and gives you a favor tile.
tm-explain-sanctuary = Replaces a temple, gives you a favor tile and counts as two buildings in a town.
tm-explain-stronghold = Replaces a trading house and unlocks your faction's special ability.
tm-explain-shipping = { $reach ->
    [0] You cannot cross the river yet.
    [one] You reach across 1 river space.
   *[other] You reach across { $reach } river spaces.
}
tm-explain-spade = One spade costs { $goods }.
tm-explain-track-next = { $points ->
    [0] The next step costs { $goods }.
    [one] The next step costs { $goods } and scores 1 point.
   *[other] The next step costs { $goods } and scores { $points } points.
}
tm-explain-track-end = This is the last step.
tm-explain-cycle = Transforming a space into your home terrain takes 1, 2 or 3 spades, one for each step between the terrains on the terrain cycle.
tm-explain-bowls = Power that you gain moves from bowl I to II, then from II to III. Only power in III can be spent, and it goes back to I.
tm-explain-priests = { $left } left in the supply, { $sent } on the cult board.
tm-explain-keys = One key opens space 10 of one cult.
tm-explain-final = If the game ended now: { $total }
tm-explain-expected = Next round, as things stand: { $goods }
tm-explain-no-income = There is no more income.
tm-explain-source = { $source }: { $goods }
tm-explain-lost = No room for: { $goods }
tm-explain-passed = Has passed this round.

## Where things come from

tm-source-building = building
tm-source-spades = spades
tm-source-advance = advance
tm-source-special_action = special action
tm-source-power_action = power action
tm-source-conversion = conversion
tm-source-burning = sacrifice
tm-source-priest = priest
tm-source-order = priest sent
tm-source-offer = power taken
tm-source-scoring_tile = scoring tile
tm-source-favor_tile = favor tiles
tm-source-town_tile = town tile
tm-source-bonus_card = bonus card
tm-source-stronghold = stronghold
tm-source-faction = faction
tm-source-jump = jump
tm-source-cult_track = cult track
tm-source-dwelling_income = dwellings
tm-source-trading_house_income = trading houses
tm-source-temple_income = temples
tm-source-stronghold_income = stronghold
tm-source-sanctuary_income = sanctuary
tm-source-cult_reward = cult reward
tm-source-final_cult = cults
tm-source-final_network = largest area
tm-source-final_resources = goods left over
tm-source-card_coins = coins on the card
tm-source-variant = variant

## The factions

tm-ability-auren = No special ability at the start.
tm-ability-witches = 5 extra points for every town they found.
tm-ability-alchemists = They may turn 1 point into 1 coin, or 2 coins into 1 point, whenever they like.
tm-ability-darklings = They dig with priests instead of workers, 1 for each spade, and score 2 points for it.
tm-ability-halflings = 1 point for each spade.
tm-ability-cultists = 1 cult step when somebody takes power from their building; 1 power when everybody declines.
tm-ability-engineers = They build bridges for 2 workers as their action, as often as they like.
tm-ability-dwarves = They have no shipping; they tunnel under one space for 2 more workers and score 4 points.
tm-ability-mermaids = Their towns may skip one river space, and their shipping goes farther.
tm-ability-swarmlings = 3 extra workers for every town they found.
tm-ability-chaosmagicians = They start with one dwelling, placed last, and take 2 favor tiles instead of 1.
tm-ability-giants = Every transformation takes them exactly 2 spades.
tm-ability-fakirs = They have no shipping; for 1 priest they fly over a space and score 4 points.
tm-ability-nomads = They start with three dwellings.
tm-stronghold-auren = Stronghold: a favor tile at once, then 2 steps in one cult as an action each round.
tm-stronghold-witches = Stronghold: each round, as an action, a free dwelling on any empty forest.
tm-stronghold-alchemists = Stronghold: 12 power at once, then 2 power for each spade.
tm-stronghold-darklings = Stronghold: once, up to 3 workers become priests.
tm-stronghold-halflings = Stronghold: 3 spades at once, and a dwelling may be built on one of the spaces.
tm-stronghold-cultists = Stronghold: 7 points at once.
tm-stronghold-engineers = Stronghold: on passing, 3 points for each bridge between two of their buildings.
tm-stronghold-dwarves = Stronghold: a tunnel costs 1 worker less.
tm-stronghold-mermaids = Stronghold: 1 step in shipping, free.
tm-stronghold-swarmlings = Stronghold: each round, as an action, a dwelling becomes a trading house, free.
tm-stronghold-chaosmagicians = Stronghold: each round, as an action, two turns in a row.
tm-stronghold-giants = Stronghold: each round, as an action, 2 free spades for one space.
tm-stronghold-fakirs = Stronghold: they fly over one more space.
tm-stronghold-nomads = Stronghold: each round, as an action, a space next to them turns into desert.

## The table

tm-map = Map
tm-hex-building = { $building } { tm-of-player }
tm-round = Round { $round } of { $rounds }
tm-round-word = Round
tm-dropped = left
tm-may-take = may take { $power }
tm-show-board = Show the board of { $player }
tm-back-to-mine = Back to my board
tm-panel-scoring = Scoring
tm-panel-scoring-note = after the round
tm-panel-scoring-final = final scoring
tm-panel-power = Power actions
tm-panel-power-note = { $left } of { $all } left
tm-power-action-name = { $used ->
    [yes] { $goods } for { $power } power, used
   *[no] { $goods } for { $power } power
}
tm-panel-tiles = Cards and tiles
tm-panel-cards = Bonus cards
tm-panel-cards-note = { $free } free
tm-panel-favors = Favor tiles
tm-panel-copies = dots: copies left
tm-panel-towns = Town tiles
tm-panel-cults = Cults
tm-panel-cults-note = power at { $steps }
tm-order-free = Order of { $cult }: free, { $steps } steps
tm-order-taken = Order of { $cult }: taken by { $player }
tm-panel-board = Board of { $player }
tm-head-building = Building
tm-head-cost = Cost
tm-head-map = On the map
tm-head-income = Income
tm-figure = { $name }: { $n }
tm-holding = { $used ->
    [yes] { $name }, used
   *[no] { $name }
}
tm-track-level = { $level } of { $most }
tm-jump = Reaches over spaces: { $range }
tm-jump-tunnel = Tunnel
tm-jump-carpet = Flight
tm-cycle = The terrain cycle around { $home }
tm-tab-map = Map
tm-tab-board = Board
tm-tab-players = Players
tm-tab-tiles = Tiles
tm-tab-log = Log

## The turn

tm-verbs = Actions
tm-verb-build = Build
tm-verb-upgrade = Upgrade
tm-verb-send = Priest to cult
tm-verb-power = Power action
tm-verb-special = Special action
tm-verb-shipping = Shipping
tm-verb-digging = Digging
tm-verb-pass = Pass
tm-verb-card = Bonus card
tm-verb-convert = Convert
tm-verb-burn = Sacrifice
tm-verb-favor = Favor tile
tm-verb-town = Town tile
tm-verb-cult = Cult step
tm-verb-key = Key
tm-verb-bridge = Bridge
tm-verb-connect = Town across a river
tm-verb-trade = Workers to priests
tm-verb-detour = Longer way round
tm-verb-dig = Buy a spade
tm-verb-faction = Faction
tm-verb-bid = Bid
tm-verb-replace = Replace a priest
tm-verb-other = More
tm-type-example = upgrade E4 to TE
tm-prompt-turn = Your turn
tm-prompt-double-2 = Your turn: first of two
tm-prompt-double-1 = Your turn: second of two
tm-prompt-rest = Anything else, or confirm
tm-prompt-towns = Choose a town tile
tm-prompt-favors = Choose a favor tile
tm-prompt-key_choices = Which cult gets the key?
tm-prompt-bridges = Place the bridge
tm-prompt-cult_steps = Advance on a cult track
tm-prompt-trades = How many workers become priests?
tm-prompt-free_dwellings = Place the free dwelling
tm-prompt-free_trading_houses = Which dwelling becomes a trading house?
tm-prompt-sandstorms = Choose a space for the sandstorm
tm-prompt-spades = { $spades ->
    [one] Use your spade
   *[other] Use your { $spades } spades
}
tm-prompt-offer = You are offered power
tm-prompt-cult_step = Advance on a cult track
tm-prompt-reward_spades = Use your reward spades
tm-prompt-choose_faction = Choose your faction
tm-prompt-first_dwelling = Place a dwelling
tm-prompt-first_card = Take a bonus card
tm-prompt-first_favor = Take a favor tile
tm-prompt-bidding = Bid for a faction
tm-prompt-draw_scoring = Scoring tiles are drawn
tm-prompt-draw_card = Bonus cards are drawn
tm-prompt-draw_start = The start player is drawn
tm-prompt-draw_colour = Colours are dealt
tm-prompt-draw_lot = Factions are drawn
tm-auction = Auction of the factions
tm-auction-none = No bid yet
tm-auction-highest = Highest bid: { $player }, { $points }
tm-auction-points = Points for { $faction }

## Outcomes

tm-outcome-cost = Cost
tm-outcome-gain = Gain
tm-outcome-points = Points
tm-outcome-bowls = Bowls
tm-outcome-board = Board
tm-outcome-income = Next income
tm-outcome-offer = Offer
tm-outcome-offer-text = { $cost ->
    [0] { $player } may take { $power } power, free
    [one] { $player } may take { $power } power for 1 point
   *[other] { $player } may take { $power } power for { $cost } points
}
tm-outcome-town = A town is founded
tm-outcome-to-town = Town
tm-outcome-to-town-text = { $power } of { $needed } power, { $buildings } of { $least } buildings
tm-outcome-then = Next
tm-outcome-follows = Then

## Power offered

tm-offer-may = { $player } may take { $power } power
tm-offer-pays = { $points ->
    [0] free of charge
    [one] they would pay 1 point
   *[other] they would pay { $points } points
}
tm-offer-from = { $player } built beside you: { $power } power
tm-offer-would = { $cost ->
    [0] You would gain { $gain } power, free.
    [one] You would gain { $gain } power and pay 1 point.
   *[other] You would gain { $gain } power and pay { $cost } points.
}
tm-offer-closed = You can now only decline it.
tm-offer-always = Always take when it costs nothing
tm-offer-decline = Decline
tm-offer-decline-all = Decline all
tm-offer-take-all = Take all: { $gain } power for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
tm-offer-take = Take { $gain } power

## The text board

tm-text-order = Priests on the order
tm-text-town = in a town
tm-text-bridges = Bridges
tm-text-bridge = { $player }: { $from } to { $to }
tm-text-count = { $name } { $n }
tm-text-cost = Costs { $goods }
tm-text-gain = Gains { $goods }
tm-text-then = Then { $goods }

## Before something is wasted

tm-warning-special = You would pass without using this special action: { $action }.
tm-warning-special-name = special actions left unused on passing
tm-warning-income = { $resource ->
    [priests] { $amount ->
        [one] 1 priest of your next income would be lost: your supply is empty.
       *[other] { $amount } priests of your next income would be lost: your supply is empty.
    }
   *[power] { $amount } power of your next income would be lost: your bowls are full.
}
tm-warning-income-name = lost income
tm-warning-power = { $power } power would be lost: your bowls are full.
tm-warning-power-name = lost power
tm-warning-trading-house = No opponent is next to { $hex }, so the trading house costs { $coins } coins instead of { $usual }.
tm-warning-trading-house-name = trading houses at full price
tm-warning-spades = { $spades ->
    [one] 1 spade is unused and would be lost.
   *[other] { $spades } spades are unused and would be lost.
}
tm-warning-spades-name = lost spades
tm-warning-key = You have no key for space 10 of { $cult }, so you stop at 9.
tm-warning-key-name = space 10 without a key

# Automatic events of the rules, as lines of the log and of the replay
replay-row-setup = set-up
replay-row-income = income
replay-row-cult-reward = cult reward
replay-row-opponent-accepted-power = an opponent took power
replay-row-all-opponents-declined-power = all opponents declined power
replay-row-stronghold = stronghold
replay-row-largest-network = largest area
replay-row-left-over-goods = goods left over
replay-row-fire-cult = cult of fire
replay-row-water-cult = cult of water
replay-row-earth-cult = cult of earth
replay-row-air-cult = cult of air
