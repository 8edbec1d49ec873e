// Refusals in Brazilian Portuguese, the source of the other five.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes. Código {request}.',
  malformed: 'Não entendemos o pedido: {field}. Confira os dados e tente de novo.',
  tooLarge: 'O envio é grande demais.',
  notFound: 'Não encontramos o que você procura.',
  tooMany: 'Muitas tentativas. Aguarde {wait} e tente de novo.',
  wrongContext: 'A loja ou a conta mudou em outra aba. Atualize a página e tente de novo.',
  wrongOrigin: 'Este envio não veio do site da loja.',
  amountTooLarge: 'O valor em {field} é alto demais. Confira e tente de novo.',
  dateImpossible: 'A data em {field} não existe ou está longe demais.',
  textUnreadable:
    'O texto em {field} tem um caractere que não pode ser guardado. Apague-o e tente de novo.',
  unavailable: 'O sistema está indisponível neste instante. Tente novamente em alguns segundos.',
  signInNeeded: 'Entre na sua conta para continuar.',
  notYours: 'Você não tem acesso a isto.',
  wrongCredentials: 'Os dados inseridos estão incorretos.',
  emailTaken: 'Já existe uma conta com este e-mail. Entre com ela ou use outro.',
  phoneTaken: 'Já existe uma conta com este telefone. Entre com ela ou use outro.',
  identifierMissing: 'Não identificamos seu email ou telefone.',
  brandNotFound: 'Não foram encontrados dados do aplicativo {name}',
  storeNotFound: 'Não encontramos esta loja.',
  storeClosed: 'A loja está fechada agora. Sua sacola fica guardada.',
  storePaused: 'A loja pausou os pedidos por um momento. Sua sacola fica guardada.',
  productNotFound: 'Um dos produtos não está mais à venda.',
  soldOut: '{product} esgotou. Retire da sacola para continuar.',
  choicesInvalid: 'Revise as escolhas de {product}: {group}.',
  notEnough: 'Só restam {left} de {product}.',
  totalChanged: 'O total mudou para {total}. Confira a sacola e envie de novo.',
  quantityTooLarge: 'São itens demais em um só pedido. Fale com a loja para encomendas grandes.',
  weightInvalid: '{product} agora vai em passos de {step}, de {least} a {most}. Confira a sacola.',
  addressError: 'Desculpe, houve um erro com o seu endereço.',
  notServed: 'A loja não entrega neste endereço. Escolha outro endereço ou retire na loja.',
  otherStoreServes: 'Esta loja não entrega neste endereço, mas {store} entrega.',
  cityNotServed: 'A loja não atende {city}.',
  postalCodeUnknown: 'Não encontramos este CEP. Confira ou preencha o endereço.',
  postalCodeUnavailable: 'A busca de CEP está fora do ar. Preencha o endereço.',
  addressMissing: 'Informe o endereço de entrega.',
  deliveryUnavailable: 'Esta loja não faz entregas.',
  pickupUnavailable: 'Esta loja não tem retirada no balcão.',
  deliveryMinimum: 'O pedido mínimo para entrega é {minimum}. Faltam {missing}.',
  pickupMinimum: 'O pedido mínimo para retirada é {minimum}. Faltam {missing}.',
  paymentMissing: 'Escolha a forma de pagamento.',
  changeTooLow: 'O valor para troco precisa ser maior que {total}.',
  phoneInvalid: 'Não identificamos seu telefone.',
  nameMissing: 'Informe seu nome.',
  cpfInvalid: 'Confira o CPF: os dígitos não batem.',
  signUpNeeded: 'Entre ou crie uma conta para finalizar o pedido.',
  couponUnknown: 'Não encontramos este cupom. Confira o código.',
  scheduleUnavailable: 'Ainda não é possível agendar nesta loja.',
  tableUnavailable: 'Esta loja não recebe pedidos de mesa por aqui.',
  moveRefused: 'O pedido está em “{from}” e não pode ir para “{to}”.',
  cancelTooLate: 'A loja já aceitou o pedido. Fale com ela para cancelar.',
  orderChanged: 'O pedido mudou em outra tela. Agora está em “{from}”.',
  changeOverlaps: 'Alguém alterou este pedido antes. Confira como ele está agora.',
  changeTooLate: 'Este pedido já terminou e não pode mais ser alterado.',
  changeNotPaid: 'Este pedido ainda espera o pagamento. Altere depois que ele for pago.',
  changeAtTable: 'O pedido de uma mesa muda pela conta da mesa.',
  changeNothing: 'Nada mudou neste pedido.',
  changePaymentFixed: 'Este pedido foi pago pelo site: a forma de pagamento não muda.',
  changeDueMethod: 'Escolha como a diferença será paga.',
  changeAnswered: 'Esta alteração não espera mais resposta.',
  refundTooMuch: 'Deste pagamento só restam {left} para devolver.',
  wishTooLate: 'A cozinha já começou o seu pedido, e ele não muda mais por aqui. Fale com a loja.',
  wishOpen: 'Você já pediu uma mudança. Espere a resposta da loja ou retire esse pedido.',
  wishAnswered: 'Este pedido de mudança não espera mais resposta.',
  wishProposalOpen: 'A loja propôs uma mudança. Responda primeiro a ela.',
  orderAlreadySent: 'O pedido {number} já tinha chegado à loja, como você enviou da primeira vez.',
  firstTryCounted: 'A primeira tentativa já contou: {value}. Confira antes de tentar de novo.',
  passwordWrong: 'A senha atual não confere.',
  signInAgain: 'Para sua segurança, saia e entre de novo antes de fazer isto.',
  ordersUnderWay: 'Você tem um pedido em andamento. Exclua a conta quando ele terminar.',
  deviceGone: 'Este dispositivo já saiu da conta.',
  onlineNeedsSignIn: 'Para pagar online é preciso entrar na sua conta.',
  paymentOver: 'Este pedido não espera mais por pagamento.',
  addressIsPickup: 'A retirada na loja não é um endereço que se guarda.',
  tooManyAddresses: 'Você já tem {limit} endereços. Remova um para guardar outro.',
  placesUnavailable: 'A busca de endereços está fora do ar. Preencha o endereço.',
  messageOver: 'Esta mensagem já saiu ou não pode mais ser enviada.',
  pushServiceUnknown:
    'Este navegador usa um serviço de avisos que não conhecemos. Acompanhe o pedido por ' +
    'esta página.',
  tooManyFollowers: 'Este pedido já avisa navegadores demais.',
  couponNeedsSignIn: 'Entre na sua conta para usar o cupom.',
  couponExpired: 'Este cupom já venceu.',
  couponNotYet: 'Este cupom ainda não começou a valer.',
  couponNotNow: 'Este cupom não vale neste dia ou horário.',
  couponOtherStore: 'Este cupom vale em outra loja.',
  couponFirstOrderOnly: 'Este cupom vale só para o primeiro pedido.',
  couponAlreadyUsed: 'Você já usou este cupom.',
  couponUsedUp: 'Este cupom já foi usado por todos que podiam.',
  couponMinimum: 'Este cupom vale para pedidos a partir de {minimum}. Faltam {missing}.',
  couponPickup: 'Este cupom é de frete grátis e não vale para retirada.',
  couponTable: 'Este cupom é de frete grátis e não vale na mesa, onde não há entrega.',
  couponNothingToDiscount:
    'Este cupom não muda o valor deste pedido: itens em promoção ficam de fora.',
  couponNotOffered: 'Esta loja não está dando cupons agora.',
  couponContactMissing: 'Informe seu nome e um e-mail ou telefone para receber o cupom.',
  couponAlreadyGiven: 'Você já usou o cupom que recebeu.',
  couponNoBetter:
    'Este cupom não deixa este pedido mais barato: o desconto que já vale é igual ou ' +
    'maior. Ele continua guardado.',
  waitToResend: 'Aguarde {seconds} {seconds:segundo|segundos} para enviar novamente',
  codeWrong: 'Código incorreto. Confira os números e tente de novo.',
  codeSpent: 'Este código não vale mais. Peça outro.',
  facebookNotAllowed: 'Seu Facebook não permite esse tipo de login!',
  facebookUnavailable: 'O Facebook não respondeu. Tente de novo ou entre de outra forma.',
  emailMissing: 'Não há email cadastrado',
  linkSpent: 'Este link não vale mais. Entre com seu telefone.',
  signInMismatch: 'E-mail, telefone ou senha não conferem.',
  newPasswordNeeded: 'Esta senha é provisória. Escolha uma nova para continuar.',
  noStores: 'Nenhum estabelecimento disponivel para esse usuario',
  phoneLoginOff: 'Esta loja não usa telefone para entrar. Use seu e-mail.',
  slotGone: 'Este horário não está mais disponível. Escolha outro.',
  slotFull: 'Este horário acabou de lotar. Escolha outro.',
  deliveryCodeNeeded: 'Peça ao cliente o código de quatro dígitos, ou diga por que não há código.',
  deliveryCodeWrong: 'O código não confere. Peça de novo ao cliente.',
  reviewTooEarly: 'Dá para avaliar depois que o pedido for entregue.',
  reviewClosed: 'A avaliação só pode ser mudada por um dia.',
  cardMissing: 'Informe os dados do cartão.',
  cardNameIncomplete: 'Para pagar com cartão online, informe nome e sobrenome.',
  cardPayerMissing: 'Para pagar com cartão online, informe e-mail e CPF.',
  cardProviderDown:
    'O pagamento com cartão está fora do ar. Tente de novo ou escolha outra forma de pagar.',
  cardUnknown: 'Este cartão não está mais guardado. Use outro cartão.',
  cardsFull: 'Você já guarda {most} cartões. Exclua um para guardar outro.',
  cardNotTaken: 'Esta loja não recebe cartão pelo site.',
  accountUnreadable: 'Esta forma de pagamento está indisponível agora. Escolha outra.',
  accountFieldWrong: 'Confira os dados da conta: {field}.',
  stampCardUnknown: 'Esta cartela não está na sua conta.',
  stampCardIncomplete: 'Faltam {missing} selos para completar esta cartela.',
  stampCardRedeemed: 'Esta cartela já foi resgatada.',
  stampCardExpired: 'Esta cartela expirou.',
  stampCardOtherStore: 'Esta cartela vale em outra loja.',
  stampCardProductMissing: 'Para resgatar a cartela, coloque {product} na sacola.',
  stampCardNoBetter: 'Outros descontos já cobrem este pedido. A cartela continua guardada.',
  stampCodeUnknown: 'Código inválido ou vencido. Peça outro no balcão.',
  stampCodeUsed: 'Este código já foi usado. Peça outro no balcão.',
  stampNoneToTake: 'Esta cartela não tem selo para retirar.',
  stampStoreFixed:
    'Há clientes com selos deste cartão, que valem onde foram ganhos. Para mudar a loja, ' +
    'desligue este e crie outro.',
  cashbackNotEnough: 'O saldo de cashback mudou. Confira o total e tente de novo.',
  loyaltyNeedsSignIn: 'Entre na sua conta para usar sua fidelidade.',
  wheelOff: 'A roleta não está ligada agora.',
  wheelSpunAlready: 'Você já girou. Volte em {when}.',
  wheelOddsWrong: 'As chances precisam somar 100%. Agora somam {sum}%.',
  giftWorthWrong: '{prize}: escolha um valor ou um percentual, não os dois.',
  menuChangedMeanwhile:
    '{who} mudou isto enquanto você editava. Veja como está agora antes de salvar.',
  categoryNotEmpty: 'Esta categoria ainda tem itens. Mova ou remova os itens antes.',
  groupInUse: 'Este grupo ainda é usado por algum item. Tire-o dos itens antes.',
  pictureUnknown: 'Esta foto não está mais disponível. Envie de novo.',
  picturesAway:
    'As fotos não podem ser guardadas neste instante. O que você digitou continua ' +
    'aqui; tente de novo em alguns minutos.',
  portionsChanged: 'A quantidade mudou enquanto você editava. Agora são {present}.',
  pictureWrong:
    'Envie uma foto JPEG, PNG, WebP ou AVIF. Este arquivo não é uma foto que possamos abrir.',
  pictureTooSmall: 'A foto é pequena demais: precisa de pelo menos {least} pixels de lado.',
  promotionDatesWrong: 'O fim da promoção precisa vir depois do começo.',
  menuFileUnknown:
    'Este arquivo não é um cardápio que conhecemos, ou está danificado. Envie uma planilha do ' +
    'Excel (.xlsx) ou CSV com as colunas categoria, nome e valor, JSON ou Open Delivery.',
  menuFileTooLong: 'O arquivo tem itens demais: envie até {most} de cada vez.',
  menuColumnsMissing:
    'Faltam colunas na primeira linha: {columns}. Escreva esses nomes nela, ou baixe o modelo.',
  menuSheetTooLarge: 'A planilha é grande demais: envie uma com até {most} linhas.',
  importUndone: 'Esta importação já foi desfeita.',
  menuStoresUnknown:
    'Nenhuma loja se chama: {stores}. Escreva na primeira linha os nomes das lojas como no painel.',
  areaIncomplete:
    'Complete cada área: o raio, a faixa de CEP em ordem ou o desenho com pelo menos três pontos.',
  changedMeanwhile:
    'Outra pessoa mudou isto enquanto você editava. Nada foi salvo: carregue de novo para ' +
    'ver como está agora.',
  hoursOverlap: 'Há horários que se sobrepõem no mesmo dia.',
  holidayWrong: 'Há uma data especial repetida ou que não existe.',
  timesReversed: 'O tempo máximo não pode ser menor que o mínimo.',
  amountNegative: 'Um valor não pode ser negativo.',
  regionIncomplete: 'Informe o bairro e a cidade de cada área.',
  regionTwice: 'O bairro {name} está na lista duas vezes.',
  couponCodeTaken: 'Já existe um cupom com o código {code}.',
  couponCodeWrong: 'O código tem de 3 a 30 letras e números, sem acentos.',
  couponWorthWrong: 'Escolha um desconto: um valor ou um percentual, com ou sem entrega grátis.',
  couponDatesWrong: 'O fim do cupom precisa vir depois do começo.',
  couponLimitTooLow: 'O cupom já foi usado {used} vezes; o limite não pode ser menor.',
  couponInUse: 'Um pedido já usou este cupom. Desative-o em vez de excluir.',
  parameterTwice: 'O nome {name} já é de outro parâmetro. Escolha outro.',
  tableNotFound: 'Houve um erro ao buscar mesa',
  tableSheetWrong: 'Este QR Code não vale para esta mesa. Peça ajuda a quem atende.',
  tableCodeNeeded: 'Digite o código que está no suporte da mesa.',
  tableCodeWrong: 'O código não confere com o do suporte da mesa.',
  tableNotConnected: 'Conecte-se à mesa pelo QR Code para pedir.',
  tableNotConfirmed: 'Falta alguém da casa confirmar que você está nesta mesa.',
  tableClosed: 'A conta desta mesa foi fechada. Leia o QR Code de novo para pedir.',
  tableStays: 'Para sair da mesa, fale com quem atende.',
  billOpen: 'Ainda faltam {left} para fechar a conta.',
  registerOpen: 'O caixa desta loja já está aberto.',
  registerClosed: 'O caixa está fechado.',
  registerTooLittle: 'Na gaveta há só {left}.',
  registerReason: 'O contado não bate com o esperado. Diga o motivo.',
  paidTooMuch: 'Faltam só {left} nesta conta.',
  tableInUse: 'A conta desta mesa está aberta. Feche a conta antes.',
  partUnderWay: 'Alguém da mesa está pagando esta parte agora. Espere um instante.',
  paidForOthers:
    'Esta pessoa pagou mais do que a parte dela. Ela muda de mesa depois que esta conta for ' +
    'fechada.',
  secondStepNeeded: 'Digite o código do seu aplicativo autenticador.',
  secondStepWrong: 'Código incorreto ou já usado. Espere o próximo e tente de novo.',
  secondStepThere: 'A verificação em duas etapas já está ligada.',
  invitationOver: 'Este link já foi usado ou venceu. Peça outro a quem administra a equipe.',
  staffEmailTaken: 'Já há uma pessoa da equipe com este e-mail.',
  lastOwner: 'A marca precisa de pelo menos um proprietário.',
  periodWrong: 'O período precisa ter começo e fim, em ordem, e no máximo um ano.',
  firstRunOver: 'Esta chave não abre nada aqui. Ela só vale enquanto não há nenhuma marca.',
  storeCodeTaken: 'Outra loja da marca já usa este código.',
  storeCodeReserved:
    'A loja {store} já usou este código, e os links antigos dela continuam valendo. Escolha outro.',
  lastStore: 'A marca precisa de uma loja à vista. Mostre outra antes de esconder esta.',
  storeCodeWrong: 'Use de 2 a 40 letras minúsculas, números e hífens no código.',
  tooManyFromNetwork:
    'Muitas tentativas a partir desta rede. Aguarde {wait} ou use outra rede, como os ' +
    'dados móveis do celular.',
  tooManyOrders: 'Muitos pedidos em pouco tempo. Aguarde {wait} ou ligue para a loja.',
  storeFlooded: 'A loja recebeu pedidos demais agora. Aguarde {wait} ou ligue para ela.',
  tooManyDevices:
    'Muitos aparelhos novos nesta rede. Aguarde {wait} ou use outra rede, como os dados ' +
    'móveis do celular.',
  tooManyPasswords:
    'Muitas senhas erradas. Aguarde {wait} ou peça uma senha nova em “Esqueci minha senha”.',
  tooManyStaffPasswords:
    'Muitas senhas erradas. Aguarde {wait} ou peça a um proprietário um link para uma senha nova.',
  tooManyCodes:
    'Já enviamos mensagens demais. Use a última que recebeu, entre com a senha ou aguarde {wait}.',
  passwordCommon:
    'Essa senha é fácil de adivinhar. Junte três ou quatro palavras que não têm a ver com ' +
    'você nem com a loja.',
  proofNeeded: 'Confirme que é você: digite sua senha de novo para continuar.',
  secondStepRequired: 'Para isso, ative antes a verificação em duas etapas em Minha conta.',
  giftNeedsPhone:
    'Brindes são para quem confirmou o celular. Confirme o seu em Perfil e tente de novo.',
  channelOff:
    'Esta loja ainda não envia mensagens por este meio. Escolha outro ou ligue para a loja.',
  phoneUnconfirmed:
    'A loja está recebendo muitos pedidos. Entre com seu celular e o código que ' +
    'enviaremos, e mande o pedido de novo: a sacola fica guardada.',
  phoneNotProved: 'Confirme este celular com o código que enviamos.',
  hostRefused:
    'Este domínio não pode ser usado. Digite um nome como pedidos.seurestaurante.com.br, ' +
    'sem porta.',
  hostThere: 'Este domínio já está na lista.',
  hostsFull: 'A marca já tem {most} domínios. Remova um antes de adicionar outro.',
  hostStays:
    'O domínio principal, o que você está usando agora e o da demonstração não podem ser ' +
    'removidos.',
  hostTextMissing:
    'O registro TXT {name} ainda não foi encontrado. Depois de criado, pode levar de ' +
    'minutos a um dia até aparecer no DNS.',
  hostTextOther: 'O registro TXT {name} tem outro valor: {found}. Corrija e verifique de novo.',
  hostAddressMissing:
    '{host} ainda não aponta para nenhum endereço. Crie o registro e verifique de novo em ' +
    'alguns minutos.',
  hostElsewhere:
    '{host} aponta para outro lugar: {found}. Corrija o registro e verifique de novo em ' +
    'alguns minutos.',
  hostDnsSilent: 'O DNS não respondeu. Tente de novo em alguns minutos.',
  brandSuspended:
    'Esta loja está fora do ar por agora. Os pedidos já feitos seguem valendo.{words}',
  brandSuspendedForStaff:
    'A marca está suspensa: não dá para abrir pedidos novos. Conclua os que estão abertos e ' +
    'fale com quem administra a plataforma.',
  planStores:
    'O plano da marca vai até {most} {most:loja|lojas}. Para ter mais, fale com quem ' +
    'administra a plataforma.',
  planStaff:
    'O plano da marca vai até {most} {most:pessoa|pessoas} na equipe, contando os convites. ' +
    'Desative alguém ou fale com quem administra a plataforma.',
  planProducts:
    'O plano da marca vai até {most} {most:produto|produtos} no cardápio. Remova algum ou fale ' +
    'com quem administra a plataforma.',
  planStorage:
    'O plano da marca vai até {most} MB de fotos. Troque ou remova fotos, ou fale com quem ' +
    'administra a plataforma.',
  supportFixed: 'O acesso do suporte não muda: ele só pode ser encerrado.',
  brandNotSuspended: 'A marca não está suspensa.',
  brandToBeDeleted: 'A marca espera a exclusão: desfaça a exclusão primeiro.',
  brandNotToBeDeleted: 'A marca não espera a exclusão.',
  brandNameOther: 'O nome digitado não é o nome curto da marca.',
  supportNotAllowed:
    'Quem é dono da marca não permite o suporte agora. A permissão é dada em Equipe, no painel ' +
    'da marca.',
  supportAddressTaken: 'Seu e-mail já é de uma conta da equipe desta marca.',
  exportUnderWay: 'Outra exportação está em andamento. Espere que termine e tente de novo.',
  brandNameRefused: 'O nome da marca precisa de letras ou números, e de no máximo 80 caracteres.',
  brandNameTaken: 'Já há uma marca com o nome curto {name}. Escolha outro nome.',
  hostTaken: 'Outra marca já usa este domínio.',
  ownerNameRefused: 'Diga o nome de quem é dono, com no máximo 80 letras.',
  ownerEmailRefused: 'Confira o e-mail de quem é dono.',
};
