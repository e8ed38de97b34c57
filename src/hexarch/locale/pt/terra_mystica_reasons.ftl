# Terra Mystica em português do Brasil. Cada frase é inteira; os nomes entram onde há um parâmetro.

## Amounts, for the sentences below

amount-workers =
    { $workers ->
        [1] 1 trabalhador
       *[other] { $workers } trabalhadores
    }
amount-coins =
    { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }
amount-priests =
    { $priests ->
        [1] 1 clérigo
       *[other] { $priests } clérigos
    }
amount-have =
    { $missing ->
        [workers]
            { $have ->
                [1] 1 trabalhador
               *[other] { $have } trabalhadores
            }
        [coins]
            { $have ->
                [1] 1 moeda
               *[other] { $have } moedas
            }
        [priests]
            { $have ->
                [1] 1 clérigo
               *[other] { $have } clérigos
            }
        [points]
            { $have ->
                [1] 1 ponto
               *[other] { $have } pontos
            }
       *[power] { $have } de poder no alguidar III
    }
amount-needed =
    { $missing ->
        [workers]
            { $price ->
                [1] 1 trabalhador
               *[other] { $price } trabalhadores
            }
        [coins]
            { $price ->
                [1] 1 moeda
               *[other] { $price } moedas
            }
        [priests]
            { $price ->
                [1] 1 clérigo
               *[other] { $price } clérigos
            }
        [points]
            { $price ->
                [1] 1 ponto
               *[other] { $price } pontos
            }
       *[power] { $price } de poder do alguidar III
    }
amount-goods =
    { $priests ->
        [0] { amount-workers }
       *[other]
            { $workers ->
                [0] { amount-priests }
               *[other] { amount-workers } e { amount-priests }
            }
    }

## Whose turn it is

game-over = A partida acabou.
not-begun = A partida ainda não começou.
dropped-out = Você saiu desta partida.
no-such-seat = Não há ninguém nesse lugar.
no-such-action = Essa ação não existe.
chance-first = Primeiro algo é sorteado; aguarde um momento.
not-your-turn = É a vez da facção { $faction }.
not-your-turn-player = É a vez do jogador { $number }.
set-up-is-over = A preparação acabou.
action-due = No seu turno, você faz uma ação: escolha uma ou passe.
action-taken = Você já fez a ação deste turno; termine seu turno.
convert-on-your-turn = Você só pode converter e sacrificar poder no seu próprio turno.
not-possible = Isso não é possível agora.

## Set-up

asked-draw-scoring = Primeiro são sorteadas as fichas de pontuação.
asked-draw-card = Primeiro se sorteia quais cartas de bônus ficam na caixa.
asked-draw-start = Primeiro se sorteia o jogador inicial.
asked-draw-colour = Primeiro são distribuídas as cores.
asked-choose-faction = Primeiro escolha sua facção.
asked-draw-lot = Primeiro são sorteadas as facções do leilão.
asked-bidding = Primeiro dê um lance por uma facção.
asked-first-favor = Pegue um marcador de favor pelo templo que fica na caixa.
no-such-lot = Essa facção não está no leilão.
bid-too-low =
    Pela facção { $faction } você precisa dar um lance de mais de { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
bid-too-high =
    A facção { $faction } começa com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }, então ninguém pode dar um lance maior por ela.
asked-first-dwelling = Coloque uma de suas primeiras habitações: serve qualquer espaço vazio de { $home }.
asked-first-card = Pegue sua primeira carta de bônus.
no-such-scoring-tile = Essa ficha de pontuação não existe.
scoring-tile-not-in-game = A ficha { $tile } não é usada nesta partida.
scoring-tile-drawn = A ficha { $tile } já foi sorteada.
scoring-pair = Outra ficha de pontuação do mesmo culto que { $tile } já está em uso, e nesta mesa não pode haver as duas.
scoring-tile-too-late = A ficha { $tile } não pode ficar na rodada { $round }; outra ficha é sorteada.
no-such-card = Essa carta de bônus não existe.
card-not-in-game = A carta { $card } não é usada nesta partida.
card-taken = A carta { $card } está com a facção { $faction }.
no-such-player = Não há jogador { $number }; são { $players } jogadores.
colour-dealt = O jogador { $number } já tem { $terrain }.
no-such-faction = Essa facção não existe.
faction-taken = A facção { $faction } já foi escolhida.
board-taken = A facção { $faction } divide o cartão com a facção { $other }, que já foi escolhida.
other-colour-dealt = Você recebeu { $terrain }; a facção { $faction } vive em outro terreno.
not-introductory = A facção { $faction } não participa do jogo introdutório para { $players } jogadores.

## What comes first

asked-offer = Primeiro diga se você pega o poder que lhe oferecem.
asked-cult-step = Primeiro avance em um culto à sua escolha.
asked-reward-spades =
    A rodada acabou: use { $spades ->
        [1] sua pá
       *[other] suas { $spades } pás
    } ou termine.
