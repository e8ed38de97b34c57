# Origins: First Builders on the page: what can be done, what things are called, and what they do. Every sentence is
# whole.

## What can be done

origins-action-done = Finish
origins-action-pass = Pass
origins-action-extra = Spend a Superiority token for another action
origins-action-grow = Grow your population for { $food } food
origins-action-tower = Build your { $colour } tower up to level { $height }
origins-action-visit = Visit site { $site } with your { $colour } Freeman of value { $value }
origins-action-visit-speaker = Visit site { $site } with your Speaker of value { $value }
origins-action-visit-archon = Visit site { $site } with your Archon
origins-action-close = Close the district at { $cell }
origins-action-with = Put your { $colour } Freeman of value { $value } on the seat
origins-action-match = Score District card { $card }
origins-action-main = { $action }
origins-action-bonus = Take the bonus action of the { $colour } tile
origins-action-bonus-gold = Take 1 gold instead of the bonus action
origins-action-rise = Also raise site { $site }
origins-action-hold = Spend a Superiority token so that no site rises
origins-action-pay = { $gold ->
    [0] Pay { $rest } { $resource } and no gold
   *[other] { $rest ->
        [0] Pay { $gold } gold instead of { $resource }
       *[other] Pay { $rest } { $resource } and { $gold } gold
    }
}
origins-action-spend = Spend 1 { $resource } for gold
origins-action-gain = Gain 1 { $resource }
origins-action-move = Move on the military track
origins-action-attack = Attack
origins-action-buy = Build { $building } for { $wisdom } wisdom and { $stone } stone
origins-action-buy-stored = Build the stored { $building } for { $stone } stone
origins-action-buy-farm = Build { $building } as a farm
origins-action-buy-farm-stored = Build the stored { $building } as a farm
origins-action-buy-cover = Build { $building } on top of a farm
origins-action-buy-cover-stored = Build the stored { $building } on top of a farm
origins-action-place = Place { $building } at { $cell }
origins-action-use = Use { $building } at { $cell }
origins-action-take = { $wisdom ->
    [0] Take the { $colour } die of value { $value }
   *[other] Take the { $colour } die of value { $value } for { $wisdom } wisdom
}
origins-action-take-draft = Start with the { $colour } die of value { $value }
origins-action-speaker = Take the Speaker of value { $value }
origins-action-temple = { $steps ->
    [0] Stay in the { $temple } temple and take its card
    [one] Advance 1 space in the { $temple } temple
   *[other] Advance { $steps } spaces in the { $temple } temple
}
origins-action-raise = Raise your { $colour } die of value { $value }
origins-action-raise-speaker = Raise your Speaker of value { $value }
origins-action-raise-placed = Raise your { $colour } die of value { $value } at its site
origins-action-return = Take back your { $colour } Freeman next
origins-action-swap = Swap your { $colour } die of value { $value } for { $to }
origins-action-ship = Set the mothership of site { $site } to 1
origins-action-copy = Use the neighbouring { $building }
origins-action-store = Keep { $building } for later
origins-action-discard = Discard the { $colour } die of value { $value }
origins-action-bonus-tile = The { $colour } bonus tile
origins-action-card = { $card }
origins-action-tile = { $building }
origins-action-roll = A { $value }
origins-action-district = District card { $card }
origins-action-start = { $player } starts
origins-action-keep = Keep { $card }

## Finishing an action that has several steps

origins-done-spend_token = End the turn
origins-done-visit = Leave the site
origins-done-march = No more on the military track
origins-done-feed = Pay no more food
origins-done-activate = Use no more abilities
origins-done-take_citizen = Take no die
origins-done-advance = Do not advance
origins-done-spend = Spend nothing
origins-done-question = Do nothing

## What chance will decide

