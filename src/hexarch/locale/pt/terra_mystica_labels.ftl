# Terra Mystica na página, em português do Brasil: o que se pode fazer, como as coisas se chamam e o que fazem.
# Cada frase é inteira.

## A faction with its article

tm-from-builder =
    { $builder ->
        [Bruxas] das Bruxas
        [Sereias] das Sereias
       *[other] dos { $builder }
    }
tm-of-player =
    { $player ->
        [Bruxas] das Bruxas
        [Sereias] das Sereias
       *[other] dos { $player }
    }

## What can be done

tm-action-done = Terminar o turno
tm-action-burn =
    { $tokens ->
        [1] Sacrificar 1 de poder
       *[other] Sacrificar { $tokens } de poder
    }
tm-power-sacrifice = Sacrificar { $tokens } e usá-la
tm-power-sacrifice-short = Sacrificar { $tokens }
tm-faction-taken = Escolhida por { $player }
tm-choose-now = Imediatamente
tm-choose-lasting = Enquanto você o tiver
tm-choose-round = Na próxima rodada
tm-choose-nothing = Nada
tm-choose-track = { $cult }: { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}, de { $from } a { $to }
tm-choose-left = { $count ->
    [1] Resta 1
   *[other] Restam { $count }
}
tm-action-convert =
    { $have ->
        [power]
            { $want ->
                [priests]
                    { $gained ->
                        [1] Converter { $paid } de poder em 1 clérigo
                       *[other] Converter { $paid } de poder em { $gained } clérigos
                    }
                [workers]
                    { $gained ->
                        [1] Converter { $paid } de poder em 1 trabalhador
                       *[other] Converter { $paid } de poder em { $gained } trabalhadores
                    }
               *[coins]
                    { $gained ->
                        [1] Converter { $paid } de poder em 1 moeda
                       *[other] Converter { $paid } de poder em { $gained } moedas
                    }
            }
        [priests]
            { $gained ->
                [1] Converter 1 clérigo em 1 trabalhador
               *[other] Converter { $paid } clérigos em { $gained } trabalhadores
            }
        [workers]
            { $gained ->
                [1] Converter 1 trabalhador em 1 moeda
               *[other] Converter { $paid } trabalhadores em { $gained } moedas
            }
        [points]
            { $gained ->
                [1] Converter 1 ponto em 1 moeda
               *[other] Converter { $paid } pontos em { $gained } moedas
            }
       *[coins]
            { $gained ->
                [1] Converter { $paid } moedas em 1 ponto
               *[other] Converter { $paid } moedas em { $gained } pontos
            }
    }
tm-action-build = Construir uma habitação em { $hex }
tm-action-transform =
    { $spades ->
        [0] Transformar { $hex } em { $to }
        [1] Transformar { $hex } em { $to } com 1 pá
       *[other] Transformar { $hex } em { $to } com { $spades } pás
    }
tm-action-upgrade = Aprimorar { $hex } para { $building }
tm-action-bridge = Construir uma ponte de { $from } a { $to }
tm-action-connect = Fundar uma cidade sobre { $river }
tm-action-power = Ação de poder: { $action }
tm-action-special = Ação especial: { $action }
tm-action-send =
    { $steps ->
        [1]
            Enviar um clérigo { $cult ->
                [Fogo] ao Fogo
                [Ar] ao Ar
               *[other] à { $cult }
            } por 1 passo, de volta ao suprimento
       *[other]
            Enviar um clérigo { $cult ->
                [Fogo] ao Fogo
                [Ar] ao Ar
               *[other] à { $cult }
            } por { $steps } passos
    }
tm-action-advance =
    { $track ->
        [shipping] Avançar na remessa
       *[digging] Avançar na troca por pás
    }
tm-action-pass = Passar e pegar a { $card }
tm-action-pass-first = Pegar a { $card }
tm-action-pass-last = Passar pelo resto da partida
tm-action-favor = Pegar o marcador de favor { $tile }
tm-action-town = Pegar a ficha de cidade “{ $tile }”
tm-action-cult =
    { $steps ->
        [1]
            Avançar 1 passo { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            }
       *[other]
            Avançar { $steps } passos { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            }
    }
tm-action-key =
    Usar a chave para o espaço 10 { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }
tm-action-key-none = Guardar a chave
tm-action-take =
    { $cost ->
        [0] Pegar { $gain } de poder { tm-from-builder }, de graça
        [1] Pegar { $gain } de poder { tm-from-builder } por 1 ponto
       *[other] Pegar { $gain } de poder { tm-from-builder } por { $cost } pontos
    }
