# A página em português do Brasil: o que dizem os dois jogos e tudo ao redor deles. Cada frase é inteira.

## Everywhere

page-close = Fechar
page-menu = Menu e configurações
page-loading = Carregando
page-try-again = Tentar de novo
page-skip-to-content = Ir para o conteúdo
page-you = Você
page-you-mark = · você
page-guest-name = Convidado
page-computer = Jogador do computador
page-computer-name = Computador
page-present = Aqui agora
page-away = Ausente
page-chance = Sorteio
page-views = Visões
page-to-front = Para a página inicial
page-save-picture = Salvar a imagem
page-hint = Dica

## The frame around all pages

page-nav = Páginas
page-nav-front = Jogar
page-nav-tables = Mesas
page-nav-games = Minhas partidas
page-nav-rules = Regras
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
page-page-of = Página { $page } de { $pages }

## The front page

page-front-title = O que vamos construir hoje?
page-front-text = Escolha um jogo e aperte jogar. O resto pode esperar.
page-front-level = Nível
page-front-players = Jogadores
page-front-play = Jogar contra o computador
page-front-play-alone = Jogar sozinho
page-front-play-name = Jogar contra o computador: { $game }
page-front-play-alone-name = Jogar sozinho: { $game }
page-front-terra-mystica = Transforme a terra, funde cidades, suba nos cultos.
page-front-origins = Erga uma cidade com dados, peça por peça.
page-front-friends = Jogar com amigos
page-front-friends-text = Abra uma mesa e compartilhe o link
page-front-import = Importar e rever
page-front-import-text = Solte o registro de uma partida e percorra-a
page-front-learn = Aprender as regras
page-front-learn-text = Curtas, pesquisáveis, em palavras simples
page-front-new = Primeira vez aqui?
page-front-new-text = Você não precisa de conta. Aperte jogar, e a página mostra o que é possível, quanto custa e por que algo não é.
page-front-new-first = Começar com uma primeira partida
page-front-new-rules = Ler as regras primeiro
page-front-last = Sua última partida, em uma imagem
page-front-last-chart = Pontos de cada jogador, rodada por rodada
page-front-last-you = { $points } você
page-front-last-other = { $points } { $name }
page-front-report = Relatório
page-front-all = Todas as minhas partidas
page-front-waiting =
    { $count ->
        [1] 1 espera por você
       *[other] { $count } esperam por você
    }

## Lists of tables

page-tables-open = Mesas abertas
page-tables-running = Assistir
page-tables-finished = Partidas terminadas
page-tables-which = Quais mesas
page-tables-all-games = Os dois jogos
page-tables-new = Nova mesa
page-tables-join = Entrar
page-tables-watch = Assistir
page-tables-replay = Rever
page-tables-none-open = Nenhuma mesa aberta no momento
page-tables-none-open-text = Abra uma você mesmo: o link traz seus amigos, e todos os outros a veem aqui.
page-tables-none-running = Ninguém joga em público no momento
page-tables-none-running-text = Partidas em mesas públicas podem ser assistidas aqui enquanto acontecem.
page-tables-none-finished = Nenhuma partida pública terminou ainda
page-tables-none-finished-text = Partidas terminadas em mesas públicas ficam aqui para serem revistas.
page-games-title = Minhas partidas
page-games-none = Suas partidas se reúnem aqui
page-games-none-text = Jogue contra o computador ou abra uma mesa para amigos; o que você joga fica guardado, e você o encontra de novo a qualquer hora.
page-games-turn = Sua vez
page-games-wait = Esperando por { $name }
page-games-thinking = O computador está pensando
page-games-chance = Em andamento
page-games-ready = Pronta para começar
page-games-left = Um computador joga por você
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

## Making a table

