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
page-present = Presente
page-away = Ausente
page-chance = Sorteio
page-views = Visualizações
page-to-front = Ir para a página inicial
page-save-picture = Salvar a imagem
page-hint = Dica

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
page-tables-running = Assistir
page-tables-finished = Partidas terminadas
page-tables-which = Quais mesas
page-tables-all-games = Os dois jogos
page-tables-new = Nova mesa
page-tables-join = Entrar
page-tables-watch = Assistir
page-game-report = Relatório
page-tables-replay = Rever
page-tables-none-open = Nenhuma mesa aberta no momento
page-tables-none-open-text = Crie uma: envie o link aos amigos, e qualquer outra pessoa pode encontrá-la aqui.
page-tables-none-running = Nenhuma partida pública no momento
page-tables-none-running-text = Partidas públicas podem ser assistidas aqui enquanto acontecem.
page-tables-none-finished = Nenhuma partida pública terminada ainda
page-tables-none-finished-text = Partidas públicas terminadas ficam aqui, prontas para rever.
page-games-title = Minhas partidas
page-games-none = Nenhuma partida ainda
page-games-none-text = Jogue contra o computador ou crie uma mesa para amigos. Suas partidas ficam salvas e aparecem aqui.
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

## Making a table

page-new-title = Nova mesa
page-new-text = Os valores padrão funcionam bem. Mude o que quiser.
page-new-game = Jogo
page-new-players = Número de jogadores
page-new-seats = Lugares
page-new-seat = Lugar { $number }
page-new-seat-me = Você
page-new-seat-open = Lugar livre
page-new-seat-computer = Computador: { $level }
page-new-visibility = Quem pode entrar
page-new-visibility-public = Qualquer pessoa
page-new-visibility-public-text = A mesa aparece na lista pública, e qualquer pessoa pode assistir.
page-new-visibility-unlisted = Quem tiver o link
page-new-visibility-unlisted-text = A mesa não aparece em nenhuma lista. Quem tem o endereço pode entrar e assistir.
page-new-visibility-invitation = Só jogadores convidados
page-new-visibility-invitation-text = O link contém um convite. Sem ele, ninguém vê a mesa.
page-new-name = Nome da mesa
page-new-name-help = Se ficar em branco, usa-se o nome do jogo.
page-new-rules = Regras
page-new-preset = Modelo
page-new-changed =
    { $count ->
        [0] Como no modelo
        [1] 1 mudança
       *[other] { $count } mudanças
    }
page-new-reset = Restaurar o modelo
page-new-open = Criar mesa
page-new-start = Começar partida
page-new-file = Escolher um arquivo
page-new-file-text = Um arquivo TOML ou JSON.
page-new-file-loaded = { $name } foi carregado
page-new-file-broken = Não é possível ler este arquivo como TOML ou JSON.
page-new-file-large = Este arquivo é grande demais; o limite é de 64 KB.
page-new-file-clear = Remover
page-new-factions-none = Nenhuma facção definida: os jogadores escolhem as suas.
page-new-factions-count = { $chosen } de { $players } escolhidas, na ordem dos lugares
page-new-copied = Configurações copiadas de outra mesa. Mude o que quiser.

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
page-look = Estilo do tabuleiro
page-look-clear = Simples
page-look-tabletop = Mesa de jogo
page-look-text = O estilo Mesa de jogo mostra paisagens, peças de madeira e pequenas cenas da cidade. Fica salvo só neste navegador.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Claro
page-theme-dark-name = Escuro
page-theme-light = Mudar para o tema claro
page-theme-dark = Mudar para o tema escuro
page-still = Reduzir movimento
page-textual = Tabuleiro em texto
page-text-off = Mostrar o tabuleiro
page-shortcuts = Atalhos de teclado
page-sound = Som na sua vez e nas mensagens
page-settings-sound-text = Um toque curto quando chega a sua vez e outro quando alguém escreve.
page-playback = Reprodução das jogadas dos outros
page-playback-off = Desligada
page-playback-quick = Rápida
page-playback-normal = Normal
page-keys = Atalhos de teclado
page-keys-verbs = Sua vez
page-keys-table = Na mesa
page-keys-tab = mover-se entre as partes da mesa
page-keys-arrows = mover-se dentro de uma parte e pelo mapa
page-keys-enter = escolher ou confirmar o turno
page-keys-confirm = confirmar o turno de qualquer lugar
page-keys-why = perguntar por que algo não pode ser usado
page-keys-escape = fechar o que está aberto
page-keys-off = Você pode desligar os atalhos de uma só tecla no menu.