tm-action-decline = Recusar { $power } de poder { tm-from-builder }
tm-action-trade =
    { $workers ->
        [0] Não trocar nenhum trabalhador por clérigos
        [1] Trocar 1 trabalhador por um clérigo
       *[other] Trocar { $workers } trabalhadores por clérigos
    }
tm-action-detour = Tomar o caminho mais longo do ciclo
tm-action-dig = Comprar uma pá
tm-action-wish-take =
    { $power ->
        [0] Perguntar sempre antes de pegar poder
        [1] Pegar sempre 1 de poder
       *[other] Pegar sempre até { $power } de poder
    }
tm-action-wish-decline = Recusar sempre mais de { $power } de poder
tm-action-wish-decline-never = Nunca recusar sem perguntar
tm-action-drop = Sair da partida
tm-action-faction = Jogar com { $faction }
tm-action-scoring = A ficha de pontuação “{ $tile }” é sorteada
tm-action-remove-card = A { $card } fica na caixa
tm-action-start = { $player } começa
tm-action-colour = A cor { $colour } é distribuída
tm-action-replace =
    Substituir o clérigo { tm-of-player } { $cult ->
        [Fogo] no Fogo
        [Ar] no Ar
       *[other] na { $cult }
    } por { $steps } passos
tm-action-bid =
    { $points ->
        [1] Dar um lance de 1 ponto por { $faction }
       *[other] Dar um lance de { $points } pontos por { $faction }
    }

## What somebody did, for the log

tm-did-burn = sacrificaram { $tokens } de poder
tm-did-build = construíram uma habitação em { $hex }
tm-did-transform = transformaram { $hex } em { $to }
tm-did-upgrade = aprimoraram { $hex } para { $building }
tm-did-bridge = construíram uma ponte de { $from } a { $to }
tm-did-connect = fundaram uma cidade sobre { $river }
tm-did-power = usaram a ação de poder “{ $action }”
tm-did-special = usaram a ação especial “{ $action }”
tm-did-send =
    { $steps ->
        [1]
            enviaram um clérigo { $cult ->
                [Fogo] ao Fogo
                [Ar] ao Ar
               *[other] à { $cult }
            } por 1 passo
       *[other]
            enviaram um clérigo { $cult ->
                [Fogo] ao Fogo
                [Ar] ao Ar
               *[other] à { $cult }
            } por { $steps } passos
    }
tm-did-advance =
    { $track ->
        [shipping] avançaram na remessa
       *[digging] avançaram na troca por pás
    }
tm-did-pass = passaram e pegaram a { $card }
tm-did-pass-first = pegaram a { $card }
tm-did-pass-last = passaram pelo resto da partida
tm-did-favor = pegaram o marcador de favor { $tile }
tm-did-town = pegaram a ficha de cidade “{ $tile }”
tm-did-cult =
    avançaram { $cult ->
        [Fogo] no Fogo
        [Ar] no Ar
       *[other] na { $cult }
    }
tm-did-key =
    usaram uma chave { $cult ->
        [Fogo] no Fogo
        [Ar] no Ar
       *[other] na { $cult }
    }
tm-did-key-none = guardaram a chave
tm-did-take = receberam { $power } de poder { tm-from-builder }
tm-did-decline = recusaram { $power } de poder { tm-from-builder }
tm-did-trade =
    { $workers ->
        [0] não trocaram nenhum trabalhador por clérigos
        [1] trocaram 1 trabalhador por um clérigo
       *[other] trocaram { $workers } trabalhadores por clérigos
    }
tm-did-detour = tomaram o caminho mais longo do ciclo
tm-did-dig = compraram uma pá
tm-did-drop = saíram da partida
tm-did-faction = escolheu { $faction }
tm-did-lot = { $faction } entraram em leilão
tm-did-scoring = A ficha de pontuação “{ $tile }” foi sorteada
tm-did-remove-card = A { $card } fica na caixa
tm-did-start = { $player } começa
tm-did-colour = A cor { $colour } foi distribuída
tm-did-replace =
    substituíram um clérigo { $cult ->
        [Fogo] no Fogo
        [Ar] no Ar
       *[other] na { $cult }
    }
tm-did-bid =
    { $points ->
        [1] deu um lance de 1 ponto por { $faction }
       *[other] deu um lance de { $points } pontos por { $faction }
    }
