# Settings, and the menu of a table.

## The menu of a table

page-save-picture = Salvar a imagem

## Language, theme, motion

page-look = Estilo do tabuleiro
page-look-clear = Simples
page-look-tabletop = Mesa de jogo
page-look-text = O estilo Mesa de jogo mostra paisagens, peças de madeira e pequenas cenas da cidade. Fica salvo só neste navegador.
page-theme = Tema
page-theme-system-name = Sistema
page-theme-light-name = Claro
page-theme-dark-name = Escuro
page-still = Reduzir movimento
page-textual = Tabuleiro em texto
page-shortcuts = Atalhos de teclado
page-sound = Som na sua vez e nas mensagens
page-settings-sound-text = Um toque curto quando chega a sua vez e outro quando alguém escreve.
page-playback = Reprodução das jogadas dos outros
page-playback-off = Desligada
page-playback-quick = Rápida
page-playback-normal = Normal

## Leaving a table

page-takeback-ask = Desfazer meu último turno
page-leave = Sair da partida
page-leave-sure = Um jogador virtual assume seu lugar. Você pode voltar quando quiser.

## People at a table

page-people = Pessoas

## Settings

page-settings-title = Configurações
page-settings-text = Salvas neste navegador e na sua conta, se você tiver uma.
page-settings-look = Aparência
page-settings-play = Jogo
page-settings-still-text = As peças se movem sem animação, e nada brilha.
page-settings-textual-text = A mesa em forma de texto, para leitores de tela e conexões lentas. Todas as partidas podem ser jogadas assim.
page-settings-shortcuts-text = Desligue se você usa controle por voz ou se os atalhos de uma só tecla atrapalham.
page-settings-warnings = Avisar antes que eu desperdice algo
page-settings-warnings-text = Um aviso pergunta uma vez e nunca impede uma jogada.

## Warnings

page-warning-quiet = Avisos desligados: { $kind }

## Notices

page-notices-table = Avisos desta mesa
