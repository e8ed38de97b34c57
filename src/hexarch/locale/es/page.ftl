# La página en español: lo que dicen los dos juegos y todo lo que los rodea. Cada frase está entera.

## Everywhere

page-close = Cerrar
page-menu = Menú y ajustes
page-loading = Cargando
page-try-again = Intentar de nuevo
page-skip-to-content = Saltar al contenido
page-you = Tú
page-you-mark = · tú
page-guest-name = Invitado
page-computer = Jugador virtual
page-computer-name = Ordenador
page-computer-of-level = Ordenador ({ $level })
page-computer-numbered = Ordenador { $number } ({ $level })
page-present = Presente
page-away = Ausente
page-chance = Sorteo
page-views = Vistas
page-to-front = Ir a la portada
page-save-picture = Guardar la imagen
page-hint = Pista

## The frame around all pages

page-nav = Páginas
page-nav-front = Jugar
page-nav-tables = Mesas
page-nav-people = Personas
page-nav-games = Mis partidas
page-nav-rules = Reglas
page-nav-puzzles = Problemas
page-nav-studies = Estudios
page-nav-learn = Aprender
page-nav-import = Repetición
page-nav-settings = Ajustes
page-nav-sign-in = Entrar
page-nav-account-of = Cuenta de { $name }
page-title = { $page } · Hexarch
page-title-turn = Tu turno: { $page }
page-cancel = Cancelar
page-save = Guardar
page-saved = Guardado.
page-earlier = Anteriores
page-later = Siguientes
page-page-number = Página { $page }

## The front page

page-front-title = ¿Qué construimos hoy?
page-front-text = Elige un juego y pulsa Jugar. Lo demás se puede cambiar después.
page-front-level = Nivel
page-front-players = Jugadores
page-front-play = Jugar contra el ordenador
page-front-play-alone = Jugar en solitario
page-front-play-name = Jugar contra el ordenador: { $game }
page-front-play-alone-name = Jugar en solitario: { $game }
page-front-terra-mystica = Transforma la tierra, funda ciudades, asciende en los cultos.
page-front-origins = Levanta una ciudad con dados, loseta a loseta.
page-front-friends = Jugar con amigos
page-front-friends-text = Crea una mesa y comparte el enlace
page-front-import = Importar y repasar
page-front-import-text = Suelta el registro de una partida y repásala paso a paso
page-front-learn = Aprender a jugar
page-front-learn-text = Una primera partida guiada y lecciones cortas
page-front-new = ¿Primera vez aquí?
page-front-new-text = No necesitas cuenta. Pulsa Jugar: la página muestra qué puedes hacer, cuánto cuesta y por qué algo no es posible.
page-front-new-first = Empezar con una primera partida
page-front-new-rules = Leer antes las reglas
page-front-last = Tu última partida de un vistazo
page-front-last-chart = Puntos de cada jugador, ronda a ronda
page-front-last-you = { $points } tú
page-front-last-other = { $points } { $name }
page-front-report = Informe
page-front-all = Todas mis partidas
page-front-waiting =
    { $count ->
        [one] 1 partida te espera
       *[other] { $count } partidas te esperan
    }

## Lists of tables

page-tables-open = Mesas abiertas
page-tables-running = Ver
page-tables-finished = Partidas terminadas
page-tables-which = Qué mesas
page-tables-all-games = Los dos juegos
page-tables-new = Nueva mesa
page-tables-join = Unirse
page-tables-watch = Ver
page-game-report = Informe
page-tables-replay = Ver repetición
page-tables-none-open = No hay ninguna mesa abierta ahora
page-tables-none-open-text = Crea una: envía el enlace a tus amigos, y los demás podrán encontrarla aquí.
page-tables-none-running = No hay partidas públicas ahora
page-tables-none-running-text = Las partidas públicas se pueden ver aquí mientras se juegan.
page-tables-none-finished = Aún no hay partidas públicas terminadas
page-tables-none-finished-text = Las partidas públicas terminadas se quedan aquí, listas para repasarlas.
page-games-title = Mis partidas
page-games-none = Aún no hay partidas
page-games-none-text = Juega contra el ordenador o crea una mesa para tus amigos. Tus partidas se guardan y aparecen aquí.
page-games-turn = Tu turno
page-games-wait = Esperando a { $name }
page-games-thinking = El ordenador está pensando
page-games-chance = En curso
page-games-ready = Lista para empezar
page-games-left = Un ordenador está jugando por ti
page-games-analysis = Análisis
page-games-finished = Terminada
page-games-won = Has ganado con { $points } puntos
page-games-lost = { $points } puntos, puesto { $place }
page-games-result = { $name } ganó con { $points } puntos
page-row-seats = { $taken } de { $all } asientos ocupados: { $names }
page-row-free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
page-row-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
page-row-about = { $game } · { $players }
page-row-changed = { $game } · { $ago }

