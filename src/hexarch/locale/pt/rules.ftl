# The page of the rules; the rules themselves are in the files of the games.

## The rules

page-rules-title = Regras
page-rules-text = Em nossas próprias palavras, a partir dos livros de regras e de suas perguntas frequentes. Cada regra tem um número; a mesa o cita quando uma jogada não é permitida.
page-rules-search = Pesquisar nas regras
page-rules-game = Qual jogo
page-rules-found =
    { $count ->
        [0] Nada encontrado
        [1] 1 tema
       *[other] { $count } temas
    }
page-rules-none = Nenhum tema corresponde
page-rules-none-text = { $game ->
    [origins] Tente uma só palavra, como “templo” ou “torre”, ou o número de uma regra, como OR-063.
   *[other] Tente uma só palavra, como “ponte” ou “poder”, ou o número de uma regra, como TM-131.
}
page-rules-clear = Limpar a pesquisa
page-rules-topics = Temas
page-rules-numbers =
    { $count ->
        [1] Regra { $first }
       *[other] Regras { $first } a { $last }
    }