origins-chance-draw-bonus-tile = A bonus tile is drawn for site { $site }.
origins-chance-draw-zodiac = A Zodiac card is drawn for the { $temple } temple.
origins-chance-draw-market = A tile is drawn for the market.
origins-chance-draw-top = The next tile of the { $colour } stack is turned up.
origins-chance-roll-offer = The { $colour } die is rolled for the Citizen offer.
origins-chance-roll-speaker = A Speaker die is rolled.
origins-chance-draw-district = A District card is dealt.
origins-chance-draw-start = The start player is drawn.
origins-chance-roll-draft = A { $colour } die is rolled for the draft.
origins-chance-refill-offer = A new { $colour } die is rolled for the Citizen offer.
origins-chance-keep-zodiac = The Zodiac card that you keep is drawn.

## What was done

origins-did-pass = passed
origins-did-extra = spent a Superiority token for another action
origins-did-grow = grew the population
origins-did-tower = built a level of the { $colour } tower
origins-did-visit = visited site { $site } with the { $colour } Freeman of value { $value }
origins-did-visit-speaker = visited site { $site } with a Speaker of value { $value }
origins-did-visit-archon = visited site { $site } with the Archon
origins-did-close = closed the district at { $cell }
origins-did-with = put the { $colour } die of value { $value } on the seat of power
origins-did-match = scored District card { $card }
origins-did-main = took the main action “{ $action }”
origins-did-bonus = took the bonus action
origins-did-bonus-gold = took gold instead of the bonus action
origins-did-rise = raised site { $site }
origins-did-hold = kept the sites from rising
origins-did-pay = paid { $gold } gold
origins-did-spend = spent { $resource } for gold
origins-did-gain = gained { $resource }
origins-did-move = moved on the military track
origins-did-attack = attacked
origins-did-buy = built { $building }
origins-did-farm = built { $building } as a farm
origins-did-cover = built { $building } on top of a farm
origins-did-place = placed the tile at { $cell }
origins-did-use = used { $building }
origins-did-take = took the { $colour } die of value { $value }
origins-did-speaker = took a Speaker of value { $value }
origins-did-temple = { $steps ->
    [0] took the card of the { $temple } temple
    [one] advanced 1 space in the { $temple } temple
   *[other] advanced { $steps } spaces in the { $temple } temple
}
origins-did-raise = raised the { $colour } die of value { $value }
origins-did-raise-speaker = raised a Speaker of value { $value }
origins-did-return = took back the { $colour } Freeman of value 6
origins-did-swap = swapped the { $colour } die of value { $value } for { $to }
origins-did-ship = set the mothership of site { $site } to 1
origins-did-copy = used the neighbouring building
origins-did-store = kept { $building } for later
origins-did-discard = discarded the { $colour } die of value { $value }
origins-did-bonus-tile = The { $colour } bonus tile was drawn
origins-did-card = { $card } was drawn
origins-did-tile = { $building } was turned up
origins-did-roll = A { $value } was rolled
origins-did-district = District card { $card } was dealt
origins-did-start = { $player } starts
origins-did-keep = { $card } stays

## What is asked

origins-prompt-turn = Your turn
origins-prompt-discard = Discard one of the highest dice
origins-prompt-draft = Choose a die to start with
origins-prompt-spend_token = Take another action or end your turn?
origins-prompt-pay = Pay { $amount } { $resource }: how much of it in gold?
origins-prompt-rise = Which neighbouring site also rises?
origins-prompt-visit = You are at site { $site }: choose an action
origins-prompt-march = Move or attack
origins-prompt-feed = { $times ->
    [one] Pay food: 1 time left
   *[other] Pay food: up to { $times } times
}
origins-prompt-buy = Choose a tile to build
origins-prompt-place = Place { $building } in your city
origins-prompt-close_with = Which die goes on the seat of power?
origins-prompt-match = Choose the District card to score
origins-prompt-activate = Use an ability?
origins-prompt-take_citizen = Take a Citizen die
origins-prompt-take_speaker = Take a Speaker
origins-prompt-advance = { $steps ->
    [one] Advance 1 space in a temple
   *[other] Advance up to { $steps } spaces in a temple
}
origins-prompt-gain = { $count ->
    [one] Choose 1 resource to gain
   *[other] Choose { $count } resources to gain
}
origins-prompt-spend = Spend a resource for gold?
origins-prompt-return = Which Freeman of value 6 comes back next?
origins-prompt-question = { $power }: choose
origins-then-goes-on = Then your turn continues.
origins-reveals = Cannot be undone after confirming

