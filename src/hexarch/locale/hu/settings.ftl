# Settings, and the menu of a table.

## The menu of a table

page-save-picture = Kép mentése

## Language, theme, motion

page-look = A tábla stílusa
page-look-clear = Letisztult
page-look-tabletop = Asztali
page-look-text = Az asztali stílus tájakat, fából készült épületeket és apró városképeket mutat. Csak ebben a böngészőben mentjük.
page-theme = Téma
page-theme-system-name = Rendszer
page-theme-light-name = Világos
page-theme-dark-name = Sötét
page-still = Mozgás csökkentése
page-textual = Szöveges tábla
page-shortcuts = Billentyűparancsok
page-sound = Hang a fordulódnál és az üzeneteknél
page-settings-sound-text = Rövid hang, amikor te jössz, és egy másik, amikor valaki ír.
page-playback = Mások lépéseinek lejátszása
page-playback-off = Kikapcsolva
page-playback-quick = Gyors
page-playback-normal = Normál

## Leaving a table

page-takeback-ask = Utolsó fordulóm visszavonása
page-leave = Kilépés a játékból
page-leave-sure = Gépi játékos veszi át a helyedet. Bármikor visszatérhetsz.

## People at a table

page-people = Emberek

## Settings

page-settings-title = Beállítások
page-settings-text = Ebben a böngészőben mentjük, és a fiókodban, ha van.
page-settings-look = Megjelenés
page-settings-play = Játékmenet
page-settings-still-text = A bábuk animáció nélkül mozognak, és semmi sem villog.
page-settings-textual-text = Az asztal szövegként, képernyőolvasóhoz és lassú kapcsolathoz. Minden játék játszható így.
page-settings-shortcuts-text = Kapcsold ki, ha hangvezérlést használsz, vagy ha zavarnak az egybillentyűs parancsok.
page-settings-warnings = Figyelmeztetés pazarlás előtt
page-settings-warnings-text = A figyelmeztetés egyszer rákérdez, és sohasem akadályoz meg egy lépést.

## Warnings

page-warning-quiet = Kikapcsolt figyelmeztetés: { $kind }

## Notices

page-notices-table = Értesítések erről az asztalról
