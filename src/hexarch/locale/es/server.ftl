# El servidor en español: por qué rechaza algo y qué cuenta sobre un borrador.

## Titles by status

server-title-400 = Petición incorrecta
server-title-401 = Sesión no iniciada
server-title-403 = No permitido
server-title-404 = No encontrado
server-title-405 = Método no permitido
server-title-408 = Tiempo agotado
server-title-409 = Conflicto
server-title-413 = Demasiado grande
server-title-415 = Tipo de contenido no admitido
server-title-422 = Petición no válida
server-title-429 = Demasiadas peticiones
server-title-500 = Algo ha salido mal
server-title-503 = Servicio no disponible

## The request

server-refused = El servidor ha rechazado esta petición.
server-not-found = No hay nada en esta dirección.
server-method = Este método no está permitido aquí.
server-too-large = La petición es demasiado grande.
server-content-type = Envía la petición como application/json.
server-invalid = { $where } no es válido: { $what }.
server-too-often =
    Demasiadas peticiones; inténtalo de nuevo dentro de { $seconds ->
        [one] 1 s
       *[other] { $seconds } s
    }.
server-origin = Esta petición no viene de una página de este servidor.
server-host = Este servidor no atiende por este nombre.
server-failed = Algo ha salido mal. No se ha cambiado nada.
server-database = La base de datos no responde. No se ha cambiado nada.
server-busy = Esta mesa está demasiado ocupada ahora. No se ha cambiado nada; inténtalo de nuevo.
server-overloaded = El servidor está ocupado. No se ha cambiado nada; inténtalo de nuevo.
server-workers-busy =
    El servidor está ocupado; inténtalo de nuevo dentro de { $seconds ->
        [one] 1 s
       *[other] { $seconds } s
    }.
server-outcome-unknown = Se ha perdido la conexión con la base de datos. No se sabe si esto se ha guardado; es seguro enviar de nuevo la misma petición.
server-timeout = La petición ha tardado demasiado en llegar.
server-metrics = Las métricas solo están disponibles para el operador del servidor.
server-live-message = No se ha podido entender este mensaje.

## People

server-sign-in = Inicia sesión.
server-wrong-login = Nombre o contraseña incorrectos.
server-wrong-password = Contraseña incorrecta.
server-other-password = Elige otra contraseña.
server-no-account = Los invitados no tienen contraseña.
server-name-taken = Este nombre ya está en uso. Si es tuyo, inicia sesión; si no, elige otro.
server-weak-password = Esta contraseña es fácil de adivinar. Usa varias palabras o una más larga.
server-banned = Esta cuenta está expulsada hasta el { $until }.
server-no-mail = Este servidor no envía correo electrónico.
server-link-expired = Este enlace ya no es válido. Pide uno nuevo.
server-no-user = Esta persona no existe.
server-admin-only = Solo los administradores pueden hacer eso.
server-no-report = Esta denuncia no existe.
server-no-session = Esta sesión no existe.
server-token = Este token no es válido: es incorrecto, ha caducado o fue revocado.
server-token-scope = A este token le falta el permiso { $scope }.
server-token-never = Esto no se puede hacer con un token. Inicia sesión en la página.
server-no-token = Este token no existe.
server-tokens-many = Una cuenta puede tener como máximo { $count } tokens. Revoca uno primero.
server-bot-played = Solo una cuenta que nunca se ha sentado a una mesa puede convertirse en bot.
server-bot-invited = Un bot solo entra en una mesa mediante un desafío o con su invitación.
server-no-bot = Ese bot no existe.
server-bot-blocked = Este bot no juega contigo.
server-no-challenge = Este desafío no existe.
server-challenge-other = No te corresponde responder a este desafío.
server-challenge-over = Este desafío ya fue respondido.

## Tables

server-no-game = Ese juego no existe. Juegos disponibles: { $games }.
server-no-level = Ese jugador virtual no existe. Niveles disponibles: { $levels }.
server-no-lesson = Esta lección no existe.
server-no-table = Esta mesa no existe, o es privada y necesitas su invitación.
server-no-seat = Esta mesa no tiene el asiento { $seat }.
server-seat-count =
    A este juego no se puede jugar con { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }.
server-seat-taken = El asiento { $seat } está ocupado.
server-seats-open = Aún quedan asientos libres.
server-table-full = Todos los asientos están ocupados.
server-table-open = La partida aún no ha empezado.
server-table-running = La partida ya ha empezado.
server-table-finished = La partida ha terminado.
server-table-analysis = Esto es un análisis, no una partida en curso.
server-owner-only = Solo el dueño de la mesa puede hacer eso.
server-not-seated = No tienes asiento en esta mesa.
server-not-your-seat = El asiento { $seat } no es tuyo.
server-seat-left = Has abandonado esta partida. Vuelve para seguir jugando.
server-removed = El dueño te ha retirado de esta mesa.
server-blocked = El dueño de esta mesa te ha bloqueado.
server-not-yourself = No puedes hacer eso contigo.
server-chat-seated = Solo los jugadores y los espectadores invitados pueden chatear aquí.
server-chat-guests = En esta mesa solo pueden chatear las personas con cuenta.
server-muted = Te han silenciado y no puedes chatear.

