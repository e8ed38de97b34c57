# Lists of tables, making one, and waiting for players.

## Lists of tables

page-tables-running = Ver
page-tables-finished = Partidas terminadas
page-tables-which = Qué mesas
page-tables-all-games = Los dos juegos
page-tables-none-running = No hay partidas públicas ahora
page-tables-none-running-text = Las partidas públicas se pueden ver aquí mientras se juegan.
page-tables-none-finished = Aún no hay partidas públicas terminadas
page-tables-none-finished-text = Las partidas públicas terminadas se quedan aquí, listas para repasarlas.
page-games-none = Aún no hay partidas
page-games-none-text = Juega contra el ordenador o crea una mesa para tus amigos. Tus partidas se guardan y aparecen aquí.

## Making a table

page-new-title = Nueva mesa
page-new-text = Los valores predeterminados funcionan bien. Cambia lo que quieras.
page-new-players = Número de jugadores
page-new-seats = Asientos
page-new-seat = Asiento { $number }
page-new-seat-me = Tú
page-new-seat-open = Asiento libre
page-new-seat-computer = Ordenador: { $level }
page-new-visibility = Quién puede unirse
page-new-visibility-public = Cualquiera
page-new-visibility-public-text = La mesa aparece en la lista pública, y cualquiera puede verla.
page-new-visibility-unlisted = Quien tenga el enlace
page-new-visibility-unlisted-text = La mesa no aparece en ninguna lista. Quien tenga su dirección puede unirse y ver la partida.
page-new-visibility-invitation = Solo jugadores invitados
page-new-visibility-invitation-text = El enlace contiene una invitación. Sin ella nadie puede ver la mesa.
page-new-name = Nombre de la mesa
page-new-name-help = Si se deja vacío, se usa el nombre del juego.
page-new-rules = Reglas
page-new-preset = Modelo
page-new-changed =
    { $count ->
        [0] Como en el modelo
        [one] 1 cambio
       *[other] { $count } cambios
    }
page-new-reset = Restablecer el modelo
page-new-open = Crear mesa
page-new-start = Empezar partida
page-new-file = Elegir un archivo
page-new-file-text = Un archivo TOML o JSON.
page-new-file-loaded = Se ha cargado { $name }
page-new-file-broken = Este archivo no se puede leer como TOML ni como JSON.
page-new-file-large = Este archivo es demasiado grande; el límite es de 64 KB.
page-new-file-clear = Quitar
page-new-factions-none = Sin facciones asignadas: cada jugador elige la suya.
page-new-factions-count = { $chosen } de { $players } elegidas, en el orden de los asientos
page-new-copied = Ajustes copiados de otra mesa. Cambia lo que quieras.

## Before the game

page-waiting-open =
    { $open ->
        [one] Hay un asiento libre. Envía el enlace a un amigo.
       *[other] Hay { $open } asientos libres. Envía el enlace a tus amigos.
    }
page-waiting-start = Ya están todos. Empieza cuando quieras.
page-waiting-owner = Ya están todos. Esperando a que empiece el dueño de la mesa.
page-waiting-not-yet = La partida puede empezar cuando todos los asientos estén ocupados. Puedes dar un asiento libre a un ordenador.
page-waiting-join = Hay un asiento libre para ti.
page-waiting-full = Esta mesa está llena
page-waiting-full-text = Todos los asientos están ocupados. Puedes ver la partida cuando empiece o crear una mesa como esta.
page-waiting-link = Enlace para tus amigos
page-waiting-link-invitation = El enlace contiene la invitación: solo puede unirse quien lo tiene.
page-waiting-share = Compartir
page-waiting-settings = Ajustes
page-waiting-settings-changed = El modelo { $preset }, con estos cambios:
page-waiting-settings-default = Todo como en el modelo { $preset }.
page-waiting-copy = Crear una mesa como esta
page-waiting-away = Eliminar mesa
page-waiting-leave = Dejar mesa
page-waiting-leave-sure = La mesa se elimina si no queda nadie sentado.
page-waiting-free = Liberar este asiento
page-waiting-talk = Chatea mientras esperas
page-seat-take = Sentarse aquí
page-seat-change = Quién juega en el asiento { $number }
page-start = Empezar partida
page-link-copy = Copiar enlace

## Invitations

page-bot-invite = Invitar a un bot
page-bot-ask = Invitar
page-bot-invited = Se ha invitado a { $name }.
page-invitation-new = Enlace nuevo
page-invitation-end = Terminar invitación
page-invitation-ended = La invitación ha terminado. Nadie más podrá entrar hasta que crees un enlace nuevo.
page-guests-chat = Los invitados sin cuenta pueden chatear

## Pace, and my games offline

page-pace = Ritmo
page-games-offline = No tienes conexión. Así estaban tus partidas la última vez que te conectaste.
page-games-seen = Estado del { $time }
