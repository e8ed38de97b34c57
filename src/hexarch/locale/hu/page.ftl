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
page-present = Jelen van
page-away = Távol van
page-chance = Sorsolás
page-views = Nézetek
page-to-front = Ugrás a kezdőlapra
page-save-picture = Kép mentése
page-hint = Tipp

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
page-tables-running = Nézés
page-tables-finished = Befejezett játékok
page-tables-which = Melyik asztalok
page-tables-all-games = Mindkét játék
page-tables-new = Új asztal
page-tables-join = Beülök
page-tables-watch = Nézem
page-game-report = Jelentés
page-tables-replay = Visszajátszás
page-tables-none-open = Most nincs nyitott asztal
page-tables-none-open-text = Hozz létre egyet: küldd el a linket a barátaidnak, és mindenki más itt találja meg.
page-tables-none-running = Most nincs nyilvános játék
page-tables-none-running-text = A nyilvános játékokat itt lehet nézni, amíg tartanak.
page-tables-none-finished = Még nincs befejezett nyilvános játék
page-tables-none-finished-text = A befejezett nyilvános játékok itt maradnak, és visszajátszhatók.
page-games-title = Játékaim
page-games-none = Még nincs játékod
page-games-none-text = Játssz a gép ellen, vagy hozz létre asztalt a barátaidnak. A játékaidat mentjük, és itt megtalálod őket.
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

## Making a table

page-new-title = Új asztal
page-new-text = Az alapértékek jól működnek. Változtass, amin szeretnél.
page-new-game = Játék
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
page-look = A tábla stílusa
page-look-clear = Letisztult
page-look-tabletop = Asztali
page-look-text = Az asztali stílus tájakat, fából készült épületeket és apró városképeket mutat. Csak ebben a böngészőben mentjük.
page-theme = Téma
page-theme-system-name = Rendszer
page-theme-light-name = Világos
page-theme-dark-name = Sötét
page-theme-light = Váltás világos témára
page-theme-dark = Váltás sötét témára
page-still = Mozgás csökkentése
page-textual = Szöveges tábla
page-text-off = Tábla megjelenítése
page-shortcuts = Billentyűparancsok
page-sound = Hang a fordulódnál és az üzeneteknél
page-settings-sound-text = Rövid hang, amikor te jössz, és egy másik, amikor valaki ír.
page-playback = Mások lépéseinek lejátszása
page-playback-off = Kikapcsolva
page-playback-quick = Gyors
page-playback-normal = Normál
page-keys = Billentyűparancsok
page-keys-verbs = A te fordulód
page-keys-table = Az asztalnál
page-keys-tab = mozgás az asztal részei között
page-keys-arrows = mozgás egy részen belül és a térképen
page-keys-enter = választás, vagy a forduló véglegesítése
page-keys-confirm = a forduló véglegesítése bárhonnan
page-keys-why = kérdés: miért nem használható valami
page-keys-escape = a megnyitott rész bezárása
page-keys-off = Az egybillentyűs parancsokat a menüben kikapcsolhatod.

## At the table

page-dock = A fordulód
page-draft = A fordulód eddig
page-draft-hint = Válassz a táblán, vagy válassz egy akciót fent
page-difference = Amin a fordulód változtat
page-so-far = Eddig
page-with-this = Ezzel együtt
page-your-turn = Te jössz
page-not-sent = még nincs elküldve
page-undo = Visszavonás
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Egy másik mód
   *[other] { $count } másik mód
}
page-compare = Hasonlítsd össze a tervezeteddel.
page-compare-ask = Inkább ezt?
page-compare-drafted = A tervezetedben
page-compare-instead = Helyette
page-compare-keep = Marad a tervezet
page-compare-take = Inkább ezt választom
page-reset = Elölről
page-confirm = Véglegesítés
page-plan = Tervezés
page-plan-help = Próbáld ki a következő fordulóidat; senki sem látja
page-plan-end-turn = Forduló vége
page-log-planned = tervezett
page-confirm-anyway = Mégis véglegesítem
page-more = További akciók
page-choose = Választás
page-skip = Kihagyás
page-turn-goes-on = Folytatódik a fordulód.
page-turn-sent = A forduló elküldve.
page-step-undone = Lépés visszavonva.
page-turn-reset = A forduló elölről kezdődik.
page-click-to-choose = Kattints a választáshoz
page-click-to-open =
    { $count ->
        [one] Kattints a választáshoz
       *[other] { $count } lehetőség: kattints a megtekintéshez
    }