answer-first =
    { $count ->
        [1] A construção de um vizinho lhe oferece poder; pegue-o ou recuse-o antes de agir.
       *[other] Construções de vizinhos lhe oferecem poder { $count } vezes; pegue-o ou recuse-o antes de agir.
    }
key-first = Primeiro escolha qual culto recebe sua chave.
long-way-first = Você anunciou o caminho longo do ciclo; transforme um espaço por ele.
spend-sacrificed-power = Você sacrificou poder, então gaste já todo o poder do alguidar III ({ $power }).
owed-favor =
    { $count ->
        [1] Primeiro pegue o marcador de favor que você ganhou.
       *[other] Primeiro pegue os { $count } marcadores de favor que você ganhou.
    }
owed-town = Primeiro escolha a ficha da sua nova cidade.
owed-bridge = Primeiro coloque a ponte que você pagou.
owed-cult-step = Primeiro avance no culto de sua escolha.
owed-dwelling = Primeiro coloque a habitação gratuita.
owed-trading-house = Primeiro escolha a habitação que vira casa de comércio.
owed-sandstorm = Primeiro escolha o espaço que a tempestade de areia transforma no seu terreno natal.
owed-trade = Primeiro diga quantos trabalhadores viram clérigos.

## Reach

no-such-hex = Esse espaço não existe neste mapa.
river = O espaço de rio { $hex } não pode receber construções nem ser transformado.
occupied = A facção { $faction } tem uma estrutura em { $hex }.
occupied-by-you = Você já tem uma estrutura em { $hex }: { $building }.
not-reachable =
    { $shipping ->
        [0] { $hex } não fica ao lado de nenhuma estrutura sua, e você não tem remessa.
       *[other] { $hex } não fica ao lado de nenhuma estrutura sua, e sua remessa de { $shipping } não chega até lá.
    }
not-reachable-by-jump =
    { $range ->
        [1] { $hex } não fica ao lado de nenhuma estrutura sua, e você só pode saltar 1 espaço.
       *[other] { $hex } não fica ao lado de nenhuma estrutura sua, e você só pode saltar { $range } espaços.
    }
not-reachable-by-reward =
    { $shipping ->
        [0] Estas pás só valem ao lado de suas estruturas, e { $hex } não fica ao lado de nenhuma.
       *[other] Estas pás chegam até onde chega sua própria remessa de { $shipping }, e { $hex } fica mais longe.
    }
one-jump = Esta ação já saltou para { $hex }, e só pode saltar uma vez.

## Dwellings and upgrades

not-home-terrain = { $hex } é terreno de { $terrain }; você só pode construir em { $home }.
no-piece-left =
    { $supply ->
        [1] Sua única peça do tipo { $building } já está no mapa.
       *[other] Todas as suas { $supply } peças do tipo { $building } já estão no mapa.
    }
dwelling-price = Uma habitação aqui custa { amount-workers } e { amount-coins }; você tem { amount-have }.
dwelling-price-by-jump =
    { $priests ->
        [0] Uma habitação em { $hex } custa { amount-workers } e { amount-coins }, com o salto incluído; você tem { amount-have }.
       *[other] Uma habitação em { $hex } custa { amount-workers }, { amount-coins } e, pelo salto, { amount-priests }; você tem { amount-have }.
    }
stronghold-spades-transform = Estas pás vêm da sua fortaleza: você pode construir em um espaço que elas transformam, não em { $hex }.
transform-first = Nesta mesa, uma ação com pás gratuitas precisa transformar algo antes de construir.
no-dwelling-left = Com esta ação, você não pode mais construir uma habitação em { $hex }.
not-the-site = Esta ação só pode construir no espaço para o qual foi feita, não em { $hex }.
no-own-building = Você não tem nenhuma estrutura em { $hex }.
wrong-building = O aprimoramento para { $building } parte de { $before }; em { $hex } você tem { $here }.
only-trading-house-free = Só o aprimoramento para casa de comércio é gratuito, não para { $building }.
trading-house-price = Uma casa de comércio ao lado de um vizinho custa { amount-workers } e { amount-coins }; você tem { amount-have }.
trading-house-price-alone = Uma casa de comércio sem vizinho custa { amount-workers } e { amount-coins }; você tem { amount-have }.
upgrade-price = O aprimoramento para { $building } custa { amount-workers } e { amount-coins }; você tem { amount-have }.
temple-price-near =
    { $temples ->
        [1] Um templo aqui custa { amount-workers } e { amount-coins }, uma delas por um templo vizinho; você tem { amount-have }.
       *[other] Um templo aqui custa { amount-workers } e { amount-coins }, { $temples } delas por templos vizinhos; você tem { amount-have }.
    }
