# The page: what both games and everything around them say. Every sentence is whole.

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
page-present = Here now
page-away = Away
page-chance = Drawn
page-views = Views
page-to-front = To the front page
page-save-picture = Save the picture
page-hint = Hint

## The frame around all pages

page-nav = Pages
page-nav-front = Play
page-nav-tables = Tables
page-nav-games = My games
page-nav-rules = Rules
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
page-page-of = Page { $page } of { $pages }

## The front page

page-front-title = What shall we build today?
page-front-text = Pick a game and press play. Everything else can wait.
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
page-front-import-text = Drop a game log, step through it
page-front-learn = Learn the rules
page-front-learn-text = Short, searchable, in plain words
page-front-new = New here?
page-front-new-text = You need no account. Press play, and the page shows what is possible, what it costs and why something is not.
page-front-new-first = Start with a first game
page-front-new-rules = Read the rules first
page-front-last = Your last game, in one picture
page-front-last-chart = Points of each player, round by round
page-front-last-you = { $points } you
page-front-last-other = { $points } { $name }
page-front-report = Report
page-front-all = All my games
page-front-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}

## Lists of tables

page-tables-open = Open tables
page-tables-running = Watch
page-tables-finished = Finished games
page-tables-which = Which tables
page-tables-all-games = Both games
page-tables-new = New table
page-tables-join = Join
page-tables-watch = Watch
page-tables-replay = Replay
page-tables-none-open = No table is open just now
page-tables-none-open-text = Open one yourself: the link brings your friends, and everybody else sees it here.
page-tables-none-running = Nobody plays in public just now
page-tables-none-running-text = Games at public tables can be watched here while they are played.
page-tables-none-finished = No public game is finished yet
page-tables-none-finished-text = Finished games at public tables stay here to be replayed.
page-games-title = My games
page-games-none = Your games gather here
page-games-none-text = Play the computer or open a table for friends; what you play is kept, and you find it again at any time.
page-games-turn = Your turn
page-games-wait = Waiting for { $name }
page-games-thinking = The computer thinks
page-games-chance = Going on
page-games-ready = Ready to start
page-games-left = A computer plays for you
page-games-analysis = Analysis
page-games-finished = Finished
page-games-won = You won with { $points } points
page-games-lost = { $points } points, place { $place }
page-games-result = { $name } won with { $points } points
page-row-seats = { $taken } of { $all } seats taken: { $names }
page-row-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
page-row-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Making a table

page-new-title = A new table
page-new-text = Everything has a sensible value already. Change what you like.
page-new-game = Game
page-new-players = How many play
page-new-seats = Who sits where
page-new-seat = Seat { $number }
page-new-seat-me = You
page-new-seat-open = Free, for a person
page-new-seat-computer = Computer: { $level }
page-new-visibility = Who may come
page-new-visibility-public = Everybody
page-new-visibility-public-text = The table stands in the list of open tables, and anybody may watch.
page-new-visibility-unlisted = Whoever has the link
page-new-visibility-unlisted-text = The table is in no list. Who knows its address can join and watch.
page-new-visibility-invitation = Only the invited
page-new-visibility-invitation-text = The link carries an invitation; without it nobody can see the table.
page-new-name = Name of the table
page-new-name-help = Leave it empty, and the name of the game will do.
page-new-rules = Rules
page-new-preset = Start from
page-new-changed = { $count ->
    [0] As in the preset
    [one] 1 changed
   *[other] { $count } changed
}
page-new-reset = Back to the preset
page-new-open = Open the table
page-new-start = Start the game
page-new-file = Choose a file
page-new-file-text = A JSON file.
page-new-file-loaded = { $name } is loaded
page-new-file-broken = This file cannot be read as JSON.
page-new-file-clear = Take it away
page-new-factions-none = Nobody is given a faction: the players choose.
page-new-factions-count = { $chosen } of { $players } chosen, in the order of the seats
page-new-copied = The settings come from another table. Change what you like.

## Computer players