page-type-move = Lépés begépelése
page-type-examples = Például
page-type-complete = A Tab kiegészíti
page-rematch = Új játék
page-order-of-play = Játéksorrend
page-set-up = Előkészületek
page-passed = passzolt
page-text-players = Játékosok
page-text-you = { $player } (te)
page-game-over = A játéknak vége
page-waiting =
    { $others ->
        [0] { $player } következik
        [one] { $player } és még egy játékos következik
       *[other] { $player } és még { $others } játékos következik
    }
page-waiting-chance = Sorsolás folyik
page-thinking = { $time } ideje gondolkodik
page-thinking-since = utolsó lépés: { $time }
page-next-players = Utána: { $players }
page-result = Végeredmény
page-result-hide = Tábla megtekintése
page-result-place = { $place }. helyezett
page-text-now = Most
page-text-verb = { $verb } ({ $count })
page-log = Napló
page-log-note = vidd rá az egeret, és látod a térképen
page-log-since = Az utolsó fordulód óta
page-log-empty = Még nem történt semmi.
page-log-round = { $round }. kör
page-log-earlier = Korábbi lépések
page-watching = Nézőként követed ezt a játékot
page-name-numbered = { $name } ({ $number })
page-ask-name = Válassz nevet
page-ask-name-text = A többi játékos ezen a néven lát.
page-ask-name-go = Tovább
page-understood = Értem
page-result-lead = Ki vezetett az egyes körök után
page-result-sources = Pontok forrás szerint
page-result-start = Kezdéskor
page-result-share = Megosztás
page-row-round = { $round }. kör
page-row-you = a csoportod: { $faction }
page-row-with = ellenfelek: { $players }
page-row-last = { $player }: { $move }
page-log-line = { $player } { $text }
page-takeback-ask = Utolsó fordulóm visszavonása
page-takeback-asked = { $name } lépések visszavonását kéri.
page-takeback-waiting =
    { $count ->
        [one] Egy játékos beleegyezésére várunk a visszavonáshoz.
       *[other] { $count } játékos beleegyezésére várunk a visszavonáshoz.
    }
page-takeback-accept = Beleegyezem
page-takeback-decline = Elutasítom
page-leave = Kilépés a játékból
page-leave-sure = Gépi játékos veszi át a helyedet. Bármikor visszatérhetsz.
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
page-seat-open = Szabad hely
page-seat-take = Ideülök
page-seat-change = Ki játsszon itt: { $number }. hely
page-start = Játék indítása
page-link-copy = Link másolása
page-link-copied = Link kimásolva

## The account

