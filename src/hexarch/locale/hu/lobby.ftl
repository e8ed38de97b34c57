# Lists of tables, making one, and waiting for players.

## Lists of tables

page-tables-running = Nézés
page-tables-finished = Befejezett játékok
page-tables-which = Melyik asztalok
page-tables-all-games = Mindkét játék
page-tables-none-running = Most nincs nyilvános játék
page-tables-none-running-text = A nyilvános játékokat itt lehet nézni, amíg tartanak.
page-tables-none-finished = Még nincs befejezett nyilvános játék
page-tables-none-finished-text = A befejezett nyilvános játékok itt maradnak, és visszajátszhatók.
page-games-none = Még nincs játékod
page-games-none-text = Játssz a gép ellen, vagy hozz létre asztalt a barátaidnak. A játékaidat mentjük, és itt megtalálod őket.

## Making a table

page-new-title = Új asztal
page-new-text = Az alapértékek jól működnek. Változtass, amin szeretnél.
page-new-players = Játékosok száma
page-new-seats = Helyek
page-new-seat = { $number }. hely
page-new-seat-me = Te
page-new-seat-open = Szabad hely
page-new-seat-computer = Gép: { $level }
page-new-visibility = Ki csatlakozhat
page-new-visibility-public = Bárki
page-new-visibility-public-text = Az asztal szerepel a nyilvános listán, és bárki nézheti.
page-new-visibility-unlisted = Bárki, akinek megvan a link
page-new-visibility-unlisted-text = Az asztal nincs rajta a listán. Akinek megvan a címe, csatlakozhat és nézheti.
page-new-visibility-invitation = Csak meghívott játékosok
page-new-visibility-invitation-text = A link meghívót tartalmaz. Nélküle senki sem láthatja az asztalt.
page-new-name = Az asztal neve
page-new-name-help = Ha üresen hagyod, a játék nevét kapja.
page-new-rules = Szabályok
page-new-preset = Alapbeállítás
page-new-changed =
    { $count ->
        [0] Az alapbeállítás szerint
       *[other] { $count } módosítva
    }
page-new-reset = Alapbeállítás visszaállítása
page-new-open = Asztal létrehozása
page-new-start = Játék indítása
page-new-file = Fájl kiválasztása
page-new-file-text = Egy TOML- vagy JSON-fájl.
page-new-file-loaded = Betöltve: { $name }
page-new-file-broken = Ez a fájl nem olvasható TOML- vagy JSON-fájlként.
page-new-file-large = Ez a fájl túl nagy; legfeljebb 64 KB lehet.
page-new-file-clear = Eltávolítás
page-new-factions-none = Nincs kijelölt csoport: a játékosok maguk választanak.
page-new-factions-count = Kiválasztva: { $chosen }/{ $players }, a helyek sorrendjében
page-new-copied = A beállításokat egy másik asztalról másoltuk. Változtass, amin szeretnél.

## Before the game

page-waiting-open =
    { $open ->
        [one] Egy hely szabad. Küldd el a linket egy barátodnak.
       *[other] { $open } hely szabad. Küldd el a linket a barátaidnak.
    }
page-waiting-start = Mindenki itt van. Indítsd el, amikor szeretnéd.
page-waiting-owner = Mindenki itt van. Az asztal tulajdonosára várunk, hogy elindítsa.
page-waiting-not-yet = A játék akkor indulhat, ha minden hely foglalt. Szabad helyet gépnek is adhatsz.
page-waiting-join = Van szabad hely a számodra.
page-waiting-full = Ez az asztal megtelt
page-waiting-full-text = Minden hely foglalt. Nézheted, ha elindul a játék, vagy létrehozhatsz egy hasonló asztalt.
page-waiting-link = Link a barátaidnak
page-waiting-link-invitation = A link meghívót tartalmaz: csak az csatlakozhat, akinek megvan.
page-waiting-share = Megosztás
page-waiting-settings = Beállítások
page-waiting-settings-changed = Alapbeállítás: { $preset }, ezekkel a változtatásokkal:
page-waiting-settings-default = Minden az alapbeállítás szerint: { $preset }.
page-waiting-copy = Hasonló asztal létrehozása
page-waiting-away = Asztal törlése
page-waiting-leave = Asztal elhagyása
page-waiting-leave-sure = Az asztal törlődik, ha senki más nem ül mellette.
page-waiting-free = E hely felszabadítása
page-waiting-talk = Csevegés várakozás közben
page-seat-take = Ideülök
page-seat-change = Ki játsszon itt: { $number }. hely
page-start = Játék indítása
page-link-copy = Link másolása

## Invitations

page-bot-invite = Bot meghívása
page-bot-ask = Meghívás
page-bot-invited = { $name } meghívót kapott.
page-invitation-new = Új link
page-invitation-end = Meghívó megszüntetése
page-invitation-ended = A meghívó megszűnt. Amíg nem készítesz új linket, más nem léphet be.
page-guests-chat = Vendégek is cseveghetnek

## Pace, and my games offline

page-pace = Tempó
page-games-offline = Nincs kapcsolat. Így álltak a játékaid, amikor legutóbb kapcsolódtál.
page-games-seen = Állapot: { $time }
