# People: profiles, ratings, friends, groups, events.

people-former = exjugador
people-invitations = Invitaciones
people-invitation = { $name } te invita a una partida de { $game }.
people-accept = Aceptar
people-decline = Rechazar
people-looking = Buscan partida
people-looking-none = Ahora mismo nadie busca partida.
people-look = Apuntarme a la lista
people-listed = Estarás en la lista durante un día.
people-stop = Quitarme
people-play-with = Jugar con { $name }
people-players = Jugadores
people-pace = Ritmo
people-pace-any = cualquier ritmo
people-pace-live = en vivo
people-pace-correspondence = a lo largo de días
people-friends = Amigos
people-friends-none = Abre el perfil de alguien para añadirlo a tus amigos. Solo tú ves esta lista.
people-friend-add = Añadir a amigos
people-friend-remove = Quitar de amigos
people-find = Buscar a una persona por su nombre
people-show = Ver perfil
people-groups = Grupos
people-groups-none = No eres miembro de ningún grupo.
people-group-invited = Te han invitado al grupo { $name }.
people-group-new = Nombre de un grupo nuevo
people-group-create = Crear grupo
people-ranking = Clasificaciones más altas
people-ranking-none = Todavía nadie tiene clasificación.
people-levels = Los jugadores virtuales tienen clasificaciones fijas:
people-pool = Rivales
people-pool-people = contra personas
people-pool-computers = contra ordenadores
people-ratings = Clasificaciones
people-provisional = todavía provisional
people-curve = Clasificación de { $from } a { $to }, entre { $low } y { $high }
people-kind-guest = Un invitado.
people-kind-bot = Un bot.
people-since = Aquí desde el { $date }.
people-results = Resultados en { $game }
people-games = Partidas
people-won = Victorias
people-average = Media de puntos
people-all = Todas las partidas
people-played = Jugó con
people-best = Mejores partidas
people-newest = Últimas partidas
people-result = { $points } puntos, puesto { $place } de { $players }
people-nothing = No hay partidas terminadas que mostrar.
people-name = Nombre
people-events = Eventos
people-events-none = Todavía no hay eventos.
people-event-new = Anunciar un evento
people-event-name = Nombre del evento
people-event-open = abierto a jugadores
people-event-running = en curso
people-event-finished = terminado
people-rounds = Rondas
people-divisions = Divisiones
people-moving = Ascienden y descienden
people-days = Días por jugada (0: sin reloj)
people-announce = Anunciar
people-round = Ronda { $round } de { $rounds }
people-division = División { $number }
people-standings = Tabla
people-place = Puesto
people-points = Puntos
people-opposition = Puntos de los rivales
people-score = Puntos en partidas
people-left = se retiró
people-take-part = Participar
people-drop-out = Retirarme
people-start = Empezar la primera ronda
people-next-season = Próxima temporada
people-to-group = El grupo
people-table-out = descansa esta ronda
people-table-deleted = mesa eliminada
people-export = Descargar como { $format }
people-tables = Mesas del grupo
people-tables-none = Todavía no hay mesas. Solo las ven los miembros.
people-table-new = Nueva mesa
people-members = Miembros
people-owner = dueño
people-invited = invitado
people-invited-now = Se ha invitado a { $name }.
people-remove = Quitar a { $name }
people-invite = Invitar a alguien por su nombre
people-invite-button = Invitar
people-link = Enlace para nuevos miembros
people-link-new = Cambiar el enlace
people-leave = Salir del grupo
people-rated-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-members-count =
    { $count ->
        [one] { $count } miembro
       *[other] { $count } miembros
    }
people-open = Abrir mesa
