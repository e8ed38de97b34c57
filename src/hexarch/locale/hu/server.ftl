# A szerver magyarul: miért utasít el valamit, és mit mond egy tervezet mellett.

## Titles by status

server-title-400 = Hibás kérés
server-title-401 = Nem vagy bejelentkezve
server-title-403 = Nem megengedett
server-title-404 = Nem található
server-title-405 = Nem megengedett metódus
server-title-408 = Időtúllépés
server-title-409 = Ütközés
server-title-413 = Túl nagy
server-title-415 = Nem támogatott tartalomtípus
server-title-422 = Érvénytelen kérés
server-title-429 = Túl sok kérés
server-title-500 = Hiba történt
server-title-503 = A szolgáltatás nem érhető el

## The request

server-refused = A szerver elutasította ezt a kérést.
server-not-found = Ezen a címen nincs semmi.
server-method = Ez a metódus itt nem megengedett.
server-too-large = A kérés túl nagy.
server-content-type = A kérést application/json formátumban küldd.
server-invalid = { $where } érvénytelen: { $what }.
server-too-often =
    Túl sok kérés; próbáld újra ennyi idő múlva: { $seconds ->
        [one] 1 mp
       *[other] { $seconds } mp
    }.
server-origin = Ez a kérés nem ennek a szervernek egy oldaláról érkezik.
server-host = Ez a szerver nem ezen a néven érhető el.
server-failed = Hiba történt. Semmi sem változott.
server-database = Az adatbázis nem válaszol. Semmi sem változott.
server-busy = Ez az asztal most túl elfoglalt. Semmi sem változott; próbáld újra.
server-overloaded = A szerver túlterhelt. Semmi sem változott; próbáld újra.
server-workers-busy =
    A szerver túlterhelt; próbáld újra ennyi idő múlva: { $seconds ->
        [one] 1 mp
       *[other] { $seconds } mp
    }.
server-outcome-unknown = Megszakadt a kapcsolat az adatbázissal. Nem tudni, hogy a mentés megtörtént-e; ugyanaz a kérés biztonságosan újraküldhető.
server-timeout = A kérés túl lassan érkezett meg.
server-metrics = A mérőszámok csak a szerver üzemeltetőjének érhetők el.
server-live-message = Ezt az üzenetet nem sikerült értelmezni.

## People

server-sign-in = Jelentkezz be.
server-wrong-login = Hibás név vagy jelszó.
server-wrong-password = Hibás jelszó.
server-other-password = Válassz másik jelszót.
server-no-account = A vendégeknek nincs jelszavuk.
server-name-taken = Ez a név már foglalt. Ha a tiéd, jelentkezz be; ha nem, válassz másikat.
server-weak-password = Ezt a jelszót könnyű kitalálni. Használj több szót vagy hosszabb jelszót.
server-banned = Ez a fiók ki van tiltva eddig: { $until }.
server-no-mail = Ez a szerver nem küld e-mailt.
server-link-expired = Ez a link már nem érvényes. Kérj újat.
server-no-user = Ez a személy nem létezik.
server-admin-only = Ezt csak adminisztrátor teheti meg.
server-no-report = Ez a bejelentés nem létezik.
server-no-session = Nincs ilyen munkamenet.
server-token = Ez a token nem érvényes: hibás, lejárt vagy visszavonták.
server-token-scope = Ennek a tokennek nincs { $scope } jogosultsága.
server-token-never = Ez tokennel nem végezhető el. Jelentkezz be az oldalon.
server-no-token = Ez a token nem létezik.
server-tokens-many = Egy fióknak legfeljebb { $count } tokenje lehet. Előbb vonj vissza egyet.
server-bot-played = Csak olyan fiók válhat bottá, amely még soha nem ült asztalnál.
server-bot-invited = Bot csak kihívással vagy meghívóval csatlakozhat egy asztalhoz.
server-no-bot = Nincs ilyen bot.
server-bot-blocked = Ez a bot nem játszik veled.
server-no-challenge = Ez a kihívás nem létezik.
server-challenge-other = Erre a kihívásra nem te válaszolhatsz.
server-challenge-over = Erre a kihívásra már válaszoltak.

## Tables

server-no-game = Nincs ilyen játék. Elérhető játékok: { $games }.
server-no-level = Nincs ilyen gépi játékos. Elérhető szintek: { $levels }.
server-no-lesson = Nincs ilyen lecke.
server-no-table = Ez az asztal nem létezik, vagy zártkörű, és meghívó kell hozzá.
server-no-seat = Ennél az asztalnál nincs { $seat }. hely.
server-seat-count =
    Ezzel a játékkal ennyi játékos nem játszhat: { $count ->
        [one] egy
       *[other] { $count }
    }.
server-seat-taken = Foglalt: { $seat }. hely.
server-seats-open = Vannak még szabad helyek.
server-table-full = Minden hely foglalt.
server-table-open = A játék még nem indult el.
server-table-running = A játék már elindult.
server-table-finished = A játéknak vége.
server-table-analysis = Ez egy elemzés, nem folyamatban lévő játék.
server-owner-only = Ezt csak az asztal tulajdonosa teheti meg.
server-not-seated = Nem ülsz ennél az asztalnál.
server-not-your-seat = Nem a tiéd: { $seat }. hely.
server-seat-left = Kiléptél ebből a játékból. Térj vissza, ha folytatni szeretnéd.
server-removed = A tulajdonos eltávolított ettől az asztaltól.
server-blocked = Az asztal tulajdonosa letiltott téged.
server-not-yourself = Ezt magaddal nem teheted meg.
server-chat-seated = Itt csak a játékosok és a meghívott nézők cseveghetnek.
server-chat-guests = Ennél az asztalnál csak fiókkal rendelkezők cseveghetnek.
server-muted = El vagy némítva, ezért nem cseveghetsz.