level-random = Random
level-random-text = Moves by chance. Good for trying things out.
level-greedy = Greedy
level-greedy-text = Takes the most points it sees at once, and never looks ahead.
level-easy = Easy
level-easy-text = A friendly opponent for a first game.
level-medium = Medium
level-medium-text = Plans its turn, and makes mistakes.
level-hard = Hard
level-hard-text = Thinks ahead, and punishes waste.
level-expert = Expert
level-expert-text = The best we have, and it takes its time.
page-level-strength = Strength { $strength } of { $most }
page-level-points = About { $points } points among its own
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Language
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme = Theme
page-theme-system-name = As the system
page-theme-light-name = Light
page-theme-dark-name = Dark
page-theme-light = Switch to light
page-theme-dark = Switch to dark
page-still = No motion
page-textual = The board in words
page-text-off = Show the board
page-shortcuts = Single keys do things
page-keys = Keys
page-keys-verbs = Your turn
page-keys-table = At the table
page-keys-tab = from one part of the table to the next
page-keys-arrows = within a part, and over the map
page-keys-enter = choose, or confirm the turn
page-keys-confirm = confirm the turn from anywhere
page-keys-why = why not? On a thing that cannot be used
page-keys-escape = close what is open
page-keys-off = Single keys can be switched off in the menu.

## At the table

page-dock = Your turn
page-draft = Your turn so far
page-draft-complete = After you confirm, there is no way back
page-draft-hint = Choose on the board, or one of the actions above
page-difference = What your turn changes
page-so-far = So far
page-with-this = With this
page-your-turn = Your turn
page-not-sent = not sent yet
page-undo = Undo
page-reset = Reset
page-confirm = Confirm turn
page-confirm-anyway = Confirm anyway
page-more = More actions
page-choose = Choose
page-skip = Skip
page-turn-goes-on = Your turn goes on.
page-turn-sent = Your turn is sent.
page-step-undone = One step taken back.
page-turn-reset = Your turn starts anew.
page-click-to-choose = Click to choose
page-click-to-open = { $count ->
    [one] Click to choose
   *[other] { $count } choices: click to see them
}
page-type-move = Type a move
page-rematch = Play again
page-order-of-play = Order of play
page-set-up = Set-up
page-passed = passed
page-game-over = The game is over
page-waiting = { $others ->
    [0] { $player } to move
    [one] { $player } and one more to move
   *[other] { $player } and { $others } more to move
}
page-waiting-chance = Something is drawn
page-result = Final result
page-result-hide = Look at the board
page-result-place = Place { $place }
page-text-now = Now
page-text-verb = { $verb } ({ $count })
page-log = Log
page-log-note = point to see it on the map
page-log-since = Since your last turn
page-log-empty = Nothing has happened yet.
page-log-line = { $player } { $text }

page-takeback-ask = Take back my last turn
page-takeback-asked = { $name } would like to take moves back.
page-takeback-waiting = { $count ->
    [one] One player has still to agree to the take-back.
   *[other] { $count } players have still to agree to the take-back.
}
page-takeback-accept = Agree
page-takeback-decline = Decline
page-leave = Leave the game
page-leave-sure = A computer player would go on for you; you can come back at any time.
page-leave-no = Stay
page-left = A computer player plays for you.
page-return = Come back

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: First Builders
page-waiting-open = { $open ->
    [one] One seat is free. Send the link to a friend.
   *[other] { $open } seats are free. Send the link to your friends.
}
page-waiting-start = Everybody is here. Start whenever you like.
page-waiting-owner = Everybody is here. The owner of the table starts.
page-waiting-not-yet = Start as soon as no seat is free. A free seat can be given to a computer.
page-waiting-join = There is a seat for you.
page-waiting-full = This table is full
page-waiting-full-text = All seats are taken. You can watch when it starts, or open a table like it.
page-waiting-link = Link for your friends
page-waiting-link-invitation = The link carries the invitation: only who has it can come.
page-waiting-share = Share
page-waiting-settings = What is played
page-waiting-settings-changed = The preset { $preset }, with these changes:
page-waiting-settings-default = Everything as in the preset { $preset }.
page-waiting-copy = A table like this
page-waiting-away = Remove the table
page-waiting-leave = Leave the table
page-waiting-leave-sure = The table disappears if nobody else sits at it.
page-waiting-free = Free the seat
page-waiting-talk = Talk while you wait
page-seat-open = Free seat
page-seat-take = Sit here
page-seat-change = Who sits on seat { $number }
page-start = Start the game
page-link-copy = Copy the link
page-link-copied = Link copied

## The account