## Warnings

origins-warning-workers = { $workers ->
    [one] You would pass although one of your workers could still visit a site.
   *[other] You would pass although { $workers } of your workers could still visit sites.
}
origins-warning-workers-name = unused workers when passing
origins-warning-bonus = You would leave without taking the bonus action of the { $colour } tile.
origins-warning-bonus-name = skipped bonus actions
origins-warning-ability = You would skip an ability that you could use now.
origins-warning-ability-name = skipped abilities
origins-why-no-seat = You have no open seat of power yet. Four tiles around a corner open one.

## Verbs

origins-verbs = Actions
origins-answers = Choices
origins-verb-visit = Visit a site
origins-verb-close = Close a district
origins-verb-tower = Build a tower level
origins-verb-grow = Grow population
origins-verb-pass = Pass
origins-verb-other = Choose
origins-verb-place = Place the tile
origins-verb-buy = Build a tile
origins-verb-farm = Build a farm
origins-verb-cover = Cover a farm
origins-verb-take = Take a die
origins-verb-temple = Advance
origins-verb-swap = Swap a die
origins-verb-done = Finish
origins-type-example = visit 2 with red 4

## Goods, one and many

origins-goods-stone = { $n } stone
origins-goods-food = { $n } food
origins-goods-wisdom = { $n } wisdom
origins-goods-gold = { $n } gold
origins-goods-basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
origins-goods-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
origins-goods-tokens = { $n ->
    [one] { $n } Superiority token
   *[other] { $n } Superiority tokens
}
origins-goods-military = { $n ->
    [one] { $n } space on the military track
   *[other] { $n } spaces on the military track
}
origins-goods-temples = { $n ->
    [one] { $n } temple space
   *[other] { $n } temple spaces
}
origins-goods-spaces = { $n ->
    [one] { $n } space on the military track
   *[other] { $n } spaces on the military track
}
origins-goods-forest = { $n ->
    [one] { $n } space in the Forest temple
   *[other] { $n } spaces in the Forest temple
}
origins-goods-mountain = { $n ->
    [one] { $n } space in the Mountain temple
   *[other] { $n } spaces in the Mountain temple
}
origins-goods-sea = { $n ->
    [one] { $n } space in the Sea temple
   *[other] { $n } spaces in the Sea temple
}
origins-goods-bases = { $n ->
    [one] { $n } population base
   *[other] { $n } population bases
}
origins-goods-citizens = { $n ->
    [one] { $n } Citizen die
   *[other] { $n } Citizen dice
}
origins-goods-speakers = { $n ->
    [one] { $n } Speaker
   *[other] { $n } Speakers
}
origins-goods-advisors = { $n ->
    [one] { $n } Advisor
   *[other] { $n } Advisors
}
origins-goods-towers = { $n ->
    [one] { $n } tower level
   *[other] { $n } tower levels
}
origins-goods-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
origins-goods-stored = { $n ->
    [one] { $n } tile beside the board
   *[other] { $n } tiles beside the board
}
origins-goods-districts = { $n ->
    [one] { $n } closed district
   *[other] { $n } closed districts
}
origins-goods-zodiac = { $n ->
    [one] { $n } Zodiac card
   *[other] { $n } Zodiac cards
}

origins-figure = { $name }: { $n }
origins-figure-stone = Stone
origins-figure-food = Food
origins-figure-wisdom = Wisdom
origins-figure-gold = Gold
origins-figure-points = Victory points
origins-figure-tokens = Superiority tokens

## Players

origins-colour-green = green
origins-colour-brown = brown
origins-colour-black = black
origins-player = Player { $number }
origins-player-of-colour = { $name } ({ $colour })
origins-bulwark = Bulwark marker: goes first

