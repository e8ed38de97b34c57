# Aprender: a página das lições e o treinador na mesa.

learn-title = Aprender
learn-text = Jogue uma primeira partida com um treinador ou pratique uma ideia de cada vez. Aqui você não perde nada.
learn-first-game = Sua primeira partida
learn-first-game-text = Cerca de 20 minutos contra o computador. O treinador explica uma coisa por turno e sugere jogadas.
learn-first-game-start = Começar com o treinador
learn-first-game-again = Jogar de novo
learn-lessons = Lições
learn-lessons-text = Posições curtas com uma tarefa cada, da mais simples à mais difícil.
learn-progress = { $done } de { $all } feitas
learn-done = Feita
learn-open = Abrir
learn-continue = Próxima: { $lesson }
learn-all-done = Você fez todas as lições deste jogo. É hora de uma partida de verdade.
learn-play-computer = Jogar contra o computador
learn-rules = Regras
learn-empty = Nenhuma lição feita ainda. A primeira leva um minuto.
learn-opening = Preparando a mesa …

learn-coach = Treinador
learn-task = Tarefa
learn-solved = Resolvido!
learn-stuck = Ainda não foi isso. Comece de novo e peça uma dica, se quiser.
learn-hint = Dica
learn-solution = Solução
learn-solution-text = Solução: { $moves }
learn-again = Começar de novo
learn-next = Próxima lição
learn-back = Todas as lições
learn-leave = Sair
learn-leave-text = Sua partida fica guardada; continue quando quiser.
learn-silence = Silenciar o treinador
learn-speak = Deixar o treinador falar
learn-suggest = Sugerir uma jogada
learn-suggesting = O treinador está pensando …
learn-suggestion = Eu faria isto: { $moves }
learn-suggestion-now = Isso traz { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } na hora.
learn-suggestion-later = Serve sobretudo para: { $sources }.
learn-take = Fazer isso
learn-undo = Não, desfazer
learn-free = Agora você conhece as regras. Só falo quando algo parecer um erro; peça uma jogada quando quiser.
learn-waiting = É a vez dos outros. Veja o que eles fazem.
learn-finish = Terminar aqui
learn-board = Exemplo no tabuleiro
learn-board-show = Mostrar em um tabuleiro
learn-board-hide = Ocultar o tabuleiro
learn-board-before = Antes
learn-board-after = Depois
learn-board-try = Experimente você mesmo
learn-rule-lessons = Lições sobre isto
