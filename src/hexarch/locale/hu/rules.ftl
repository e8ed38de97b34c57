# The page of the rules; the rules themselves are in the files of the games.

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
