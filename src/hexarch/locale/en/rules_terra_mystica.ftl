# The rules of Terra Mystica in our own words, topic by topic. A line that begins with a dash is an item of a list.

rules-tm-overview = The game in a minute
rules-tm-overview-text =
    Each player leads one of 14 factions. A faction builds only on its home terrain, so you turn the land around you into it, build dwellings there and upgrade them to better buildings.

    In each of six rounds you take one action per turn until you decide to pass. Buildings give you workers, coins, priests and power every round. The player with the most victory points at the end wins.

    You have 8 dwellings, 4 trading houses, 3 temples, 1 stronghold, 1 sanctuary, 7 priests and 3 bridges, never more. Workers and coins are unlimited.

rules-tm-first-game = A first game
rules-tm-first-game-text =
    The introductory game gives you everything that is hard to choose before you know the game: factions, first dwellings, scoring tiles and bonus cards.

    - Two players: Witches and Nomads.
    - Three players: the Alchemists join.
    - Four players: Witches, Nomads, Halflings and Mermaids.
    - Five players: the Giants join those four.

rules-tm-set-up = Set-up
rules-tm-set-up-text =
    Six of the scoring tiles are drawn, one for each round; the tile for spades is never in the last two rounds. Bonus cards are drawn, three more than there are players. Then each player in turn chooses a faction. Two factions of the same colour share a board, so they are never in the same game.

    You start with 20 points, the workers, coins and priests of your faction, and 12 power in the first two bowls. Some factions start with steps on cult tracks.

    Each player places a dwelling, in turn, then a second one in reverse order. The Nomads then place a third. The Chaos Magicians place only one, after everybody else. First dwellings are placed on home terrain of the printed map, cost nothing, need no neighbour and offer no power.

    Finally, each player takes a bonus card, the last player first. A coin is put on each of the three cards that are left.

rules-tm-rounds = Rounds and income
rules-tm-rounds-text =
    A round has three phases: income, actions, and then cult bonus and clean-up.

    You receive the income that is visible on your board: a building on the map has left its space on the board, and that space shows its income.

    - Dwellings give workers.
    - Trading houses give coins and power.
    - Temples and the sanctuary give priests.
    - The stronghold gives power, or for some factions something else.
    - Your bonus card and your favor tiles add income of their own.

    There is income in the first round, too. Priests come from your own supply; if it is empty, you get none.

rules-tm-power = Power and its bowls
rules-tm-power-text =
    Power tokens move through three bowls.

    - Each power that you gain moves one token from bowl I to bowl II.
    - Once bowl I is empty, it moves one from bowl II to bowl III.
    - Once everything lies in bowl III, further power is lost.
    - You can spend power only from bowl III; it goes back to bowl I.

rules-tm-turns = Turns
rules-tm-turns-text =
    On your turn you take exactly one action. Conversions do not count as an action. Play continues in turn order until everybody has passed; players who have passed are skipped. The last player left may continue alone as long as there is something to do.

    The actions: transform and build, advance shipping, lower the price of spades, upgrade a building, send a priest, a power action, a special action, pass.

rules-tm-build = Transform and build
rules-tm-build-text =
    Choose one empty space within your reach. You may transform it, and if it is then your home terrain, you may build a dwelling there in the same action. You may also do only one of the two.

    - A dwelling costs 1 worker and 2 coins (Engineers 1 and 1, Swarmlings 2 and 3).
    - Each step on the terrain cycle costs one spade. You may go either way, so three spades are always enough. Giants always need exactly two.
    - A spade costs 3 workers, later 2 or 1. Darklings pay a priest instead.
    - Spades from a power action, a bonus card or a stronghold are free; missing ones may be bought.
    - All spades of an action go on one space. Only if one of two free spades was enough may the other go elsewhere; no dwelling may be built there.
    - Spades cannot be kept. Unused spades are lost.

    You may stop on a terrain that is not yours. A space with a building can never be transformed; a space with only a terrain tile is open to everybody. Nothing can be built on a river.

rules-tm-adjacency = Reach and adjacency
rules-tm-adjacency-text =
    - Directly adjacent: two spaces share an edge, or a bridge joins them.
    - Indirectly adjacent: only river spaces lie between, and your shipping is at least their number. For Dwarves and Fakirs, a tunnel or a carpet reaches over one space.

    For transforming, building and the largest area, both count. For power from neighbours, for towns and for the price of a trading house, only direct adjacency counts.

