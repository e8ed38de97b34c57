# The page of the rules; the rules themselves are in the files of the games.

## The rules

page-rules-title = Regole
page-rules-text = Con parole nostre, dai regolamenti e dalle loro domande frequenti. Ogni regola ha un numero; il tavolo lo cita quando una mossa non è permessa.
page-rules-search = Cerca nelle regole
page-rules-game = Quale gioco
page-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 argomento
   *[other] { $count } argomenti
}
page-rules-none = Nessun argomento corrisponde
page-rules-none-text = { $game ->
    [origins] Prova con una sola parola, come «tempio» o «torre», o con il numero di una regola, come OR-063.
   *[other] Prova con una sola parola, come «ponte» o «potere», o con il numero di una regola, come TM-131.
}
page-rules-clear = Cancella la ricerca
page-rules-topics = Argomenti
page-rules-numbers = { $count ->
    [one] Regola { $first }
   *[other] Regole da { $first } a { $last }
}
