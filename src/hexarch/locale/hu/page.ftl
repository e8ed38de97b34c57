# Az oldal magyarul: amit a két játék és minden, ami körülöttük van, mond. Minden mondat egész.

## Everywhere

page-close = Bezárás
page-menu = Menü és beállítások
page-loading = Betöltés
page-try-again = Újra
page-skip-to-content = Ugrás a tartalomhoz
page-you = Te
page-you-mark = · te
page-guest-name = Vendég
page-computer = Gépi játékos
page-computer-name = Gép
page-present = Most itt van
page-away = Nincs itt
page-chance = Sorsolás
page-views = Nézetek
page-to-front = A kezdőlapra
page-save-picture = Kép mentése
page-hint = Tipp

## The frame around all pages

page-nav = Oldalak
page-nav-front = Játék
page-nav-tables = Asztalok
page-nav-games = Játékaim
page-nav-rules = Szabályok
page-nav-import = Visszajátszás
page-nav-settings = Beállítások
page-nav-sign-in = Belépés
page-nav-account-of = { $name } fiókja
page-title = { $page } · Hexarch
page-title-turn = Te jössz: { $page }
page-cancel = Mégse
page-save = Mentés
page-saved = Mentve.
page-earlier = Korábbiak
page-later = Későbbiek
page-page-of = { $page }/{ $pages }. oldal

## The front page

page-front-title = Mit építsünk ma?
page-front-text = Válassz játékot, és már kezdheted is. Minden más ráér.
page-front-level = Szint
page-front-players = Játékosok
page-front-play = Játék a gép ellen
page-front-play-alone = Játék egyedül
page-front-play-name = Játék a gép ellen: { $game }
page-front-play-alone-name = Játék egyedül: { $game }
page-front-terra-mystica = Formáld a földet, alapíts városokat, emelkedj a kultuszokban.
page-front-origins = Emelj várost kockákkal, lapkáról lapkára.
page-front-friends = Játék barátokkal
page-front-friends-text = Nyiss asztalt, és küldd el a linket
page-front-import = Importálás és visszajátszás
page-front-import-text = Húzz ide egy játéknaplót, és lépkedj végig rajta
page-front-learn = Szabályok tanulása
page-front-learn-text = Röviden, kereshetően, érthetően
page-front-new = Most jársz itt először?
page-front-new-text = Fiók nem kell. Kezdj el játszani: az oldal megmutatja, mi lehetséges, mibe kerül, és miért nem lehet valami.
page-front-new-first = Kezdés egy első játékkal
page-front-new-rules = Előbb a szabályok
page-front-last = Az utolsó játékod egyetlen képen
page-front-last-chart = A játékosok pontjai körről körre
page-front-last-you = { $points } te
page-front-last-other = { $points } { $name }
page-front-report = Összegzés
page-front-all = Minden játékom
page-front-waiting = { $count } játék vár rád

## Lists of tables

page-tables-open = Nyitott asztalok
page-tables-running = Nézés
page-tables-finished = Befejezett játékok
page-tables-which = Melyik asztalok
page-tables-all-games = Mindkét játék
page-tables-new = Új asztal
page-tables-join = Beülök
page-tables-watch = Nézem
page-tables-replay = Visszajátszás
page-tables-none-open = Most nincs nyitott asztal
page-tables-none-open-text = Nyiss egyet: a linkkel jönnek a barátaid, és mindenki más itt látja.
page-tables-none-running = Most senki sem játszik nyilvánosan
page-tables-none-running-text = A nyilvános asztalok játékait itt lehet nézni, amíg tartanak.
page-tables-none-finished = Még nincs befejezett nyilvános játék
page-tables-none-finished-text = A nyilvános asztalok befejezett játékai itt maradnak, és visszajátszhatók.
page-games-title = Játékaim
page-games-none = Itt gyűlnek a játékaid
page-games-none-text = Játssz a gép ellen, vagy nyiss asztalt a barátaidnak; amit játszol, megmarad, és bármikor megtalálod.
page-games-turn = Te jössz
page-games-wait = Rá várunk: { $name }
page-games-thinking = A gép gondolkodik
page-games-chance = Folyamatban
page-games-ready = Indulhat
page-games-left = Helyetted gép játszik
page-games-analysis = Elemzés
page-games-finished = Befejezve
page-games-won = Győztél, { $points } ponttal
page-games-lost = { $points } pont, { $place }. helyezett
page-games-result = { $name } győzött, { $points } ponttal
page-row-seats = Foglalt helyek: { $taken }/{ $all } ({ $names })
page-row-free = { $count } szabad hely
page-row-players = { $count } játékos
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Making a table

