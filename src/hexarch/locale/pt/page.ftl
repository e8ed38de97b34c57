# A página em português do Brasil: o que dizem os dois jogos e tudo ao redor deles. Cada frase é inteira.

## Everywhere

page-close = Fechar
page-menu = Menu e configurações
page-loading = Carregando
page-try-again = Tentar de novo
page-skip-to-content = Pular para o conteúdo
page-you = Você
page-you-mark = · você
page-guest-name = Convidado
page-computer = Jogador virtual
page-computer-name = Computador
page-computer-of-level = Computador ({ $level })
page-computer-numbered = Computador { $number } ({ $level })
page-chance = Sorteio
page-views = Visualizações
page-to-front = Ir para a página inicial

## The frame around all pages

page-nav = Páginas
page-nav-front = Jogar
page-nav-tables = Mesas
page-nav-people = Pessoas
page-nav-games = Minhas partidas
page-nav-rules = Regras
page-nav-puzzles = Problemas
page-nav-studies = Estudos
page-nav-learn = Aprender
page-nav-import = Reprise
page-nav-settings = Configurações
page-nav-sign-in = Entrar
page-nav-account-of = Conta de { $name }
page-title = { $page } · Hexarch
page-title-turn = Sua vez: { $page }
page-cancel = Cancelar
page-save = Salvar
page-saved = Salvo.
page-earlier = Anteriores
page-later = Seguintes
page-page-number = Página { $page }

## The front page

page-front-title = O que vamos construir hoje?
page-front-text = Escolha um jogo e clique em Jogar. O resto pode ser mudado depois.
page-front-level = Nível
page-front-players = Jogadores
page-front-play = Jogar contra o computador
page-front-play-alone = Jogar sozinho
page-front-play-name = Jogar contra o computador: { $game }
page-front-play-alone-name = Jogar sozinho: { $game }
page-front-terra-mystica = Transforme a terra, funde cidades, suba nos cultos.
page-front-origins = Erga uma cidade com dados, peça por peça.
page-front-friends = Jogar com amigos
page-front-friends-text = Crie uma mesa e compartilhe o link
page-front-import = Importar e rever
page-front-import-text = Solte o registro de uma partida e reveja cada jogada
page-front-learn = Aprender a jogar
page-front-learn-text = Uma primeira partida guiada e lições curtas
page-front-new = Primeira vez aqui?
page-front-new-text = Não é preciso ter conta. Clique em Jogar: a página mostra o que você pode fazer, quanto custa e por que algo não é possível.
page-front-new-first = Começar com uma primeira partida
page-front-new-rules = Ler as regras primeiro
page-front-last = Sua última partida em resumo
page-front-last-chart = Pontos de cada jogador, rodada por rodada
page-front-last-you = { $points } você
page-front-last-other = { $points } { $name }
page-front-report = Relatório
page-front-all = Todas as minhas partidas
page-front-waiting =
    { $count ->
        [1] 1 partida espera por você
       *[other] { $count } partidas esperam por você
    }

## Lists of tables

page-tables-open = Mesas abertas
page-tables-new = Nova mesa
page-tables-join = Entrar
page-tables-watch = Assistir
page-game-report = Relatório
page-tables-replay = Rever
page-tables-none-open = Nenhuma mesa aberta no momento
page-tables-none-open-text = Crie uma: envie o link aos amigos, e qualquer outra pessoa pode encontrá-la aqui.
page-games-title = Minhas partidas
page-games-turn = Sua vez
page-games-wait = Esperando por { $name }
page-games-thinking = O computador está pensando
page-games-chance = Em andamento
page-games-ready = Pronta para começar
page-games-left = Um computador está jogando por você
page-games-analysis = Análise
page-games-finished = Terminada
page-games-won = Você venceu com { $points } pontos
page-games-lost = { $points } pontos, { $place }º lugar
page-games-result = { $name } venceu com { $points } pontos
page-row-seats = { $taken } de { $all } lugares ocupados: { $names }
page-row-free =
    { $count ->
        [1] 1 lugar livre
       *[other] { $count } lugares livres
    }
page-row-players =
    { $count ->
        [1] 1 jogador
       *[other] { $count } jogadores
    }
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Games

page-new-game = Jogo

## Computer players

level-random = Aleatório
level-random-text = Joga ao acaso. Bom para experimentar.
level-greedy = Ganancioso
level-greedy-text = Pega o máximo de pontos que vê na hora e nunca pensa à frente.
level-easy = Fácil
level-easy-text = Amigável para a primeira partida: só vê o próximo turno e deixa passar muita coisa.
level-medium = Médio
level-medium-text = Conhece o jogo, mas só olha um turno à frente.
level-hard = Difícil
level-hard-text = Avalia bem as posições e pune o desperdício.
level-expert = Especialista
level-expert-text = O melhor que temos: planeja a rodada inteira.
level-puct = Busca em árvore
level-puct-text = O jogador mais forte antes da rede neural, para comparação.
page-level-strength = Força { $strength } de { $most }
page-level-points = Média de { $points } pontos contra si mesmo
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Idioma
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme-light = Mudar para o tema claro
page-theme-dark = Mudar para o tema escuro

## Names and rows

page-name-numbered = { $name } ({ $number })
page-ask-name = Escolha um nome
page-ask-name-text = Os outros jogadores verão você com este nome.
page-ask-name-go = Continuar
page-understood = Entendi
page-row-round = Rodada { $round }
page-row-you = você joga com { $faction }
page-row-with = com { $players }
page-row-last = { $player }: { $move }

## Games and seats

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Primeiros Construtores
page-seat-open = Lugar livre
page-link-copied = Link copiado

## Signing in, and people

page-account-sign-in = Entrar
page-person-block = Bloquear
page-person-unblock = Desbloquear

## When something goes wrong

page-problem-offline = O servidor não está respondendo. Seu turno está a salvo; tente de novo em instantes.
page-problem-unknown = Algo deu errado. Tente de novo.
page-error-offline = O servidor não está respondendo
page-error-offline-text = Suas partidas estão a salvo. Esta página se reconecta assim que o servidor voltar.
page-error-not-found = Mesa não encontrada
page-error-not-found-text = Ela foi excluída, é privada ou o link tem um erro. Se a mesa é sua, entre na sua conta; se você foi convidado, peça um novo link.
page-error-private = Esta mesa é privada
page-error-private-text = Você precisa de um convite para vê-la. Peça um link ao dono.
page-error-expired = Este link expirou
page-error-expired-text = O convite não é mais válido, ou a mesa foi excluída. Peça um novo link ou procure outra mesa.
page-error-rate-limit = Solicitações demais
page-error-signed-out = Você foi desconectado
page-error-signed-out-text = Entre na sua conta para continuar de onde parou. As partidas de um convidado desconectado não podem ser recuperadas, mas você pode recomeçar como novo convidado.
page-error-unknown = Algo deu errado
page-error-unknown-text = A culpa é nossa, não sua. Tente de novo; a partida em si está a salvo.
page-error-list = Isto não pode ser mostrado agora
page-error-no-page = Página não encontrada
page-error-no-page-text = O endereço tem um erro, ou a página mudou de lugar.

## Lists

page-list-two = { $first } e { $last }
page-list-more = { $first } e { $last }
page-pace-all = Todos os ritmos
page-pace-live = Ao vivo
page-pace-correspondence = Correspondência
page-pace-none = Sem relógio