## Panels

origins-round = Round { $round }
origins-round-of = Round { $round } of { $rounds }
origins-round-first = { $player } goes first
origins-round-first-you = You go first
origins-log-drawn = Drawn and rolled: { $count } results
origins-log-note = hover to see it on the table
origins-panel-sites = Encounter sites
origins-panel-market = Building market
origins-panel-market-note = a farm is free
origins-panel-stacks = Stacks
origins-panel-stacks-note = top tile
origins-panel-citizens = Citizen offer
origins-panel-speakers = Speakers
origins-panel-speakers-note = { $here } of { $all } here
origins-panel-towers = Tower discs
origins-panel-ends = The game ends when
origins-panel-goal = Your goal
origins-panel-districts = District cards
origins-panel-districts-note = may be turned or mirrored; the dashed corner may be anything
origins-panel-temples = Temples
origins-panel-temples-note = the highest does not count
origins-panel-military = Military track
origins-panel-military-note = thick line: a border
origins-panel-ours-note = dotted: our value
origins-ours-note = Values with dots beneath them are ours: we do not know what is printed there. With your own copy of the game you can enter the printed values when you create a table.
origins-panel-city = City
origins-panel-draft = Dice to start with
origins-city-yours = Your city
origins-city-of = City of { $player }
origins-show-city = Show the city of { $player }
origins-back-to-mine = Back to your city
origins-tab-city = City
origins-tab-sites = Sites
origins-tab-market = Market
origins-tab-tracks = Tracks
origins-tab-log = Log
origins-row-workers = Workers
origins-row-towers = Towers
origins-row-population = Population
origins-row-advisors = Advisors
origins-row-stored = Stored
origins-free = free
origins-placed = { $count ->
    [0] none placed
   *[other] { $count } placed
}
origins-bases-free = { $count ->
    [0] no free base
    [one] 1 free base
   *[other] { $count } free bases
}
origins-last-base = last: +{ $points }
origins-then = then { $points }
origins-no-gold = no gold
origins-in-draft = preview

## Names of things, as they are read out

origins-name-site = Site { $site }, value { $value }
origins-name-site-bare = Site { $site }
origins-name-die = { $colour } die of value { $value }
origins-name-freeman = { $colour } Freeman of value { $value }
origins-name-freeman-at = { $colour } Freeman of value { $value } at site { $site }
origins-name-speaker = Speaker of value { $value }
origins-name-archon = Archon
origins-name-archon-at = Archon at site { $site }
origins-name-owned = { $thing } of { $player }
origins-name-bonus = { $colour } bonus tile
origins-name-market = { $building }, { $colour }, { $wisdom } wisdom and { $stone } stone
origins-name-stack = { $colour } stack, { $building } on top, { $left } below
origins-name-stack-empty = { $colour } stack, empty
origins-name-district = District card { $card }
origins-name-tower = { $colour } tower, level { $height }
origins-name-tower-supply = { $colour } tower discs: { $left }
origins-name-advisors = Advisors: { $colours }
origins-name-no-advisors = no Advisors
origins-name-temple = { $temple } temple
origins-name-military = Military track
origins-name-farm = Farm
origins-name-agora = Agora
origins-name-palace = Palace
origins-name-tile = { $tile } at { $cell }
origins-name-tile-colour = { $tile }, { $colour }, at { $cell }
origins-name-spot = Free place at { $cell }
origins-name-seat = Seat of power at { $cell }
origins-name-seat-die = Seat of power at { $cell } with { $colour } { $value }
origins-name-base = Population base for { $food } food
origins-name-base-bought = Population base, bought
origins-name-place = { $player }: { $place }
origins-name-start = start
origins-name-final = final space

## Main actions of the sites

