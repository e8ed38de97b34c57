# Az oldal magyarul: amit a két játék és minden, ami körülöttük van, mond. Minden mondat egész.

## Everywhere

page-close = Bezárás
page-menu = Menü és beállítások
page-loading = Betöltés
page-try-again = Újrapróbálás
page-skip-to-content = Ugrás a tartalomhoz
page-you = Te
page-you-mark = · te
page-guest-name = Vendég
page-computer = Gépi játékos
page-computer-name = Gép
page-computer-of-level = Gép ({ $level })
page-computer-numbered = { $number }. gép ({ $level })
page-chance = Sorsolás
page-views = Nézetek
page-to-front = Ugrás a kezdőlapra

## The frame around all pages

page-nav = Oldalak
page-nav-front = Játék
page-nav-tables = Asztalok
page-nav-people = Emberek
page-nav-games = Játékaim
page-nav-rules = Szabályok
page-nav-puzzles = Feladványok
page-nav-studies = Tanulmányok
page-nav-learn = Tanulás
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
page-page-number = { $page }. oldal

## The front page

page-front-title = Mit építsünk ma?
page-front-text = Válassz játékot, és nyomd meg a Játék gombot. A többit később is megváltoztathatod.
page-front-level = Szint
page-front-players = Játékosok
page-front-play = Játék a gép ellen
page-front-play-alone = Játék egyedül
page-front-play-name = Játék a gép ellen: { $game }
page-front-play-alone-name = Játék egyedül: { $game }
page-front-terra-mystica = Formáld a földet, alapíts városokat, emelkedj a kultuszokban.
page-front-origins = Emelj várost kockákkal, lapkáról lapkára.
page-front-friends = Játék barátokkal
page-front-friends-text = Hozz létre asztalt, és küldd el a linket
page-front-import = Importálás és visszajátszás
page-front-import-text = Húzz ide egy játéknaplót, és lépkedj végig rajta
page-front-learn = Tanulj meg játszani
page-front-learn-text = Vezetett első játék és rövid leckék
page-front-new = Most jársz itt először?
page-front-new-text = Nem kell fiók. Nyomd meg a Játék gombot: az oldal megmutatja, mit tehetsz, mibe kerül, és miért nem lehetséges valami.
page-front-new-first = Kezdés egy első játékkal
page-front-new-rules = Előbb a szabályok
page-front-last = Az utolsó játékod röviden
page-front-last-chart = A játékosok pontjai körről körre
page-front-last-you = { $points } te
page-front-last-other = { $points } { $name }
page-front-report = Jelentés
page-front-all = Minden játékom
page-front-waiting = { $count } játék vár rád

## Lists of tables

page-tables-open = Nyitott asztalok
page-tables-new = Új asztal
page-tables-join = Beülök
page-tables-watch = Nézem
page-game-report = Jelentés
page-tables-replay = Visszajátszás
page-tables-none-open = Most nincs nyitott asztal
page-tables-none-open-text = Hozz létre egyet: küldd el a linket a barátaidnak, és mindenki más itt találja meg.
page-games-title = Játékaim
page-games-turn = Te jössz
page-games-wait = Rá várunk: { $name }
page-games-thinking = A gép gondolkodik
page-games-chance = Folyamatban
page-games-ready = Indulhat
page-games-left = Gép játszik helyetted
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

## Games

page-new-game = Játék

## Computer players

level-random = Véletlenszerű
level-random-text = Találomra lép. Jó a próbálgatáshoz.
level-greedy = Mohó
level-greedy-text = Azonnal elviszi a legtöbb pontot, amit lát, és sohasem néz előre.
level-easy = Könnyű
level-easy-text = Barátságos az első játékhoz: csak a következő fordulóját látja, és sok mindent nem vesz észre.
level-medium = Közepes
level-medium-text = Ismeri a játékot, de csak egy fordulóra előre tekint.
level-hard = Nehéz
level-hard-text = Jól értékeli az állásokat, és bünteti a pazarlást.
level-expert = Mester
level-expert-text = A legjobb, amink van: az egész kört megtervezi.
level-puct = Fakeresés
level-puct-text = A neurális háló előtti legerősebb játékos, összehasonlításra.
page-level-strength = Erősség: { $strength }/{ $most }
page-level-points = Önmaga ellen átlagosan { $points } pont
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Nyelv
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme-light = Váltás világos témára
page-theme-dark = Váltás sötét témára

## Names and rows

page-name-numbered = { $name } ({ $number })
page-ask-name = Válassz nevet
page-ask-name-text = A többi játékos ezen a néven lát.
page-ask-name-go = Tovább
page-understood = Értem
page-row-round = { $round }. kör
page-row-you = a csoportod: { $faction }
page-row-with = ellenfelek: { $players }
page-row-last = { $player }: { $move }

## Games and seats

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Az első építők
page-seat-open = Szabad hely
page-link-copied = Link kimásolva

## Signing in, and people

page-account-sign-in = Belépés
page-person-block = Letiltás
page-person-unblock = Letiltás feloldása

## When something goes wrong

page-problem-offline = A szerver nem válaszol. A fordulód biztonságban van; próbáld újra kicsit később.
page-problem-unknown = Hiba történt. Próbáld újra.
page-error-offline = A szerver nem válaszol
page-error-offline-text = A játékaid biztonságban vannak. Az oldal újrakapcsolódik, amint a szerver visszatér.
page-error-not-found = Az asztal nem található
page-error-not-found-text = Törölték, zártkörű, vagy elírás van a linkben. Ha a tiéd az asztal, lépj be; ha meghívtak, kérj új linket.
page-error-private = Ez az asztal zártkörű
page-error-private-text = Meghívó kell ahhoz, hogy lásd. Kérj linket a tulajdonosától.
page-error-expired = Ez a link lejárt
page-error-expired-text = A meghívó már nem érvényes, vagy az asztalt törölték. Kérj új linket, vagy keress másik asztalt.
page-error-rate-limit = Túl sok kérés
page-error-signed-out = Kijelentkeztettünk
page-error-signed-out-text = Lépj be, és folytasd ott, ahol abbahagytad. A kijelentkezett vendég játékai nem állíthatók helyre, de új vendégként újrakezdheted.
page-error-unknown = Hiba történt
page-error-unknown-text = A mi hibánk, nem a tiéd. Próbáld újra; maga a játék biztonságban van.
page-error-list = Ez most nem jeleníthető meg
page-error-no-page = Az oldal nem található
page-error-no-page-text = Elírás van a címben, vagy az oldal elköltözött.

## Lists

page-list-two = { $first } és { $last }
page-list-more = { $first } és { $last }
page-pace-all = Minden tempó
page-pace-live = Élő
page-pace-correspondence = Levelezős
page-pace-none = Óra nélkül