tm-did-convert =
    { $have ->
        [power]
            { $want ->
                [priests]
                    { $gained ->
                        [1] converteram { $paid } de poder em 1 clérigo
                       *[other] converteram { $paid } de poder em { $gained } clérigos
                    }
                [workers]
                    { $gained ->
                        [1] converteram { $paid } de poder em 1 trabalhador
                       *[other] converteram { $paid } de poder em { $gained } trabalhadores
                    }
               *[coins]
                    { $gained ->
                        [1] converteram { $paid } de poder em 1 moeda
                       *[other] converteram { $paid } de poder em { $gained } moedas
                    }
            }
        [priests]
            { $gained ->
                [1] converteram 1 clérigo em 1 trabalhador
               *[other] converteram { $paid } clérigos em { $gained } trabalhadores
            }
        [workers]
            { $gained ->
                [1] converteram 1 trabalhador em 1 moeda
               *[other] converteram { $paid } trabalhadores em { $gained } moedas
            }
        [points]
            { $gained ->
                [1] converteram 1 ponto em 1 moeda
               *[other] converteram { $paid } pontos em { $gained } moedas
            }
       *[coins]
            { $gained ->
                [1] converteram { $paid } moedas em 1 ponto
               *[other] converteram { $paid } moedas em { $gained } pontos
            }
    }

## Names

tm-name-BON1 = Carta da pá
tm-name-BON2 = Carta de culto
tm-name-BON3 = Carta de moedas
tm-name-BON4 = Carta de remessa
tm-name-BON5 = Carta de trabalhador e poder
tm-name-BON6 = Carta da fortaleza
tm-name-BON7 = Carta das casas de comércio
tm-name-BON8 = Carta do clérigo
tm-name-BON9 = Carta das habitações
tm-name-BON10 = Carta de pontos por remessa
tm-name-FAV1 = Fogo 3
tm-name-FAV2 = Água 3
tm-name-FAV3 = Terra 3
tm-name-FAV4 = Ar 3
tm-name-FAV5 = Fogo 2
tm-name-FAV6 = Água 2
tm-name-FAV7 = Terra 2
tm-name-FAV8 = Ar 2
tm-name-FAV9 = Fogo 1
tm-name-FAV10 = Água 1
tm-name-FAV11 = Terra 1
tm-name-FAV12 = Ar 1
tm-name-TW1 = Cidade das moedas
tm-name-TW2 = Cidade dos trabalhadores
tm-name-TW3 = Cidade do clérigo
tm-name-TW4 = Cidade do poder
tm-name-TW5 = Cidade dos cultos
tm-name-TW6 = Cidade das duas chaves
tm-name-TW7 = Cidade da remessa
tm-name-TW8 = Cidade dos pontos
tm-name-SCORE1 = Pás, terra
tm-name-SCORE2 = Cidades, terra
tm-name-SCORE3 = Habitações, água
tm-name-SCORE4 = Fortalezas, fogo
tm-name-SCORE5 = Habitações, fogo
tm-name-SCORE6 = Casas de comércio, água
tm-name-SCORE7 = Fortalezas, ar
tm-name-SCORE8 = Casas de comércio, ar
tm-name-SCORE9 = Templos, clérigos
tm-name-ACT1 = ponte
tm-name-ACT2 = clérigo
tm-name-ACT3 = trabalhadores
tm-name-ACT4 = moedas
tm-name-ACT5 = pá
tm-name-ACT6 = duas pás
tm-name-ACTA = passos de culto
tm-name-ACTC = turno dobrado
tm-name-ACTE = ponte por trabalhadores
tm-name-ACTG = duas pás gratuitas
tm-name-ACTN = tempestade de areia
tm-name-ACTS = casa de comércio gratuita
tm-name-ACTW = habitação gratuita
tm-player = Jogador { $number }
tm-terrain-river = rio
tm-track-shipping = Remessa (navegação)
tm-track-digging = Troca por pás

## Amounts

tm-goods-coins =
    { $n ->
        [1] 1 moeda
       *[other] { $n } moedas
    }
tm-goods-workers =
    { $n ->
        [1] 1 trabalhador
       *[other] { $n } trabalhadores
    }
tm-goods-priests =
    { $n ->
        [1] 1 clérigo
       *[other] { $n } clérigos
    }
tm-goods-power = { $n } de poder
tm-goods-points =
    { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }
tm-goods-tokens =
    { $n ->
        [1] 1 marcador de poder
       *[other] { $n } marcadores de poder
    }
tm-goods-spades =
    { $n ->
        [1] 1 pá
       *[other] { $n } pás
    }
tm-goods-cult_steps =
    { $n ->
        [1] 1 passo de culto
       *[other] { $n } passos de culto
    }
tm-goods-shipping =
    { $n ->
        [1] 1 passo de remessa
       *[other] { $n } passos de remessa
    }
tm-goods-digging =
    { $n ->
        [1] 1 passo na troca por pás
       *[other] { $n } passos na troca por pás
    }
tm-goods-range =
    { $n ->
        [1] 1 espaço a mais de alcance
       *[other] { $n } espaços a mais de alcance
    }
