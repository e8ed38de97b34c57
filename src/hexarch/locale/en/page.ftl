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
page-tables-running = Watch
page-tables-finished = Finished games
page-tables-which = Which tables
page-tables-all-games = Both games
page-tables-new = New table
page-tables-join = Join
page-tables-watch = Watch
page-game-report = Report
page-tables-replay = Replay
page-tables-none-open = No open tables right now
page-tables-none-open-text = Create one: send the link to friends, and everyone else can find it here.
page-tables-none-running = No public games right now
page-tables-none-running-text = Public games can be watched here while they are being played.
page-tables-none-finished = No finished public games yet
page-tables-none-finished-text = Finished public games stay here, ready to replay.
page-games-title = My games
page-games-none = No games yet
page-games-none-text = Play the computer or create a table for friends. Your games are saved and listed here.
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

## Making a table

page-new-title = New table
page-new-text = The defaults work well. Change what you like.
page-new-game = Game
page-new-players = Number of players
page-new-seats = Seats
page-new-seat = Seat { $number }
page-new-seat-me = You
page-new-seat-open = Open seat
page-new-seat-computer = Computer: { $level }
page-new-visibility = Who can join
page-new-visibility-public = Everyone
page-new-visibility-public-text = The table is listed publicly, and anyone can watch.
page-new-visibility-unlisted = Anyone with the link
page-new-visibility-unlisted-text = The table is not listed. Anyone who has its address can join and watch.
page-new-visibility-invitation = Invited players only
page-new-visibility-invitation-text = The link contains an invitation. Without it, nobody can see the table.
page-new-name = Table name
page-new-name-help = If left empty, the name of the game is used.
page-new-rules = Rules
page-new-preset = Preset
page-new-changed = { $count ->
    [0] As in the preset
    [one] 1 changed
   *[other] { $count } changed
}
page-new-reset = Reset to preset
page-new-open = Create table
page-new-start = Start game
page-new-file = Choose a file
page-new-file-text = A TOML or JSON file.
page-new-file-loaded = { $name } is loaded
page-new-file-broken = This file cannot be read as TOML or JSON.
page-new-file-large = This file is too large; the limit is 64 KB.
page-new-file-clear = Remove
page-new-factions-none = No factions assigned: players choose their own.
page-new-factions-count = { $chosen } of { $players } chosen, in seat order
page-new-copied = Settings copied from another table. Change what you like.

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
page-look = Board style
page-look-clear = Clear
page-look-tabletop = Tabletop
page-look-text = Tabletop shows landscapes, wooden pieces and small city scenes. Saved in this browser only.
page-theme = Theme
page-theme-system-name = System
page-theme-light-name = Light
page-theme-dark-name = Dark
page-theme-light = Switch to light
page-theme-dark = Switch to dark
page-still = Reduce motion
page-textual = Text board
page-text-off = Show the board
page-shortcuts = Keyboard shortcuts
page-sound = Sound for your turn and for messages
page-settings-sound-text = A short tone when it becomes your turn, and another when somebody writes.
page-playback = Playback of others' moves
page-playback-off = Off
page-playback-quick = Quick
page-playback-normal = Normal
page-keys = Keyboard shortcuts
page-keys-verbs = Your turn
page-keys-table = At the table
page-keys-tab = move between parts of the table
page-keys-arrows = move within a part, and across the map
page-keys-enter = choose, or confirm the turn
page-keys-confirm = confirm the turn from anywhere
page-keys-why = ask why something cannot be used
page-keys-escape = close what is open
page-keys-off = You can turn single-key shortcuts off in the menu.

## At the table

page-dock = Your turn
page-draft = Your turn so far
page-draft-hint = Choose on the board, or pick an action above
page-difference = What your turn changes
page-so-far = So far
page-with-this = With this
page-your-turn = Your turn
page-not-sent = not sent yet
page-undo = Undo
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Another way
   *[other] { $count } other ways
}
page-compare = Compare with your draft.
page-compare-ask = Use this instead?
page-compare-drafted = In your draft
page-compare-instead = Instead
page-compare-keep = Keep the draft
page-compare-take = Use this instead
page-reset = Reset
page-confirm = Confirm turn
page-plan = Plan
page-plan-help = Try your next turns; nobody else sees them
page-plan-end-turn = End of turn
page-log-planned = planned
page-confirm-anyway = Confirm anyway
page-more = More actions
page-choose = Choose
page-skip = Skip
page-turn-goes-on = Your turn continues.
page-turn-sent = Turn sent.
page-step-undone = Step undone.
page-turn-reset = Turn reset.
page-click-to-choose = Click to choose
page-click-to-open = { $count ->
    [one] Click to choose
   *[other] { $count } choices: click to see them
}
page-type-move = Type a move
page-type-examples = For example
page-type-complete = Press Tab to complete
page-rematch = Play again
page-order-of-play = Order of play
page-set-up = Set-up
page-passed = passed
page-text-players = Players
page-text-you = { $player } (you)
page-game-over = The game is over
page-waiting = { $others ->
    [0] { $player } to move
    [one] { $player } and one more to move
   *[other] { $player } and { $others } more to move
}
page-waiting-chance = Drawing
page-thinking = thinking for { $time }
page-thinking-since = last move { $time }
page-next-players = Next: { $players }
page-result = Final result
page-result-hide = View the board
page-result-place = Place { $place }
page-text-now = Now
page-text-verb = { $verb } ({ $count })
page-log = Log
page-log-note = hover to see it on the map
page-log-since = Since your last turn
page-log-empty = Nothing has happened yet.
page-log-round = Round { $round }
page-log-earlier = Show earlier moves
page-watching = You are watching this game
page-name-numbered = { $name } ({ $number })
page-ask-name = Choose a name
page-ask-name-text = The other players will see this name.
page-ask-name-go = Continue
page-understood = Got it
page-result-lead = The lead after each round
page-result-sources = Points by source
page-result-start = At the start
page-result-share = Share
page-row-round = Round { $round }
page-row-you = you play { $faction }
page-row-with = with { $players }
page-row-last = { $player }: { $move }
page-log-line = { $player } { $text }