page-new-title = Új asztal
page-new-text = Mindennek van már ésszerű értéke. Változtass, amin szeretnél.
page-new-game = Játék
page-new-players = Hányan játszotok
page-new-seats = Ki hol ül
page-new-seat = { $number }. hely
page-new-seat-me = Te
page-new-seat-open = Szabad, embernek
page-new-seat-computer = Gép: { $level }
page-new-visibility = Ki jöhet
page-new-visibility-public = Bárki
page-new-visibility-public-text = Az asztal szerepel a nyitott asztalok között, és bárki nézheti.
page-new-visibility-unlisted = Akinek megvan a link
page-new-visibility-unlisted-text = Az asztal egyik listán sincs rajta. Aki ismeri a címét, beülhet és nézheti.
page-new-visibility-invitation = Csak a meghívottak
page-new-visibility-invitation-text = A link meghívót tartalmaz; nélküle senki sem láthatja az asztalt.
page-new-name = Az asztal neve
page-new-name-help = Ha üresen hagyod, a játék neve lesz az.
page-new-rules = Szabályok
page-new-preset = Alapbeállítás
page-new-changed =
    { $count ->
        [0] Az alapbeállítás szerint
       *[other] { $count } módosítva
    }
page-new-reset = Alapbeállítás vissza
page-new-open = Asztal megnyitása
page-new-start = Játék indítása
page-new-file = Fájl kiválasztása
page-new-file-text = Egy TOML- vagy JSON-fájl.
page-new-file-loaded = Betöltve: { $name }
page-new-file-broken = Ez a fájl nem olvasható TOML- vagy JSON-fájlként.
page-new-file-large = Ez a fájl túl nagy; legfeljebb 64 KB lehet.
page-new-file-clear = Eltávolítás
page-new-factions-none = Senki sem kap előre csoportot: a játékosok választanak.
page-new-factions-count = Kiválasztva: { $chosen }/{ $players }, a helyek sorrendjében
page-new-copied = A beállítások egy másik asztalról valók. Változtass, amin szeretnél.

## Computer players

level-random = Véletlenszerű
level-random-text = Találomra lép. Jó a próbálgatáshoz.
level-greedy = Mohó
level-greedy-text = Azonnal elviszi a legtöbb pontot, amit lát, és soha nem néz előre.
level-easy = Könnyű
level-easy-text = Barátságos ellenfél az első játékhoz.
level-medium = Közepes
level-medium-text = Megtervezi a fordulóját, és hibázik.
level-hard = Nehéz
level-hard-text = Előre gondolkodik, és bünteti a pazarlást.
level-expert = Mester
level-expert-text = A legjobb, amink van, és nem sieti el.
page-level-strength = Erősség: { $strength }/{ $most }
page-level-points = Magafajtával kb. { $points } pont
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Nyelv
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme = Téma
page-theme-system-name = Mint a rendszer
page-theme-light-name = Világos
page-theme-dark-name = Sötét
page-theme-light = Váltás világosra
page-theme-dark = Váltás sötétre
page-still = Mozgás nélkül
page-textual = A tábla szövegesen
page-text-off = Tábla megjelenítése
page-shortcuts = Egybillentyűs parancsok
page-keys = Billentyűk
page-keys-verbs = A te fordulód
page-keys-table = Az asztalnál
page-keys-tab = az asztal egyik részéről a következőre
page-keys-arrows = egy részen belül és a térképen
page-keys-enter = választás, vagy a forduló véglegesítése
page-keys-confirm = a forduló véglegesítése bárhonnan
page-keys-why = miért nem? Azon, ami nem használható
page-keys-escape = ami nyitva van, becsukja
page-keys-off = Az egybillentyűs parancsok a menüben kikapcsolhatók.

## At the table

page-dock = A fordulód
page-draft = A fordulód eddig
page-draft-complete = Véglegesítés után nincs visszaút
page-draft-hint = Válassz a táblán vagy a fenti akciók közül
page-difference = Amin a fordulód változtat
page-so-far = Eddig
page-with-this = Ezzel együtt
page-your-turn = Te jössz
page-not-sent = még nincs elküldve
page-undo = Vissza
page-reset = Elölről
page-confirm = Véglegesítés
page-confirm-anyway = Mégis véglegesítem
page-more = További akciók
page-choose = Választás
page-skip = Kihagyás
page-turn-goes-on = Folytatódik a fordulód.
page-turn-sent = A fordulódat elküldtük.
page-step-undone = Egy lépés visszavonva.
page-turn-reset = A fordulód elölről kezdődik.
page-click-to-choose = Kattints a választáshoz
page-click-to-open =
    { $count ->
        [one] Kattints a választáshoz
       *[other] { $count } lehetőség: kattints a megtekintéshez
    }
page-type-move = Lépés begépelése
page-rematch = Új játék
page-order-of-play = Játéksorrend
page-set-up = Előkészületek
page-passed = passzolt
page-game-over = A játéknak vége
page-waiting =
    { $others ->
        [0] { $player } következik
        [one] { $player } és még egy játékos következik
       *[other] { $player } és még { $others } játékos következik
    }
