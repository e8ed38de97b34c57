# Lists of tables, making one, and waiting for players.

## Lists of tables

page-tables-running = Assistir
page-tables-finished = Partidas terminadas
page-tables-which = Quais mesas
page-tables-all-games = Os dois jogos
page-tables-none-running = Nenhuma partida pública no momento
page-tables-none-running-text = Partidas públicas podem ser assistidas aqui enquanto acontecem.
page-tables-none-finished = Nenhuma partida pública terminada ainda
page-tables-none-finished-text = Partidas públicas terminadas ficam aqui, prontas para rever.
page-games-none = Nenhuma partida ainda
page-games-none-text = Jogue contra o computador ou crie uma mesa para amigos. Suas partidas ficam salvas e aparecem aqui.

## Making a table

page-new-title = Nova mesa
page-new-text = Os valores padrão funcionam bem. Mude o que quiser.
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

## Before the game

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
page-seat-take = Sentar aqui
page-seat-change = Quem joga no lugar { $number }
page-start = Começar partida
page-link-copy = Copiar link

## Invitations

page-bot-invite = Convidar um bot
page-bot-ask = Convidar
page-bot-invited = { $name } foi convidado.
page-invitation-new = Novo link
page-invitation-end = Encerrar convite
page-invitation-ended = O convite foi encerrado. Ninguém mais pode entrar até você criar um novo link.
page-guests-chat = Convidados sem conta podem conversar

## Pace, and my games offline

page-pace = Ritmo
page-games-offline = Você está off-line. Assim estavam suas partidas quando você esteve on-line pela última vez.
page-games-seen = Em { $time }