tm-goods-bridges =
    { $n ->
        [1] 1 ponte
       *[other] { $n } pontes
    }
tm-goods-keys =
    { $n ->
        [1] 1 chave
       *[other] { $n } chaves
    }
tm-goods-fire =
    { $n ->
        [1] 1 passo no Fogo
       *[other] { $n } passos no Fogo
    }
tm-goods-water =
    { $n ->
        [1] 1 passo na Água
       *[other] { $n } passos na Água
    }
tm-goods-earth =
    { $n ->
        [1] 1 passo na Terra
       *[other] { $n } passos na Terra
    }
tm-goods-air =
    { $n ->
        [1] 1 passo no Ar
       *[other] { $n } passos no Ar
    }
tm-goods-free_dwellings =
    { $n ->
        [1] 1 habitação gratuita
       *[other] { $n } habitações gratuitas
    }
tm-goods-free_trading_houses =
    { $n ->
        [1] 1 casa de comércio gratuita
       *[other] { $n } casas de comércio gratuitas
    }
tm-goods-sandstorms =
    { $n ->
        [1] 1 tempestade de areia
       *[other] { $n } tempestades de areia
    }
tm-goods-turns =
    { $n ->
        [1] 1 turno
       *[other] { $n } turnos
    }
tm-goods-trades =
    { $n ->
        [1] troca de até 1 trabalhador por um clérigo
       *[other] troca de até { $n } trabalhadores por clérigos
    }
tm-goods-favors =
    { $n ->
        [1] 1 marcador de favor
       *[other] { $n } marcadores de favor
    }
tm-goods-towns =
    { $n ->
        [1] 1 ficha de cidade
       *[other] { $n } fichas de cidade
    }
tm-goods-key_choices =
    { $n ->
        [1] 1 escolha de culto para a chave
       *[other] { $n } escolhas de culto para a chave
    }

## What things are

tm-hex = { $hex }, { $terrain }
tm-favor = Marcador de favor { $tile }
tm-scoring = Pontuação da rodada { $round }
tm-power-action = Ação de poder: { $action }
tm-special = Ação especial: { $action }
tm-order =
    Ordem { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }
tm-bowls = Alguidares do poder
tm-bowls-counts = { $one } no alguidar I, { $two } no alguidar II, { $three } no alguidar III
tm-next-income = Próxima renda
tm-next-income-short = Próxima
tm-figure-points = Pontos
tm-figure-coins = Moedas
tm-figure-workers = Trabalhadores
tm-figure-priests = Clérigos
tm-figure-power = Poder
tm-figure-keys = Chaves de cidade
tm-explain-income = Renda a cada rodada: { $goods }
tm-explain-card-income = Renda: { $goods }
tm-explain-action = Uma vez por rodada, como sua ação: { $goods }
tm-explain-once = Traz: { $goods }
tm-explain-cost = Custa: { $goods }
tm-explain-cost-alone = Sem oponente ao lado: { $goods }
tm-explain-next-income = Com mais uma estrutura: { $goods }
tm-explain-passing =
    { $counts ->
        [dwelling]
            { $points ->
                [1] 1 ponto por habitação quando você passa.
               *[other] { $points } pontos por habitação quando você passa.
            }
        [trading-house]
            { $points ->
                [1] 1 ponto por casa de comércio quando você passa.
               *[other] { $points } pontos por casa de comércio quando você passa.
            }
        [shipping]
            { $points ->
                [1] 1 ponto por passo da sua remessa quando você passa.
               *[other] { $points } pontos por passo da sua remessa quando você passa.
            }
       *[stronghold-and-sanctuary]
            { $points ->
                [1] 1 ponto pela fortaleza e 1 pelo santuário quando você passa.
               *[other] { $points } pontos pela fortaleza e { $points } pelo santuário quando você passa.
            }
    }
tm-explain-passing-list =
    { $counts ->
        [dwelling] Pontos ao passar, pelo número de suas habitações: { $points }
        [trading-house] Pontos ao passar, pelo número de suas casas de comércio: { $points }
       *[other] Pontos ao passar, pelo que você construiu: { $points }
    }
