# Options of a table, for both games. Messages are whole sentences.

## Groups

option-group-set-up = Set-up
option-group-box = What is in the box
option-group-variants = Variants
option-group-order = Turn order
option-group-conversions = Conversions
option-group-spades = Spades
option-group-cults = Cults
option-group-payments = Payments
option-group-dice = Dice
option-group-temples = Temples
option-group-city = City
option-group-solo = Solo game
option-on = Yes
option-off = No

## Terra Mystica: presets

tm-preset-standard = Rulebook
tm-preset-standard-help = The newest rulebook, with the authors' rulings where it is silent.
tm-preset-league = League
tm-preset-league-help = The rules of the online league: small expansions, deferred offers, turn order by passing.

## Terra Mystica: set-up

tm-option-map = Map
tm-option-map-help = The board to play on.
tm-option-map-base = Base game
tm-option-map-fire-and-ice-1 = Fire and Ice, side 1
tm-option-map-fire-and-ice-2 = Fire and Ice, side 2
tm-option-map-fjords = Fjords
tm-option-map-loon-lakes = Loon Lakes
tm-option-own-map = Custom map
tm-option-own-map-help = A file with the rows of a map. It replaces the map above.
tm-option-introductory = Introductory game
tm-option-introductory-help = The fixed set-up for a first game: factions, dwellings, scoring tiles and bonus cards are preset.
tm-option-factions = Assigned factions
tm-option-factions-help = One for each seat, in order. Two factions of the same colour cannot be in the same game.
tm-option-faction-choice = How factions are chosen
tm-option-faction-choice-help = Freely in turn order, one of the two factions of a colour drawn for you, or an auction of drawn factions for points.
tm-option-faction-choice-free = Freely
tm-option-faction-choice-random-colours = Colours drawn
tm-option-faction-choice-auction = Auction
tm-option-starting-points = Starting points
tm-option-starting-points-help = Everyone starts with 20 points, or strong factions start with fewer.
tm-option-starting-points-equal = 20 for everyone
tm-option-starting-points-2017 = By faction (2017)
tm-option-start-player = Who starts
tm-option-start-player-help = The start player is drawn, or it is the first seat.
tm-option-start-player-random = Drawn
tm-option-start-player-first = First seat
tm-option-spade-tile-late = Spade scoring tile in rounds 5 and 6
tm-option-spade-tile-late-help = The newest rulebook forbids it; older ones deal it like any other tile.
tm-option-spade-tile-late-forbid = Never
tm-option-spade-tile-late-allow = Possible
tm-option-factions-auren = { faction-auren }
tm-option-factions-witches = { faction-witches }
tm-option-factions-alchemists = { faction-alchemists }
tm-option-factions-darklings = { faction-darklings }
tm-option-factions-halflings = { faction-halflings }
tm-option-factions-cultists = { faction-cultists }
tm-option-factions-engineers = { faction-engineers }
tm-option-factions-dwarves = { faction-dwarves }
tm-option-factions-mermaids = { faction-mermaids }
tm-option-factions-swarmlings = { faction-swarmlings }
tm-option-factions-chaosmagicians = { faction-chaosmagicians }
tm-option-factions-giants = { faction-giants }
tm-option-factions-fakirs = { faction-fakirs }
tm-option-factions-nomads = { faction-nomads }

## Terra Mystica: what is in the box

tm-option-mini-expansion-1 = Four more town tiles
tm-option-mini-expansion-1-help = The first mini expansion.
tm-option-shipping-bonus = Tenth bonus card
tm-option-shipping-bonus-help = Scores points for shipping when you pass.
tm-option-temple-scoring-tile = Ninth scoring tile
tm-option-temple-scoring-tile-help = Scores points for temples.

## Terra Mystica: variants

tm-option-war-and-faith = War and Faith
tm-option-war-and-faith-help = Building a temple pays the owners of neighbouring temples; strongholds and sanctuaries cannot stand next to each other, and they make towns worth more.
tm-option-fewer-buildings = Fewer buildings
tm-option-fewer-buildings-help = For five players: each player has one dwelling and one trading house fewer; their income is uncovered from the start.
tm-option-unlimited-towns = Unlimited towns
tm-option-unlimited-towns-help = For five players: a town can be founded even when no town tile is left.

## Terra Mystica: order of play

tm-option-turn-order = Turn order of the next round
tm-option-turn-order-help = Clockwise from the player who passed first, or in the order of passing.
tm-option-turn-order-clockwise = Clockwise
tm-option-turn-order-passing = By passing
tm-option-offers = Answering power offers
tm-option-offers-help = Neighbours answer at once, or later, before their own next action. Answering later is quicker when people are not online at the same time.
tm-option-offers-at-once = At once
tm-option-offers-deferred = Later
tm-option-leech-timing = Offers and rewards
tm-option-leech-timing-help = If offers are answered at once: before or after the builder takes a favor tile, a town tile and the stronghold's reward.
tm-option-leech-timing-before-rewards = Offers first
tm-option-leech-timing-after-rewards = Rewards first
tm-option-tiles-in-any-order = Tiles in any order
tm-option-tiles-in-any-order-help = A second favor tile may be taken before the town tiles earned with the first one.

## Terra Mystica: conversions

tm-option-conversions-mid-action = Convert at any time
tm-option-conversions-mid-action-help = Also in the middle of an action, not only before and after it.
tm-option-free-burning = Sacrifice power at any time
tm-option-free-burning-help = At any time on your turn, not only to pay for something at once.

## Terra Mystica: spades