## Making a table

page-new-title = Nueva mesa
page-new-text = Los valores predeterminados funcionan bien. Cambia lo que quieras.
page-new-game = Juego
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

## Computer players

level-random = Aleatorio
level-random-text = Juega al azar. Bueno para probar cosas.
level-greedy = Codicioso
level-greedy-text = Toma al instante el máximo de puntos que ve y nunca mira más allá.
level-easy = Fácil
level-easy-text = Amable para una primera partida: solo ve su próximo turno y pasa por alto muchas cosas.
level-medium = Medio
level-medium-text = Conoce el juego, pero solo mira un turno por delante.
level-hard = Difícil
level-hard-text = Valora bien las posiciones y castiga el derroche.
level-expert = Experto
level-expert-text = El mejor que tenemos: planea la ronda entera.
level-puct = Búsqueda en árbol
level-puct-text = El jugador más fuerte antes de la red neuronal, para comparar.
page-level-strength = Fuerza { $strength } de { $most }
page-level-points = Media de { $points } puntos contra sí mismo
page-level-with-strength = { $level } ({ $strength }/{ $most })

## Language, theme, motion

page-language = Idioma
page-language-en = English
page-language-pt = Português
page-language-es = Español
page-language-hu = Magyar
page-language-it = Italiano
page-look = Estilo del tablero
page-look-clear = Sencillo
page-look-tabletop = Mesa de juego
page-look-text = El estilo Mesa de juego muestra paisajes, piezas de madera y pequeñas escenas de la ciudad. Se guarda solo en este navegador.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Claro
page-theme-dark-name = Oscuro
page-theme-light = Cambiar al tema claro
page-theme-dark = Cambiar al tema oscuro
page-still = Reducir el movimiento
page-textual = Tablero en texto
page-text-off = Mostrar el tablero
page-shortcuts = Atajos de teclado
page-sound = Sonido en tu turno y con los mensajes
page-settings-sound-text = Un tono breve cuando te toca y otro cuando alguien escribe.
page-playback = Reproducción de las jugadas de los demás
page-playback-off = Desactivada
page-playback-quick = Rápida
page-playback-normal = Normal
page-keys = Atajos de teclado
page-keys-verbs = Tu turno
page-keys-table = En la mesa
page-keys-tab = moverse entre las partes de la mesa
page-keys-arrows = moverse dentro de una parte y por el mapa
page-keys-enter = elegir o confirmar el turno
page-keys-confirm = confirmar el turno desde cualquier lugar
page-keys-why = preguntar por qué algo no se puede usar
page-keys-escape = cerrar lo que está abierto
page-keys-off = Puedes desactivar los atajos de una sola tecla en el menú.

## At the table

page-dock = Tu turno
page-draft = Tu turno hasta ahora
page-draft-hint = Elige en el tablero o selecciona una acción arriba
page-difference = Qué cambia tu turno
page-so-far = Hasta ahora
page-with-this = Con esto
page-your-turn = Tu turno
page-not-sent = aún sin enviar
page-undo = Deshacer
page-compound = { $steps } → { $action }
page-other-ways = { $count ->
    [one] Otra manera
   *[other] { $count } maneras más
}
page-compare = Compara con tu borrador.
page-compare-ask = ¿Usar esto en su lugar?
page-compare-drafted = En tu borrador
page-compare-instead = En su lugar
page-compare-keep = Mantener el borrador
page-compare-take = Elegir esto
page-reset = Reiniciar
page-confirm = Confirmar turno
page-plan = Planear
page-plan-help = Prueba tus próximos turnos; nadie lo ve
page-plan-end-turn = Fin del turno
page-log-planned = planeado
page-confirm-anyway = Confirmar de todos modos
page-more = Más acciones
page-choose = Elegir
page-skip = Omitir
page-turn-goes-on = Tu turno continúa.
page-turn-sent = Turno enviado.
page-step-undone = Paso deshecho.
page-turn-reset = Turno reiniciado.
page-click-to-choose = Haz clic para elegir
page-click-to-open =
    { $count ->
        [one] Haz clic para elegir
       *[other] { $count } opciones: haz clic para verlas
    }