origins-main-3-stone = Gain 3 stone
origins-main-3-food = Gain 3 food
origins-main-3-wisdom = Gain 3 wisdom
origins-main-basic-and-gold = Gain 1 basic resource and 1 gold
origins-main-one-of-each = Gain one of each
origins-main-military = Move and attack
origins-main-building = Buy a building
origins-main-temple = Advance and take the card
origins-main-citizen = Take a Citizen die
origins-main-train = Raise or march

origins-short-military = Move { $n }, attack
origins-short-building = Buy a building
origins-short-temple = { $n } steps, card
origins-short-citizen = Take a Citizen
origins-short-train = Raise or march

## What an effect does, sentence by sentence

origins-effect-pay = It costs { $goods }.
origins-effect-gain = Gain { $goods }.
origins-effect-each = { $per ->
    [farms] For each of your farms, gain { $goods } more.
    [yellow-buildings] For each of your yellow buildings, gain { $goods }.
    [yellow-freemen] For each of your yellow Freemen, gain { $goods }.
    [empty-neighbours] For each empty place beside it, gain { $goods } more.
    [red-buildings] For each of your red buildings, gain { $goods }.
    [red-freemen] For each of your red Freemen, gain { $goods }.
    [closed-districts] For each of your closed districts, gain { $goods } more.
    [freeman-colours] For each colour among your Freemen, gain { $goods }.
    [advisors] For each of your Advisors, gain { $goods } more.
    [freemen] For each of your Freemen, gain { $goods } more.
   *[other] For each item counted, gain { $goods }.
}
origins-effect-points-by = { $per ->
    [building-colours] Victory points for 1, 2, 3, 4 or 5 colours among your buildings: { $points }.
    [tiles-of-this-kind] Victory points for 1, 2, 3, 4 or more of them in your city: { $points }.
    [zodiac-cards] Victory points for 1, 2 or 3 Zodiac cards: { $points }.
   *[other] Victory points for what is counted: { $points }.
}
origins-effect-move = { $n ->
    [one] Move 1 space on the military track.
   *[other] Move up to { $n } spaces on the military track.
}
origins-effect-move-attack = { $n ->
    [one] Move 1 space on the military track and attack, in either order.
   *[other] Move up to { $n } spaces on the military track and attack, in either order.
}
origins-effect-move-or-attack = { $n ->
    [one] Move 1 space on the military track, or attack.
   *[other] Move up to { $n } spaces on the military track, or attack.
}
origins-effect-steps = { $n ->
    [one] Advance 1 space in a temple of your choice.
   *[other] Advance up to { $n } spaces in one temple of your choice.
}
origins-effect-steps-in = { $n ->
    [one] Advance 1 space in the { $temple } temple.
   *[other] Advance { $n } spaces in the { $temple } temple.
}
origins-effect-takes-card = Take the Zodiac card of that temple, from the player who holds it.
origins-effect-gold-steps = You may pay 1 gold to advance 1 space in another temple.
origins-effect-exchange = You may spend 1 basic resource for 1 gold.
origins-effect-buys = Buy a building from the market at its price, or build it as a farm for free.
origins-effect-citizens = Take a die from the Citizen offer at its price.
origins-effect-citizens-free = Take a die from the Citizen offer for free.
origins-effect-speakers = Take a Speaker from the offer.
origins-effect-feeds = Pay up to { $n } food. Each raises an unused Freeman by 1 or moves you 1 space on the military track.
origins-effect-nothing = No effect of its own.

origins-building-text-cavalry-field = Gain 1 stone or food for each player with less military strength.
origins-building-text-construction-site = Keep a tile from the market beside your board for free. You may build it later without paying wisdom.
origins-building-text-courthouse = Swap one of your unused dice for one of another colour from the supply, with the same value.
origins-building-text-fountain-of-wisdom = Set any mothership to 1.
origins-building-text-gateway = Raise one of your unused Freemen by up to 2.
origins-building-text-mage-tower = Use the ability of a building beside it.
origins-building-text-veterans-camp = Gain victory points equal to the value of an unused red Freeman, who then drops by 1.

