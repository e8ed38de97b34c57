# Terra Mystica: the reasons why something is not possible. Messages are whole sentences.

## Amounts, for the sentences below

amount-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
amount-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
amount-priests = { $priests ->
    [one] 1 priest
   *[other] { $priests } priests
}
amount-have = { $missing ->
    [workers] { $have ->
        [one] 1 worker
       *[other] { $have } workers
    }
    [coins] { $have ->
        [one] 1 coin
       *[other] { $have } coins
    }
    [priests] { $have ->
        [one] 1 priest
       *[other] { $have } priests
    }
    [points] { $have ->
        [one] 1 point
       *[other] { $have } points
    }
   *[power] { $have } power in bowl III
}
amount-needed = { $missing ->
    [workers] { $price ->
        [one] 1 worker
       *[other] { $price } workers
    }
    [coins] { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
    [priests] { $price ->
        [one] 1 priest
       *[other] { $price } priests
    }
    [points] { $price ->
        [one] 1 point
       *[other] { $price } points
    }
   *[power] { $price } power from bowl III
}
amount-goods = { $priests ->
    [0] { amount-workers }
   *[other] { $workers ->
        [0] { amount-priests }
       *[other] { amount-workers } and { amount-priests }
    }
}

## Whose turn it is

game-over = The game is over.
not-begun = The game has not started yet.
dropped-out = You have left this game.
no-such-seat = Nobody is seated there.
no-such-action = There is no such action.
chance-first = Something is drawn first; wait a moment.
not-your-turn = It is the turn of the { $faction }.
not-your-turn-player = It is player { $number }'s turn.
set-up-is-over = The set-up is over.
action-due = You take one action on your turn: choose one, or pass.
action-taken = You have taken this turn's action; finish your turn.
convert-on-your-turn = You can convert and sacrifice power only on your own turn.
not-possible = That is not possible now.

## Set-up

asked-draw-scoring = The scoring tiles are drawn first.
asked-draw-card = First, the bonus cards that stay in the box are drawn.
asked-draw-start = The start player is drawn first.
asked-draw-colour = The colours are dealt first.
asked-choose-faction = Choose your faction first.
asked-draw-lot = The factions for the auction are drawn first.
asked-bidding = Bid for a faction first.
asked-first-favor = Take a favor tile for the temple that stays in the box.
no-such-lot = There is no such faction in the auction.
bid-too-low = For the { $faction } you have to bid more than { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bid-too-high = The { $faction } start with { $points ->
    [one] 1 point
   *[other] { $points } points
}, so nobody can bid more for them.
asked-first-dwelling = Place one of your first dwellings: any empty { $home } space will do.
asked-first-card = Take your first bonus card.
no-such-scoring-tile = There is no such scoring tile.
scoring-tile-not-in-game = { $tile } is not used in this game.
scoring-tile-drawn = { $tile } has already been drawn.
scoring-pair = Another scoring tile of the same cult as { $tile } is already in use, and this table does not allow both.
scoring-tile-too-late = { $tile } is not allowed in round { $round }; another tile is drawn.
no-such-card = There is no such bonus card.
card-not-in-game = { $card } is not used in this game.
card-taken = The { $faction } hold { $card }.
no-such-player = There is no player { $number }; this game has { $players } players.
colour-dealt = Player { $number } already has { $terrain }.
no-such-faction = There is no such faction.
faction-taken = The { $faction } have already been chosen.
board-taken = The { $faction } share a board with the { $other }, who have already been chosen.
other-colour-dealt = You were dealt { $terrain }; the { $faction } live elsewhere.
not-introductory = The { $faction } do not take part in the introductory game for { $players } players.

## What comes first

asked-offer = First decide whether to take the power offered to you.
asked-cult-step = First advance on a cult track of your choice.
asked-reward-spades = The round is over: use { $spades ->
    [one] your spade
   *[other] your { $spades } spades
}, or finish.
answer-first = { $count ->
    [one] A neighbour's building offers you power: take it or decline it before you act.
   *[other] Neighbours' buildings offer you power { $count } times: take it or decline it before you act.
}
key-first = First choose which cult takes your key.
long-way-first = You announced the long way round the terrain cycle; transform a space that way.
spend-sacrificed-power = You sacrificed power, so spend all { $power } power of bowl III at once.
owed-favor = { $count ->
    [one] First take the favor tile that you have earned.
   *[other] First take the { $count } favor tiles that you have earned.
}
owed-town = First choose the tile of your new town.
owed-bridge = First place the bridge that you have paid for.
owed-cult-step = First advance on a cult track of your choice.
owed-dwelling = First place the free dwelling.
owed-trading-house = First choose the dwelling that becomes a trading house.
owed-sandstorm = First choose the space that the sandstorm turns into your home terrain.
owed-trade = First choose how many workers become priests.

## Reach

no-such-hex = There is no such space on this map.
river = The river space { $hex } can be neither built on nor transformed.
occupied = The { $faction } have a building on { $hex }.
occupied-by-you = Your { $building } stands on { $hex }.
not-reachable = { $shipping ->
    [0] { $hex } is not next to any of your buildings, and you have no shipping.
   *[other] { $hex } is not next to any of your buildings, and your shipping of { $shipping } does not reach it.
}
not-reachable-by-jump = { $range ->
    [one] { $hex } is not next to any of your buildings, and you can jump over only 1 space.
   *[other] { $hex } is not next to any of your buildings, and you can jump over only { $range } spaces.
}
not-reachable-by-reward = { $shipping ->
    [0] These spades work only next to your buildings, and { $hex } is not.
   *[other] These spades reach as far as your own shipping of { $shipping }, and { $hex } is farther.
}
one-jump = This action has already jumped to { $hex }, and it may jump only once.

## Dwellings and upgrades

not-home-terrain = { $hex } is { $terrain }; you can build only on { $home }.
no-piece-left = { $supply ->
    [one] Your only { $building } is already on the map.
   *[other] All { $supply } of your { $building } pieces are already on the map.
}
dwelling-price = A dwelling here costs { amount-workers } and { amount-coins }; you have { amount-have }.
dwelling-price-by-jump = { $priests ->
    [0] A dwelling on { $hex } costs { amount-workers } and { amount-coins }, the jump included; you have { amount-have }.
   *[other] A dwelling on { $hex } costs { amount-workers }, { amount-coins } and, for the jump, { amount-priests }; you have { amount-have }.
}
stronghold-spades-transform = These spades come from your stronghold: you may build on a space that they transform, not on { $hex }.
transform-first = At this table an action with free spades has to transform something before it builds.
no-dwelling-left = This action does not allow another dwelling on { $hex }.
not-the-site = This action may build only on the space it was for, not on { $hex }.
no-own-building = You have no building on { $hex }.
wrong-building = A { $building } replaces a { $before }; on { $hex } you have a { $here }.
only-trading-house-free = Only an upgrade to a trading house is free, not one to a { $building }.
trading-house-price = A trading house next to a neighbour costs { amount-workers } and { amount-coins }; you have { amount-have }.
trading-house-price-alone = A trading house without a neighbour costs { amount-workers } and { amount-coins }; you have { amount-have }.
upgrade-price = A { $building } costs { amount-workers } and { amount-coins }; you have { amount-have }.
temple-price-near = { $temples ->
    [one] A temple costs { amount-workers } and { amount-coins } here, one of them for a neighbouring temple; you have { amount-have }.
   *[other] A temple costs { amount-workers } and { amount-coins } here, { $temples } of them for neighbouring temples; you have { amount-have }.
}
too-near = At this table strongholds and sanctuaries cannot be neighbours, and there is a { $building } next to { $hex }.

## Spades

same-terrain = { $hex } is already { $terrain }.
home-terrain-stays = { $hex } is your home terrain, { $home }; you cannot transform it into another.
home-terrain-only = You can transform a space only into { $home }.
second-space-home = Your last space did not become home terrain, so this one has to become { $home }.
only-closer = As { $terrain }, { $hex } would be no closer to { $home }, and at this table it has to be.
no-long-way = There is no longer way round from { $hex } to { $terrain }.
no-spades-left = You have no spades left in this action.
use-bought-spades = You have bought spades ({ $spades }); use them before anything else.
bought-spades-one-space = All your spades ({ $spades }) must go on one space, but this transformation takes only { $needed }.
spades-with-transformation = At this table spades are bought together with the transformation.
no-use-for-spade = No space within reach takes another spade that you could pay for.
reward-spades-not-enough = { $spades ->
    [one] This takes { $needed } spades; you have 1, and you cannot buy any now.
   *[other] This takes { $needed } spades; you have { $spades }, and you cannot buy any now.
}
no-more-bought = This takes { $needed } spades; you have { $spades } left, and spades you buy must all go on one space.
stronghold-spades-alone = This takes { $needed } spades; your stronghold brought { $spades }, and none may be bought in addition.
spade-price = { $bought ->
    [one] You would have to buy 1 spade for { amount-goods }; you have { amount-have }.
   *[other] You would have to buy { $bought } spades for { amount-goods }; you have { amount-have }.
}
spade-price-by-jump = { $bought ->
    [0] The jump to { $hex } costs { amount-goods }; you have { amount-have }.
    [one] The jump to { $hex } and one more spade cost { amount-goods }; you have { amount-have }.
   *[other] The jump to { $hex } and { $bought } more spades cost { amount-goods }; you have { amount-have }.
}
shortest-way-only = At this table every transformation takes the shortest path on the terrain cycle.
always-the-same = Your transformations always take { $spades } spades, so there is no long way round.
long-way-too-dear = You do not have enough spades for a longer way round.
sandstorm-home-only = The sandstorm transforms a space only into { $home }.
sandstorm-edge = The sandstorm reaches only spaces that share an edge with your buildings; { $hex } does not.
no-building-in-phase-three = These spades only transform; you cannot build between rounds.

## Bridges and skipped rivers

no-bridge-due = To build a bridge, use an action that gives one.
no-such-span = This map has no place for such a bridge.
no-bridges-left = All { $most } of your bridges are built.
bridged-already = There is already a bridge between { $a } and { $b }.
bridge-needs-own-building = You need one of your buildings on { $a } or { $b }.
nowhere-to-bridge = There is no place where you could build a bridge.
cannot-skip-rivers = Your towns cannot skip a river space.
not-a-river = { $hex } is not a river space.
skipped-already = One of your towns already skips { $hex }.
no-town-tiles-left = There are no town tiles left.
needs-two-banks = You need at least two buildings next to { $hex }.
joins-a-town = A building next to { $hex } already belongs to a town, so this would not found a new town.
town-too-small = That would join { $count } buildings; a town needs { $needed }, and a sanctuary counts as two.
town-too-weak = The buildings joined would have a power value of { $power }; a town needs { $needed }.

## Advances, power actions, special actions

no-shipping-track = Your faction has no shipping.
shipping-at-end = Your shipping is { $level }, the highest level.
shipping-price = An advance in shipping costs { amount-priests } and { amount-coins }; you have { amount-have }.
no-digging-track = Your faction cannot make its spades cheaper.
digging-at-end = { $workers ->
    [one] A spade costs you 1 worker; it cannot get cheaper.
   *[other] A spade costs you { $workers } workers; it cannot get cheaper.
}
digging-price = Cheaper spades cost { amount-workers }, { amount-coins } and { amount-priests }; you have { amount-have }.
power-action-used = { $action } has already been used this round.
power-action-price = The action { $action } costs { $power } power from bowl III; you have { $have } there.
special-action-used = You have already used this action this round.
no-spade-card = Your bonus card has no spade.
no-cult-card = Your bonus card has no cult step.
no-cult-tile = You have no favor tile with a cult step.
no-stronghold-action = The stronghold of the { $faction } has no action.
no-stronghold = You have not built your stronghold yet.
no-free-home-terrain = There is no empty { $home } space on the map.
no-dwelling-to-upgrade = You have no dwelling on the map.
nowhere-for-sandstorm = No empty space of another terrain shares an edge with your buildings.
no-faction-action = The { $faction } cannot build bridges with workers.
faction-bridge-price = A bridge costs { amount-workers }; you have { amount-have }.

## Passing

no-card-in-last-round = In the last round you pass without a new bonus card.
take-a-card = Choose the bonus card to take when you pass.
own-card-again = You cannot take { $card } again: it is the card you are returning.

## Cults, keys and tiles

priest-price = You have no priest to send.
order-space-taken = { $steps ->
    [3] The space for 3 steps on { $cult } is taken.
   *[other] The spaces for { $steps } steps on { $cult } are taken.
}
no-replacing = At this table a priest in an order stays there permanently.
replace-price = To replace a priest you need { amount-priests } and { amount-coins }; you have { amount-have }.
nobody-to-replace = No priest stands on that space of { $cult }.
own-priest = The priest on that space of { $cult } is your own.
no-cult-step-due = You have no cult step to take.
no-key-due = There is no key to place.
key-must-be-used = At this table you cannot keep a key that you can use on a cult track.
cult-takes-no-key = You have not just reached space 10 of { $cult }.
top-taken = Space 10 of { $cult } is already taken.
top-waits = The { $faction } may still reach space 10 of { $cult } first; wait until they take or decline their power.
no-favor-due = You have no favor tile to take.
town-before-favor = First choose the tile of the town that your last favor tile has founded.
no-such-favor-tile = There is no such favor tile.
favor-owned = You already have { $tile }.
favor-gone = There is no { $tile } left.
no-town-due = You have not founded a new town.
no-such-town-tile = There is no such town tile.
town-tile-gone = There is no { $tile } left.

## Power offered

no-offer = No power is offered to you.
no-such-offer = { $count ->
    [one] Only one building offers you power.
   *[other] Only { $count } buildings offer you power.
}
offer-closed = You can only decline this { $power } power: since it was offered, you have converted or taken a later offer.

## Conversions

conversion-order = Between two actions, sacrifice first, then convert in this order: power to priests, priests to workers, power to workers, power to coins, workers to coins, points to coins, coins to points.
no-points-to-coins = Your faction cannot turn points into coins.
no-coins-to-points = Your faction turns coins into points only at the end of the game.
too-little-to-convert = That takes { amount-needed }; you have { amount-have }.
no-priests-in-supply = { $room ->
    [0] There is no priest left in your supply.
    [one] There is only 1 priest left in your supply.
   *[other] There are only { $room } priests left in your supply.
}
too-little-to-sacrifice = To sacrifice for { $power } power you need { $tokens } tokens in bowl II; you have { $have }.
no-trade-due = Your workers become priests only when your stronghold is built.
trade-limit = At most { $most } workers become priests.
trade-workers = { $have ->
    [0] You have no workers.
    [one] You have only 1 worker.
   *[other] You have only { $have } workers.
}
