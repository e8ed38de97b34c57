# Texts at the table, for both games.

## Players

page-present = Here now
page-away = Away
page-hint = Hint

## Keys

page-text-off = Show the board
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
page-ready = Ready to confirm
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
page-result-lead = The lead after each round
page-result-sources = Points by source
page-result-start = At the start
page-result-share = Share
page-log-line = { $player } { $text }
page-takeback-asked = { $name } asks to take back moves.
page-takeback-waiting = { $count ->
    [one] Waiting for one player to agree to the take-back.
   *[other] Waiting for { $count } players to agree to the take-back.
}
page-takeback-accept = Agree
page-takeback-decline = Decline
page-leave-no = Stay
page-left = A computer player is playing for you.
page-return = Return

## People

page-person-of = About { $name }
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
page-chat-closed = Only players and invited spectators can write here.

## Why not

page-why-title = Why not?
page-why-ask = Why not?
page-why-asking = Checking
page-why-remedy = Convert something first
page-why-nothing = There is nothing you can do with this now.

## Warnings

page-warning-off = Do not warn me about this again

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

## Notices

page-notice-turn = It is your turn.
page-notice-chat = There is a new message.
page-notice-over = The game is over.

## From the server

server-possible = This is possible.
server-merges = This changes an earlier step of your turn: { $steps }.
server-rule = { $sentence }
server-draft-moved = Others have moved; your draft is still possible.
server-draft-dropped = Others have moved; your draft is no longer possible.