origins-zodiac-text-aquarius = After advancing two spaces in one temple you may pay 1 gold to advance 1 space in another.
origins-zodiac-text-aries = Each attack scores 1 victory point for each red Citizen die of yours, among Freemen and on seats of power.
origins-zodiac-text-cancer = When you pass with a free population base, take a die from the Citizen offer for free.
origins-zodiac-text-capricorn = When you build a tower level, one of your Citizen dice may rise by 2, up to 6.
origins-zodiac-text-gemini = When you pass, gain 1 basic resource for each space that your military disc will have to move back.
origins-zodiac-text-leo = When you close a district, the die on the seat of power rises by 2, up to 6.
origins-zodiac-text-libra = After closing a district you may take a die from the Citizen offer at its price.
origins-zodiac-text-pisces = You may take 1 gold instead of any bonus action.
origins-zodiac-text-sagittarius = A die that you take may rise by 1 at once.
origins-zodiac-text-scorpio = Gain 1 wisdom when you close a district, and for each new Advisor.
origins-zodiac-text-taurus = Buildings and Citizen dice cost you 1 wisdom less.
origins-zodiac-text-virgo = You may put a building on top of one of your farms; it then costs nothing.

## What things are

origins-explain-ours = We do not know the printed value. Dotted values are ours.
origins-explain-site = A worker below the value pays the difference in wisdom. After every visit the value rises by 1, from 6 back to 1.
origins-explain-site-bonus = A worker in the colour of the bonus tile may also use the bonus action.
origins-explain-site-six = A Freeman of value 6 may use both main actions.
origins-explain-bonus = It needs a Freeman of its colour, or the Archon with an Advisor of its colour.
origins-explain-freeman = A Freeman works at a site, or goes on a seat of power to close a district. Back from a site he rises by 1; from 6 he becomes an Advisor.
origins-explain-speaker = A Speaker works once at a site. He has no colour and needs no population base.
origins-explain-speaker-offer = You get Speakers with the bonus action or the building that gives one.
origins-explain-archon = The Archon works at any site, whatever its value. He has the colours of your Advisors.
origins-explain-placed = It stays at site { $site } until its player passes.
origins-explain-offer = { $wisdom ->
    [0] It costs you no wisdom, and it needs a free population base.
   *[other] It costs you { $wisdom } wisdom, and it needs a free population base.
}
origins-explain-draft-die = Everybody starts with two of these dice.
origins-explain-market-price = { $wisdom ->
    [0] Here it costs you no wisdom, and { $stone } stone. As a farm it costs nothing.
   *[other] Here it costs you { $wisdom } wisdom and { $stone } stone. As a farm it costs nothing.
}
origins-explain-kept-price = You may build it for { $stone } stone and no wisdom.
origins-explain-building-colour = Its colour is { $colour }. Its ability is used when it is placed, and when a district around it is closed with a die of that colour.
origins-explain-copies = { $copies ->
    [one] There is 1 of it in the game.
   *[other] There are { $copies } of it in the game.
}
origins-explain-stack-left = { $left ->
    [0] Nothing lies below it.
    [one] 1 tile lies below it.
   *[other] { $left } tiles lie below it.
}
origins-explain-stack-unseen = Among them: { $list }.
origins-explain-stack-count = { $n } × { $building }
origins-explain-farm = A farm has neither colour nor ability. It counts for districts like any other tile.
origins-explain-agora = Used when a district beside it is closed, with a die of any of its colours.
origins-explain-palace = It holds your towers and has no ability.
origins-explain-spot = A tile may be placed here.
origins-explain-seat-open = Four tiles make a district. A Freeman's die on this seat closes it and activates the abilities of its colour around it.
origins-explain-seat-cards = { $count ->
    [0] It fits no District card on display.
    [one] It fits a District card on display.
   *[other] It fits { $count } District cards on display.
}
origins-explain-seat-die = At the end: { $value } times { $height }, the level of the { $colour } tower.
origins-explain-district = Close a district with this pattern, which may be turned or mirrored. The dashed corner may be any tile.
origins-explain-district-points = { $first } points the first time, { $again } each time after.
origins-explain-district-gold = { $gold ->
    [0] Its gold is gone.
   *[other] The first player to match it takes its { $gold } gold.
}
origins-explain-district-matched = Matched by { $players }.
origins-explain-towers = The next level of a tower costs as much gold as the tower is high. At the end each die on a seat of power counts its value times the level of its colour.
origins-explain-tower = The next level costs { $gold } gold. At the end each die on a seat of power counts its value times the level of its colour.
origins-explain-tower-supply = { $left ->
    [0] No disc of this colour is left.
    [one] 1 disc of this colour is left.
   *[other] { $left } discs of this colour are left.
}
origins-explain-population = The next population base costs { $food } food.
origins-explain-population-all = All population bases are in play.
origins-explain-population-last = The last one scores { $points } victory points.
origins-explain-population-free = { $count ->
    [0] No base is free for another Citizen die.
    [one] 1 base is free for another Citizen die.
   *[other] { $count } bases are free for more Citizen dice.
}
origins-explain-advisors = A Freeman above 6 becomes an Advisor, once for each colour. At the end the rightmost one counts: { $points } points now.
origins-explain-temple = At the end the highest of the three temples is left out; the points of the other two are added.
origins-explain-temple-card = Its Zodiac card: { $card }.
origins-explain-temple-leader = At the end of the round the card goes to { $player }.
origins-explain-temple-holder = { $player } holds the card.
origins-explain-military = A player who crosses a border gains a Superiority token. At the end of the round every disc goes back to the border behind it; the player furthest ahead goes first.
origins-explain-military-attack = An attack gives you the bonus of your space, and a victory point for each disc behind yours and for each border you have crossed.
origins-explain-military-final = The final space scores { $points } victory points at once.
origins-explain-military-bonus = Attack bonus of space { $space }:
origins-explain-stone = Stone pays for buildings and temples.
origins-explain-food = Food pays for population, raising dice and marches.
origins-explain-wisdom = Wisdom pays for sites, the market and Citizen dice.
origins-explain-gold = Gold builds towers and can replace any other resource. At the end, each gold is worth a victory point.
origins-explain-tokens = A Superiority token gives you another action after your first one, once per turn.
origins-explain-tokens-solo = In a solo game, a Superiority token keeps the sites from rising.
origins-explain-final = { $total ->
    [one] If the game ended now: 1 point.
   *[other] If the game ended now: { $total } points.
}
origins-explain-final-parts = Gold { $gold }, Advisors { $advisors }, temples { $temples }, districts { $districts }.
origins-explain-ends = One of these is enough, and the round is always finished.
origins-explain-passed = Has passed and waits for the next round.
origins-explain-zodiac-held = { $player } holds it.