page-account-title = Fiók
page-account-nobody = Nem vagy bejelentkezve
page-account-nobody-text = Játszhatsz vendégként, és később is létrehozhatsz fiókot. A játékaid megmaradnak.
page-account-guest = Vendégként játszol
page-account-guest-text = Ez a böngésző emlékszik rád. Fiókkal bármelyik eszközről eléred a játékaidat.
page-account-signed-in = Bejelentkezve: { $login }
page-account-name = Megjelenő név
page-account-name-login = A neved
page-account-password = Jelszó
page-account-password-help = Legalább 8 karakter, és ne legyen könnyű kitalálni: több szó a legjobb.
page-account-make = Fiók létrehozása
page-account-make-text = Egy név és egy jelszó, semmi más.
page-account-sign-in = Belépés
page-account-sign-in-text = Az itt vendégként játszott játékaid a fiókodba kerülnek.
page-account-sign-out = Kijelentkezés
page-account-sign-out-guest = Ha vendégként kijelentkezel, nem éred el többé a játékaidat. Előbb hozz létre fiókot.
page-account-which = Fiók létrehozása vagy belépés
page-account-password-title = Jelszó módosítása
page-account-password-old = Jelenlegi jelszó
page-account-password-new = Új jelszó
page-account-password-done = A jelszó megváltozott. Minden más eszközön kijelentkeztettünk.
page-account-sessions = Ahol be vagy jelentkezve
page-account-session-current = Ez az eszköz
page-account-session-seen = Utolsó aktivitás: { $ago }
page-account-session-end = Az eszköz kijelentkeztetése
page-account-session-unknown = Ismeretlen eszköz
page-account-session-browser = { $browser }, { $system }
page-account-data = Az adataid
page-account-data-text = Minden, amit ez a szerver rólad tárol, egy fájlban.
page-account-download = Letöltés
page-account-delete = Fiók törlése
page-account-delete-text = A neved, a munkameneteid, a csevegőüzeneteid és a beállításaid végleg törlődnek. A másokkal közös játékokban egy gép veszi át a helyedet.
page-account-delete-sure = Mindent törölsz?
page-account-delete-sure-text = Ezt nem lehet visszavonni.
page-account-delete-done = A fiókodat töröltük. Köszönjük, hogy játszottál.
page-account-welcome = Üdv, { $name }!
page-tokens = Személyes tokenek
page-tokens-text = Tokennel egy program a fiókod nevében járhat el. Akinél a token van, megteheti, amit itt engedélyezel.
page-token-made = A token elkészült
page-token-once = Másold ki most ezt a tokent. Többé nem jelenik meg.
page-token-copy = Token másolása
page-token-copied = Token kimásolva
page-token-until = Érvényes eddig: { $date }
page-token-revoke = Visszavonás
page-token-revoke-named = { $name } visszavonása
page-token-name = A program neve
page-token-scopes = Mit tehet
page-token-days = Érvényesség
page-token-days-count = { $count ->
    [one] 1 nap
   *[other] { $count } nap
}
page-token-create = Token létrehozása
page-token-new = Új token
page-scope-read = Az asztalaid és állásaid olvasása
page-scope-play = Játék a nevedben
page-scope-tables = Asztalok létrehozása, csatlakozás, indítás; kihívások
page-scope-chat = Csevegés a nevedben
page-bot = Bot
page-bot-text = Egy bot fiók nevében program játszhat. Mindenki látja, hogy bot: a neve végén [bot] áll.
page-bot-is = Ez a fiók bot.
page-bot-become = Bottá alakítás
page-bot-sure = Bottá alakítod ezt a fiókot? Csak olyan fióknál lehetséges, amely még soha nem játszott. Nem vonható vissza.
page-bot-docs = API-dokumentáció
page-bot-invite = Bot meghívása
page-bot-ask = Meghívás
page-bot-invited = { $name } meghívót kapott.
page-choose-name = Válassz másik nevet
page-choose-name-text = Egy régebbi fiók ugyanezzel a névvel jelentkezik be. Minden működik, mint eddig; válassz saját nevet a bejelentkezéshez.
page-email = Cím az elveszett jelszóhoz
page-email-text = Ha elveszíted a jelszavadat, oda küldünk egy linket az újhoz. Mást csak akkor küldünk, ha bekapcsolod az e-mailes értesítéseket.
page-email-is = Megerősítve: { $email }
page-email-label = E-mail-cím
page-email-sent = Nyisd meg az imént küldött üzenetben lévő linket.
page-email-remove = Cím törlése
page-email-confirmed = A címed megerősítve.
page-email-confirm = Cím megerősítése
page-recover = Elveszett a jelszavad?
page-recover-text = Írd be a nevedet. Ha a fiókhoz tartozik megerősített cím, oda küldünk egy linket.
page-recover-no-mail = Ez a szerver nem küld e-mailt. Kérj új jelszót az üzemeltetőjétől.
page-recover-send = Link küldése
page-recover-new = Válassz új jelszót
page-moderation = Moderálás
page-moderation-reports = Nyitott bejelentések
page-moderation-none = Nincs nyitott bejelentés.
page-moderation-audit = Mi történt
page-moderation-mute = Némítás egy napra
page-moderation-ban = Kitiltás 30 napra
page-moderation-close-table = Asztal bezárása
page-moderation-close-table-sure = Az asztal és a játéka mindenki számára törlődik. Ezt nem lehet visszavonni.
page-moderation-done = Bejelentés lezárása
page-people = Emberek
page-person-of = Róla: { $name }
page-person-block = Letiltás
page-person-unblock = Letiltás feloldása
page-person-block-text = Nem látod többé az üzeneteit, és nem ülhet le az asztalaidhoz.
page-person-mute = Némítás ennél az asztalnál
page-person-mute-text = Olvashatja a csevegést, de nem írhat bele.
page-person-unmute = Némítás feloldása
page-person-remove = Eltávolítás az asztaltól
page-person-remove-text = A kezdés előtt a hely újra szabad; folyamatban lévő játékban gép veszi át.
page-person-allow = Visszaengedés
page-person-report = Bejelentés
page-person-report-text = Mi történt? Az adminisztrátorok azt is látják, mit írt itt ez a személy.
page-person-reported = Köszönjük. Az adminisztrátorok megnézik.
page-invitation-new = Új link
page-invitation-end = Meghívó megszüntetése
page-invitation-ended = A meghívó megszűnt. Amíg nem készítesz új linket, más nem léphet be.
page-guests-chat = Vendégek is cseveghetnek
page-chat-closed = Itt csak a játékosok és a meghívott nézők írhatnak.
page-account-too-short = A jelszó legalább 8 karakter legyen.

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

