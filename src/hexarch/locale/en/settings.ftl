# Settings, and the menu of a table.

## The menu of a table

page-save-picture = Save the picture

## Language, theme, motion

page-look = Board style
page-look-clear = Clear
page-look-tabletop = Tabletop
page-look-text = Tabletop shows landscapes, wooden pieces and small city scenes. Saved in this browser only.
page-theme = Theme
page-theme-system-name = System
page-theme-light-name = Light
page-theme-dark-name = Dark
page-still = Reduce motion
page-textual = Text board
page-shortcuts = Keyboard shortcuts
page-sound = Sound for your turn and for messages
page-settings-sound-text = A short tone when it becomes your turn, and another when somebody writes.
page-playback = Playback of others' moves
page-playback-off = Off
page-playback-quick = Quick
page-playback-normal = Normal

## Leaving a table

page-takeback-ask = Take back my last turn
page-leave = Leave the game
page-leave-sure = A computer player takes over your seat. You can return at any time.

## People at a table

page-people = People

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

## Warnings

page-warning-quiet = Warnings turned off: { $kind }

## Notices

page-notices-table = Notices from this table