## At the table

page-dock = Seu turno
page-draft = Seu turno até agora
page-draft-hint = Escolha no tabuleiro ou selecione uma ação acima
page-difference = O que seu turno muda
page-so-far = Até agora
page-with-this = Com isto
page-your-turn = Sua vez
page-not-sent = ainda não enviado
page-undo = Desfazer
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [1] Outra maneira
   *[other] { $count } outras maneiras
}
page-compare = Compare com o seu rascunho.
page-compare-ask = Usar isto em vez disso?
page-compare-drafted = No rascunho
page-compare-instead = Em vez disso
page-compare-keep = Manter o rascunho
page-compare-take = Escolher isto
page-reset = Reiniciar
page-confirm = Confirmar turno
page-plan = Planejar
page-plan-help = Teste seus próximos turnos; ninguém vê
page-plan-end-turn = Fim do turno
page-log-planned = planejado
page-confirm-anyway = Confirmar mesmo assim
page-more = Mais ações
page-choose = Escolher
page-skip = Pular
page-turn-goes-on = Seu turno continua.
page-turn-sent = Turno enviado.
page-step-undone = Passo desfeito.
page-turn-reset = Turno reiniciado.
page-click-to-choose = Clique para escolher
page-click-to-open =
    { $count ->
        [1] Clique para escolher
       *[other] { $count } opções: clique para vê-las
    }
page-type-move = Digitar uma jogada
page-type-examples = Por exemplo
page-type-complete = A tecla Tab completa
page-rematch = Jogar de novo
page-order-of-play = Ordem de jogo
page-set-up = Preparação
page-passed = passou
page-text-players = Jogadores
page-text-you = { $player } (você)
page-game-over = A partida acabou
page-waiting =
    { $others ->
        [0] Vez de { $player }
        [1] Vez de { $player } e de mais um
       *[other] Vez de { $player } e de mais { $others }
    }
page-waiting-chance = Sorteando
page-thinking = pensando há { $time }
page-thinking-since = última jogada { $time }
page-next-players = Depois: { $players }
page-result = Resultado final
page-result-hide = Ver o tabuleiro
page-result-place = { $place }º lugar
page-text-now = Agora
page-text-verb = { $verb } ({ $count })
page-log = Histórico
page-log-note = passe o mouse para ver no mapa
page-log-since = Desde o seu último turno
page-log-empty = Nada aconteceu ainda.
page-log-round = Rodada { $round }
page-log-earlier = Mostrar jogadas anteriores
page-watching = Você está assistindo a esta partida
page-name-numbered = { $name } ({ $number })
page-ask-name = Escolha um nome
page-ask-name-text = Os outros jogadores verão você com este nome.
page-ask-name-go = Continuar
page-understood = Entendi
page-result-lead = A liderança após cada rodada
page-result-sources = Pontos por origem
page-result-start = No início
page-result-share = Compartilhar
page-row-round = Rodada { $round }
page-row-you = você joga com { $faction }
page-row-with = com { $players }
page-row-last = { $player }: { $move }
page-log-line = { $player } { $text }
page-takeback-ask = Desfazer meu último turno
page-takeback-asked = { $name } pede para desfazer jogadas.
page-takeback-waiting =
    { $count ->
        [1] Esperando um jogador concordar em desfazer.
       *[other] Esperando { $count } jogadores concordarem em desfazer.
    }
page-takeback-accept = Concordar
page-takeback-decline = Recusar
page-leave = Sair da partida
page-leave-sure = Um jogador virtual assume seu lugar. Você pode voltar quando quiser.
page-leave-no = Ficar
page-left = Um jogador virtual está jogando por você.
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
page-waiting-owner = Todos estão aqui. Esperando o dono da mesa começar.
page-waiting-not-yet = A partida pode começar quando todos os lugares estiverem ocupados. Você pode dar um lugar livre a um computador.
page-waiting-join = Há um lugar livre para você.
page-waiting-full = Esta mesa está cheia
page-waiting-full-text = Todos os lugares estão ocupados. Você pode assistir quando a partida começar ou criar uma mesa como esta.
page-waiting-link = Link para seus amigos
page-waiting-link-invitation = O link contém o convite: só quem o tem pode entrar.
page-waiting-share = Compartilhar
page-waiting-settings = Configurações
page-waiting-settings-changed = O modelo { $preset }, com estas mudanças:
page-waiting-settings-default = Tudo como no modelo { $preset }.
page-waiting-copy = Criar uma mesa como esta
page-waiting-away = Excluir mesa
page-waiting-leave = Sair da mesa
page-waiting-leave-sure = A mesa é excluída se não houver mais ninguém nela.
page-waiting-free = Liberar este lugar
page-waiting-talk = Converse enquanto espera
page-seat-open = Lugar livre
page-seat-take = Sentar aqui
page-seat-change = Quem joga no lugar { $number }
page-start = Começar partida
page-link-copy = Copiar link
page-link-copied = Link copiado