page-waiting-chance = Sorsolás folyik
page-result = Végeredmény
page-result-hide = Tábla megtekintése
page-result-place = { $place }. helyezett
page-text-now = Most
page-text-verb = { $verb } ({ $count })
page-log = Napló
page-log-note = mutass rá, és látod a térképen
page-log-since = Az utolsó fordulód óta
page-log-empty = Még nem történt semmi.
page-log-line = { $player } { $text }
page-takeback-ask = Utolsó fordulóm visszavonása
page-takeback-asked = { $name } lépéseket szeretne visszavonni.
page-takeback-waiting =
    { $count ->
        [one] Még egy játékosnak kell beleegyeznie a visszavonásba.
       *[other] Még { $count } játékosnak kell beleegyeznie a visszavonásba.
    }
page-takeback-accept = Rendben
page-takeback-decline = Nem engedem
page-leave = Kilépés a játékból
page-leave-sure = Gépi játékos folytatná helyetted; bármikor visszajöhetsz.
page-leave-no = Maradok
page-left = Gépi játékos játszik helyetted.
page-return = Visszatérés

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Az első építők
page-waiting-open =
    { $open ->
        [one] Egy hely szabad. Küldd el a linket egy barátodnak.
       *[other] { $open } hely szabad. Küldd el a linket a barátaidnak.
    }
page-waiting-start = Mindenki itt van. Indítsd el, amikor szeretnéd.
page-waiting-owner = Mindenki itt van. Az asztal gazdája indít.
page-waiting-not-yet = Akkor indulhat, ha nincs szabad hely. A szabad hely gépnek is adható.
page-waiting-join = Van hely a számodra.
page-waiting-full = Ez az asztal megtelt
page-waiting-full-text = Minden hely foglalt. Nézheted, ha elindul, vagy nyithatsz egy hasonló asztalt.
page-waiting-link = Link a barátaidnak
page-waiting-link-invitation = A link meghívót tartalmaz: csak az jöhet, akinek megvan.
page-waiting-share = Megosztás
page-waiting-settings = Mit játszunk
page-waiting-settings-changed = Alapbeállítás: { $preset }, ezekkel a változtatásokkal:
page-waiting-settings-default = Minden az alapbeállítás szerint: { $preset }.
page-waiting-copy = Hasonló asztal
page-waiting-away = Asztal törlése
page-waiting-leave = Felállok az asztaltól
page-waiting-leave-sure = Az asztal eltűnik, ha senki más nem ül mellette.
page-waiting-free = Hely felszabadítása
page-waiting-talk = Beszélgetés várakozás közben
page-seat-open = Szabad hely
page-seat-take = Ideülök
page-seat-change = Ki üljön ide: { $number }. hely
page-start = Játék indítása
page-link-copy = Link másolása
page-link-copied = A link kimásolva

## The account

page-account-title = Fiók
page-account-nobody = Nem vagy bejelentkezve
page-account-nobody-text = Nem gond: játssz vendégként, és készíts fiókot, amikor szeretnél. A játékaid veled tartanak.
page-account-guest = Vendégként játszol
page-account-guest-text = Ez a böngésző emlékszik rád. Fiókkal mindenhol megtalálod a játékaidat, és semmi sem vész el.
page-account-signed-in = Bejelentkezve: { $login }
page-account-name = Mások által látott név
page-account-name-login = A neved
page-account-password = Jelszó
page-account-password-help = Legalább 8 karakter. Újat nem tudunk küldeni, ezért vigyázz rá.
page-account-make = Fiók készítése
page-account-make-text = Egy név és egy jelszó, semmi más. Két embernek lehet ugyanaz a neve.
page-account-sign-in = Belépés
page-account-sign-in-text = Az itt vendégként játszott játékaid veled tartanak.
page-account-sign-out = Kijelentkezés
page-account-sign-out-guest = A kijelentkező vendég nem térhet vissza: a játékai elvesznének. Előbb készíts fiókot.
page-account-which = Fiók készítése vagy belépés
page-account-password-title = Jelszó módosítása
page-account-password-old = Eddigi jelszó
page-account-password-new = Új jelszó
page-account-password-done = A jelszó megváltozott. Minden más eszközt kijelentkeztettünk.
page-account-sessions = Ahol be vagy jelentkezve
page-account-session-current = Ez az eszköz
page-account-session-seen = Utoljára itt: { $ago }
page-account-session-end = Kijelentkeztetés
page-account-session-unknown = Ismeretlen eszköz
page-account-session-browser = { $browser }, { $system }
page-account-data = Az adataid
page-account-data-text = Minden, amit ez a szerver rólad tud, egy fájlban.
page-account-download = Letöltés
page-account-delete = Fiókom törlése
page-account-delete-text = A név, a munkamenetek, a csevegés és a beállítások végleg törlődnek. A másokkal közös játékok folytatódnak, a helyeden egy géppel.
page-account-delete-sure = Biztosan mindent törölsz?
page-account-delete-sure-text = Ezt nem lehet visszavonni.
page-account-delete-done = Töröltünk. Köszönjük, hogy játszottál.
page-account-welcome = Üdv, { $name }!
page-account-too-short = A jelszó legalább 8 karakter legyen.

