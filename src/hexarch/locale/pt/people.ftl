# People: profiles, ratings, friends, groups, events.

people-former = ex-jogador
people-invitations = Convites
people-invitation = { $name } convida você para uma partida de { $game }.
people-accept = Aceitar
people-decline = Recusar
people-looking = Procurando partida
people-looking-none = Ninguém está procurando partida agora.
people-look = Entrar na lista
people-listed = Você fica na lista por um dia.
people-stop = Sair da lista
people-play-with = Jogar com { $name }
people-players = Jogadores
people-pace = Ritmo
people-pace-any = qualquer ritmo
people-pace-live = ao vivo
people-pace-correspondence = ao longo de dias
people-friends = Amigos
people-friends-none = Abra o perfil de alguém para adicioná-lo aos amigos. Só você vê esta lista.
people-friend-add = Adicionar aos amigos
people-friend-remove = Remover dos amigos
people-find = Encontrar uma pessoa pelo nome
people-show = Ver perfil
people-groups = Grupos
people-groups-none = Você não é membro de nenhum grupo.
people-group-invited = Você foi convidado para o grupo { $name }.
people-group-new = Nome de um novo grupo
people-group-create = Criar grupo
people-ranking = Maiores classificações
people-ranking-none = Ninguém tem classificação ainda.
people-levels = Os jogadores virtuais têm classificações fixas:
people-pool = Oponentes
people-pool-people = contra pessoas
people-pool-computers = contra computadores
people-ratings = Classificações
people-provisional = provisória
people-curve = Classificação de { $from } a { $to }, entre { $low } e { $high }
people-kind-guest = Um convidado.
people-kind-bot = Um bot.
people-since = Aqui desde { $date }.
people-results = Resultados em { $game }
people-games = Partidas
people-won = Vitórias
people-average = Média de pontos
people-all = Todas as partidas
people-played = Jogou com
people-best = Melhores partidas
people-newest = Últimas partidas
people-result = { $points } pontos, { $place }º de { $players }
people-nothing = Nenhuma partida terminada para mostrar.
people-name = Nome
people-events = Eventos
people-events-none = Ainda não há eventos.
people-event-new = Anunciar um evento
people-event-name = Nome do evento
people-event-open = aberto a jogadores
people-event-running = em andamento
people-event-finished = terminado
people-rounds = Rodadas
people-divisions = Divisões
people-moving = Sobem e descem
people-days = Dias por jogada (0: sem relógio)
people-announce = Anunciar
people-round = Rodada { $round } de { $rounds }
people-division = Divisão { $number }
people-standings = Tabela
people-place = Lugar
people-points = Pontos
people-opposition = Pontos dos oponentes
people-score = Pontos nas partidas
people-left = saiu
people-take-part = Participar
people-drop-out = Sair do evento
people-start = Começar a primeira rodada
people-next-season = Próxima temporada
people-to-group = O grupo
people-table-out = folga nesta rodada
people-table-deleted = mesa excluída
people-export = Baixar como { $format }
people-tables = Mesas do grupo
people-tables-none = Ainda não há mesas. Só os membros as veem.
people-table-new = Nova mesa
people-members = Membros
people-owner = dono
people-invited = convidado
people-invited-now = { $name } foi convidado.
people-remove = Remover { $name }
people-invite = Convidar alguém pelo nome
people-invite-button = Convidar
people-link = Link para novos membros
people-link-new = Trocar o link
people-leave = Sair do grupo
people-rated-games =
    { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    }
people-members-count =
    { $count ->
        [1] 1 membro
       *[other] { $count } membros
    }
people-open = Abrir mesa