## The account

page-account-title = Conta
page-account-nobody = Você não está conectado
page-account-nobody-text = Você pode jogar como convidado e criar uma conta depois. Suas partidas são mantidas.
page-account-guest = Você está jogando como convidado
page-account-guest-text = Este navegador se lembra de você. Com uma conta, você acessa suas partidas de qualquer dispositivo.
page-account-signed-in = Conectado como { $login }
page-account-name = Nome de exibição
page-account-name-login = Seu nome
page-account-password = Senha
page-account-password-help = Pelo menos 8 caracteres, e difícil de adivinhar: várias palavras é o ideal.
page-account-make = Criar conta
page-account-make-text = Um nome e uma senha, nada mais.
page-account-sign-in = Entrar
page-account-sign-in-text = As partidas que você jogou aqui como convidado passam para sua conta.
page-account-sign-out = Sair
page-account-sign-out-guest = Se sair como convidado, você perde o acesso às suas partidas. Crie uma conta primeiro.
page-account-which = Criar conta ou entrar
page-account-password-title = Mudar senha
page-account-password-old = Senha atual
page-account-password-new = Nova senha
page-account-password-done = Senha alterada. Todos os outros dispositivos foram desconectados.
page-account-sessions = Onde você está conectado
page-account-session-current = Este dispositivo
page-account-session-seen = Último acesso: { $ago }
page-account-session-end = Desconectar este dispositivo
page-account-session-unknown = Dispositivo desconhecido
page-account-session-browser = { $browser } em { $system }
page-account-data = Seus dados
page-account-data-text = Tudo o que este servidor guarda sobre você, em um arquivo.
page-account-download = Baixar
page-account-delete = Excluir conta
page-account-delete-text = Seu nome, sessões, mensagens e configurações são excluídos permanentemente. Em partidas com outras pessoas, um computador assume seu lugar.
page-account-delete-sure = Excluir tudo?
page-account-delete-sure-text = Isto não pode ser desfeito.
page-account-delete-done = Sua conta foi excluída. Agradecemos por jogar.
page-account-welcome = Boas-vindas, { $name }.
page-tokens = Tokens pessoais
page-tokens-text = Com um token, um programa pode agir pela sua conta. Quem o tiver pode fazer o que você permitir aqui.
page-token-made = Token criado
page-token-once = Copie este token agora. Ele não será mostrado de novo.
page-token-copy = Copiar token
page-token-copied = Token copiado
page-token-until = Válido até { $date }
page-token-revoke = Revogar
page-token-revoke-named = Revogar { $name }
page-token-name = Nome do programa
page-token-scopes = O que ele pode fazer
page-token-days = Válido por
page-token-days-count = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}
page-token-create = Criar token
page-token-new = Novo token
page-scope-read = Ler suas mesas e posições
page-scope-play = Jogar por você
page-scope-tables = Criar mesas, entrar nelas e iniciá-las; desafios
page-scope-chat = Escrever na conversa por você
page-bot = Bot
page-bot-text = Um programa pode jogar por uma conta que é um bot. Todos veem que é um: o nome termina com [bot].
page-bot-is = Esta conta é um bot.
page-bot-become = Transformar em bot
page-bot-sure = Transformar esta conta em bot? Só é possível se ela nunca tiver jogado. Isso não pode ser desfeito.
page-bot-docs = Documentação da API
page-bot-invite = Convidar um bot
page-bot-ask = Convidar
page-bot-invited = { $name } foi convidado.
page-choose-name = Escolha outro nome
page-choose-name-text = Uma conta mais antiga entra com o mesmo nome. Tudo funciona como antes; escolha um nome só seu para entrar.
page-email = Endereço para recuperar a senha
page-email-text = Se você perder a senha, um link para criar outra será enviado para lá. Outras mensagens só chegam se você ativar os avisos por e-mail.
page-email-is = Confirmado: { $email }
page-email-label = Endereço de e-mail
page-email-sent = Abra o link na mensagem que acabamos de enviar.
page-email-remove = Remover endereço
page-email-confirmed = Seu endereço está confirmado.
page-email-confirm = Confirmar endereço
page-recover = Perdeu a senha?
page-recover-text = Digite seu nome. Se a conta tiver um endereço confirmado, um link será enviado para lá.
page-recover-no-mail = Este servidor não envia e-mail. Peça uma nova senha a quem o administra.
page-recover-send = Enviar link
page-recover-new = Escolha uma nova senha
page-moderation = Moderação
page-moderation-reports = Denúncias abertas
page-moderation-none = Não há denúncias abertas.
page-moderation-audit = O que foi feito
page-moderation-mute = Silenciar por um dia
page-moderation-ban = Banir por 30 dias
page-moderation-close-table = Fechar mesa
page-moderation-close-table-sure = A mesa e a sua partida são excluídas para todos. Isto não pode ser desfeito.
page-moderation-done = Encerrar denúncia
page-people = Pessoas
page-person-of = Sobre { $name }
page-person-block = Bloquear
page-person-unblock = Desbloquear
page-person-block-text = Você não vê mais as mensagens dessa pessoa, e ela não pode entrar nas suas mesas.
page-person-mute = Silenciar nesta mesa
page-person-mute-text = Pode ler a conversa, mas não escrever nela.
page-person-unmute = Deixar de silenciar
page-person-remove = Remover da mesa
page-person-remove-text = Antes do início o lugar fica aberto de novo; em uma partida em andamento um computador o assume.
page-person-allow = Permitir a volta
page-person-report = Denunciar
page-person-report-text = O que aconteceu? Os administradores também veem o que a pessoa disse aqui.
page-person-reported = Obrigado. Os administradores vão verificar.
page-invitation-new = Novo link
page-invitation-end = Encerrar convite
page-invitation-ended = O convite foi encerrado. Ninguém mais pode entrar até você criar um novo link.
page-guests-chat = Convidados sem conta podem conversar
page-chat-closed = Só jogadores e espectadores convidados podem escrever aqui.
page-account-too-short = A senha precisa ter pelo menos 8 caracteres.

