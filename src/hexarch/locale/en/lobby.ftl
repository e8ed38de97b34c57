# Lists of tables, making one, and waiting for players.

## Lists of tables

page-tables-running = Watch
page-tables-finished = Finished games
page-tables-which = Which tables
page-tables-all-games = Both games
page-tables-none-running = No public games right now
page-tables-none-running-text = Public games can be watched here while they are being played.
page-tables-none-finished = No finished public games yet
page-tables-none-finished-text = Finished public games stay here, ready to replay.
page-games-none = No games yet
page-games-none-text = Play the computer or create a table for friends. Your games are saved and listed here.

## Making a table

page-new-title = New table
page-new-text = The defaults work well. Change what you like.
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

## Before the game

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
page-seat-take = Sit here
page-seat-change = Who plays seat { $number }
page-start = Start game
page-link-copy = Copy link

## Invitations

page-bot-invite = Invite a bot
page-bot-ask = Invite
page-bot-invited = { $name } is invited.
page-invitation-new = New link
page-invitation-end = End invitation
page-invitation-ended = The invitation has ended. Nobody else can join until you create a new link.
page-guests-chat = Guests may chat

## Pace, and my games offline

page-pace = Pace
page-games-offline = You are offline. This is what your games looked like when you were last online.
page-games-seen = As of { $time }