rules-tm-shipping = Shipping
rules-tm-shipping-text =
    For 1 priest and 4 coins your shipping rises by one. The first step scores 2 points, the second 3, the third 4. Mermaids start at 1 and have a fourth step for 5 points. Dwarves and Fakirs have no shipping.

rules-tm-spades = Cheaper spades
rules-tm-spades-text =
    For 2 workers, 5 coins and 1 priest a spade costs one worker less from now on: 2 instead of 3, then 1. Each step scores 6 points. Halflings pay only 1 coin. Fakirs can take only one step, Darklings none: they pay with priests.

rules-tm-upgrade = Upgrade a building
rules-tm-upgrade-text =
    A dwelling becomes a trading house. A trading house becomes a temple or the stronghold. A temple becomes the sanctuary. The old piece goes back to your board and covers its income again.

    - Trading house: 2 workers and 6 coins, or only 3 coins if an opponent's building is directly adjacent.
    - Temple: 2 workers and 5 coins.
    - Stronghold and sanctuary: as shown on your faction board.
    - Engineers pay less, Swarmlings more.

    A temple and the sanctuary give you a favor tile at once; the Chaos Magicians take two. The stronghold unlocks your faction's special ability.

rules-tm-offers = Power from your neighbours' buildings
rules-tm-offers-text =
    Whenever somebody builds or upgrades, every opponent with directly adjacent buildings may take power, as much as the power value of those buildings: 1 for a dwelling, 2 for a trading house or temple, 3 for a stronghold or sanctuary.

    The first power is free, and each further one costs a point: 3 power costs 2 points. It is all or nothing, but you never take more than your bowls can hold or your points can pay. You never gain power from your own building.

    The neighbours decide one after the other, from the builder's left, before the builder takes a favor tile, a town tile or the stronghold's reward. With an option, neighbours may answer later.

rules-tm-cults = The four cults
rules-tm-cults-text =
    Fire, Water, Earth and Air each have a track from 0 to 10. On the way you gain power: 1 at space 3, 2 at 5, 2 at 7 and 3 at 10. It costs no points.

    Only one player may stand on space 10 of a track, and you need a key to get there. Every town gives you one key. Without a key, or if somebody is already there, you stop at 9 and further steps are lost.

rules-tm-priests = Send a priest
rules-tm-priests-text =
    Put a priest on a free space of a cult's Order: one space gives 3 steps, the other three give 2. The priest never comes back, so you have one less for the rest of the game.

    Or send the priest for a single step and take it back into your supply; that can be done as often as you like.

rules-tm-power-actions = Power actions and bridges
rules-tm-power-actions-text =
    There are six actions on the board. Each can be used once per round, by one player.

    - 3 power: a bridge.
    - 3 power: 1 priest.
    - 4 power: 2 workers.
    - 4 power: 7 coins.
    - 4 power: transform and build with 1 free spade.
    - 6 power: transform and build with 2 free spades.

    A bridge crosses one river space at a place that the board allows. One of its ends must be your own building. From then on both ends are directly adjacent, for towns and for power, too. A bridge never moves, and you have three.

rules-tm-conversions = Conversions and sacrifice
rules-tm-conversions-text =
    On your own turn, before and after the action, as often as you like:

    - 5 power into 1 priest, 3 power into 1 worker, 1 power into 1 coin.
    - 1 priest into 1 worker, 1 worker into 1 coin.

    There are no conversions the other way. If you lack power in bowl III, you may sacrifice: of two tokens in bowl II, one moves to bowl III and the other leaves the game permanently.

rules-tm-special = Special actions
rules-tm-special-text =
    Some strongholds, a favor tile and two bonus cards have a special action. Each can be used once per round, and it is your action for the turn. A stronghold's action may be used in the round in which it was built.

rules-tm-passing = Passing
rules-tm-passing-text =
    If you cannot or do not want to act, you pass. You return your bonus card, score the points it gives for passing, and take another of the available cards, with the coins on it; you cannot take the one you just returned. Its income comes in the next round.

    The first to pass starts the next round. In the last round you score for passing but take no card.