page-takeback-ask = Take back my last turn
page-takeback-asked = { $name } asks to take back moves.
page-takeback-waiting = { $count ->
    [one] Waiting for one player to agree to the take-back.
   *[other] Waiting for { $count } players to agree to the take-back.
}
page-takeback-accept = Agree
page-takeback-decline = Decline
page-leave = Leave the game
page-leave-sure = A computer player takes over your seat. You can return at any time.
page-leave-no = Stay
page-left = A computer player is playing for you.
page-return = Return

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: First Builders
page-waiting-open = { $open ->
    [one] One seat is open. Send the link to a friend.
   *[other] { $open } seats are open. Send the link to your friends.
}
page-waiting-start = Everyone is here. Start when you are ready.
page-waiting-owner = Everyone is here. Waiting for the table's owner to start.
page-waiting-not-yet = The game can start when every seat is taken. You can give an open seat to a computer.
page-waiting-join = There is an open seat for you.
page-waiting-full = This table is full
page-waiting-full-text = All seats are taken. You can watch once the game starts, or create a table like this one.
page-waiting-link = Link for your friends
page-waiting-link-invitation = The link contains the invitation: only people who have it can join.
page-waiting-share = Share
page-waiting-settings = Settings
page-waiting-settings-changed = The preset { $preset }, with these changes:
page-waiting-settings-default = All options as in the preset { $preset }.
page-waiting-copy = Create a table like this
page-waiting-away = Delete table
page-waiting-leave = Leave table
page-waiting-leave-sure = The table is deleted if nobody else is seated.
page-waiting-free = Free this seat
page-waiting-talk = Chat while you wait
page-seat-open = Open seat
page-seat-take = Sit here
page-seat-change = Who plays seat { $number }
page-start = Start game
page-link-copy = Copy link
page-link-copied = Link copied

## The account