too-near = Nesta mesa, fortalezas e santuários não podem ser vizinhos, e ao lado de { $hex } já há { $building ->
        [fortaleza] uma fortaleza
       *[other] um { $building }
    }.

## Spades

same-terrain = { $hex } já é terreno de { $terrain }.
home-terrain-stays = { $hex } é seu terreno natal, { $home }; você não pode transformá-lo em outro.
home-terrain-only = Você só pode transformar um espaço em { $home }.
second-space-home = Seu último espaço não virou terreno natal, então este precisa virar { $home }.
only-closer = Como { $terrain }, { $hex } não ficaria mais perto de { $home }, e nesta mesa precisa ficar.
no-long-way = Não há caminho mais longo de { $hex } até { $terrain }.
no-spades-left = Você não tem mais pás nesta ação.
use-bought-spades = Você tem pás compradas ({ $spades }); use-as antes de qualquer outra coisa.
bought-spades-one-space = Todas as pás que você tem ({ $spades }) devem ir para um só espaço, mas esta transformação usa apenas { $needed }.
spades-with-transformation = Nesta mesa, as pás são compradas junto com a transformação.
no-use-for-spade = Nenhum espaço ao alcance exige mais pás do que você já tem e poderia pagar.
reward-spades-not-enough =
    { $spades ->
        [1] Isto exige { $needed } pás; você tem 1 e não pode comprar nenhuma agora.
       *[other] Isto exige { $needed } pás; você tem { $spades } e não pode comprar nenhuma agora.
    }
no-more-bought = Isto exige { $needed } pás; restam { $spades }, e as pás compradas precisam ir todas para um só espaço.
stronghold-spades-alone = Isto exige { $needed } pás; a sua fortaleza trouxe { $spades }, e não se pode comprar mais nenhuma.
spade-price =
    { $bought ->
        [1] Você teria de comprar 1 pá por { amount-goods }; você tem { amount-have }.
       *[other] Você teria de comprar { $bought } pás por { amount-goods }; você tem { amount-have }.
    }
spade-price-by-jump =
    { $bought ->
        [0] O salto para { $hex } custa { amount-goods }; você tem { amount-have }.
        [1] O salto para { $hex } e mais uma pá custam { amount-goods }; você tem { amount-have }.
       *[other] O salto para { $hex } e mais { $bought } pás custam { amount-goods }; você tem { amount-have }.
    }
shortest-way-only = Nesta mesa, toda transformação segue o caminho mais curto do ciclo.
always-the-same = Suas transformações sempre exigem { $spades } pás, então não há caminho longo.
long-way-too-dear = Você não tem pás suficientes para um caminho mais longo.
sandstorm-home-only = A tempestade de areia só transforma um espaço em { $home }.
sandstorm-edge = A tempestade de areia só alcança espaços que compartilham um lado com suas estruturas; { $hex } não compartilha.
no-building-in-phase-three = Estas pás só transformam; entre as rodadas não se constrói.

## Bridges and skipped rivers

no-bridge-due = Uma ponte se constrói com uma ação que a concede.
no-such-span = Não há lugar para essa ponte neste mapa.
no-bridges-left = Todas as suas { $most } pontes já estão construídas.
bridged-already = Já há uma ponte entre { $a } e { $b }.
bridge-needs-own-building = Você precisa de uma estrutura sua em { $a } ou { $b }.
nowhere-to-bridge = Não há lugar onde você possa construir uma ponte.
cannot-skip-rivers = Suas cidades não podem pular um espaço de rio.
not-a-river = { $hex } não é um espaço de rio.
skipped-already = Uma cidade sua já pula { $hex }.
no-town-tiles-left = Não restam fichas de cidade.
needs-two-banks = Você precisa de pelo menos duas estruturas ao lado de { $hex }.
joins-a-town = Uma estrutura ao lado de { $hex } já pertence a uma cidade, então não se fundaria uma nova.
town-too-small = Isso uniria { $count } estruturas; uma cidade precisa de { $needed }, e um santuário conta como duas.
town-too-weak = As estruturas unidas teriam um valor de poder de { $power }; uma cidade precisa de { $needed }.

## Advances, power actions, special actions

no-shipping-track = Sua facção não tem remessa.
shipping-at-end = Sua remessa é { $level }, o nível mais alto.
shipping-price = Um avanço na remessa custa { amount-priests } e { amount-coins }; você tem { amount-have }.
no-digging-track = Sua facção não pode baixar o preço de suas pás.
digging-at-end =
    { $workers ->
        [1] Uma pá lhe custa 1 trabalhador; não pode ficar mais barata.
       *[other] Uma pá lhe custa { $workers } trabalhadores; não pode ficar mais barata.
    }