page-type-move = Escribir una jugada
page-type-examples = Por ejemplo
page-type-complete = Tab completa
page-rematch = Jugar otra vez
page-order-of-play = Orden de juego
page-set-up = Preparación
page-passed = ha pasado
page-text-players = Jugadores
page-text-you = { $player } (tú)
page-game-over = La partida ha terminado
page-waiting =
    { $others ->
        [0] Turno de { $player }
        [one] Turno de { $player } y de uno más
       *[other] Turno de { $player } y de { $others } más
    }
page-waiting-chance = Sorteando
page-thinking = pensando desde hace { $time }
page-thinking-since = última jugada { $time }
page-next-players = Después: { $players }
page-result = Resultado final
page-result-hide = Ver el tablero
page-result-place = Puesto { $place }
page-text-now = Ahora
page-text-verb = { $verb } ({ $count })
page-log = Historial
page-log-note = pasa el ratón para verlo en el mapa
page-log-since = Desde tu último turno
page-log-empty = Aún no ha pasado nada.
page-log-round = Ronda { $round }
page-log-earlier = Mostrar jugadas anteriores
page-watching = Estás viendo esta partida
page-name-numbered = { $name } ({ $number })
page-ask-name = Elige un nombre
page-ask-name-text = Los demás jugadores te verán con este nombre.
page-ask-name-go = Continuar
page-understood = Entendido
page-result-lead = Quién iba en cabeza tras cada ronda
page-result-sources = Puntos por origen
page-result-start = Al principio
page-result-share = Compartir
page-row-round = Ronda { $round }
page-row-you = juegas con { $faction }
page-row-with = con { $players }
page-row-last = { $player }: { $move }
page-log-line = { $player } { $text }
page-takeback-ask = Deshacer mi último turno
page-takeback-asked = { $name } pide deshacer jugadas.
page-takeback-waiting =
    { $count ->
        [one] Esperando a que un jugador acepte deshacer.
       *[other] Esperando a que { $count } jugadores acepten deshacer.
    }
page-takeback-accept = Aceptar
page-takeback-decline = Rechazar
page-leave = Abandonar la partida
page-leave-sure = Un jugador virtual ocupa tu asiento. Puedes volver en cualquier momento.
page-leave-no = Quedarse
page-left = Un jugador virtual está jugando por ti.
page-return = Volver

## Before the game

page-game-terra-mystica = Terra Mystica
page-game-origins = Origins: Los primeros constructores
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
page-seat-open = Asiento libre
page-seat-take = Sentarse aquí
page-seat-change = Quién juega en el asiento { $number }
page-start = Empezar partida
page-link-copy = Copiar enlace
page-link-copied = Enlace copiado

## The account

