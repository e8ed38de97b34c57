# Replay, ledger, charts, analysis, import. Every sentence is whole.

## The screen

replay-title = Replay: { $title }
replay-view-board = Board
replay-view-ledger = Ledger
replay-view-charts = Charts
replay-tab-map = Map
replay-tab-city = City
replay-tab-sites = Sites
replay-tab-market = Market
replay-tab-tracks = Tracks
replay-tab-players = Players
replay-tab-tiles = Tiles
replay-tab-ledger = Moves
replay-tab-charts = Charts
replay-to-table = To the table
replay-to-analysis = To the analysis
replay-not-begun = This game has not begun
replay-not-begun-text = There is nothing to look back on yet. Take a seat, or come again when it is under way.
replay-told = { $player }: { $text }.

## The way through the game

replay-transport = The way through the game
replay-steps = Go through the game
replay-slider = Move
replay-where = { $round ->
    [0] Move { $at } of { $entries }, set-up
   *[other] Move { $at } of { $entries }, round { $round }
}
replay-number = { $at } of { $entries }
replay-beginning = The beginning
replay-first = To the beginning (Home)
replay-last = To the end (End)
replay-round-back = A round back (Page up)
replay-round-on = A round on (Page down)
replay-turn-back = A turn back (←; with Shift a single step)
replay-turn-on = A turn on (→; with Shift a single step)
replay-play = Play (space bar)
replay-pause = Stop (space bar)
replay-pace = Pace: { $pace }
replay-pace-0 = calm
replay-pace-1 = brisk
replay-pace-2 = quick
replay-setup = Set-up
replay-round = { $round }
replay-round-of = Round { $round }
replay-moves = Moves

## The ledger

replay-filter = Filter
replay-filter-source = Source
replay-filter-clear = Show everything
replay-all-sources = All sources
replay-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
replay-no-rows = There are no such rows.
replay-column-move = Move
replay-column-player = Player
replay-column-what = What happened
replay-column-sources = Where it came from
replay-go = Go to move { $number }
replay-row-setup = set-up
replay-row-income = income
replay-row-cult-reward = cult reward
replay-row-opponent-accepted-power = an opponent took power
replay-row-all-opponents-declined-power = all opponents declined power
replay-row-stronghold = stronghold
replay-row-largest-network = largest network
replay-row-left-over-goods = goods left over
replay-row-fire-cult = cult of fire
replay-row-water-cult = cult of water
replay-row-earth-cult = cult of earth
replay-row-air-cult = cult of air
replay-row-retreat = retreat on the military track
replay-row-zodiac-cards = zodiac cards
replay-row-final-scoring = final scoring

## Charts

replay-topic-points = Points
replay-topic-income = Income
replay-topic-goods = Resources
replay-topic-taken = Power taken
replay-measure = What is measured
replay-measure-points = Points
replay-measure-coins = Coins
replay-measure-workers = Workers
replay-measure-priests = Priests
replay-measure-power = Power
replay-measure-cults = Cult steps
replay-measure-stone = Stone
replay-measure-food = Food
replay-measure-wisdom = Wisdom
replay-measure-gold = Gold
replay-measure-tokens = Superiority
replay-measure-military = Military
replay-measure-temples = Temples
replay-direction = Gained or paid
replay-gained = Gained
replay-paid = Paid
replay-course = { $measure } through the game
replay-after-round = After round { $round }
replay-rounds-gained = { $measure } gained, by round
replay-rounds-paid = { $measure } paid, by round
replay-rounds-income = { $measure } as income, by round
replay-rounds-gained-for = { $measure } gained, by round: { $source }
replay-rounds-paid-for = { $measure } paid, by round: { $source }
replay-rounds-income-for = { $measure } as income, by round: { $source }
replay-sources-gained = { $measure } gained, by source
replay-sources-paid = { $measure } paid, by source
replay-sources-income = { $measure } as income, by source
replay-source = Source
replay-of-player = Whose
replay-all-players = All players
replay-player-by-round = { $player }, round by round
replay-total = Total
replay-nothing = Nothing of this happened.
replay-as-table = The numbers as a table

## Taking something away

replay-share = Share and save
replay-link = Link to this position
replay-copy = Copy
replay-copied = The link is copied.
replay-copy-by-hand = The browser does not let us copy; the link is marked, so copy it by hand.
replay-picture = Picture of this position
replay-no-picture = The picture could not be made.
replay-files = The game as a file
replay-file-json = Stored game
replay-file-json-text = Everything, to import it again.
replay-file-ledger = Ledger
replay-file-ledger-text = Row by row, for a spreadsheet.
replay-file-commands = Moves
replay-file-commands-text = Only the moves, in notation.

## Analysis

replay-branch = Analyse from here
replay-branch-short = Analyse
replay-branch-text = A copy of the game from this position, in which you move for everybody
replay-analysis = Analysis
replay-analysis-from = Analysis from move { $at }. You move for everybody.
replay-analysis-alone = Analysis. You move for everybody.
replay-analysis-watch = Analysis. Only its owner moves here.
replay-back = Back to the game
replay-this-line = Replay this line
replay-undo-turn = Take back
replay-again = Start over

## Import

replay-import-title = Import a game
replay-import-text = A game log of the online league, a game stored here, or a list of moves: we play it again, check every row, and you step through it.
replay-import-drop = Drop the file here
replay-import-choose = Choose a file
replay-import-or = or paste the text
replay-import-paste = Text of the game
replay-import-name = Name (if you like)
replay-import-go = Read the game
replay-import-reading = Reading { $name } and checking every row.
replay-import-pasted = the text
replay-import-broken = This could not be read
replay-import-broken-text = { $reason } Nothing was stored. Try another file, or have a look at the text below.
replay-import-broken-file = { $reason } Nothing was stored. Try another file.
replay-import-not-now = { $reason } Nothing was stored, and what you brought is still here.
replay-import-large = The file is larger than two megabytes, so it is hardly a game.
replay-import-empty = The file is empty.
replay-import-unreadable = The browser could not read the file.

## Hints

replay-hint = Hint
replay-hint-text = The strongest computer player has tried these turns. With each it expects so many points at the end of the game.
replay-hint-thinking = The computer player is thinking.
replay-hint-take = Take this
replay-hint-end = end the turn
replay-hint-sources = Where the points are expected to come from
replay-hint-source-base = the game as it usually goes
replay-hint-source-rounds-to-come = rounds to come
replay-hint-source-points = points so far
replay-hint-source-points-so-far = points so far
replay-hint-source-goods = goods
replay-hint-source-income = income
replay-hint-source-buildings = buildings
replay-hint-source-position = position on the map
replay-hint-source-network = network
replay-hint-source-opening = opening
replay-hint-source-stronghold = stronghold
replay-hint-source-bonus-card = bonus card
replay-hint-source-favor-tiles = favor tiles
replay-hint-source-scoring-tiles = scoring tiles
replay-hint-source-cults = cults
replay-hint-source-towns = towns
replay-hint-source-temples = temples
replay-hint-source-districts = districts
replay-hint-source-city = city
replay-hint-source-workers = workers
replay-hint-source-advisors = Advisors
replay-hint-source-military = military track
replay-hint-source-zodiac-cards = Zodiac cards
replay-hint-source-other = other