tm-option-spade-scoring = The spade scoring tile counts
tm-option-spade-scoring-help = Spades that are used, or all that are gained, even if they are then given up.
tm-option-spade-scoring-used = Spades used
tm-option-spade-scoring-gained = Spades gained
tm-option-spade-path = Path on the terrain cycle
tm-option-spade-path-help = The shortest path, or never across the home terrain.
tm-option-spade-path-shortest = Shortest
tm-option-spade-path-around-home = Not across home
tm-option-long-way-round = The long way round
tm-option-long-way-round-help = You may spend more spades than needed by taking the long way round the terrain cycle.
tm-option-transform-home-away = Home terrain may be changed
tm-option-transform-home-away-help = A space of your home terrain may be transformed into another terrain.
tm-option-transform-only-closer = Only closer to home
tm-option-transform-only-closer-help = A transformation must bring the space closer to the home terrain.
tm-option-free-spade-needs-transform = Free spades must be used
tm-option-free-spade-needs-transform-help = An action with free spades may not be taken only to build on home terrain.
tm-option-spades-split-before-home = Two free spades on two spaces
tm-option-spades-split-before-home-help = One may go to a second space even if the first is not home terrain yet.
tm-option-dwelling-on-second = Dwelling on the second space
tm-option-dwelling-on-second-help = The dwelling of an action with several spades may stand on the second space.
tm-option-bought-spades-one-space = Bought spades on one space
tm-option-bought-spades-one-space-help = Once spades are spread over several spaces, no more may be bought.
tm-option-stronghold-spades-alone = Stronghold spades alone
tm-option-stronghold-spades-alone-help = No spades may be bought in addition to the three from the Halflings' stronghold.
tm-option-halfling-sh-dwelling-first-only = Halflings' stronghold: first space only
tm-option-halfling-sh-dwelling-first-only-help = Of the spaces transformed by the stronghold, only the first may get the dwelling.
tm-option-cult-spades-must-finish-first = Cult spades finish a space first
tm-option-cult-spades-must-finish-first-help = Spades from the cult bonus must go on one space until it is home terrain.

## Terra Mystica: cults

tm-option-cultists-all-decline = Cultists, if all decline
tm-option-cultists-all-decline-help = What the Cultists gain if every neighbour declines the power.
tm-option-cultists-all-decline-power1 = 1 power
tm-option-cultists-all-decline-nothing = Nothing
tm-option-late-keys = Late keys
tm-option-late-keys-help = If you had no key for the step to space 10, a key gained later in the same turn completes it.
tm-option-may-stay-on-nine = Staying on space 9
tm-option-may-stay-on-nine-help = A player may stay on 9 and keep the key for another cult.

## Origins: presets

origins-preset-standard = Rulebook
origins-preset-standard-help = The rulebook; where it is silent, the plainest reading.
origins-preset-quick = Quick
origins-preset-quick-help = Fewer questions: gold is used only when another resource is short.

## Origins: set-up and order

origins-option-start-player = Who starts
origins-option-start-player-help = The start player is drawn, or it is the first seat.
origins-option-start-player-random = Drawn
origins-option-start-player-first = First seat
origins-option-components = Corrected components
origins-option-components-help = A file with the values printed on your own tiles and cards, where they differ from ours.
origins-option-turn-order = Turn order
origins-option-turn-order-help = Clockwise from the holder of the Bulwark, or in the order of the military track.
origins-option-turn-order-clockwise = Clockwise
origins-option-turn-order-military = Military track

## Origins: payments and dice

origins-option-gold = Gold in place of a resource
origins-option-gold-help = You choose how much gold to use, or gold only covers what is short.
origins-option-gold-ask = Ask me
origins-option-gold-last = Only if needed
origins-option-raise-past-six = Raise a die of value 6
origins-option-raise-past-six-help = Food and buildings may raise a Freeman of value 6, who then becomes an Advisor.
origins-option-freemen-counted = Counted Freemen
origins-option-freemen-counted-help = Buildings that count Freemen also count those at sites, or only unused ones.
origins-option-freemen-counted-all = All
origins-option-freemen-counted-unused = Unused only
origins-option-veterans-of-one = Veterans' camp and value 1
origins-option-veterans-of-one-help = It may choose a Freeman of value 1, whose value then stays the same.
origins-option-missing-die = A die missing for the offer
origins-option-missing-die-help = It always ends the game, or only if it is still missing at the end of the round.
origins-option-missing-die-remembered = Ends the game
origins-option-missing-die-still-missing = If still missing

## Origins: temples, city, solo game

origins-option-temple-without-step = Zodiac card without a step
origins-option-temple-without-step-help = When the temple's main action may take the Zodiac card without advancing.
origins-option-temple-without-step-at-the-top = At the top
origins-option-temple-without-step-always = Always
origins-option-temple-without-step-never = Never
origins-option-cards-change-hands = Zodiac cards change hands
origins-option-cards-change-hands-help = The temple's main action can also take the card from another player, not only from the board.
origins-option-idle-temples = Temples where nobody moved
origins-option-idle-temples-help = Who gets the Zodiac card of a temple in which every disc is still on the start space.
origins-option-idle-temples-bottom-disc = The bottom disc
origins-option-idle-temples-nobody = Nobody
origins-option-cover-closed-districts = Virgo covers closed districts
origins-option-cover-closed-districts-help = Virgo may cover a farm of a district that is already closed.
origins-option-rival-disc = The rival's disc
origins-option-rival-disc-help = In a solo game, the rival's disc counts for attacks only, or for everything that compares military strength.
origins-option-rival-disc-attacks = Attacks only
origins-option-rival-disc-strength = All comparisons
