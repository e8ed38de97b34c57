# Los correos del servidor en español.

mail-confirm-subject = Confirma tu dirección
mail-confirm-text =
    Hola, { $name }:

    abre este enlace para usar esta dirección en tu cuenta de Hexarch. Si pierdes la contraseña, aquí recibirás un enlace para elegir otra.

    { $link }

    El enlace es válido durante 24 horas. Si no lo has pedido, ignora este mensaje.
mail-recover-subject = Elige una contraseña nueva
mail-recover-text =
    Hola, { $name }:

    abre este enlace para elegir una contraseña nueva para tu cuenta de Hexarch.

    { $link }

    El enlace es válido durante una hora y funciona una sola vez. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.
