# Texts of the page outside the games' own. Messages are whole sentences.

## Everywhere

page-close = Close
page-menu = Menu and settings
page-loading = Loading
page-try-again = Try again
page-skip-to-content = Skip to the content
page-you = You
page-you-mark = · you
page-guest-name = Guest
page-computer = Computer player
page-computer-name = Computer
page-computer-of-level = Computer ({ $level })
page-computer-numbered = Computer { $number } ({ $level })
page-chance = Drawn
page-views = Views
page-to-front = To the front page

## The frame around all pages

page-nav = Pages
page-nav-front = Play
page-nav-tables = Tables
page-nav-people = People
page-nav-games = My games
page-nav-rules = Rules
page-nav-puzzles = Puzzles
page-nav-studies = Studies
page-nav-learn = Learn
page-nav-import = Replay
page-nav-settings = Settings
page-nav-sign-in = Sign in
page-nav-account-of = Account of { $name }
page-title = { $page } · Hexarch
page-title-turn = Your turn: { $page }
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-earlier = Earlier
page-later = Later
page-page-number = Page { $page }

## The front page

page-front-title = What shall we build today?
page-front-text = Pick a game and press Play. You can change the rest later.
page-front-level = Level
page-front-players = Players
page-front-play = Play the computer
page-front-play-alone = Play alone
page-front-play-name = Play the computer: { $game }
page-front-play-alone-name = Play alone: { $game }
page-front-terra-mystica = Shape the land, found towns, rise in the cults.
page-front-origins = Raise a city with dice, tile by tile.
page-front-friends = Play with friends
page-front-friends-text = Open a table and share the link
page-front-import = Import and replay
page-front-import-text = Drop a game log and step through it
page-front-learn = Learn to play
page-front-learn-text = A guided first game and short lessons
page-front-new = New here?
page-front-new-text = No account needed. Press Play: the page shows what you can do, what it costs, and why something is not possible.
page-front-new-first = Start with a first game
page-front-new-rules = Read the rules first
page-front-last = Your last game at a glance
page-front-last-chart = Points of each player, round by round
page-front-last-you = { $points } you
page-front-last-other = { $points } { $name }
page-front-report = Report
page-front-all = All my games
page-front-waiting = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}

## Lists of tables

page-tables-open = Open tables
page-tables-new = New table
page-tables-join = Join
page-tables-watch = Watch
page-game-report = Report
page-tables-replay = Replay
page-tables-none-open = No open tables right now
page-tables-none-open-text = Create one: send the link to friends, and everyone else can find it here.
page-games-title = My games
page-games-turn = Your turn
page-games-wait = Waiting for { $name }
page-games-thinking = The computer is thinking
page-games-chance = In progress
page-games-ready = Ready to start
page-games-left = A computer is playing for you
page-games-analysis = Analysis
page-games-finished = Finished
page-games-won = You won with { $points } points
page-games-lost = { $points } points, place { $place }
page-games-result = { $name } won with { $points } points
page-row-seats = { $taken } of { $all } seats taken: { $names }
page-row-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
page-row-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Games

page-new-game = Game

## Computer players

level-random = Random
level-random-text = Plays at random. Good for trying things out.
level-greedy = Greedy
level-greedy-text = Takes the most points it can get now and never looks ahead.
level-easy = Easy
level-easy-text = Good for a first game: looks only at its next turn and misses a lot.
level-medium = Medium
level-medium-text = Knows the game, but looks only one turn ahead.
level-hard = Hard
level-hard-text = Judges positions well and punishes waste.
level-expert = Expert
level-expert-text = The strongest: plans the whole round.
level-puct = Tree search
level-puct-text = The strongest player before the neural network, for comparison.
page-level-strength = Strength { $strength } of { $most }
page-level-points = Averages { $points } points against itself
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Language
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme-light = Switch to light
page-theme-dark = Switch to dark

## Names and rows

page-name-numbered = { $name } ({ $number })
page-ask-name = Choose a name
page-ask-name-text = The other players will see this name.
page-ask-name-go = Continue
page-understood = Got it
page-row-round = Round { $round }
page-row-you = you play { $faction }
page-row-with = with { $players }
page-row-last = { $player }: { $move }

## Games and seats

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: First Builders
page-seat-open = Open seat
page-link-copied = Link copied

## Signing in, and people

page-account-sign-in = Sign in
page-person-block = Block
page-person-unblock = Unblock

## When something goes wrong

page-problem-offline = The server is not responding. Your turn is safe; try again in a moment.
page-problem-unknown = Something went wrong. Try again.
page-error-offline = The server is not responding
page-error-offline-text = Your games are safe. This page reconnects as soon as the server is back.
page-error-not-found = Table not found
page-error-not-found-text = It was deleted, it is private, or the link has a typo. If the table is yours, sign in; if you were invited, ask for a new link.
page-error-private = This table is private
page-error-private-text = You need an invitation to see it. Ask its owner for a link.
page-error-expired = This link has expired
page-error-expired-text = The invitation is no longer valid, or the table was deleted. Ask for a new link, or look for another table.
page-error-rate-limit = Too many requests
page-error-signed-out = You are signed out
page-error-signed-out-text = Sign in to continue where you left off. Games of a guest who was signed out cannot be recovered, but you can start again as a new guest.
page-error-unknown = Something went wrong
page-error-unknown-text = This is our fault, not yours. Try again; the game itself is safe.
page-error-list = This cannot be shown right now
page-error-no-page = Page not found
page-error-no-page-text = The address has a typo, or the page has moved.

## Lists

page-list-two = { $first } and { $last }
page-list-more = { $first }, and { $last }
page-pace-all = Any pace
page-pace-live = Live
page-pace-correspondence = Correspondence
page-pace-none = No clock