rules-tm-towns = Towns
rules-tm-towns-text =
    A town is founded automatically as soon as at least four of your buildings are directly adjacent and have a power value of at least 7 together. Three are enough if one of them is the sanctuary. A favor tile lowers the 7 to 6.

    You choose a town tile: points and a reward at once, and a key for a space 10. Everything connected belongs to the town. Buildings added later enlarge it and do not found a second town; two towns that become connected remain two towns. Bridges connect for towns, shipping does not. Mermaids may leave out one river space.

rules-tm-cult-bonus = Cult bonus and clean-up
rules-tm-cult-bonus-text =
    After each round but the last, the right half of the round's scoring tile rewards every player for steps on one cult, once for every full number shown. The steps are not spent. Rewards are taken in the order of the next round.

    Spades gained this way are used at once, on free spaces in reach. None may be bought in addition, no dwelling may be built, no tunnel or carpet may be used, and the spade scoring tile does not count them. A single such spade is lost for the Giants.

    Then used actions become available again, and a coin is put on each bonus card that nobody has.

rules-tm-end = End of the game
rules-tm-end-text =
    After the sixth round:

    - Each cult scores 8, 4 and 2 points for the three highest players. Tied players share the points, rounded down. Space 0 scores nothing.
    - The largest connected area of buildings scores 18, 12 and 6 points. Here shipping, tunnels and carpets connect, too; the shipping of a bonus card does not.
    - All remaining goods may be converted into coins; every 3 coins are worth a point, for the Alchemists every 2.

    The player with the most points wins; in a tie, the victory is shared.

rules-tm-favor = Favor tiles
rules-tm-favor-text =
    Four tiles give 3 steps on one cult each; there is one of each. There are three of each of the others. You may have only one of a kind.

    - Fire, 2 steps: towns need a power value of only 6.
    - Water, 2 steps: a special action for 1 cult step.
    - Earth, 2 steps: 1 worker and 1 power each round.
    - Air, 2 steps: 4 power each round.
    - Fire, 1 step: 3 coins each round.
    - Water, 1 step: 3 points for each trading house you build.
    - Earth, 1 step: 2 points for each dwelling you build.
    - Air, 1 step: when you pass, 2, 3, 3 or 4 points for 1, 2, 3 or 4 trading houses.

rules-tm-scoring = Scoring tiles
rules-tm-scoring-text =
    The left half scores points for something you do during the round; the right half rewards steps on a cult track at the end of the round.

    - 2 points for a dwelling; a priest for 4 steps of Water, or 4 power for 4 steps of Fire.
    - 3 points for a trading house; a spade for 4 steps of Air, or of Water.
    - 5 points for the stronghold or the sanctuary; a worker for 2 steps of Air, or of Fire.
    - 2 points for each spade that is used; a coin for each step of Earth.
    - 5 points for a town; a spade for 4 steps of Earth.

    Points from scoring tiles and favor tiles add up.

rules-tm-bonus = Bonus cards
rules-tm-bonus-text =
    A card is yours for one round.

    - 1 priest.
    - 1 worker and 3 power.
    - 6 coins.
    - 3 power, and shipping 1 higher during the actions.
    - 2 coins, and a special action with 1 free spade.
    - 4 coins, and a special action for 1 cult step.
    - 2 coins, and 1 point for each dwelling when you pass.
    - 1 worker, and 2 points for each trading house when you pass.
    - 2 workers, and 4 points each for stronghold and sanctuary when you pass.

rules-tm-town-tiles = Town tiles
rules-tm-town-tiles-text =
    There are two of each.

    - 9 points and 1 priest.
    - 8 points and a step on every cult.
    - 7 points and 2 workers.
    - 6 points and 8 power.
    - 5 points and 6 coins.

rules-tm-forest = Auren and Witches
rules-tm-forest-text =
    Home: forest, green.

    - Auren: the stronghold gives a favor tile at once, and a special action for 2 steps on one cult.
    - Witches: 5 more points for each town. Their stronghold has a special action: a free dwelling on any free forest, near or far.