## Settings

page-settings-title = Configurações
page-settings-text = Salvas neste navegador e na sua conta, se você tiver uma.
page-settings-look = Aparência
page-settings-play = Jogo
page-settings-still-text = As peças se movem sem animação, e nada brilha.
page-settings-textual-text = A mesa em forma de texto, para leitores de tela e conexões lentas. Todas as partidas podem ser jogadas assim.
page-settings-shortcuts-text = Desligue se você usa controle por voz ou se os atalhos de uma só tecla atrapalham.
page-settings-warnings = Avisar antes que eu desperdice algo
page-settings-warnings-text = Um aviso pergunta uma vez e nunca impede uma jogada.

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

## Why not

page-why-title = Por que não?
page-why-ask = Por que não?
page-why-asking = Verificando
page-why-remedy = Converta algo primeiro
page-why-nothing = Não há nada que você possa fazer com isto agora.

## Warnings

page-warning-off = Não me avisar mais sobre isto
page-warning-quiet = Avisos desligados: { $kind }

## Talk

page-chat = Conversa
page-chat-open =
    { $unread ->
        [0] Conversa
        [1] Conversa, 1 mensagem nova
       *[other] Conversa, { $unread } mensagens novas
    }
page-chat-empty = Nenhuma mensagem ainda.
page-chat-typing = { $name } está escrevendo
page-chat-write = Escreva uma mensagem
page-chat-send = Enviar

## The connection

page-connection-connecting = Reconectando
page-connection-polling = Sem conexão ao vivo: verificando a cada poucos segundos

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

page-pace = Ritmo
page-pace-all = Todos os ritmos
page-pace-live = Ao vivo
page-pace-correspondence = Correspondência
page-pace-none = Sem relógio
page-notices-table = Avisos desta mesa
page-notice-turn = É a sua vez.
page-notice-chat = Há uma mensagem nova.
page-notice-over = A partida terminou.
page-games-offline = Você está off-line. Assim estavam suas partidas quando você esteve on-line pela última vez.
page-games-seen = Em { $time }