page-account-title = Account
page-account-nobody = You are not signed in
page-account-nobody-text = You can play as a guest and create an account later. Your games are kept.
page-account-guest = You are playing as a guest
page-account-guest-text = This browser remembers you. With an account you can reach your games from any device.
page-account-signed-in = Signed in as { $login }
page-account-name = Display name
page-account-name-login = Your name
page-account-password = Password
page-account-password-help = At least 8 characters and not easy to guess. Several words are best.
page-account-make = Create account
page-account-make-text = You only need a name and a password.
page-account-sign-in = Sign in
page-account-sign-in-text = Games you played here as a guest move to your account.
page-account-sign-out = Sign out
page-account-sign-out-guest = If you sign out as a guest, you lose access to your games. Create an account first.
page-account-which = Create account or sign in
page-account-password-title = Change password
page-account-password-old = Current password
page-account-password-new = New password
page-account-password-done = Password changed. All other devices are signed out.
page-account-sessions = Where you are signed in
page-account-session-current = This device
page-account-session-seen = Last seen { $ago }
page-account-session-end = Sign out this device
page-account-session-unknown = Unknown device
page-account-session-browser = { $browser } on { $system }
page-account-data = Your data
page-account-data-text = Everything this server stores about you, as a file.
page-account-download = Download
page-account-delete = Delete account
page-account-delete-text = Your name, sessions, chat messages and settings are deleted permanently. In games with other people a computer takes your seat.
page-account-delete-sure = Delete everything?
page-account-delete-sure-text = This cannot be undone.
page-account-delete-done = Your account is deleted. Thank you for playing.
page-account-welcome = Welcome, { $name }.
page-tokens = Personal tokens
page-tokens-text = A program with a token can act for your account. Anyone who has the token can do what you allow here.
page-token-made = Token created
page-token-once = Copy this token now. It is not shown again.
page-token-copy = Copy token
page-token-copied = Token copied
page-token-until = Valid until { $date }
page-token-revoke = Revoke
page-token-revoke-named = Revoke { $name }
page-token-name = Name of the program
page-token-scopes = What it may do
page-token-days = Valid for
page-token-days-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-token-create = Create token
page-token-new = New token
page-scope-read = Read your tables and positions
page-scope-play = Play for you
page-scope-tables = Create, join and start tables; challenges
page-scope-chat = Chat for you
page-bot = Bot
page-bot-text = A program can play for a bot account. Everybody can see that it is a bot: its name ends with [bot].
page-bot-is = This account is a bot.
page-bot-become = Turn into a bot
page-bot-sure = Turn this account into a bot? It must never have played. This cannot be undone.
page-bot-docs = API documentation
page-bot-invite = Invite a bot
page-bot-ask = Invite
page-bot-invited = { $name } is invited.
page-choose-name = Choose another name
page-choose-name-text = An older account signs in with the same name. Everything works as before, but please choose another name to sign in with.
page-email = Address for a lost password
page-email-text = If you lose your password, we send a link for a new one to this address. Other messages come only if you turn on notices by e-mail.
page-email-is = Confirmed: { $email }
page-email-label = E-mail address
page-email-sent = Follow the link in the message that was just sent to you.
page-email-remove = Remove address
page-email-confirmed = Your address is confirmed.
page-email-confirm = Confirm address
page-recover = Lost your password?
page-recover-text = Enter your name. If the account has a confirmed address, we send a link to it.
page-recover-no-mail = This server does not send e-mail. Ask its operator for a new password.
page-recover-send = Send link
page-recover-new = Choose a new password
page-moderation = Moderation
page-moderation-reports = Open reports
page-moderation-none = There are no open reports.
page-moderation-audit = Audit log
page-moderation-mute = Mute for a day
page-moderation-ban = Ban for 30 days
page-moderation-close-table = Close table
page-moderation-close-table-sure = The table and its game are deleted for everyone. This cannot be undone.
page-moderation-done = Close report
page-people = People
page-person-of = About { $name }
page-person-block = Block
page-person-unblock = Unblock
page-person-block-text = You no longer see their messages, and they cannot join your tables.
page-person-mute = Mute at this table
page-person-mute-text = They can read the chat but not write in it.
page-person-unmute = Unmute
page-person-remove = Remove from table
page-person-remove-text = Before the start, the seat becomes open again. In a running game, a computer takes it.
page-person-allow = Allow back
page-person-report = Report
page-person-report-text = What happened? The administrators also see what this person said here.
page-person-reported = Thank you. The administrators will look at it.
page-invitation-new = New link
page-invitation-end = End invitation
page-invitation-ended = The invitation has ended. Nobody else can join until you create a new link.
page-guests-chat = Guests may chat
page-chat-closed = Only players and invited spectators can write here.
page-account-too-short = The password needs at least 8 characters.

## Settings

page-settings-title = Settings
page-settings-text = Saved in this browser, and with your account if you have one.
page-settings-look = Appearance
page-settings-play = Play
page-settings-still-text = Pieces move without animation, and nothing glows.
page-settings-textual-text = The table as text, for screen readers and slow connections. Every game can be played this way.
page-settings-shortcuts-text = Turn this off if you use voice control or if single-key shortcuts get in your way.
page-settings-warnings = Warn me before I waste something
page-settings-warnings-text = A warning asks once and never blocks a move.

## The rules

page-rules-title = Rules
page-rules-text = In our own words, from the rulebooks and their FAQs. Every rule has a number; the table cites it when a move is not allowed.
page-rules-search = Search the rules
page-rules-game = Which game
page-rules-found = { $count ->
    [0] Nothing found
    [one] 1 topic
   *[other] { $count } topics
}
page-rules-none = No topic matches
page-rules-none-text = { $game ->
    [origins] Try a single word, such as “temple” or “tower”, or a rule number, such as OR-063.
   *[other] Try a single word, such as “bridge” or “power”, or a rule number, such as TM-131.
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
page-why-asking = Checking
page-why-remedy = Convert something first
page-why-nothing = There is nothing you can do with this now.

## Warnings

page-warning-off = Do not warn me about this again
page-warning-quiet = Warnings turned off: { $kind }

## Talk

page-chat = Chat
page-chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $unread } new messages
}
page-chat-empty = No messages yet.
page-chat-typing = { $name } is typing
page-chat-write = Write a message
page-chat-send = Send

## The connection

page-connection-connecting = Reconnecting
page-connection-polling = Not live: checking every few seconds

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

page-pace = Pace
page-pace-all = Any pace
page-pace-live = Live
page-pace-correspondence = Correspondence
page-pace-none = No clock
page-notices-table = Notices from this table
page-notice-turn = It is your turn.
page-notice-chat = There is a new message.
page-notice-over = The game is over.
page-games-offline = You are offline. This is what your games looked like when you were last online.
page-games-seen = As of { $time }