page-new-title = Uma nova mesa
page-new-text = Tudo já tem um valor sensato. Mude o que quiser.
page-new-game = Jogo
page-new-players = Quantos jogam
page-new-seats = Quem senta onde
page-new-seat = Lugar { $number }
page-new-seat-me = Você
page-new-seat-open = Livre, para uma pessoa
page-new-seat-computer = Computador: { $level }
page-new-visibility = Quem pode vir
page-new-visibility-public = Todos
page-new-visibility-public-text = A mesa aparece na lista de mesas abertas, e qualquer um pode assistir.
page-new-visibility-unlisted = Quem tiver o link
page-new-visibility-unlisted-text = A mesa não está em nenhuma lista. Quem conhece o endereço pode entrar e assistir.
page-new-visibility-invitation = Só convidados
page-new-visibility-invitation-text = O link traz um convite; sem ele ninguém vê a mesa.
page-new-name = Nome da mesa
page-new-name-help = Deixe em branco, e vale o nome do jogo.
page-new-rules = Regras
page-new-preset = Começar de
page-new-changed =
    { $count ->
        [0] Como no modelo
        [1] 1 mudança
       *[other] { $count } mudanças
    }
page-new-reset = Voltar ao modelo
page-new-open = Abrir a mesa
page-new-start = Começar a partida
page-new-file = Escolher um arquivo
page-new-file-text = Um arquivo TOML ou JSON.
page-new-file-loaded = { $name } foi carregado
page-new-file-broken = Não é possível ler este arquivo como TOML ou JSON.
page-new-file-large = Este arquivo é grande demais; o limite é de 64 KB.
page-new-file-clear = Retirar
page-new-factions-none = Ninguém recebe uma facção: os jogadores escolhem.
page-new-factions-count = { $chosen } de { $players } escolhidas, na ordem dos lugares
page-new-copied = As configurações vêm de outra mesa. Mude o que quiser.

## Computer players

level-random = Aleatório
level-random-text = Joga ao acaso. Bom para experimentar.
level-greedy = Ganancioso
level-greedy-text = Pega o máximo de pontos que vê na hora e nunca pensa adiante.
level-easy = Fácil
level-easy-text = Um oponente amigável para a primeira partida.
level-medium = Médio
level-medium-text = Planeja seu turno e comete erros.
level-hard = Difícil
level-hard-text = Pensa adiante e castiga o desperdício.
level-expert = Especialista
level-expert-text = O melhor que temos, e ele não tem pressa.
page-level-strength = Força { $strength } de { $most }
page-level-points = Cerca de { $points } pontos entre iguais
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Idioma
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-theme = Tema
page-theme-system-name = Como o sistema
page-theme-light-name = Claro
page-theme-dark-name = Escuro
page-theme-light = Mudar para o claro
page-theme-dark = Mudar para o escuro
page-still = Sem movimento
page-textual = O tabuleiro em palavras
page-text-off = Mostrar o tabuleiro
page-shortcuts = Atalhos de uma só tecla
page-keys = Teclas
page-keys-verbs = Sua vez
page-keys-table = Na mesa
page-keys-tab = de uma parte da mesa à seguinte
page-keys-arrows = dentro de uma parte e pelo mapa
page-keys-enter = escolher ou confirmar a vez
page-keys-confirm = confirmar a vez de qualquer lugar
page-keys-why = por que não? Em algo que não pode ser usado
page-keys-escape = fechar o que está aberto
page-keys-off = As teclas simples podem ser desligadas no menu.

## At the table

page-dock = Seu turno
page-draft = Seu turno até agora
page-draft-complete = Depois de confirmar, não há volta
page-draft-hint = Escolha no tabuleiro ou uma das ações acima
page-difference = O que seu turno muda
page-so-far = Até agora
page-with-this = Com isto
page-your-turn = Sua vez
page-not-sent = ainda não enviado
page-undo = Desfazer
page-reset = Reiniciar
page-confirm = Confirmar turno
page-confirm-anyway = Confirmar mesmo assim
page-more = Mais ações
page-choose = Escolher
page-skip = Pular
page-turn-goes-on = Seu turno continua.
page-turn-sent = Seu turno foi enviado.
page-step-undone = Um passo desfeito.
page-turn-reset = Seu turno recomeça.
page-click-to-choose = Clique para escolher
page-click-to-open =
    { $count ->
        [1] Clique para escolher
       *[other] { $count } opções: clique para vê-las
    }
page-type-move = Digitar uma jogada
page-rematch = Jogar de novo
page-order-of-play = Ordem de jogo
page-set-up = Preparação
page-passed = passou
page-game-over = O jogo acabou
page-waiting =
    { $others ->
        [0] Vez de { $player }
        [1] Vez de { $player } e de mais um
       *[other] Vez de { $player } e de mais { $others }
    }