tm-explain-holders = Com { $players }.
tm-explain-river = Ninguém pode construir no rio. A remessa o atravessa, e pontes unem as margens.
tm-explain-building = { $building } { tm-of-player }.
tm-explain-power-value = Valor de poder { $power }: vale isso em uma cidade e no poder que os vizinhos oferecem ao construir.
tm-explain-in-town = Pertence a uma cidade.
tm-explain-cult-space = { $power } no { $step }
tm-explain-cult-power = Poder ao alcançar um espaço: { $list }.
tm-explain-cult-top = Só um jogador pode chegar ao espaço 10, e só com a chave de uma cidade.
tm-explain-cult-final = Os jogadores mais adiantados marcam pontos no fim.
tm-explain-cult-place = { $player } { $step }
tm-explain-order = Um clérigo que fica aqui faz você avançar { $steps } passos.
tm-explain-order-return = Um clérigo que volta ao seu suprimento faz você avançar 1 passo.
tm-explain-favor-steps =
    { $steps ->
        [1]
            1 passo { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            } na hora.
       *[other]
            { $steps } passos { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            } na hora.
    }
tm-explain-favor-town = Suas cidades só precisam de um valor de poder de { $power }.
tm-explain-favor-points =
    { $building ->
        [dwelling] { $points } pontos por habitação que você construir daqui em diante.
       *[trading-house] { $points } pontos por casa de comércio que você construir daqui em diante.
    }
tm-explain-left =
    { $left ->
        [0] Não resta nenhum de { $copies }.
        [1] Resta 1 de { $copies }.
       *[other] Restam { $left } de { $copies }.
    }
tm-explain-town =
    { $keys ->
        [1] { $points } pontos e 1 chave.
       *[other] { $points } pontos e { $keys } chaves.
    }
tm-explain-card-shipping =
    { $steps ->
        [1] 1 passo a mais de remessa enquanto você a tiver.
       *[other] { $steps } passos a mais de remessa enquanto você a tiver.
    }
tm-explain-card-coins =
    { $coins ->
        [1] Há 1 moeda nela para quem a pegar.
       *[other] Há { $coins } moedas nela para quem a pegar.
    }
tm-explain-scoring =
    { $counts ->
        [spade] { $points } pontos por pá nesta rodada.
        [town] { $points } pontos por cidade fundada nesta rodada.
        [dwelling] { $points } pontos por habitação construída nesta rodada.
        [trading-house] { $points } pontos por casa de comércio construída nesta rodada.
        [temple] { $points } pontos por templo construído nesta rodada.
       *[stronghold-and-sanctuary] { $points } pontos por fortaleza ou santuário construído nesta rodada.
    }
tm-explain-reward =
    { $per ->
        [1]
            Depois da rodada, para cada passo { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            }: { $goods }
       *[other]
            Depois da rodada, a cada { $per } passos { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            }: { $goods }
    }
tm-explain-reward-priests = Depois da rodada, para cada clérigo seu no tabuleiro de cultos: { $goods }
tm-explain-power-cost = Gasta { $power } de poder do alguidar III.
tm-explain-used = Alguém já a usou nesta rodada.
tm-explain-first-come = Uma vez por rodada, para o primeiro jogador que a usar.
tm-explain-used-by-you = Usada nesta rodada.
tm-explain-once-a-round = Uma vez por rodada.
tm-explain-supply =
    { $left ->
        [0] { $built } no mapa, não resta nenhuma peça.
        [1] { $built } no mapa, resta 1.
       *[other] { $built } no mapa, restam { $left }.
    }
tm-explain-dwelling = Toda estrutura começa como habitação: no seu terreno natal, ao lado de uma estrutura sua ou ao seu alcance.
tm-explain-trading-house = Substitui uma habitação; mais barata ao lado de um oponente.
tm-explain-temple = Substitui uma casa de comércio e traz um marcador de favor.
tm-explain-sanctuary = Substitui um templo, traz um marcador de favor e conta como duas estruturas em uma cidade.
tm-explain-stronghold = Substitui uma casa de comércio e libera a habilidade especial da sua facção.
tm-explain-shipping =
    { $reach ->
        [0] Você ainda não pode atravessar o rio.
        [1] Você atravessa 1 espaço de rio.
       *[other] Você atravessa { $reach } espaços de rio.
    }
tm-explain-spade = Uma pá custa { $goods }.
tm-explain-track-next =
    { $points ->
        [0] O próximo passo custa { $goods }.
        [1] O próximo passo custa { $goods } e traz 1 ponto.
       *[other] O próximo passo custa { $goods } e traz { $points } pontos.
    }
tm-explain-track-end = Este é o último passo.
tm-explain-cycle = Transformar um espaço no seu terreno natal exige 1, 2 ou 3 pás, uma para cada passo entre os terrenos no ciclo.
tm-explain-bowls = O poder que você ganha vai do alguidar I para o II e depois do II para o III. Só o poder do III pode ser gasto, e volta para o I.
tm-explain-priests = { $left ->
        [1] Resta 1 no suprimento, { $sent } no tabuleiro de cultos.
       *[other] Restam { $left } no suprimento, { $sent } no tabuleiro de cultos.
    }
