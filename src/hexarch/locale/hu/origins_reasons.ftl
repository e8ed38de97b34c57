# Origins: Az első építők magyarul. Minden mondat egész; a nevek a paraméterek helyére kerülnek.

## Parts of the sentences below

origins-part-worker =
    { $worker ->
        [freeman] { $value } értékű { $colour } szabad embered
        [speaker] { $value } értékű szónokod
       *[archon] arkhónod
    }
origins-part-price =
    { $kinds ->
        [stone] { $stone } kő
        [food] { $food } élelem
        [wisdom] { $wisdom } bölcsesség
        [stone-wisdom] { $stone } kő és { $wisdom } bölcsesség
       *[other] { $stone } kő, { $food } élelem és { $wisdom } bölcsesség
    }
origins-part-have =
    { $kinds ->
        [stone] { $have_stone } kő
        [food] { $have_food } élelem
        [wisdom] { $have_wisdom } bölcsesség
        [stone-wisdom] { $have_stone } kő, { $have_wisdom } bölcsesség
       *[other] { $have_stone } kő, { $have_food } élelem, { $have_wisdom } bölcsesség
    } és { $gold } arany

## Whose turn it is

origins-game-over = A játéknak vége.
origins-no-such-seat = Ott nem ül senki.
origins-no-such-action = Nincs ilyen akció.
origins-chance-first = Előbb sorsolás vagy dobás jön; várj egy pillanatot.
origins-not-your-turn = Most { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } játékos van soron.
origins-passed = Passzoltál; várd meg a következő kört, amíg { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } játékos folytatja.
origins-left-to-chance = Erről sorsolás dönt, nem a játékos.
origins-set-up-is-over = Az előkészületek véget értek.
origins-not-possible = Ez most nem lehetséges.

## Set-up and chance

