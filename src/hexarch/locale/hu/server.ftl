# A szerver magyarul: miért utasít el valamit, és mit mond egy tervezet mellett.

## Titles by status

server-title-400 = Nem érthető
server-title-401 = Nem vagy bejelentkezve
server-title-403 = Nem megengedett
server-title-404 = Nem található
server-title-405 = Nem elérhető művelet
server-title-409 = Most nem
server-title-413 = Túl nagy
server-title-415 = Rossz fajta tartalom
server-title-422 = Nem érvényes
server-title-429 = Túl gyakran
server-title-500 = Valami nem sikerült
server-title-503 = Nem elérhető

## The request

server-refused = A szerver elutasítja ezt a kérést.
server-not-found = Ezen a címen nincs semmi.
server-method = Ez a cím ilyet nem kínál.
server-too-large = Ez több, mint amennyit a szerver elfogad.
server-content-type = Küldd application/json formátumban.
server-invalid = { $where } nem megfelelő: { $what }.
server-too-often =
    Ez túl gyakori volt. Próbáld újra ennyi idő múlva: { $seconds ->
        [one] egy másodperc
       *[other] { $seconds } másodperc
    }.
server-origin = Ez a kérés nem ennek a szervernek egy oldaláról érkezik.
server-failed = Valami nem sikerült. Semmi sem változott.
server-database = Az adatbázis nem válaszol. Semmi sem változott.
server-busy = Túl sok minden történik egyszerre ennél az asztalnál. Semmi sem változott; próbáld újra.
server-metrics = A mérőszámok a szerver üzemeltetőjének szólnak.
server-live-message = Ez az üzenet nem érthető.

## People

server-sign-in = Előbb mondd meg, ki vagy.
server-wrong-login = Ez a név és ez a jelszó nem tartozik össze.
server-wrong-password = Nem ez a jelszavad.
server-other-password = Válassz másik jelszót.
server-no-account = A vendégnek nincs jelszava.
server-no-session = Nincs ilyen munkamenet.

## Tables

server-no-game = Nincs ilyen játék. Ezek vannak: { $games }.
server-no-level = Nincs ilyen gépi játékos. Ezek vannak: { $levels }.
server-no-table = Nincs ilyen asztal, vagy zártkörű, és meghívó kell hozzá.
server-no-seat = Ennél az asztalnál nincs { $seat }. hely.
server-seat-count =
    A játék nem játszható ennyi hellyel: { $count ->
        [one] egy
       *[other] { $count }
    }.
server-seat-taken = Foglalt: { $seat }. hely.
server-seats-open = Vannak még szabad helyek.
server-table-full = Minden hely foglalt.
server-table-open = A játék még nem indult el.
server-table-running = A játék már elindult.
server-table-finished = A játéknak vége.
server-table-analysis = Ez egy játék elemzése, nem folyó játék.
server-owner-only = Ezt csak az asztal gazdája teheti meg.
server-not-seated = Nem ülsz ennél az asztalnál.
server-not-your-seat = Nem a tiéd: { $seat }. hely.
server-seat-left = Kiléptél ebből a játékból. Térj vissza, ha folytatni szeretnéd.

## Playing

server-stale = Közben történt valami. Nézd meg az új állást.
server-no-position = A játékban { $entries } lépés van, ezért nincs { $number }. állás.
server-not-legal = Ez most nem lehetséges.
server-possible = Ez lehetséges.
server-rule = { $sentence }
server-chance-first = Előbb a véletlen dönt.
server-action-or-text = Egy akcióról, egy szövegről vagy az asztal egy eleméről kérdezz.
server-draft-complete = A forduló kész: véglegesítsd, vagy vonj vissza egy lépést.
server-draft-incomplete = A forduló még nem kész.
server-draft-empty = Nincs mit véglegesíteni.
server-draft-moved = Közben mások léptek; a tervezeted még lehetséges.
server-draft-dropped = Közben mások léptek; a tervezeted már nem lehetséges.
server-takeback-open = Már van egy függő visszavonási kérés.
server-no-takeback = Senki sem vár a válaszodra visszavonás ügyében.
server-nothing-to-take-back = Nincs mit visszavonni.
server-no-hints = Más emberek elleni játékban nincs tipp.
server-no-hint = Nem sikerült időben tippet találni.
server-unreadable = Ez a játék nem olvasható.
