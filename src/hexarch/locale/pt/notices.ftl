# Avisos em português: o que se envia a quem está ausente, e onde isso se escolhe.

notice-turn-subject = Sua vez: { $table }
notice-turn = É a sua vez em { $table }.
notice-offer-subject = Falta sua resposta: { $table }
notice-offer = Uma oferta espera sua resposta em { $table }.
notice-takeback = { $name } pede para desfazer uma jogada em { $table }.
notice-deadline-subject = O tempo está acabando: { $table }
notice-deadline = Seu tempo em { $table } acaba em { $time }.
notice-over-subject = Fim de jogo: { $table }
notice-over = A partida { $table } terminou.
notice-invitation-subject = Convite: { $table }
notice-invitation = { $name } convida você para { $table }.
notice-chat-subject = Nova mensagem: { $table }
notice-chat = { $name } escreveu uma mensagem em { $table }.
notice-chat-more = Há { $count } mensagens novas em { $table }.
notice-test-subject = Aviso de teste do Hexarch
notice-test = Isto é um teste. Os avisos chegam a você por aqui.
notice-digest-subject = { $count } avisos do Hexarch
notice-digest-more =
    { $count ->
        [1] E mais um.
       *[other] E mais { $count }.
    }
notice-somebody = Alguém
notice-mail-hello = Olá, { $name },
notice-mail-foot =
    Você recebe este e-mail porque ativou os avisos por e-mail.
    Mudar o que você recebe: { $settings }
    Não receber mais, com um clique: { $unsubscribe }

server-unsubscribe-link = Este link não é válido. Você pode desativar os avisos nas configurações.
server-no-zone = Esse fuso horário não existe.
server-webhook-account = Só contas podem usar um webhook.
server-webhook-address = Um webhook é um endereço https acessível pela internet.
server-push-subscription = A inscrição de push deste navegador não pode ser usada.
server-no-device = Esse dispositivo não existe.
server-no-address = Você não tem um e-mail confirmado. Adicione um na página da conta.
server-no-webhook = Informe primeiro o endereço de um webhook.

notices-title = Avisos
notices-text = Como você fica sabendo do que acontece em suas partidas enquanto está ausente.
notices-sign-in = Sente-se a uma mesa ou entre na sua conta para escolher seus avisos.
notices-kind-turn = Minha vez
notices-kind-offer = Falta uma resposta
notices-kind-deadline = Meu tempo está acabando
notices-kind-over = Fim de jogo
notices-kind-invitation = Convite
notices-kind-chat = Mensagem na conversa
notices-channel-browser = Na página
notices-channel-push = Push
notices-channel-mail = E-mail
notices-channel-webhook = Webhook
notices-cell = { $kind }: { $channel }
notices-browser-text = Enquanto o Hexarch está aberto em uma aba que você não está vendo. O som é outra configuração.
notices-browser-allow = Permitir notificações
notices-browser-granted = Este navegador mostra notificações.
notices-browser-denied = Você bloqueou as notificações neste navegador. Permita-as para este site nas configurações do navegador.
notices-browser-unsupported = Este navegador não pode mostrar notificações.
notices-push-text = Chega aos seus dispositivos mesmo com o Hexarch fechado.
notices-push-here = Push neste dispositivo
notices-push-unsupported = Este navegador não recebe mensagens push. No iPhone ou iPad, adicione primeiro o Hexarch à tela de início.
notices-push-failed = O navegador não aceitou as mensagens push.
notices-push-devices = Dispositivos
notices-push-none = Nenhum dispositivo recebe mensagens push.
notices-push-current = Este dispositivo
notices-push-remove = Remover
notices-mail-text = Enviados para { $email }.
notices-mail-none = Adicione e confirme primeiro um endereço na página da conta.
notices-mail-account = Ir para a página da conta
notices-mail-impossible = Este servidor não envia e-mail.
notices-webhook-text = Cada mensagem é enviada a este endereço como JSON.
notices-webhook-guest = Só contas podem usar um webhook. Crie uma na página da conta.
notices-webhook-address = Endereço
notices-webhook-discord = Formato do Discord
notices-webhook-save = Salvar endereço
notices-test = Enviar um teste
notices-test-in = Enviar um teste: { $channel }
notices-test-sent = O teste foi enviado.
notices-test-waiting = O teste está a caminho.
notices-test-failed = Não foi possível enviar o teste ({ $error }).
notices-failed = Não foi possível enviar a última mensagem ({ $error }).
notices-digest = No máximo uma mensagem
notices-digest-0 = A qualquer momento
notices-digest-15 = A cada 15 minutos
notices-digest-60 = A cada hora
notices-digest-240 = A cada 4 horas
notices-digest-1440 = Uma vez por dia
notices-digest-of = No máximo uma mensagem: { $channel }
notices-quiet = Horário de silêncio
notices-quiet-text = Nada é enviado nesse horário. Chega depois, em uma só mensagem.
notices-quiet-on = Usar horário de silêncio
notices-quiet-from = Das
notices-quiet-until = Às
notices-quiet-zone = Fuso horário: { $zone }
notices-saved = Salvo.
notices-table = Avisos desta mesa
notices-table-text = Escolha o que você não quer saber desta mesa.
notices-table-muted = Os avisos desta mesa estão desativados
notices-table-mute = Desativar todos
notices-table-unmute = Ativar todos
notices-table-settings = Todas as configurações de avisos
notices-unsubscribe-title = Cancelar avisos por e-mail
notices-unsubscribe-text = Você não receberá mais avisos por e-mail. Os outros avisos continuam como estão.
notices-unsubscribe = Cancelar avisos
notices-unsubscribed = Você não recebe mais avisos por e-mail. Pode ativá-los de novo nas configurações.