page-account-title = Cuenta
page-account-nobody = No has iniciado sesión
page-account-nobody-text = Puedes jugar como invitado y crear una cuenta después. Tus partidas se conservan.
page-account-guest = Estás jugando como invitado
page-account-guest-text = Este navegador te recuerda. Con una cuenta accedes a tus partidas desde cualquier dispositivo.
page-account-signed-in = Sesión iniciada como { $login }
page-account-name = Nombre visible
page-account-name-login = Tu nombre
page-account-password = Contraseña
page-account-password-help = Al menos 8 caracteres y difícil de adivinar: lo mejor son varias palabras.
page-account-make = Crear cuenta
page-account-make-text = Un nombre y una contraseña, nada más.
page-account-sign-in = Iniciar sesión
page-account-sign-in-text = Las partidas que has jugado aquí como invitado pasan a tu cuenta.
page-account-sign-out = Cerrar sesión
page-account-sign-out-guest = Si cierras sesión como invitado, pierdes el acceso a tus partidas. Crea antes una cuenta.
page-account-which = Crear cuenta o iniciar sesión
page-account-password-title = Cambiar contraseña
page-account-password-old = Contraseña actual
page-account-password-new = Contraseña nueva
page-account-password-done = Contraseña cambiada. Se ha cerrado la sesión en todos los demás dispositivos.
page-account-sessions = Dónde tienes la sesión iniciada
page-account-session-current = Este dispositivo
page-account-session-seen = Última actividad: { $ago }
page-account-session-end = Cerrar sesión en este dispositivo
page-account-session-unknown = Dispositivo desconocido
page-account-session-browser = { $browser } en { $system }
page-account-data = Tus datos
page-account-data-text = Todo lo que este servidor guarda sobre ti, en un archivo.
page-account-download = Descargar
page-account-delete = Eliminar cuenta
page-account-delete-text = Tu nombre, sesiones, mensajes de chat y ajustes se eliminan para siempre. En las partidas con otras personas, un ordenador ocupa tu asiento.
page-account-delete-sure = ¿Eliminarlo todo?
page-account-delete-sure-text = Esto no se puede deshacer.
page-account-delete-done = Tu cuenta se ha eliminado. Gracias por jugar.
page-account-welcome = Te damos la bienvenida, { $name }.
page-tokens = Tokens personales
page-tokens-text = Con un token, un programa puede actuar en nombre de tu cuenta. Quien lo tenga puede hacer lo que permitas aquí.
page-token-made = Token creado
page-token-once = Copia este token ahora. No se volverá a mostrar.
page-token-copy = Copiar token
page-token-copied = Token copiado
page-token-until = Válido hasta el { $date }
page-token-revoke = Revocar
page-token-revoke-named = Revocar { $name }
page-token-name = Nombre del programa
page-token-scopes = Qué puede hacer
page-token-days = Válido durante
page-token-days-count = { $count ->
    [one] 1 día
   *[other] { $count } días
}
page-token-create = Crear token
page-token-new = Nuevo token
page-scope-read = Leer tus mesas y posiciones
page-scope-play = Jugar por ti
page-scope-tables = Crear mesas, unirse a ellas e iniciarlas; desafíos
page-scope-chat = Escribir en el chat por ti
page-bot = Bot
page-bot-text = Un programa puede jugar con una cuenta que es un bot. Todos ven que lo es: su nombre termina en [bot].
page-bot-is = Esta cuenta es un bot.
page-bot-become = Convertir en bot
page-bot-sure = ¿Convertir esta cuenta en un bot? No puede haber jugado nunca. Esto no se puede deshacer.
page-bot-docs = Documentación de la API
page-bot-invite = Invitar a un bot
page-bot-ask = Invitar
page-bot-invited = Se ha invitado a { $name }.
page-choose-name = Elige otro nombre
page-choose-name-text = Una cuenta más antigua inicia sesión con el mismo nombre. Todo funciona como antes; elige un nombre propio para entrar.
page-email = Dirección para recuperar la contraseña
page-email-text = Si pierdes la contraseña, allí recibirás un enlace para elegir otra. Otros mensajes llegan solo si activas los avisos por correo.
page-email-is = Confirmada: { $email }
page-email-label = Dirección de correo
page-email-sent = Abre el enlace del mensaje que se te acaba de enviar.
page-email-remove = Quitar dirección
page-email-confirmed = Tu dirección está confirmada.
page-email-confirm = Confirmar dirección
page-recover = ¿Has perdido la contraseña?
page-recover-text = Escribe tu nombre. Si la cuenta tiene una dirección confirmada, se enviará allí un enlace.
page-recover-no-mail = Este servidor no envía correo. Pide una contraseña nueva a quien lo administra.
page-recover-send = Enviar enlace
page-recover-new = Elige una contraseña nueva
page-moderation = Moderación
page-moderation-reports = Denuncias abiertas
page-moderation-none = No hay denuncias abiertas.
page-moderation-audit = Lo que se hizo
page-moderation-mute = Silenciar un día
page-moderation-ban = Expulsar 30 días
page-moderation-close-table = Cerrar mesa
page-moderation-close-table-sure = La mesa y su partida se borran para todos. Esto no se puede deshacer.
page-moderation-done = Cerrar denuncia
page-people = Personas
page-person-of = Sobre { $name }
page-person-block = Bloquear
page-person-unblock = Desbloquear
page-person-block-text = Ya no ves sus mensajes y no puede unirse a tus mesas.
page-person-mute = Silenciar en esta mesa
page-person-mute-text = Puede leer el chat, pero no escribir en él.
page-person-unmute = Dejar de silenciar
page-person-remove = Retirar de la mesa
page-person-remove-text = Antes del inicio el asiento queda libre; en una partida en curso lo ocupa un ordenador.
page-person-allow = Readmitir
page-person-report = Denunciar
page-person-report-text = ¿Qué ha pasado? Los administradores también ven lo que dijo aquí esta persona.
page-person-reported = Gracias. Los administradores lo revisarán.
page-invitation-new = Enlace nuevo
page-invitation-end = Terminar invitación
page-invitation-ended = La invitación ha terminado. Nadie más podrá entrar hasta que crees un enlace nuevo.
page-guests-chat = Los invitados sin cuenta pueden chatear
page-chat-closed = Aquí solo pueden escribir los jugadores y los espectadores invitados.
page-account-too-short = La contraseña debe tener al menos 8 caracteres.