## The rules

page-rules-title = Szabályok
page-rules-text = Saját szavainkkal, a szabálykönyvek és a gyakori kérdéseik alapján. Minden szabálynak száma van; az asztal hivatkozik rá, ha egy lépés nem megengedett.
page-rules-search = Keresés a szabályokban
page-rules-game = Melyik játék
page-rules-found =
    { $count ->
        [0] Nincs találat
       *[other] { $count } téma
    }
page-rules-none = Nincs ilyen téma
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
page-why-asking = Ellenőrzés
page-why-remedy = Előbb válts át valamit
page-why-nothing = Ezzel most semmit sem tehetsz.

## Warnings

page-warning-off = Erre ne figyelmeztess többet
page-warning-quiet = Kikapcsolt figyelmeztetés: { $kind }

## Talk

page-chat = Csevegés
page-chat-open =
    { $unread ->
        [0] Csevegés
       *[other] Csevegés, { $unread } új üzenet
    }
page-chat-empty = Még nincs üzenet.
page-chat-typing = { $name } éppen ír
page-chat-write = Írj üzenetet
page-chat-send = Küldés

## The connection

page-connection-connecting = Újrakapcsolódás
page-connection-polling = Nem élő: pár másodpercenként frissül

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

page-pace = Tempó
page-pace-all = Minden tempó
page-pace-live = Élő
page-pace-correspondence = Levelezős
page-pace-none = Óra nélkül
page-notices-table = Értesítések erről az asztalról
page-notice-turn = Te következel.
page-notice-chat = Új üzenet érkezett.
page-notice-over = Véget ért a játék.
page-games-offline = Nincs kapcsolat. Így álltak a játékaid, amikor legutóbb kapcsolódtál.
page-games-seen = Állapot: { $time }