## The end

origins-end-temples_topped = Temples topped
origins-end-temples_topped-now = { $now ->
    [0] all three
    [one] 1 step to go
   *[other] { $now } steps to go
}
origins-end-district_gold_gone = District gold
origins-end-district_gold_gone-now = { $now ->
    [0] none left
    [one] on 1 card
   *[other] on { $now } cards
}
origins-end-towers_gone = Tower colours
origins-end-towers_gone-now = { $now }, ends at { $limit }
origins-end-die_missing = Dice of a colour
origins-end-die_missing-now = { $now ->
    [0] none left
   *[other] { $now } of the rarest
}
origins-end-rounds_played = Rounds played
origins-end-rounds_played-now = { $now ->
    [0] the last one
    [one] 1 after this
   *[other] { $now } after this
}
origins-end-holds = last round

origins-goal = At least { $target } points
origins-goal-condition = { $colour } tile at site { $site }: +{ $more }
origins-goal-reached = Goal reached
origins-goal-missed = Goal missed


## The outcome of an action

origins-outcome-cost = Cost
origins-outcome-gain = Gain
origins-outcome-points = Points
origins-outcome-due = To pay
origins-outcome-site = Site { $site }
origins-outcome-district = Seat of power
origins-outcome-opens = A new seat of power opens
origins-outcome-opens-cards = { $count ->
    [0] Closing it fits no card.
    [one] Closing it fits a card.
   *[other] Closing it fits { $count } cards.
}
origins-outcome-chance = Reveals
origins-outcome-follows = Afterwards
origins-outcome-final = Final scoring
origins-outcome-workers = Workers