tm-explain-keys = Uma chave abre o espaço 10 de um culto.
tm-explain-final = Se a partida acabasse agora: { $total }
tm-explain-expected = Próxima rodada, na situação atual: { $goods }
tm-explain-no-income = Não há mais renda.
tm-explain-source = { $source }: { $goods }
tm-explain-lost = Não há espaço para: { $goods }
tm-explain-passed = Já passou nesta rodada.

## Where things come from

tm-source-building = construção
tm-source-spades = pás
tm-source-advance = avanço
tm-source-special_action = ação especial
tm-source-power_action = ação de poder
tm-source-conversion = conversão
tm-source-burning = sacrifício
tm-source-priest = clérigo
tm-source-order = clérigo enviado
tm-source-offer = poder recebido
tm-source-scoring_tile = ficha de pontuação
tm-source-favor_tile = marcadores de favor
tm-source-town_tile = ficha de cidade
tm-source-bonus_card = carta de bônus
tm-source-stronghold = fortaleza
tm-source-faction = facção
tm-source-jump = salto
tm-source-cult_track = trilha de culto
tm-source-dwelling_income = habitações
tm-source-trading_house_income = casas de comércio
tm-source-temple_income = templos
tm-source-stronghold_income = fortaleza
tm-source-sanctuary_income = santuário
tm-source-cult_reward = bônus de culto
tm-source-final_cult = cultos
tm-source-final_network = maior área
tm-source-final_resources = recursos restantes
tm-source-card_coins = moedas na carta
tm-source-variant = variante

## The factions

tm-ability-auren = Nenhuma habilidade especial no início.
tm-ability-witches = 5 pontos a mais para cada cidade que fundam.
tm-ability-alchemists = Podem trocar 1 ponto por 1 moeda, ou 2 moedas por 1 ponto, sempre que quiserem.
tm-ability-darklings = Cavam com clérigos em vez de trabalhadores, 1 por pá, e marcam 2 pontos por isso.
tm-ability-halflings = 1 ponto para cada pá.
tm-ability-cultists = 1 passo de culto quando alguém pega poder de uma construção deles; 1 de poder quando todos recusam.
tm-ability-engineers = Constroem pontes por 2 trabalhadores como ação, quantas vezes quiserem.
tm-ability-dwarves = Não têm remessa; abrem túneis sob um espaço por 2 trabalhadores a mais e marcam 4 pontos.
tm-ability-mermaids = Suas cidades podem pular um espaço de rio, e sua remessa vai mais longe.
tm-ability-swarmlings = 3 trabalhadores a mais para cada cidade que fundam.
tm-ability-chaosmagicians = Começam com uma habitação, colocada por último, e pegam 2 marcadores de favor em vez de 1.
tm-ability-giants = Cada transformação exige deles exatamente 2 pás.
tm-ability-fakirs = Não têm remessa; por 1 clérigo voam sobre um espaço e marcam 4 pontos.
tm-ability-nomads = Começam com três habitações.
tm-stronghold-auren = Fortaleza: um marcador de favor na hora, depois 2 passos em um culto como ação a cada rodada.
tm-stronghold-witches = Fortaleza: a cada rodada, como ação, uma habitação gratuita em qualquer floresta vazia.
tm-stronghold-alchemists = Fortaleza: 12 de poder na hora, depois 2 de poder por pá.
tm-stronghold-darklings = Fortaleza: uma única vez, até 3 trabalhadores viram clérigos.
tm-stronghold-halflings = Fortaleza: 3 pás na hora, e pode-se construir uma habitação em um dos espaços.
tm-stronghold-cultists = Fortaleza: 7 pontos na hora.
tm-stronghold-engineers = Fortaleza: ao passar, 3 pontos por ponte entre duas de suas estruturas.
tm-stronghold-dwarves = Fortaleza: um túnel custa 1 trabalhador a menos.
tm-stronghold-mermaids = Fortaleza: 1 passo de remessa, de graça.
tm-stronghold-swarmlings = Fortaleza: a cada rodada, como ação, uma habitação vira casa de comércio, de graça.
tm-stronghold-chaosmagicians = Fortaleza: a cada rodada, como ação, dois turnos seguidos.
tm-stronghold-giants = Fortaleza: a cada rodada, como ação, 2 pás gratuitas para um espaço.
tm-stronghold-fakirs = Fortaleza: voam sobre um espaço a mais.
tm-stronghold-nomads = Fortaleza: a cada rodada, como ação, um espaço vizinho vira deserto.

## The table

tm-map = Mapa
tm-hex-building = { $building } { tm-of-player }
tm-round = Rodada { $round } de { $rounds }
tm-round-word = Rodada
tm-dropped = saiu
tm-may-take = pode pegar { $power }
tm-show-board = Mostrar o cartão { $player ->
        [Bruxas] das Bruxas
        [Sereias] das Sereias
       *[other] dos { $player }
    }