page-waiting-chance = Algo está sendo sorteado
page-result = Resultado final
page-result-hide = Ver o tabuleiro
page-result-place = { $place }º lugar
page-text-now = Agora
page-text-verb = { $verb } ({ $count })
page-log = Histórico
page-log-note = aponte para ver no mapa
page-log-since = Desde o seu último turno
page-log-empty = Nada aconteceu ainda.
page-log-line = { $player }: { $text }
page-takeback-ask = Desfazer meu último turno
page-takeback-asked = { $name } gostaria de desfazer jogadas.
page-takeback-waiting =
    { $count ->
        [1] Um jogador ainda precisa concordar em desfazer.
       *[other] { $count } jogadores ainda precisam concordar em desfazer.
    }
page-takeback-accept = Concordar
page-takeback-decline = Recusar
page-leave = Deixar a partida
page-leave-sure = Um jogador do computador continuaria por você; você pode voltar a qualquer hora.
page-leave-no = Ficar
page-left = Um jogador do computador joga por você.
page-return = Voltar

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Primeiros Construtores
page-waiting-open =
    { $open ->
        [1] Um lugar está livre. Envie o link a um amigo.
       *[other] { $open } lugares estão livres. Envie o link aos seus amigos.
    }
page-waiting-start = Todos estão aqui. Comece quando quiser.
page-waiting-owner = Todos estão aqui. O dono da mesa começa a partida.
page-waiting-not-yet = Comece assim que nenhum lugar estiver livre. Um lugar livre pode ser dado a um computador.
page-waiting-join = Há um lugar para você.
page-waiting-full = Esta mesa está cheia
page-waiting-full-text = Todos os lugares estão ocupados. Você pode assistir quando começar, ou abrir uma mesa como esta.
page-waiting-link = Link para seus amigos
page-waiting-link-invitation = O link traz o convite: só quem o tem pode vir.
page-waiting-share = Compartilhar
page-waiting-settings = O que se joga
page-waiting-settings-changed = O modelo { $preset }, com estas mudanças:
page-waiting-settings-default = Tudo como no modelo { $preset }.
page-waiting-copy = Uma mesa como esta
page-waiting-away = Remover a mesa
page-waiting-leave = Deixar a mesa
page-waiting-leave-sure = A mesa desaparece se ninguém mais estiver sentado nela.
page-waiting-free = Liberar o lugar
page-waiting-talk = Converse enquanto espera
page-seat-open = Lugar livre
page-seat-take = Sentar aqui
page-seat-change = Quem senta no lugar { $number }
page-start = Começar a partida
page-link-copy = Copiar o link
page-link-copied = Link copiado

## The account

page-account-title = Conta
page-account-nobody = Você não entrou em nenhuma conta
page-account-nobody-text = Não tem problema: jogue como convidado e crie uma conta quando quiser. Suas partidas vão junto.
page-account-guest = Você joga como convidado
page-account-guest-text = Este navegador se lembra de você. Com uma conta você encontra suas partidas em qualquer lugar, e nada se perde.
page-account-signed-in = Você entrou como { $login }
page-account-name = Nome que os outros veem
page-account-name-login = Seu nome
page-account-password = Senha
page-account-password-help = Pelo menos 8 caracteres. Não há como enviar uma nova, então guarde-a bem.
page-account-make = Criar uma conta
page-account-make-text = Um nome e uma senha, nada mais. Duas pessoas podem ter o mesmo nome.
page-account-sign-in = Entrar
page-account-sign-in-text = As partidas que você joga aqui como convidado vão junto.
page-account-sign-out = Sair
page-account-sign-out-guest = Um convidado que sai não pode voltar: as partidas estariam perdidas para você. Crie uma conta primeiro.
page-account-which = Criar uma conta ou entrar
page-account-password-title = Mudar a senha
page-account-password-old = Senha atual
page-account-password-new = Nova senha
page-account-password-done = A senha foi mudada. Todos os outros aparelhos foram desconectados.
page-account-sessions = Onde sua conta está aberta
page-account-session-current = Este aparelho
page-account-session-seen = Visto por último { $ago }
page-account-session-end = Sair por lá
page-account-session-unknown = Aparelho desconhecido
page-account-session-browser = { $browser } em { $system }
page-account-data = Seus dados
page-account-data-text = Tudo o que este servidor sabe sobre você, em um arquivo.
page-account-download = Baixar
page-account-delete = Apagar minha conta
page-account-delete-text = Nome, sessões, conversas e configurações somem para sempre. Partidas que outros jogam continuam com um computador no seu lugar.
page-account-delete-sure = Apagar mesmo tudo?
page-account-delete-sure-text = Isto não pode ser desfeito.
page-account-delete-done = Seus dados foram apagados. Obrigado por jogar.
page-account-welcome = Boas-vindas, { $name }.
page-account-too-short = A senha precisa de pelo menos 8 caracteres.