## Settings

page-settings-title = Ajustes
page-settings-text = Se guardan en este navegador y en tu cuenta, si la tienes.
page-settings-look = Aspecto
page-settings-play = Juego
page-settings-still-text = Las piezas se mueven sin animación, y nada brilla.
page-settings-textual-text = La mesa como texto, para lectores de pantalla y conexiones lentas. Todas las partidas se pueden jugar así.
page-settings-shortcuts-text = Desactívalos si usas control por voz o si los atajos de una sola tecla te estorban.
page-settings-warnings = Avisarme antes de desperdiciar algo
page-settings-warnings-text = Un aviso pregunta una vez y nunca impide una jugada.

## The rules

page-rules-title = Reglas
page-rules-text = Con nuestras propias palabras, a partir de los reglamentos y de sus preguntas frecuentes. Cada regla tiene un número; la mesa lo cita cuando una jugada no está permitida.
page-rules-search = Buscar en las reglas
page-rules-game = Qué juego
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] 1 tema
       *[other] { $count } temas
    }
page-rules-none = Ningún tema coincide
page-rules-none-text = { $game ->
    [origins] Prueba con una sola palabra, como «templo» o «torre», o con el número de una regla, como OR-063.
   *[other] Prueba con una sola palabra, como «puente» o «poder», o con el número de una regla, como TM-131.
}
page-rules-clear = Borrar la búsqueda
page-rules-topics = Temas
page-rules-numbers =
    { $count ->
        [one] Regla { $first }
       *[other] Reglas { $first } a { $last }
    }

## Why not

page-why-title = ¿Por qué no?
page-why-ask = ¿Por qué no?
page-why-asking = Comprobando
page-why-remedy = Convierte algo antes
page-why-nothing = Ahora no puedes hacer nada con esto.

## Warnings

page-warning-off = No volver a avisarme de esto
page-warning-quiet = Avisos desactivados: { $kind }

## Talk

page-chat = Chat
page-chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, 1 mensaje nuevo
       *[other] Chat, { $unread } mensajes nuevos
    }
page-chat-empty = Aún no hay mensajes.
page-chat-typing = { $name } está escribiendo
page-chat-write = Escribe un mensaje
page-chat-send = Enviar

## The connection

page-connection-connecting = Reconectando
page-connection-polling = Sin conexión en directo: se comprueba cada pocos segundos

## When something goes wrong

page-problem-offline = El servidor no responde. Tu turno está a salvo; inténtalo de nuevo en un momento.
page-problem-unknown = Algo ha salido mal. Inténtalo de nuevo.
page-error-offline = El servidor no responde
page-error-offline-text = Tus partidas están a salvo. Esta página se reconectará en cuanto el servidor vuelva.
page-error-not-found = Mesa no encontrada
page-error-not-found-text = Se ha eliminado, es privada o el enlace tiene una errata. Si la mesa es tuya, inicia sesión; si te han invitado, pide un enlace nuevo.
page-error-private = Esta mesa es privada
page-error-private-text = Necesitas una invitación para verla. Pide un enlace a su dueño.
page-error-expired = Este enlace ha caducado
page-error-expired-text = La invitación ya no es válida, o la mesa se ha eliminado. Pide un enlace nuevo o busca otra mesa.
page-error-rate-limit = Demasiadas peticiones
page-error-signed-out = Tu sesión se ha cerrado
page-error-signed-out-text = Inicia sesión para continuar donde lo dejaste. Las partidas de un invitado cuya sesión se ha cerrado no se pueden recuperar, pero puedes empezar de nuevo como otro invitado.
page-error-unknown = Algo ha salido mal
page-error-unknown-text = Es culpa nuestra, no tuya. Inténtalo de nuevo; la partida está a salvo.
page-error-list = Esto no se puede mostrar ahora
page-error-no-page = Página no encontrada
page-error-no-page-text = La dirección tiene una errata, o la página se ha movido.

## Lists

page-list-two = { $first } y { $last }
page-list-more = { $first } y { $last }

page-pace = Ritmo
page-pace-all = Todos los ritmos
page-pace-live = En vivo
page-pace-correspondence = Por correspondencia
page-pace-none = Sin reloj
page-notices-table = Avisos de esta mesa
page-notice-turn = Es tu turno.
page-notice-chat = Hay un mensaje nuevo.
page-notice-over = La partida ha terminado.
page-games-offline = No tienes conexión. Así estaban tus partidas la última vez que te conectaste.
page-games-seen = Estado del { $time }