tm-back-to-mine = Voltar ao meu cartão
tm-panel-scoring = Pontuação
tm-panel-scoring-note = após a rodada
tm-panel-scoring-final = pontuação final
tm-panel-power = Ações de poder
tm-panel-power-note = { $left ->
        [1] resta 1 de { $all }
       *[other] restam { $left } de { $all }
    }
tm-power-action-name =
    { $used ->
        [yes] { $goods } por { $power } de poder, usada
       *[no] { $goods } por { $power } de poder
    }
tm-panel-tiles = Cartas e fichas
tm-panel-cards = Cartas de bônus
tm-panel-cards-note = { $free ->
        [1] 1 livre
       *[other] { $free } livres
    }
tm-panel-favors = Marcadores de favor
tm-panel-copies = ●: cópias restantes
tm-panel-towns = Fichas de cidade
tm-panel-cults = Cultos
tm-panel-cults-note = poder em { $steps }
tm-order-free =
    Ordem { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }: livre, { $steps } passos
tm-order-taken =
    Ordem { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }: ocupada { $player ->
        [Bruxas] pelas Bruxas
        [Sereias] pelas Sereias
       *[other] pelos { $player }
    }
tm-panel-board = Cartão { $player ->
        [Bruxas] das Bruxas
        [Sereias] das Sereias
       *[other] dos { $player }
    }
tm-head-building = Estrutura
tm-head-cost = Custo
tm-head-map = No mapa
tm-head-income = Renda
tm-figure = { $name }: { $n }
tm-holding =
    { $used ->
        [yes] { $name }, usada
       *[no] { $name }
    }
tm-track-level = { $level } de { $most }
tm-jump = Espaços que pode saltar: { $range }
tm-jump-tunnel = Túnel
tm-jump-carpet = Voo
tm-cycle = O ciclo dos terrenos em torno de { $home }
tm-tab-map = Mapa
tm-tab-board = Cartão
tm-tab-players = Jogadores
tm-tab-tiles = Fichas
tm-tab-log = Histórico

## The turn

tm-verbs = Ações
tm-verb-build = Construir
tm-verb-upgrade = Aprimorar
tm-verb-send = Clérigo ao culto
tm-verb-power = Ação de poder
tm-verb-special = Ação especial
tm-verb-shipping = Remessa
tm-verb-digging = Troca por pás
tm-verb-pass = Passar
tm-verb-card = Carta de bônus
tm-verb-convert = Converter
tm-verb-burn = Sacrificar
tm-verb-favor = Marcador de favor
tm-verb-town = Ficha de cidade
tm-verb-cult = Passo de culto
tm-verb-key = Chave
tm-verb-bridge = Ponte
tm-verb-connect = Cidade sobre o rio
tm-verb-trade = Trabalhadores em clérigos
tm-verb-detour = Caminho mais longo
tm-verb-dig = Comprar pá
tm-verb-faction = Facção
tm-verb-bid = Lance
tm-verb-replace = Substituir um clérigo
tm-verb-other = Mais
tm-type-example = upgrade E4 to TE
tm-prompt-turn = Sua vez
tm-prompt-double-2 = Sua vez: primeiro de dois turnos
tm-prompt-double-1 = Sua vez: segundo de dois turnos
tm-prompt-rest = Faça algo mais ou confirme
tm-prompt-towns = Escolha uma ficha de cidade
tm-prompt-favors = Escolha um marcador de favor
tm-prompt-key_choices = Qual culto recebe a chave?
tm-prompt-bridges = Coloque a ponte
tm-prompt-cult_steps = Avance em um culto
tm-prompt-trades = Quantos trabalhadores viram clérigos?
tm-prompt-free_dwellings = Coloque a habitação gratuita
tm-prompt-free_trading_houses = Qual habitação vira casa de comércio?
tm-prompt-sandstorms = Escolha um espaço para a tempestade de areia
tm-prompt-spades = { $spades ->
    [1] Use sua pá
   *[other] Use suas { $spades } pás
}
tm-prompt-offer = Oferta de poder
tm-prompt-cult_step = Avance em um culto
tm-prompt-reward_spades = Use as pás da recompensa
tm-prompt-choose_faction = Escolha sua facção
tm-prompt-first_dwelling = Coloque uma habitação
tm-prompt-first_card = Pegue uma carta de bônus
tm-prompt-first_favor = Pegue um marcador de favor
tm-prompt-bidding = Dê um lance por uma facção
tm-prompt-draw_scoring = As fichas de pontuação são sorteadas
tm-prompt-draw_card = As cartas de bônus são sorteadas
tm-prompt-draw_start = O jogador inicial é sorteado
tm-prompt-draw_colour = As cores são distribuídas
tm-prompt-draw_lot = As facções são sorteadas
tm-auction = Leilão das facções
tm-auction-none = Nenhum lance ainda
tm-auction-highest = Maior lance: { $player }, { $points }
tm-auction-points = Pontos por { $faction }