## Settings

page-settings-title = Configurações
page-settings-text = Guardadas neste navegador e, se você tiver uma, na sua conta.
page-settings-look = Aparência
page-settings-play = Jogo
page-settings-still-text = As peças saltam para o lugar, e nada brilha.
page-settings-textual-text = A mesa como texto, para leitores de tela e conexões lentas. Tudo pode ser jogado ali.
page-settings-shortcuts-text = Desligue isto se você fala com o computador ou se as teclas atrapalham.
page-settings-warnings = Avisar antes que eu desperdice algo
page-settings-warnings-text = Um aviso nunca impede você; ele pergunta uma vez.

## The rules

page-rules-title = Regras
page-rules-text = Em nossas palavras, a partir dos livros de regras e de suas perguntas e respostas. Cada regra tem um número, e a mesa o cita quando diz não.
page-rules-search = Pesquisar nas regras
page-rules-game = Qual jogo
page-rules-found =
    { $count ->
        [0] Nada encontrado
        [1] 1 tema
       *[other] { $count } temas
    }
page-rules-none = Nenhum tema fala disso
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

## Why not

page-why-title = Por que não?
page-why-ask = Por que não?
page-why-asking = Um momento.
page-why-remedy = Troque algo primeiro
page-why-nothing = Não há nada a fazer com isto agora.

## Warnings

page-warning-off = Nunca me avise sobre isto
page-warning-quiet = Sem aviso sobre: { $kind }

## Talk

page-chat = Conversa
page-chat-open =
    { $unread ->
        [0] Conversa
        [1] Conversa, 1 mensagem nova
       *[other] Conversa, { $unread } mensagens novas
    }
page-chat-empty = Ninguém disse nada ainda.
page-chat-typing = { $name } está escrevendo
page-chat-write = Escreva algo
page-chat-send = Enviar

## The connection

page-connection-connecting = Conectando de novo
page-connection-polling = Sem ligação ao vivo: verificando a cada poucos segundos

## When something goes wrong

page-problem-offline = O servidor não responde. Seu turno está a salvo; tente de novo em um momento.
page-problem-unknown = Algo deu errado. Tente de novo.
page-trouble-offline = Ninguém responde
page-trouble-offline-text = O servidor está fora de alcance. Assim que voltar, tudo estará onde você deixou.
page-trouble-gone = Esta mesa não existe
page-trouble-gone-text = Foi apagada, é privada, ou o link tem um erro. Se for sua, entre na sua conta; se alguém convidou você, peça um novo link.
page-trouble-closed = Esta mesa é privada
page-trouble-closed-text = Você precisa de um convite para vê-la. O link do dono contém um.
page-trouble-expired = Este link expirou
page-trouble-expired-text = O convite não vale mais, ou a mesa sumiu. Peça um novo link ou procure outra mesa.
page-trouble-often = Um momento, por favor
page-trouble-signed-out = Sua sessão foi encerrada
page-trouble-signed-out-text = Entre na sua conta e tudo estará onde você deixou. As partidas de um convidado cuja sessão foi encerrada ficam fora de alcance; um novo convidado pode começar na hora.
page-trouble-unknown = Algo deu errado
page-trouble-unknown-text = A culpa é nossa, não sua. Tente de novo; a partida em si está a salvo.
page-trouble-list = Isto não pode ser mostrado agora
page-trouble-nowhere = Não há nada aqui
page-trouble-nowhere-text = O endereço tem um erro, ou o que estava aqui mudou de lugar.

## Lists

page-list-two = { $first } e { $last }
page-list-more = { $first } e { $last }