page-account-title = Account
page-account-nobody = You are not signed in
page-account-nobody-text = That is fine: play as a guest, and make an account whenever you like. Your games come along.
page-account-guest = You play as a guest
page-account-guest-text = This browser remembers you. With an account you find your games everywhere, and nothing is lost.
page-account-signed-in = Signed in as { $login }
page-account-name = Name that others see
page-account-name-login = Your name
page-account-password = Password
page-account-password-help = At least 8 characters. There is no way to send you a new one, so keep it well.
page-account-make = Make an account
page-account-make-text = A name and a password, nothing else. Two people may have the same name.
page-account-sign-in = Sign in
page-account-sign-in-text = Games that you play here as a guest come along.
page-account-sign-out = Sign out
page-account-sign-out-guest = A guest who signs out cannot come back: the games would be lost to you. Make an account first.
page-account-which = Make an account or sign in
page-account-password-title = Change the password
page-account-password-old = Password until now
page-account-password-new = New password
page-account-password-done = The password is changed. All other devices are signed out.
page-account-sessions = Where you are signed in
page-account-session-current = This device
page-account-session-seen = Last seen { $ago }
page-account-session-end = Sign out there
page-account-session-unknown = Unknown device
page-account-session-browser = { $browser } on { $system }
page-account-data = Your data
page-account-data-text = Everything that this server knows about you, as a file.
page-account-download = Download
page-account-delete = Delete me
page-account-delete-text = Name, sessions, chat and settings go for good. Games that others play go on with a computer on your seat.
page-account-delete-sure = Really delete everything?
page-account-delete-sure-text = This cannot be undone.
page-account-delete-done = You are deleted. Thank you for playing.
page-account-welcome = Welcome, { $name }.
page-account-too-short = The password needs at least 8 characters.

## Settings

page-settings-title = Settings
page-settings-text = Kept in this browser, and with your account where you have one.
page-settings-look = Look
page-settings-play = Playing
page-settings-still-text = Pieces jump to their place, and nothing glows.
page-settings-textual-text = The table as text, for screen readers and slow lines. Everything can be played there.
page-settings-shortcuts-text = Switch this off if you speak to your computer, or if keys get in your way.
page-settings-warnings = Warn me before I waste something
page-settings-warnings-text = A warning never stops you; it asks once.

## The rules

page-rules-title = Rules
page-rules-text = In our own words, from the rulebooks and their questions and answers. Every rule has a number, and the table names it when it says no.
page-rules-search = Search the rules
page-rules-game = Which game
page-rules-found = { $count ->
    [0] Nothing found
    [one] 1 topic
   *[other] { $count } topics
}
page-rules-none = No topic speaks of that
page-rules-none-text = { $game ->
    [origins] Try a single word, such as “temple” or “tower”, or the number of a rule, such as OR-063.
   *[other] Try a single word, such as “bridge” or “power”, or the number of a rule, such as TM-131.
}
page-rules-clear = Clear the search
page-rules-topics = Topics
page-rules-numbers = { $count ->
    [one] Rule { $first }
   *[other] Rules { $first } to { $last }
}

## Why not

page-why-title = Why not?
page-why-ask = Why not?
page-why-asking = One moment.
page-why-remedy = Exchange something first
page-why-nothing = There is nothing to do with this now.

## Warnings

page-warning-off = Never warn me about this
page-warning-quiet = Not warned about: { $kind }

## Talk

page-chat = Chat
page-chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $unread } new messages
}
page-chat-empty = Nobody has said anything yet.
page-chat-typing = { $name } is writing
page-chat-write = Write something
page-chat-send = Send

## The connection

page-connection-connecting = Connecting again
page-connection-polling = Not live: looking every few seconds

## When something goes wrong

page-problem-offline = The server does not answer. Your turn is safe; try again in a moment.
page-problem-unknown = Something went wrong. Try again.
page-trouble-offline = Nobody answers
page-trouble-offline-text = The server cannot be reached. As soon as it is back, everything is where you left it.
page-trouble-gone = This table is not there
page-trouble-gone-text = It was deleted, it is private, or the link has a slip. If it is your own, sign in; if somebody invited you, ask for a new link.
page-trouble-closed = This table is private
page-trouble-closed-text = You need an invitation to see it. The link from its owner contains one.
page-trouble-expired = This link has expired
page-trouble-expired-text = Its invitation is no longer good, or the table is gone. Ask for a new link, or look for another table.
page-trouble-often = One moment, please
page-trouble-signed-out = You are signed out
page-trouble-signed-out-text = Sign in, and everything is where you left it. Games of a guest who was signed out are out of reach; a new guest can start at once.
page-trouble-unknown = Something went wrong
page-trouble-unknown-text = It is our fault, not yours. Try again; the game itself is safe.
page-trouble-list = This cannot be shown now
page-trouble-nowhere = There is nothing here
page-trouble-nowhere-text = The address has a slip, or what was here has moved.

## Lists

page-list-two = { $first } and { $last }
page-list-more = { $first }, and { $last }