## Playing

server-stale = A játék közben továbbhaladt. Nézd meg az új állást.
server-no-position = A játékban { $entries } lépés van, ezért nincs { $number }. állás.
server-not-legal = Ez most nem lehetséges.
server-chance-first = Előbb sorsolni kell.
server-action-or-text = Adj meg egy akciót, egy szöveget vagy az asztal egy elemét.
server-draft-complete = A forduló kész: véglegesítsd, vagy vonj vissza egy lépést.
server-draft-incomplete = A forduló még nem kész.
server-draft-empty = Nincs mit véglegesíteni.
server-draft-changed = A tervezeted egy másik ablakban megváltozott. Ez az újabb; nézd át, és véglegesítsd újra.
server-takeback-open = Már kértek visszavonást.
server-no-takeback = Nincs visszavonási kérés, amely a válaszodra várna.
server-nothing-to-take-back = Nincs mit visszavonni.
server-no-hints = Más emberek elleni játékban nem érhető el tipp.
server-no-hints-yet = Még folyik egy emberek elleni játék ezzel az előkészítéssel és ezekkel a lépésekkel. Tipp csak a vége után kérhető.
server-no-branch = Emberek elleni, folyamatban lévő játék nem elemezhető. Várd meg a végét.
server-report-unfinished = Csak befejezett játékot lehet elemezni.
server-no-game-report = Itt nincs jelentés.
server-reports-pending = { $count } jelentésed még készül. Várd meg, amíg az egyik elkészül.
server-no-hint = Nem sikerült időben tippet találni.
server-unreadable = Ezt a játékot nem sikerült beolvasni.
server-import-too-long = Ebben a játékban { $entries } lépés van; egy játékban legfeljebb { $count } lehet.
server-game-too-long = Egy játékban legfeljebb { $count } lépés lehet; ez nem folytatható.
server-wishes-too-many = Túl sokszor módosítottad az állandó válaszaidat; várd meg a következő lépést.

server-no-clock = Ennek az asztalnak nincs órája.
server-pause-open = Már kértek szünetet, vagy az órák állnak.
server-no-pause = Senki sem vár a szünetről szóló válaszodra.
server-not-claimable = Ezt a helyet nem lehet átvenni.
server-pace = Ez a tempó nem lehetséges.
server-pace-live = Az éjszakák és a hétvégék nem állíthatják meg egy élő játék óráit.
server-pace-drop = Ennek a játéknak a szabályai szerint egy játékos nem szállhat ki.
server-zone = Nincs ilyen időzóna.
server-night = Egy éjszaka 1 és { $hours } óra közötti.
server-vacation = Ezek a szabadságnapok nem lehetségesek.
server-vacation-days = Egy évben ({ $year }) legfeljebb { $days } szabadságnapot vehetsz ki.
server-calendar-again = Az időzónádat és az éjszakádat naponta egyszer módosíthatod.
server-blocked-you = Ez a személy nem akar veled játszani.
server-sits-already = Ez a személy már az asztalnál ül.
server-too-many = Legfeljebb { $most } fér el.
server-tables-most = { $most } befejezetlen vagy importált játékod van, ennél több nem lehet. Előbb törölj néhányat.
server-accounts-only = Vendégként ez nem lehetséges. Előbb hozz létre fiókot.
server-no-group = Nincs ilyen csoport, vagy nem vagy a tagja.
server-group-owner = Ezt csak a csoport tulajdonosa teheti meg.
server-member-already = Ez a személy már tag, vagy már meghívták.
server-group-link = Ez a csoportmeghívó már nem érvényes.
server-no-event = Nincs ilyen esemény, vagy nem vagy a csoport tagja.
server-event-status = Az esemény már elkezdődött, vagy véget ért.
server-event-running = Az esemény még nem ért véget.
server-event-few = Minden osztályhoz legalább { $least } játékos kell.

## Feladványok és tanulmányok

server-no-puzzle = Nincs ilyen feladvány.
server-puzzle-closed = Ez a feladvány már nincs az asztalodon. Nyisd meg újra.
server-puzzle-unfinished = Előbb fejezd be a fordulódat.
server-puzzle-no-hints = Feladványban nincs tipp. A megoldást megnézheted.
server-no-study = Nincs ilyen tanulmány, vagy nem nyilvános.
server-study-accounts = A tanulmányokhoz fiók kell. Hozz létre egyet, hogy megőrizd a tieidet.
server-study-most = { $most } tanulmányod van. Előbb törölj egyet.
server-study-chapters = Egy tanulmánynak legfeljebb { $most } fejezete lehet.
server-study-notes = Egy fejezet jegyzetei túl hosszúak.
server-study-file = Ezt a tanulmányt nem lehet importálni: { $sentence }