rules-tm-swamp = Alchemists and Darklings
rules-tm-swamp-text =
    Home: swamp, black.

    - Alchemists change 1 point into 1 coin and 2 coins into 1 point at any time. Their stronghold gives 12 power, and from then on 2 power for every spade.
    - Darklings pay for spades with priests and gain 2 points for each. Their stronghold turns up to 3 workers into priests, once.

rules-tm-plains = Halflings and Cultists
rules-tm-plains-text =
    Home: plains, brown.

    - Halflings gain 1 point for every spade. Their stronghold gives 3 spades at once, and a dwelling may be built on one of those spaces.
    - Cultists advance on a cult track of their choice when at least one neighbour takes power from their building; if all decline, they gain 1 power. Their stronghold scores 7 points.

rules-tm-mountains = Engineers and Dwarves
rules-tm-mountains-text =
    Home: mountains, grey.

    - Engineers build cheaply, and may build a bridge for 2 workers as an action. With their stronghold they score 3 points when they pass for each bridge between two of their own buildings.
    - Dwarves have no shipping. For 2 more workers they tunnel under one space when they transform and build, and score 4 points. With their stronghold a tunnel costs 1 worker.

rules-tm-lakes = Mermaids and Swarmlings
rules-tm-lakes-text =
    Home: lakes, blue.

    - Mermaids start with shipping 1. When they found a town they may leave out one river space. Their stronghold gives a free step of shipping.
    - Swarmlings pay more for buildings, and gain 3 workers for each town. Their stronghold has a special action: a dwelling becomes a trading house for free.

rules-tm-wasteland = Chaos Magicians and Giants
rules-tm-wasteland-text =
    Home: wasteland, red.

    - Chaos Magicians start with one dwelling, placed last. Temples and the sanctuary give two favor tiles each. Their stronghold has a special action: two actions in a row.
    - Giants need exactly two spades for every transformation. Their stronghold has a special action with 2 free spades for one space, and a dwelling may be built there.

rules-tm-desert = Fakirs and Nomads
rules-tm-desert-text =
    Home: desert, yellow.

    - Fakirs have no shipping. For a priest they fly over one space when they transform and build, and score 4 points. With their stronghold they fly over two.
    - Nomads start with three dwellings. Their stronghold has a special action, the sandstorm: a directly adjacent space becomes desert, without spades and not across a river, and a dwelling may be built there.

rules-tm-questions = Questions and answers
rules-tm-questions-text =
    - You may not spend power while you receive it in order to make room.
    - A bridge may lead to an opponent's building, but may not connect two buildings of opponents.
    - A player with several large areas counts only the largest: one prize for each player. With two players there is no third prize.
    - After a tunnel or carpet flight you must do something there; a first step of transforming is enough. It cannot be used for directly adjacent spaces.
    - A sandstorm without a dwelling is allowed.
    - If you take two favor tiles, the first may found a town whose key you use for the second.
    - After transforming you do not have to build; the space then stays open to everybody.
    - A second space must be adjacent to one of your buildings, not only to the space that was just transformed.
    - When the Mermaids found a town across a river space, the tile lies on that space and blocks nobody.

rules-tm-war-and-faith = Variant: War and Faith
rules-tm-war-and-faith-text =
    An option. A temple costs one more coin for each directly adjacent temple of an opponent, paid to its owner. Strongholds and sanctuaries may not be directly adjacent to each other. A town scores 2 more points for each stronghold and sanctuary in it.

rules-tm-large = Variant: six and seven players
rules-tm-large-text =
    A fan-made variant. Six players play five rounds, seven play four.

    - Everybody has fewer buildings and less power; the income spaces of the missing buildings are uncovered from the start, and each player begins with a favor tile.
    - A priest may push another player's priest out of an Order: pay that player 3 or 2 coins, depending on the space.
    - A power action that has already been used costs 1 power more.
    - Towns may be founded even if no tile is left: 5 points and no key. With seven players three buildings are enough if one is the stronghold.
    - The tiles with 3 cult steps can be taken several times.

    Of these rules, fewer buildings and unlimited towns are also offered for five players.

rules-tm-numbers = Some numbers
rules-tm-numbers-text =
    The base map has 77 land spaces on four land masses. All 17 buildings of a player have a power value of 28 together. Factions start with 10 to 20 coins, up to 8 workers, at most one priest, and their 12 power as 3 and 9, 5 and 7, or 7 and 5.
