# Problemas em português.

puzzles-title = Problemas
puzzles-intro = Encontre a única jogada que é claramente a melhor. As posições vêm de partidas da liga e de partidas entre jogadores virtuais.
puzzles-how = Um jogador virtual forte avalia sua jogada pelos pontos que espera no fim da partida. São aceitas jogadas tão boas quanto a dele, dentro da incerteza das estimativas. Vale a primeira tentativa.
puzzles-daily = Problema do dia
puzzles-daily-done = Resolvido hoje
puzzles-daily-again = Ver de novo
puzzles-solve = Resolver
puzzles-round = Rodada { $round }
puzzles-difficulty = Dificuldade
puzzles-level-mine = Perto da minha classificação
puzzles-level-1 = Fácil
puzzles-level-2 = Médio
puzzles-level-3 = Difícil
puzzles-level-4 = Muito difícil
puzzles-level-count = { $level } ({ $solved } de { $count } resolvidos)
puzzles-next = Próximo problema
puzzles-all = Todos os problemas
puzzles-rating = Classificação
puzzles-solved = Resolvidos
puzzles-solved-of = { $solved } de { $tried }
puzzles-streak = Seguidos
puzzles-best-streak = Melhor série
puzzles-days = Dias seguidos
puzzles-task = Problema ({ $level }), rodada { $round }: encontre a melhor jogada
puzzles-show = Mostrar a solução
puzzles-again = Tentar de novo
puzzles-verdict = Resultado
puzzles-result-solved = Resolvido!
puzzles-result-close = Quase, mas há uma jogada melhor
puzzles-result-wrong = Há uma jogada melhor
puzzles-result-shown = A solução
puzzles-lost = Sua jogada desperdiça cerca de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
puzzles-fold = Mostrar ou esconder a explicação
puzzles-steps = A solução no tabuleiro
puzzles-step = Passo { $step } de { $steps }
puzzles-step-back = Um passo atrás
puzzles-step-on = Um passo à frente
puzzles-why = Vale cerca de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} a mais, sobretudo por: { $sources }.
puzzles-than-mine = Comparada com sua jogada: { $turn }
puzzles-than-other = Comparada com a segunda melhor ideia: { $turn }
puzzles-plan = Como a rodada pode continuar
puzzles-noise = A estimativa tem uma incerteza de cerca de { $noise } pontos; outras ideias valem pelo menos { $margin } pontos a menos.
puzzles-rating-change = Sua classificação é { $rating } ({ $change }). Resolvidos seguidos: { $streak }.