origins-source-visit = site
origins-source-main_action = main action
origins-source-bonus_tile = bonus tile
origins-source-building = building
origins-source-zodiac_card = Zodiac card
origins-source-military_track = military track
origins-source-attack = attack
origins-source-purchase = purchase
origins-source-citizen_offer = Citizen offer
origins-source-district = district
origins-source-district_card = District card
origins-source-tower = tower
origins-source-population = population
origins-source-passing = passing
origins-source-advisor = Freeman above 6
origins-source-superiority = Superiority
origins-source-temple = temple
origins-source-draft = draft
origins-source-round_end = end of the round
origins-source-final_gold = gold
origins-source-final_advisors = Advisors
origins-source-final_temples = temples
origins-source-final_districts = districts
origins-final-gold = gold
origins-final-advisors = Advisors
origins-final-temples = temples
origins-final-districts = districts
origins-final-total = total

## The text board

origins-text-cost = costs { $goods }
origins-text-gain = gains { $goods }
origins-text-due = to pay: { $goods }
origins-text-workers = Workers: { $list }
origins-text-towers = Towers: { $list }
origins-text-tower = { $colour } { $height }
origins-text-city = City: { $list }
origins-text-seats = Seats of power: { $list }
origins-text-cards = Zodiac cards: { $list }
origins-text-strength = Military track: space { $space }
origins-text-temples = Temples: Forest { $forest }, Mountain { $mountain }, Sea { $sea }
origins-text-site = Site { $site }, value { $value }, { $colour } bonus tile
origins-text-site-workers = There: { $list }
origins-text-nobody = nobody
origins-text-market-line = { $building } ({ $colour }): { $wisdom } wisdom, { $stone } stone
origins-text-offer-line = { $colour } { $value }: { $wisdom } wisdom
origins-text-district-line = Card { $card }: { $corner } in the corner, { $one } and { $two } beside it; { $first } points, then { $again }, { $gold } gold

## Buildings in a few words

origins-building-short-granary = food/farm
origins-building-short-harbor = points/yellow tile
origins-building-short-market = points/yellow die
origins-building-short-mint = gold
origins-building-short-quarry = stone/gap
origins-building-short-workshop = a basic resource
origins-building-short-arsenal = move and attack
origins-building-short-chariot-yard = points, by red
origins-building-short-outpost = move or attack
origins-building-short-cavalry-field = move, gain goods
origins-building-short-fortress = move/red tile
origins-building-short-veterans-camp = value of a red die
origins-building-short-castle = points/district
origins-building-short-construction-site = keep a tile
origins-building-short-courthouse = swap a colour
origins-building-short-estate = a free Citizen
origins-building-short-forum = a Speaker
origins-building-short-stone-circle = points/colour
origins-building-short-forest-temple = steps in Forest
origins-building-short-mountain-temple = steps in Mountain
origins-building-short-sea-temple = steps in Sea
origins-building-short-obelisk = points/obelisk
origins-building-short-sacred-site = points/card
origins-building-short-statue = a temple step
origins-building-short-artists-hall = points/colour
origins-building-short-astronomy-tower = wisdom/Advisor
origins-building-short-fountain-of-wisdom = wisdom, a ship to 1
origins-building-short-gateway = raise a Freeman
origins-building-short-healers-mansion = points/Freeman
origins-building-short-mage-tower = use a neighbour

# Automatic events of the rules, as lines of the log and of the replay
replay-row-retreat = retreat on the military track
replay-row-zodiac-cards = Zodiac cards
replay-row-final-scoring = final scoring