digging-price = Pás mais baratas custam { amount-workers }, { amount-coins } e { amount-priests }; você tem { amount-have }.
power-action-used = A ação { $action } já foi usada nesta rodada.
power-action-price = A ação { $action } custa { $power } de poder do alguidar III; você tem { $have } ali.
special-action-used = Você já usou esta ação nesta rodada.
no-spade-card = Sua carta de bônus não tem pá.
no-cult-card = Sua carta de bônus não tem passo de culto.
no-cult-tile = Você não tem nenhum marcador de favor com passo de culto.
no-stronghold-action = A fortaleza da facção { $faction } não tem ação.
no-stronghold = Você ainda não construiu sua fortaleza.
no-free-home-terrain = Não há nenhum espaço vazio de { $home } no mapa.
no-dwelling-to-upgrade = Você não tem nenhuma habitação no mapa.
nowhere-for-sandstorm = Nenhum espaço vazio de outro terreno compartilha um lado com suas estruturas.
no-faction-action = A facção { $faction } não pode construir pontes com trabalhadores.
faction-bridge-price = Uma ponte custa { amount-workers }; você tem { amount-have }.

## Passing

no-card-in-last-round = Na última rodada, você passa sem pegar uma nova carta de bônus.
take-a-card = Escolha a carta de bônus que vai pegar ao passar.
own-card-again = Você não pode pegar { $card } de novo: é a carta que está devolvendo.

## Cults, keys and tiles

priest-price = Você não tem nenhum clérigo para enviar.
order-space-taken =
    { $steps ->
        [3]
            O espaço de 3 passos { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            } está ocupado.
       *[other]
            Os espaços de { $steps } passos { $cult ->
                [Fogo] no Fogo
                [Ar] no Ar
               *[other] na { $cult }
            } estão ocupados.
    }
no-replacing = Nesta mesa, um clérigo em uma ordem fica lá permanentemente.
replace-price = Para substituir um clérigo você precisa de { amount-priests } e { amount-coins }; você tem { amount-have }.
nobody-to-replace =
    Não há nenhum clérigo nesse espaço { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }.
own-priest =
    O clérigo nesse espaço { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    } é seu.
no-cult-step-due = Você não tem direito a um passo de culto.
no-key-due = Não há nenhuma chave para usar.
key-must-be-used = Nesta mesa não se pode guardar uma chave quando um culto pode recebê-la.
cult-takes-no-key =
    Você não acabou de chegar ao espaço 10 { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }.
top-taken =
    O espaço 10 { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    } já está ocupado.
top-waits =
    A facção { $faction } ainda pode chegar antes ao espaço 10 { $cult ->
        [Fogo] do Fogo
        [Ar] do Ar
       *[other] da { $cult }
    }; espere até que ela pegue ou recuse seu poder.
no-favor-due = Você não tem direito a um marcador de favor.
town-before-favor = Primeiro escolha a ficha da cidade que seu último marcador de favor fundou.
no-such-favor-tile = Esse marcador de favor não existe.
favor-owned = Você já tem o marcador { $tile }.
favor-gone = Não resta nenhum marcador { $tile }.
no-town-due = Você não fundou uma nova cidade.
no-such-town-tile = Essa ficha de cidade não existe.
town-tile-gone = Não resta nenhuma ficha { $tile }.

## Power offered

no-offer = Nenhuma construção lhe oferece poder.
no-such-offer =
    { $count ->
        [1] Só uma construção lhe oferece poder.
       *[other] Só { $count } construções lhe oferecem poder.
    }
offer-closed = Você só pode recusar este poder ({ $power }): depois da oferta, você converteu algo ou aceitou uma oferta posterior.

## Conversions

conversion-order = Entre duas ações, primeiro sacrifique e depois converta nesta ordem: poder em clérigos, clérigos em trabalhadores, poder em trabalhadores, poder em moedas, trabalhadores em moedas, pontos em moedas, moedas em pontos.
no-points-to-coins = Sua facção não pode converter pontos em moedas.
no-coins-to-points = Sua facção só converte moedas em pontos no fim da partida.
too-little-to-convert = Isso exige { amount-needed }; você tem { amount-have }.
no-priests-in-supply =
    { $room ->
        [0] Não resta nenhum clérigo no seu suprimento.
        [1] Resta só 1 clérigo no seu suprimento.
       *[other] Restam só { $room } clérigos no seu suprimento.
    }
too-little-to-sacrifice = Para sacrificar por { $power } de poder você precisa de { $tokens } marcadores no alguidar II; você tem { $have }.
no-trade-due = Seus trabalhadores só viram clérigos quando sua fortaleza é construída.
trade-limit = No máximo { $most } trabalhadores viram clérigos.
trade-workers =
    { $have ->
        [0] Você não tem trabalhadores.
        [1] Você só tem 1 trabalhador.
       *[other] Você só tem { $have } trabalhadores.
    }
