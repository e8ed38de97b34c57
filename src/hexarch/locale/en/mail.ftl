# The server's e-mails in English.

mail-confirm-subject = Confirm your address
mail-confirm-text =
    Hello { $name },

    follow this link to use this address for your Hexarch account. If you lose your password, a link for a new one is sent here.

    { $link }

    The link is valid for 24 hours. If you did not ask for this, ignore this message.
mail-recover-subject = Choose a new password
mail-recover-text =
    Hello { $name },

    follow this link to choose a new password for your Hexarch account.

    { $link }

    The link is valid for one hour and works once. If you did not ask for this, ignore this message: your password stays as it is.
