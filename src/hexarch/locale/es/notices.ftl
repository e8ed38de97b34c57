# Avisos en español: lo que se envía a quien está ausente, y dónde se elige.

notice-turn-subject = Tu turno: { $table }
notice-turn = Es tu turno en { $table }.
notice-offer-subject = Falta tu respuesta: { $table }
notice-offer = Una oferta espera tu respuesta en { $table }.
notice-takeback = { $name } pide deshacer una jugada en { $table }.
notice-deadline-subject = Se acaba el tiempo: { $table }
notice-deadline = Tu tiempo en { $table } se acaba el { $time }.
notice-over-subject = Fin de la partida: { $table }
notice-over = La partida { $table } ha terminado.
notice-invitation-subject = Invitación: { $table }
notice-invitation = { $name } te invita a { $table }.
notice-chat-subject = Mensaje nuevo: { $table }
notice-chat = { $name } ha escrito un mensaje en { $table }.
notice-chat-more = Hay { $count } mensajes nuevos en { $table }.
notice-test-subject = Aviso de prueba de Hexarch
notice-test = Esto es una prueba. Los avisos te llegan por aquí.
notice-digest-subject = { $count } avisos de Hexarch
notice-digest-more =
    { $count ->
        [one] Y uno más.
       *[other] Y { $count } más.
    }
notice-somebody = Alguien
notice-mail-hello = Hola, { $name }:
notice-mail-foot =
    Recibes este correo porque has activado los avisos por correo.
    Cambiar lo que recibes: { $settings }
    No recibir más, con un clic: { $unsubscribe }

server-unsubscribe-link = Este enlace no es válido. Puedes desactivar los avisos en los ajustes.
server-no-zone = No existe esa zona horaria.
server-webhook-account = Solo las cuentas pueden usar un webhook.
server-webhook-address = Un webhook es una dirección https accesible por internet.
server-push-subscription = La suscripción push de este navegador no se puede usar.
server-no-device = No existe ese dispositivo.
server-no-address = No tienes una dirección de correo confirmada. Añade una en la página de tu cuenta.
server-no-webhook = Escribe primero la dirección de un webhook.

notices-title = Avisos
notices-text = Cómo te enteras de lo que pasa en tus partidas mientras no estás.
notices-sign-in = Siéntate en una mesa o inicia sesión para elegir tus avisos.
notices-kind-turn = Mi turno
notices-kind-offer = Falta una respuesta
notices-kind-deadline = Se me acaba el tiempo
notices-kind-over = Fin de la partida
notices-kind-invitation = Invitación
notices-kind-chat = Mensaje en el chat
notices-channel-browser = En la página
notices-channel-push = Push
notices-channel-mail = Correo
notices-channel-webhook = Webhook
notices-cell = { $kind }: { $channel }
notices-browser-text = Mientras Hexarch está abierto en una pestaña que no estás viendo. El sonido es otro ajuste.
notices-browser-allow = Permitir notificaciones
notices-browser-granted = Este navegador muestra notificaciones.
notices-browser-denied = Has bloqueado las notificaciones en este navegador. Permítelas para este sitio en los ajustes del navegador.
notices-browser-unsupported = Este navegador no puede mostrar notificaciones.
notices-push-text = Llega a tus dispositivos aunque Hexarch esté cerrado.
notices-push-here = Push en este dispositivo
notices-push-unsupported = Este navegador no puede recibir mensajes push. En un iPhone o iPad, añade primero Hexarch a la pantalla de inicio.
notices-push-failed = El navegador no ha aceptado los mensajes push.
notices-push-devices = Dispositivos
notices-push-none = Ningún dispositivo recibe mensajes push.
notices-push-current = Este dispositivo
notices-push-remove = Quitar
notices-mail-text = Se envían a { $email }.
notices-mail-none = Añade y confirma primero una dirección en la página de tu cuenta.
notices-mail-account = Ir a la página de la cuenta
notices-mail-impossible = Este servidor no envía correo.
notices-webhook-text = Cada mensaje se envía a esta dirección como JSON.
notices-webhook-guest = Solo las cuentas pueden usar un webhook. Crea una en la página de la cuenta.
notices-webhook-address = Dirección
notices-webhook-discord = Formato de Discord
notices-webhook-save = Guardar dirección
notices-test = Enviar una prueba
notices-test-in = Enviar una prueba: { $channel }
notices-test-sent = La prueba se ha enviado.
notices-test-waiting = La prueba está en camino.
notices-test-failed = No se ha podido enviar la prueba ({ $error }).
notices-failed = No se ha podido enviar el último mensaje ({ $error }).
notices-digest = Como mucho un mensaje
notices-digest-0 = En cualquier momento
notices-digest-15 = Cada 15 minutos
notices-digest-60 = Cada hora
notices-digest-240 = Cada 4 horas
notices-digest-1440 = Una vez al día
notices-digest-of = Como mucho un mensaje: { $channel }
notices-quiet = Horas de silencio
notices-quiet-text = No se envía nada en ese tiempo. Llega después, en un solo mensaje.
notices-quiet-on = Usar horas de silencio
notices-quiet-from = Desde
notices-quiet-until = Hasta
notices-quiet-zone = Zona horaria: { $zone }
notices-saved = Guardado.
notices-table = Avisos de esta mesa
notices-table-text = Elige de qué no quieres que te avise esta mesa.
notices-table-muted = Los avisos de esta mesa están desactivados
notices-table-mute = Desactivar todos
notices-table-unmute = Activar todos
notices-table-settings = Todos los ajustes de avisos
notices-unsubscribe-title = Darse de baja del correo
notices-unsubscribe-text = No recibirás más avisos por correo. Tus otros avisos siguen como están.
notices-unsubscribe = Darme de baja
notices-unsubscribed = Ya no recibes avisos por correo. Puedes volver a activarlos en los ajustes.
