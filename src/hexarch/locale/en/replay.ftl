# Replay, ledger, charts, analysis, import. Messages are whole sentences.

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
replay-to-table = Go to the table
replay-to-analysis = Go to the analysis
replay-not-begun = This game has not started
replay-not-begun-text = There is nothing to replay yet. Take a seat, or come back when the game has started.
replay-told = { $player }: { $text }.

## Moving through the game

replay-transport = Playback
replay-steps = Step through the game
replay-slider = Move
replay-where = { $round ->
    [0] Move { $at } of { $entries }, set-up
   *[other] Move { $at } of { $entries }, round { $round }
}
replay-number = { $at } of { $entries }
replay-beginning = Start
replay-first = First move (Home)
replay-last = Last move (End)
replay-round-back = Previous round (Page up)
replay-round-on = Next round (Page down)
replay-turn-back = Previous turn (←; Shift for a single step)
replay-turn-on = Next turn (→; Shift for a single step)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-pace = Speed: { $pace }
replay-pace-0 = slow
replay-pace-1 = normal
replay-pace-2 = fast
replay-setup = Set-up
replay-round = { $round }
replay-round-of = Round { $round }
replay-moves = Moves

## The ledger

replay-filter = Filter
replay-filter-source = Source
replay-filter-clear = Clear filter
replay-all-sources = All sources
replay-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
replay-no-rows = No rows match.
replay-column-move = Move
replay-column-player = Player
replay-column-what = What happened
replay-column-sources = Source
replay-go = Go to move { $number }

## Charts

replay-topic-points = Points
replay-topic-income = Income
replay-topic-goods = Resources
replay-topic-taken = Power taken
replay-measure = Measure
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
replay-measure-zodiac = Zodiac cards
replay-direction = Gained or paid
replay-gained = Gained
replay-paid = Paid
replay-course = { $measure } over the game
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
replay-of-player = Player
replay-all-players = All players
replay-player-by-round = { $player }, round by round
replay-total = Total
replay-nothing = No data.
replay-as-table = Show as table

## Sharing and saving

replay-share = Share and save
replay-link = Link to this position
replay-copy = Copy
replay-copied = Link copied.
replay-copy-by-hand = Your browser does not allow copying. The link is selected; copy it yourself.
replay-picture = Picture of this position
replay-no-picture = The picture could not be created.
replay-files = The game as a file
replay-file-json = Stored game
replay-file-json-text = The complete game, ready to import again.
replay-file-ledger = Ledger
replay-file-ledger-text = Row by row, for a spreadsheet.
replay-file-commands = Moves
replay-file-commands-text = The moves only, in notation.

## Analysis

replay-branch = Analyse from here
replay-branch-short = Analyse
replay-branch-text = A copy of the game from this position in which you move for every player
replay-analysis = Analysis
replay-analysis-from = Analysis from move { $at }. You move for every player.
replay-analysis-alone = Analysis. You move for every player.
replay-analysis-watch = Analysis. Only its owner can move.
replay-back = Back to the game
replay-this-line = Replay this line
replay-undo-turn = Take back
replay-again = Start over

## Import

replay-import-title = Import a game
replay-import-text = A league log, a stored game or a list of moves. We replay it, check every row, and you can step through it.
replay-import-drop = Drop the file here
replay-import-choose = Choose a file
replay-import-or = or paste the text
replay-import-paste = Text of the game
replay-import-name = Name (optional)
replay-import-go = Import game
replay-import-reading = Reading { $name } and checking every row.
replay-import-pasted = the text
replay-import-broken = This file could not be read
replay-import-broken-text = { $reason } Nothing was saved. Try another file, or check the text below.
replay-import-broken-file = { $reason } Nothing was saved. Try another file.
replay-import-not-now = { $reason } Nothing was saved; your text is still here.
replay-import-large = The file is larger than two megabytes, so it is probably not a game.
replay-import-empty = The file is empty.
replay-import-unreadable = The browser could not read the file.
replay-import-done = Imported, with notes
replay-import-open = Open the replay
replay-notes = { $count ->
    [one] 1 note from the import
   *[other] { $count } notes from the import
}
replay-note-skipped = Line { $line } was skipped because it is not a known log line: “{ $text }”.
replay-note-latin-1 = The file is not UTF-8 (line { $line }); it was read as Latin-1.
replay-note-more = { $count ->
    [one] 1 more note is not shown.
   *[other] { $count } more notes are not shown.
}

## Hints

replay-hint-text = The strongest computer player considered these turns. Each shows the points it expects at the end of the game.
replay-hint-thinking = The computer player is thinking.
replay-hint-take = Play this
replay-hint-end = end the turn
replay-hint-sources = Where the points are expected to come from
replay-hint-now = points now
replay-hint-sum = expected at the end
replay-hint-this-turn = this turn: { $source }
replay-hint-everybody = Expected at the end:
replay-hint-source-this-round = later this round
replay-hint-draft-less = Your draft is expected to lead to { $value } points, { $points } fewer than the first proposal.
replay-hint-draft-same = Your draft is as good as the first proposal: { $value } points are expected.
replay-hint-draft-lost = It is worth less on: { $sources }.
replay-hint-draft-won = It is worth more on: { $sources }.
replay-hint-source-base = average game
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
replay-hint-source-faction = faction and stronghold
replay-hint-source-tracks = shipping and digging
replay-hint-source-power-offers = power from neighbours
replay-hint-source-resources = resources at the end
replay-hint-source-other = other
