# El servidor en español: por qué rechaza algo y qué cuenta sobre un borrador.

## Titles by status

server-title-400 = No se entiende
server-title-401 = Sin sesión
server-title-403 = No permitido
server-title-404 = No encontrado
server-title-405 = No se ofrece
server-title-409 = Ahora no
server-title-413 = Demasiado grande
server-title-415 = Tipo de contenido equivocado
server-title-422 = No válido
server-title-429 = Demasiadas veces
server-title-500 = Algo ha salido mal
server-title-503 = No disponible

## The request

server-refused = El servidor rechaza esta petición.
server-not-found = No hay nada en esta dirección.
server-method = Esta dirección no ofrece eso.
server-too-large = Esto es más de lo que el servidor acepta.
server-content-type = Envía esto como application/json.
server-invalid = { $where } no está como debería: { $what }.
server-too-often =
    Han sido demasiadas veces. Inténtalo de nuevo en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
server-origin = Esta petición no viene de una página de este servidor.
server-failed = Algo ha salido mal. No se ha cambiado nada.
server-database = La base de datos no responde. No se ha cambiado nada.
server-busy = Pasan demasiadas cosas a la vez en esta mesa. No se ha cambiado nada; inténtalo de nuevo.
server-metrics = Las cifras son para quien cuida de este servidor.
server-live-message = Este mensaje no se entiende.

## People

server-sign-in = Primero di quién eres.
server-wrong-login = Este nombre y esta contraseña no van juntos.
server-wrong-password = Esta no es tu contraseña.
server-other-password = Elige otra contraseña.
server-no-account = Un invitado no tiene contraseña.
server-no-session = Esa sesión no existe.

## Tables

server-no-game = Ese juego no existe. Hay { $games }.
server-no-level = Ese jugador del ordenador no existe. Hay { $levels }.
server-no-table = Esa mesa no existe, o es privada y necesitas su invitación.
server-no-seat = No hay asiento { $seat } en esta mesa.
server-seat-count =
    No se puede jugar con { $count ->
        [one] un asiento
       *[other] { $count } asientos
    }.
server-seat-taken = El asiento { $seat } está ocupado.
server-seats-open = Aún quedan asientos libres.
server-table-full = Todos los asientos están ocupados.
server-table-open = La partida aún no ha empezado.
server-table-running = La partida ya ha empezado.
server-table-finished = La partida ha terminado.
server-table-analysis = Esto es el análisis de una partida, no una partida en juego.
server-owner-only = Solo el dueño de la mesa puede hacer eso.
server-not-seated = No te sientas a esta mesa.
server-not-your-seat = El asiento { $seat } no es tuyo.
server-seat-left = Has abandonado esta partida. Vuelve para seguir jugando.

## Playing

server-stale = Entretanto ha pasado algo. Mira la nueva posición.
server-no-position = La partida tiene { $entries } jugadas, así que no hay posición { $number }.
server-not-legal = Esto no es posible ahora.
server-possible = Esto es posible.
server-rule = { $sentence }
server-chance-first = Primero decide el azar.
server-action-or-text = Pregunta por una acción, un texto o un elemento de la mesa.
server-draft-complete = El turno está completo: confírmalo o deshaz un paso.
server-draft-incomplete = El turno aún no está completo.
server-draft-empty = No hay nada que confirmar.
server-draft-moved = Entretanto otros han jugado; tu borrador sigue siendo posible.
server-draft-dropped = Entretanto otros han jugado; tu borrador ya no es posible.
server-takeback-open = Ya hay una petición abierta de deshacer algo.
server-no-takeback = Nadie espera tu respuesta sobre deshacer algo.
server-nothing-to-take-back = No hay nada que deshacer.
server-no-hints = No hay pistas en una partida contra otras personas.
server-no-hint = No se ha encontrado ninguna pista a tiempo.
server-unreadable = Esta partida no se puede leer.
