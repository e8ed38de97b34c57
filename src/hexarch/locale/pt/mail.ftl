# Os e-mails do servidor em português.

mail-confirm-subject = Confirme seu endereço
mail-confirm-text =
    Olá, { $name },

    abra este link para usar este endereço na sua conta do Hexarch. Se você perder a senha, um link para criar outra será enviado para cá.

    { $link }

    O link vale por 24 horas. Se não foi você quem pediu, ignore esta mensagem.
mail-recover-subject = Escolha uma nova senha
mail-recover-text =
    Olá, { $name },

    abra este link para escolher uma nova senha para sua conta do Hexarch.

    { $link }

    O link vale por uma hora e funciona uma vez. Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.