## Settings

page-settings-title = Beállítások
page-settings-text = Ebben a böngészőben tároljuk, és a fiókodban, ha van.
page-settings-look = Megjelenés
page-settings-play = Játékmenet
page-settings-still-text = A bábuk egyből a helyükre ugranak, és semmi sem villog.
page-settings-textual-text = Az asztal szövegként, képernyőolvasóhoz és lassú kapcsolathoz. Minden játszható így is.
page-settings-shortcuts-text = Kapcsold ki, ha beszéddel irányítod a géped, vagy ha zavarnak a billentyűk.
page-settings-warnings = Figyelmeztetés, mielőtt pazarolnék
page-settings-warnings-text = A figyelmeztetés soha nem állít meg; egyszer rákérdez.

## The rules

page-rules-title = Szabályok
page-rules-text = Saját szavainkkal, a szabálykönyvek és a hozzájuk tartozó kérdések és válaszok alapján. Minden szabálynak száma van, és az asztal megnevezi, amikor nemet mond.
page-rules-search = Keresés a szabályokban
page-rules-game = Melyik játék
page-rules-found =
    { $count ->
        [0] Nincs találat
       *[other] { $count } téma
    }
page-rules-none = Erről egy téma sem szól
page-rules-none-text = { $game ->
    [origins] Próbálj egyetlen szót, például: „templom” vagy „torony”, vagy egy szabály számát, például: OR-063.
   *[other] Próbálj egyetlen szót, például: „híd” vagy „hatalom”, vagy egy szabály számát, például: TM-131.
}
page-rules-clear = Keresés törlése
page-rules-topics = Témák
page-rules-numbers =
    { $count ->
        [one] Szabály: { $first }
       *[other] Szabályok: { $first } – { $last }
    }

## Why not

page-why-title = Miért nem?
page-why-ask = Miért nem?
page-why-asking = Egy pillanat.
page-why-remedy = Előbb válts át valamit
page-why-nothing = Ezzel most nincs mit tenni.

## Warnings

page-warning-off = Erre soha ne figyelmeztess
page-warning-quiet = Nincs figyelmeztetés erre: { $kind }

## Talk

page-chat = Csevegés
page-chat-open =
    { $unread ->
        [0] Csevegés
       *[other] Csevegés, { $unread } új üzenet
    }
page-chat-empty = Még senki sem szólt semmit.
page-chat-typing = { $name } éppen ír
page-chat-write = Írj valamit
page-chat-send = Küldés

## The connection

page-connection-connecting = Újrakapcsolódás
page-connection-polling = Nem élő: pár másodpercenként frissül

## When something goes wrong

page-problem-offline = A szerver nem válaszol. A fordulód biztonságban van; próbáld újra kicsit később.
page-problem-unknown = Valami nem sikerült. Próbáld újra.
page-trouble-offline = Senki sem válaszol
page-trouble-offline-text = A szerver nem érhető el. Amint visszatér, mindent ott találsz, ahol hagytad.
page-trouble-gone = Ez az asztal nincs itt
page-trouble-gone-text = Törölték, privát, vagy elírás van a linkben. Ha a tiéd, lépj be; ha meghívtak, kérj új linket.
page-trouble-closed = Ez az asztal zártkörű
page-trouble-closed-text = Meghívó kell ahhoz, hogy lásd. A gazdájától kapott linkben van.
page-trouble-expired = Ez a link lejárt
page-trouble-expired-text = A meghívó már nem érvényes, vagy az asztal eltűnt. Kérj új linket, vagy keress másik asztalt.
page-trouble-often = Egy pillanat türelmet
page-trouble-signed-out = Ki vagy lépve
page-trouble-signed-out-text = Lépj be, és minden ott van, ahol hagytad. A kilépett vendég játékai már nem érhetők el; új vendég rögtön kezdhet.
page-trouble-unknown = Valami nem sikerült
page-trouble-unknown-text = A mi hibánk, nem a tiéd. Próbáld újra; maga a játék biztonságban van.
page-trouble-list = Ez most nem jeleníthető meg
page-trouble-nowhere = Itt nincs semmi
page-trouble-nowhere-text = Elírás van a címben, vagy elköltözött, ami itt volt.

## Lists

page-list-two = { $first } és { $last }
page-list-more = { $first } és { $last }