origins-asked-bonus-tile = Előbb egy bónuszakció-lapka sorsolása jön ide: { $site }.
origins-asked-card =
    Előbb zodiákuskártya sorsolása jön { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomához.
origins-asked-market = Előbb egy lapka sorsolása jön az épületpiacra.
origins-asked-stack = Előbb a { $colour } pakli következő lapkájának felfordítása jön.
origins-asked-offer = Előbb a { $colour } kocka dobása jön a polgárkínálatba.
origins-asked-speaker-roll = Előbb egy szónokkocka dobása jön.
origins-asked-district = Előbb egy negyedkártya kiosztása jön.
origins-asked-start = Előbb eldől, ki kezd.
origins-asked-draft-roll = Előbb egy { $colour } kocka dobása jön a kezdőkockák közé.
origins-asked-refill = Előbb egy új { $colour } kocka dobása jön a polgárkínálatba.
origins-asked-keep = Előbb eldől, melyik zodiákuskártya marad nálad.
origins-asked-discard =
    { $left ->
        [1] Előbb tegyél félre még egyet a legmagasabb kockák közül.
       *[other] Előbb tegyél félre { $left } kockát a legmagasabbak közül.
    }
origins-asked-draft =
    { $left ->
        [1] Előbb vegyél el még egyet a kezdőkockák közül.
       *[other] Előbb vegyél el egy kockát: a kezdőkockák közül { $left } a tiéd lesz.
    }
origins-bonus-tile-drawn = A { $colour } bónuszakció-lapka már egy helynél van.
origins-card-drawn = Ez a kártya már egy templomnál van: { $card }.
origins-colour-in-market = A piacon már van { $colour } lapka, és a piac minden színből eggyel indul.
origins-other-stack = A lapka a { $colour } pakliból jön, ez pedig más színű: { $building }.
origins-tiles-gone = Ebből a lapkából nem maradt a paklijában: { $building }.
origins-tile-not-next = Ebben a pakliban már csak visszatett lapkák vannak, és nem ez a következő: { $building }.
origins-six-again = Az új polgárkockával dobott 6-ost újra kell dobni.
origins-no-such-face = A szónokkockának nincs ilyen oldala: { $value }.
origins-district-drawn = Ez a negyedkártya már kint van: { $number }.
origins-no-such-player =
    Nincs { $number }. játékos; { $players ->
        [one] csak egy játékos van
       *[other] { $players } játékos van
    }.
origins-card-not-held =
    Nem nálad van { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomának kártyája.
origins-not-in-draft = Nincs választható { $value } értékű { $colour } kocka.
origins-not-highest = Előbb egy { $highest } értékű kockát kell félretenni; a { $colour } kocka értéke { $value }.

## The action of a turn

origins-action-due = A fordulódban egy akció jár: keress fel egy helyet, zárj le egy negyedet, építs toronyszintet, növeld a népességedet, vagy passzolj.
origins-archon-used = Az arkhónod passzolásig itt van: { $site }.
origins-no-such-speaker = Nincs { $value } értékű szónokod.
origins-freeman-used = A { $colour }, { $value } értékű szabad embered passzolásig itt van: { $site }.
origins-no-such-freeman = Nincs fel nem használt, { $value } értékű { $colour } szabad embered.
origins-visit-price = { $site } értéke { $needed }, ezért ennyit kell fizetned ({ origins-part-worker }): { origins-part-price }; neked { origins-part-have } van.
origins-district-closed = { $cell }: ez a negyed már le van zárva.
origins-no-district =
    { $tiles ->
        [0] { $cell }: itt nincs negyed. A hatalom széke négy lapka között van, itt pedig egy sincs.
       *[other] { $cell }: itt nincs negyed. A hatalom széke négy lapka között van, itt pedig csak { $tiles } van.
    }
origins-no-freeman = Nincs fel nem használt szabad embered, akit a hatalom székére ültethetnél.
origins-no-tower-disc = A készletben nem maradt { $colour } toronykorong.
origins-tower-price = A { $colour } tornyod következő szintjének ára { $price } arany; neked { $gold } van, és az aranyat semmi sem helyettesítheti.
origins-all-bases = Minden népességtalpad ({ $bases }) játékban van már.
origins-grow-price = A következő népességtalp ára { origins-part-price }; neked { origins-part-have } van.
origins-no-extra-alone = Egyedül játszva a fölényjelzővel csak a helyek emelkedését akadályozhatod meg, további akciót nem ad.
origins-one-token = Fordulónként csak egy fölényjelzőt költhetsz el.
origins-no-token = Nincs fölényjelződ.
origins-token-after-action = A fölényjelző az első akciód után ad még egyet, nem helyette.
origins-asked-token = Megvolt az akciód: költs el egy fölényjelzőt egy továbbiért, vagy fejezd be a fordulót.

## Actions that are not due now

origins-visit-first = Előbb keress fel egy helyet egy munkásoddal; a hely akciói utána jönnek.
origins-district-first = Előbb válaszd ki a negyedet, amelyet lezársz.
origins-match-after-closing = Negyedkártyát akkor értékelsz, amikor hozzá illő negyedet zársz le.
origins-rise-after-visit = Az emelkedő szomszédot egy hely felkeresésekor választod ki.
origins-only-solo = A szomszédos helyek csak egyszemélyes módban emelkednek.
origins-nothing-to-pay = Nincs mit fizetni.
origins-no-exchange-due = Nyersanyagból csak olyan mezőről indított támadással lesz arany, amely ezt megengedi.
origins-no-gain-due = Most nem jár neked választott nyersanyag.
origins-no-move-due = A katonai sávon csak olyan akcióval vagy képességgel léphetsz, amely ezt megengedi.
origins-no-attack-due = Csak olyan akcióval vagy képességgel támadhatsz, amely ezt megengedi.
origins-no-purchase-due = Lapkát egy hely főakciójával vagy bónuszakciójával vehetsz.
origins-no-tile-to-place = Nincs lerakandó új lapkád.
origins-no-ability-due = Egy képességet a lapka lerakása után használsz, vagy amikor egy negyedet a színével egyező kockával zársz le.
origins-no-die-due = Polgárkockát csak olyan akcióval, képességgel vagy kártyával vehetsz el, amely ezt megengedi.
origins-no-speaker-due = Szónokot csak olyan bónuszakcióval vagy képességgel vehetsz el, amely ezt megengedi.
origins-no-advance-due = Templomban csak olyan akcióval vagy képességgel léphetsz előre, amely ezt megengedi.
origins-no-rise-due = Egy kocka élelemmel, képességgel vagy kártyával növekszik.
origins-return-after-passing = A munkásaid akkor térnek vissza, amikor passzolsz.
origins-not-using = Ezt egy épület képessége engedi, amelyet most nem használsz: { $building }.

## At a site

origins-asked-visit = Itt vagy: { $site }. Válassz egyet az akciói közül, vagy fejezd be a látogatást.
origins-main-due = Előbb hajtsd végre az egyik főakciót: { $site }.
origins-main-used = Ezt a főakciót már végrehajtottad.
origins-one-main = Egy főakciót már végrehajtottál; csak a 6 értékű szabad ember hajthatja végre mindkettőt.
origins-bonus-used = A bónuszakciót már végrehajtottad.
origins-archon-lacks-colour = A bónuszakció-lapka { $colour }; az arkhónod csak akkor ilyen színű, ha van { $colour } tanácsadód.
origins-speaker-has-no-colour = A bónuszakció-lapka { $colour }, a szónokoknak pedig nincs színük.
origins-other-colour = A bónuszakció-lapka { $colour }, a szabad embered pedig { $own }.
origins-no-bonus-gold = Bónuszakció helyett csak az vehet el aranyat, akinél ez a kártya van: { $card }.
origins-asked-rise = Válaszd ki, melyik szomszédos hely emelkedjen még, vagy költs el egy fölényjelzőt, hogy egyik se emelkedjen.
origins-no-neighbour = Csak e hely szomszédja emelkedhet: { $site }.
origins-neighbour-at-six = { $site } értéke már 6, ezért nem választható.

## The effect of an action or ability

origins-effect-price = Ennek ára { origins-part-price }; neked { origins-part-have } van.
origins-brings-nothing = Ez most semmit sem hozna neked.
origins-all-at-top = Minden zodiákuskorongod a templomsávja tetején van.
origins-at-top =
    A korongod már { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomának tetején van.
origins-market-empty = Nincs elvehető lapka.
origins-no-base = Nincs szabad népességtalpad újabb polgárkockához.
origins-offer-empty = A polgárkínálatban nincs kocka.
origins-cheapest-die = A polgárkínálat legolcsóbb kockájának ára { origins-part-price }; neked { origins-part-have } van.
origins-no-speakers = A kínálatban nincs szónok.
origins-final-space = A katonai korongod a célmezőn áll, és többé nem mozdul.
origins-nothing-to-feed = A katonai korongod a célmezőn áll, és egyetlen fel nem használt szabad embered sem növelhető.
origins-nothing-to-spend = Nincs elkölthető nyersanyagod.
origins-nobody-rises = Egyetlen fel nem használt szabad embered sem növelhető.
origins-nobody-weaker = A katonai korongod a célmezőn áll, és senkinek sincs kisebb katonai ereje.
origins-nothing-to-swap = Nincs olyan fel nem használt kockád, amelyet a készlet más színű kockájára cserélhetnél.
origins-nothing-to-copy = Egyetlen szomszédos épületnek sincs olyan képessége, amely most hozna neked valamit.
origins-no-veteran = Nincs hozzá fel nem használt { $colour } szabad embered.
origins-no-tile = { $cell }: itt nincs lapka.
origins-farm-has-no-ability = A farmnak nincs képessége.
origins-palace = A palotának nincs képessége.

## Payments and gains

origins-asked-pay = Előbb mondd meg, mennyi aranyat használsz a fizetéshez.
origins-pay-too-much = Csak ennyivel tartozol: { $amount } { $resource }; ennél több aranyat nem használhatsz.
origins-pay-too-little = Ennyivel tartozol: { $amount } { $resource }; neked { $have } van belőle, ezért legalább { $least } aranyat kell hozzáadnod.
origins-pay-no-gold = Csak { $gold } aranyad van.
origins-pay-leaves-too-little = { $gold } aranyad van, és ebből { $needed } kell az ár többi részéhez.
origins-asked-gain = Előbb válaszd ki, melyik nyersanyagot kéred.
origins-gain-order = Előbb követ válassz, aztán élelmet, aztán bölcsességet; erre már késő: { $resource }.
origins-not-among-gains = Itt ezt nem választhatod: { $resource }.
origins-asked-spend = Előbb mondd meg, melyik nyersanyagot adod aranyért, vagy fejezd be.
origins-none-to-spend = Ebből nincs mit elköltened: { $resource }.

## The military track, and food

origins-asked-march = Lépj a katonai sávon, vagy támadj.
origins-moved-already = Ebben az akcióban nem maradt lépésed.
origins-attacked-already = Ebben az akcióban nem maradt támadásod.
origins-asked-feed = Fizess élelmet, hogy növelj egy fel nem használt szabad embert, vagy lépj egy mezőt a katonai sávon.
origins-fed-enough = Már annyiszor fizettél élelmet, ahányszor ez az akció engedi.
origins-only-unused-freemen = Így csak fel nem használt szabad ember növelhető.
origins-six-stays = A { $colour } szabad embered értéke 6, és ennél az asztalnál így nem növelhető tovább.

## Buying and placing

origins-asked-buy = Előbb válaszd ki a lapkát, amelyet megveszel, vagy amelyet farmként építesz meg.
origins-not-in-market = Ez nincs a piacon: { $building }.
origins-not-stored = Ez nincs a táblád mellett: { $building }.
origins-tile-price = { $building } ára { origins-part-price }, neked { origins-part-have } van; farmként nem kerül semmibe.
origins-no-covering = Farmra csak az építhet épületet, akinél ez a kártya van: { $card }.
origins-no-farm = Nincs ráépíthető farmod.
origins-asked-place = Előbb rakd le az új lapkát a városodban.
origins-place-taken = { $cell }: itt már van lapka.
origins-not-adjacent = { $cell }: itt a lapkának nem lenne közös oldala a városoddal.
origins-no-farm-there = { $cell }: itt nincs farmod.
origins-farm-bound = { $cell }: ez a farm lezárt negyedhez tartozik, ezért ennél az asztalnál nem építhető be.

## Districts

origins-asked-close-with = Előbb válaszd ki a szabad embert, akinek kockája a hatalom székére kerül.
origins-asked-match = A negyeded több negyedkártyához is illik: válaszd ki, melyiket értékeled.
origins-district-not-displayed = Ez a negyedkártya nincs kint: { $number }.
origins-no-match = A negyeded sehogy sem adja ki e negyedkártya mintáját, elforgatva vagy tükrözve sem: { $number }.
origins-asked-activate = Használj egy most elérhető képességet, vagy fejezd be.
origins-not-activated = Ennek a lapkának most nincs használható képessége: más színű, vagy már használtad.

## Dice

origins-asked-take = Előbb vegyél el egy kockát a polgárkínálatból.
origins-not-in-offer = A polgárkínálatban nincs { $value } értékű { $colour } kocka.
origins-die-price = A { $colour } kocka ára { origins-part-price }; neked { origins-part-have } van.
origins-asked-speaker = Előbb vegyél el egy szónokot.
origins-speaker-not-offered = A kínálatban nincs { $value } értékű szónok.
origins-asked-return = Válaszd ki, melyik 6 értékű szabad embered tér vissza következőnek.
origins-none-to-take-back = Nincs visszavehető, 6 értékű { $colour } szabad embered.

## Temples

origins-asked-advance = Előbb lépj előre egy templomban.
origins-another-temple =
    Ehhez a lépéshez nem választhatod { $temple ->
        [Hegy] a Hegy
        [Tenger] a Tenger
       *[other] az { $temple }
    } templomát; válassz másikat.
origins-advance-price = Ennek a lépésnek 1 arany az ára, és neked nincs.
origins-too-many-steps = Csak { $most } mezőt léphetsz előre.
origins-near-top =
    { $left ->
        [0]
            A korongod { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomának tetején van, és nem léphet tovább.
       *[other]
            A korongod csak { $left } mezőre van { $temple ->
                [Hegy] a Hegy
                [Tenger] a Tenger
               *[other] az { $temple }
            } templomának tetejétől.
    }
origins-at-least-one-step = Csak akkor veheted el a kártyát, ha legalább egy mezőt előrelépsz.
origins-steps-due =
    { $temple ->
        [Hegy] A Hegy
        [Tenger] A Tenger
       *[other] Az { $temple }
    } templomában pontosan { $steps } mezőt lépsz előre.

## Questions of cards and buildings

origins-asked-raise-by-two = Előbb mondd meg, melyik polgárkockád növekszik 2-vel, vagy fejezd be.
origins-only-citizens-rise = Így csak polgárkocka növelhető.
origins-no-such-die = Nincs ott { $value } értékű { $colour } polgárkockád; a hatalom székén álló kockák nem számítanak.
origins-die-at-most = Ez a kocka nem nőhet e fölé: { $most }.
origins-asked-raise-new-die = Előbb mondd meg, növekszik-e 1-gyel az imént elvett kocka.
origins-only-new-die = Csak az imént elvett kocka növelhető.
origins-asked-store = Előbb válaszd ki a piac lapkáját, amelyet félreteszel a táblád mellé.
origins-asked-swap = Előbb válaszd ki a fel nem használt kockát, amelyet elcserélsz, és az új színét.
origins-same-colour = A kocka már most is { $colour }.
origins-colour-not-in-supply = A készletben nem maradt { $colour } kocka.
origins-asked-ship = Előbb válaszd ki az anyahajót, amelyet 1-re állítasz.
origins-asked-raise-freeman = Előbb válaszd ki a fel nem használt szabad embert, aki növekszik.
origins-same-freeman = Mindkét növelés ugyanazé a szabad emberé.
origins-asked-copy = Előbb válaszd ki a szomszédos épületet, amelynek képességét használod.
origins-no-copy-of-copies = Nem használhatja egy másik, ugyanilyen épület képességét.
origins-asked-veteran = Válassz egy fel nem használt { $colour } szabad embert.
origins-veteran-of-one = Ennél az asztalnál 1 értékű szabad ember nem választható, mert az értéke nem csökkenhetne.