## Playing

server-stale = La partida ha avanzado. Mira la nueva posición.
server-no-position = La partida tiene { $entries } jugadas, así que la posición { $number } no existe.
server-not-legal = Esto no es posible ahora.
server-chance-first = Primero hay que sortear algo.
server-action-or-text = Indica una acción, un texto o un elemento de la mesa.
server-draft-complete = El turno está completo: confírmalo o deshaz un paso.
server-draft-incomplete = El turno aún no está completo.
server-draft-empty = No hay nada que confirmar.
server-draft-changed = Tu borrador cambió en otra ventana. Este es el más reciente; revísalo y confirma de nuevo.
server-takeback-open = Ya se ha pedido deshacer jugadas.
server-no-takeback = Ninguna petición de deshacer espera tu respuesta.
server-nothing-to-take-back = No hay nada que deshacer.
server-no-hints = No hay pistas disponibles en las partidas contra otras personas.
server-no-hints-yet = Una partida contra personas con esta preparación y estas jugadas sigue en curso. Habrá pistas cuando termine.
server-no-branch = Una partida en curso contra personas no se puede analizar. Espera a que termine.
server-report-unfinished = Solo se pueden analizar partidas terminadas.
server-no-game-report = Aquí no hay ningún informe.
server-reports-pending = Todavía se están preparando { $count } informes tuyos. Espera a que uno esté listo.
server-no-hint = No se ha encontrado ninguna pista a tiempo.
server-unreadable = No se ha podido leer esta partida.
server-import-too-long = Esta partida tiene { $entries } jugadas; una partida puede tener como máximo { $count }.
server-game-too-long = Una partida puede tener como máximo { $count } jugadas; esta no puede continuar.
server-wishes-too-many = Has cambiado tus respuestas permanentes demasiadas veces; espera a la próxima jugada.

server-no-clock = Esta mesa no tiene reloj.
server-pause-open = Ya se ha pedido una pausa, o los relojes están parados.
server-no-pause = Nadie espera tu respuesta sobre una pausa.
server-not-claimable = Este asiento no se puede reclamar.
server-pace = Este ritmo no es posible.
server-pace-live = Las noches y los fines de semana no pueden parar los relojes de una partida en vivo.
server-pace-drop = Las reglas de este juego no permiten que un jugador abandone.
server-zone = No existe esa zona horaria.
server-night = Una noche tiene entre 1 y { $hours } horas.
server-vacation = Estos días de vacaciones no son posibles.
server-vacation-days = Puedes tomar como máximo { $days } días de vacaciones en { $year }.
server-calendar-again = Puedes cambiar la zona horaria y la noche una vez al día.
server-blocked-you = Esta persona no quiere jugar contigo.
server-sits-already = Esta persona ya está sentada a la mesa.
server-too-many = Hay sitio para { $most } como máximo.
server-tables-most = Tienes { $most } partidas sin terminar o importadas, el máximo permitido. Borra algunas primero.
server-accounts-only = Los invitados no pueden hacer esto. Crea antes una cuenta.
server-no-group = Este grupo no existe o no eres miembro.
server-group-owner = Solo el dueño del grupo puede hacer esto.
server-member-already = Esta persona ya es miembro o ya fue invitada.
server-group-link = Esta invitación a un grupo ya no es válida.
server-no-event = Este evento no existe o no eres miembro de su grupo.
server-event-status = El evento ya ha empezado o ha terminado.
server-event-running = El evento todavía no ha terminado.
server-event-few = Cada división necesita al menos { $least } jugadores.

## Problemas y estudios

server-no-puzzle = Este problema no existe.
server-puzzle-closed = Este problema ya no está en tu mesa. Ábrelo de nuevo.
server-puzzle-unfinished = Termina primero tu turno.
server-puzzle-no-hints = En un problema no hay pistas. Puedes ver la solución.
server-no-study = Este estudio no existe o es privado.
server-study-accounts = Para guardar estudios hace falta una cuenta. Crea una para conservar los tuyos.
server-study-most = Tienes { $most } estudios. Borra uno primero.
server-study-chapters = Un estudio tiene como máximo { $most } capítulos.
server-study-notes = Las notas de un capítulo son demasiado largas.
server-study-file = Este estudio no se puede importar: { $sentence }
