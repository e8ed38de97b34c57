# Notices: what is sent to people who are away, and the settings for it.

notice-turn-subject = Your turn: { $table }
notice-turn = It is your turn in { $table }.
notice-offer-subject = Answer needed: { $table }
notice-offer = An offer is waiting for your answer in { $table }.
notice-takeback = { $name } asks to take back a move in { $table }.
notice-deadline-subject = Time is running out: { $table }
notice-deadline = Your time in { $table } runs out at { $time }.
notice-over-subject = Game over: { $table }
notice-over = The game { $table } is over.
notice-invitation-subject = Invitation: { $table }
notice-invitation = { $name } invites you to { $table }.
notice-chat-subject = New message: { $table }
notice-chat = { $name } wrote a message in { $table }.
notice-chat-more = There are { $count } new messages in { $table }.
notice-test-subject = Test notice from Hexarch
notice-test = This is a test. Notices reach you here.
notice-digest-subject = { $count } notices from Hexarch
notice-digest-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
notice-somebody = Somebody
notice-mail-hello = Hello { $name },
notice-mail-foot =
    You get this e-mail because you switched on notices by e-mail.
    Change what you get: { $settings }
    Unsubscribe with one click: { $unsubscribe }

server-unsubscribe-link = This link is not valid. You can switch off notices in your settings.
server-no-zone = There is no such time zone.
server-webhook-account = Only accounts can use a webhook.
server-webhook-address = A webhook must be an https address that can be reached on the internet.
server-push-subscription = This browser's push subscription cannot be used.
server-no-device = There is no such device.
server-no-address = You have no confirmed e-mail address. Add one on your account page.
server-no-webhook = Enter the address of a webhook first.

notices-title = Notices
notices-text = How you are notified of what happens in your games while you are away.
notices-sign-in = Take a seat at a table or sign in to choose your notices.
notices-kind-turn = My turn
notices-kind-offer = An answer is needed
notices-kind-deadline = My time is running out
notices-kind-over = Game over
notices-kind-invitation = Invitation
notices-kind-chat = Chat message
notices-channel-browser = In the page
notices-channel-push = Push
notices-channel-mail = E-mail
notices-channel-webhook = Webhook
notices-cell = { $kind }: { $channel }
notices-browser-text = While Hexarch is open in a tab you are not looking at. The sound is a separate setting.
notices-browser-allow = Allow notifications
notices-browser-granted = This browser shows notifications.
notices-browser-denied = You have blocked notifications in this browser. Allow them for this site in the browser's settings.
notices-browser-unsupported = This browser cannot show notifications.
notices-push-text = Reaches your devices even when Hexarch is closed.
notices-push-here = Push on this device
notices-push-unsupported = This browser cannot receive push messages. On an iPhone or iPad, add Hexarch to the home screen first.
notices-push-failed = The browser did not allow push messages.
notices-push-devices = Devices
notices-push-none = No device receives push messages.
notices-push-current = This device
notices-push-remove = Remove
notices-mail-text = Sent to { $email }.
notices-mail-none = Add and confirm an address on your account page first.
notices-mail-account = Go to the account page
notices-mail-impossible = This server does not send e-mail.
notices-webhook-text = Each message is posted to this address as JSON.
notices-webhook-guest = Only accounts can use a webhook. Create one on the account page.
notices-webhook-address = Address
notices-webhook-discord = Discord format
notices-webhook-save = Save address
notices-test = Send a test
notices-test-in = Send a test: { $channel }
notices-test-sent = The test was sent.
notices-test-waiting = The test is on its way.
notices-test-failed = The test could not be sent ({ $error }).
notices-failed = The last message could not be sent ({ $error }).
notices-digest = At most one message
notices-digest-0 = At any time
notices-digest-15 = Every 15 minutes
notices-digest-60 = Every hour
notices-digest-240 = Every 4 hours
notices-digest-1440 = Once a day
notices-digest-of = At most one message: { $channel }
notices-quiet = Quiet hours
notices-quiet-text = Nothing is sent during these hours. You get everything afterwards, in one message.
notices-quiet-on = Use quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-zone = Time zone: { $zone }
notices-saved = Saved.
notices-table = Notices from this table
notices-table-text = Choose which notices you do not want from this table.
notices-table-muted = Notices from this table are off
notices-table-mute = Switch all off
notices-table-unmute = Switch all on
notices-table-settings = All notice settings
notices-unsubscribe-title = Unsubscribe from e-mail
notices-unsubscribe-text = You will get no more notices by e-mail. Your other notices stay as they are.
notices-unsubscribe = Unsubscribe
notices-unsubscribed = You get no more notices by e-mail. You can switch them on again in your settings.
