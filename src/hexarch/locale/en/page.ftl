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

## The front page

page-front-text = Two great board games with their complete rules. Play the computer, or open a table for friends.
page-front-play = Play Terra Mystica against the computer

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

## At the table

page-dock = Your turn
page-draft = Your turn so far
page-draft-complete = After you confirm, there is no way back
page-draft-hint = Choose on the board, or one of the actions above
page-difference = What your turn changes
page-your-turn = Your turn
page-not-sent = not sent yet
page-undo = Undo
page-reset = Reset
page-confirm = Confirm turn
page-confirm-anyway = Confirm anyway
page-more = More actions
page-choose = Choose
page-skip = Skip
page-turn-goes-on = Nobody else is left in this round: your next turn goes on at once.
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
page-seat-open = Free seat
page-seat-take = Sit here
page-start = Start the game
page-link-copy = Copy the link
page-link-copied = Link copied

## Why not

page-why-title = Why not?
page-why-ask = Why not?
page-why-asking = One moment.
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
page-trouble-gone-text = It was deleted, or the link has a slip. If somebody invited you, ask for a new link.
page-trouble-closed = This table is private
page-trouble-closed-text = You need an invitation to see it. The link from its owner contains one.
page-trouble-expired = This link has expired
page-trouble-expired-text = Ask for a new one, or look for another table.
page-trouble-unknown = Something went wrong
page-trouble-unknown-text = It is our fault, not yours. Try again; the game itself is safe.
page-trouble-nowhere = There is nothing here
page-trouble-nowhere-text = The address has a slip, or what was here has moved.