## Outcomes

tm-outcome-cost = Custo
tm-outcome-gain = Ganho
tm-outcome-points = Pontos
tm-outcome-bowls = Alguidares
tm-outcome-board = Cartão
tm-outcome-income = Próxima renda
tm-outcome-offer = Oferta
tm-outcome-offer-text =
    { $cost ->
        [0] { $player } podem pegar { $power } de poder, de graça
        [1] { $player } podem pegar { $power } de poder por 1 ponto
       *[other] { $player } podem pegar { $power } de poder por { $cost } pontos
    }
tm-outcome-town = Uma cidade é fundada
tm-outcome-to-town = Cidade
tm-outcome-to-town-text = { $power } de { $needed } de poder, { $buildings } de { $least } estruturas
tm-outcome-then = Depois
tm-outcome-follows = Em seguida

## Power offered

tm-offer-may = { $player } podem pegar { $power } de poder
tm-offer-pays =
    { $points ->
        [0] de graça
        [1] pagariam 1 ponto
       *[other] pagariam { $points } pontos
    }
tm-offer-from = { $player } construíram ao seu lado: { $power } de poder
tm-offer-would =
    { $cost ->
        [0] Você ganharia { $gain } de poder, de graça.
        [1] Você ganharia { $gain } de poder e pagaria 1 ponto.
       *[other] Você ganharia { $gain } de poder e pagaria { $cost } pontos.
    }
tm-offer-closed = Agora você só pode recusar.
tm-offer-always = Pegar sempre que não custar nada
tm-offer-decline = Recusar
tm-offer-decline-all = Recusar tudo
tm-offer-take-all = Pegar tudo: { $gain } de poder por { $cost ->
        [1] 1 ponto
       *[other] { $cost } pontos
    }
tm-offer-take = Pegar { $gain } de poder

## The text board

tm-text-order = Clérigos na ordem
tm-text-town = em uma cidade
tm-text-bridges = Pontes
tm-text-bridge = { $player }: { $from } a { $to }
tm-text-count = { $name } { $n }
tm-text-cost = Custa { $goods }
tm-text-gain = Traz { $goods }
tm-text-then = Depois { $goods }

## Before something is wasted

tm-warning-special = Você passaria sem usar esta ação especial: { $action }.
tm-warning-special-name = ações especiais não usadas ao passar
tm-warning-income =
    { $resource ->
        [priests]
            { $amount ->
                [1] 1 clérigo da sua próxima renda se perderia: seu suprimento está vazio.
               *[other] { $amount } clérigos da sua próxima renda se perderiam: seu suprimento está vazio.
            }
       *[power]
            { $amount ->
                [1] 1 de poder da sua próxima renda se perderia: seus alguidares estão cheios.
               *[other] { $amount } de poder da sua próxima renda se perderiam: seus alguidares estão cheios.
            }
    }
tm-warning-income-name = renda perdida
tm-warning-power = { $power ->
        [1] 1 de poder se perderia: seus alguidares estão cheios.
       *[other] { $power } de poder se perderiam: seus alguidares estão cheios.
    }
tm-warning-power-name = poder perdido
tm-warning-trading-house = Não há oponente ao lado de { $hex }, então a casa de comércio custa { $coins } moedas em vez de { $usual }.
tm-warning-trading-house-name = casas de comércio a preço cheio
tm-warning-spades =
    { $spades ->
        [1] Sobra 1 pá, que seria perdida.
       *[other] Sobram { $spades } pás, que seriam perdidas.
    }
tm-warning-spades-name = pás perdidas
tm-warning-key =
    Você não tem chave para o espaço 10 { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }, então para no 9.
tm-warning-key-name = espaço 10 sem chave

replay-row-setup = preparação
replay-row-income = renda
replay-row-cult-reward = bônus de culto
replay-row-opponent-accepted-power = um oponente pegou poder
replay-row-all-opponents-declined-power = todos os oponentes recusaram poder
replay-row-stronghold = fortaleza
replay-row-largest-network = maior área
replay-row-left-over-goods = recursos restantes
replay-row-fire-cult = culto do Fogo
replay-row-water-cult = culto da Água
replay-row-earth-cult = culto da Terra
replay-row-air-cult = culto do Ar
