// Refusals in European Portuguese.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected:
    'Algo correu mal do nosso lado. Tente novamente dentro de momentos. Código {request}.',
  malformed: 'Não percebemos o pedido: {field}. Verifique os dados e tente novamente.',
  tooLarge: 'O envio é demasiado grande.',
  notFound: 'Não encontrámos o que procura.',
  tooMany: 'Demasiadas tentativas. Aguarde {wait} e tente novamente.',
  wrongContext: 'A loja ou a conta mudou noutro separador. Atualize a página e tente novamente.',
  wrongOrigin: 'Este envio não veio do site da loja.',
  amountTooLarge: 'O valor em {field} é demasiado alto. Verifique e tente novamente.',
  dateImpossible: 'A data em {field} não existe ou está demasiado longe.',
  textUnreadable:
    'O texto em {field} tem um carácter que não pode ser guardado. Apague-o e tente novamente.',
  unavailable:
    'O sistema está indisponível neste instante. Tente novamente dentro de alguns segundos.',
  signInNeeded: 'Entre na sua conta para continuar.',
  notYours: 'Não tem acesso a isto.',
  wrongCredentials: 'Os dados inseridos estão incorretos.',
  emailTaken: 'Já existe uma conta com este e-mail. Inicie sessão ou use outro.',
  phoneTaken: 'Já existe uma conta com este telefone. Inicie sessão ou use outro.',
  identifierMissing: 'Não identificámos o seu e-mail ou telefone.',
  brandNotFound: 'Não foram encontrados dados da aplicação {name}',
  storeNotFound: 'Não encontrámos esta loja.',
  storeClosed: 'A loja está fechada de momento. O seu saco fica guardado.',
  storePaused: 'A loja pausou os pedidos por um momento. O seu saco fica guardado.',
  productNotFound: 'Um dos produtos já não está à venda.',
  soldOut: '{product} esgotou. Retire-o do saco para continuar.',
  choicesInvalid: 'Reveja as escolhas de {product}: {group}.',
  notEnough: 'Só restam {left} de {product}.',
  totalChanged: 'O total mudou para {total}. Verifique o saco e envie novamente.',
  quantityTooLarge:
    'São demasiados artigos num só pedido. Fale com a loja para encomendas grandes.',
  weightInvalid: '{product} vai agora em passos de {step}, de {least} a {most}. Confirme o saco.',
  addressError: 'Desculpe, houve um erro com a sua morada.',
  notServed: 'A loja não entrega nesta morada. Escolha outra morada ou levante na loja.',
  otherStoreServes: 'Esta loja não entrega nesta morada, mas {store} entrega.',
  cityNotServed: 'A loja não serve {city}.',
  postalCodeUnknown: 'Não encontrámos este código postal. Verifique ou preencha a morada.',
  postalCodeUnavailable: 'A pesquisa de código postal está indisponível. Preencha a morada.',
  addressMissing: 'Indique a morada de entrega.',
  deliveryUnavailable: 'Esta loja não faz entregas.',
  pickupUnavailable: 'Esta loja não tem levantamento ao balcão.',
  deliveryMinimum: 'O pedido mínimo para entrega é {minimum}. Faltam {missing}.',
  pickupMinimum: 'O pedido mínimo para levantamento é {minimum}. Faltam {missing}.',
  paymentMissing: 'Escolha a forma de pagamento.',
  changeTooLow: 'O valor para troco tem de ser superior a {total}.',
  phoneInvalid: 'Não identificámos o seu telefone.',
  nameMissing: 'Indique o seu nome.',
  cpfInvalid: 'Verifique o CPF: os dígitos não batem certo.',
  signUpNeeded: 'Entre ou crie uma conta para finalizar o pedido.',
  couponUnknown: 'Não encontrámos este cupão. Verifique o código.',
  scheduleUnavailable: 'Ainda não é possível agendar nesta loja.',
  tableUnavailable: 'Esta loja não recebe pedidos de mesa por aqui.',
  moveRefused: 'O pedido está em “{from}” e não pode passar a “{to}”.',
  cancelTooLate: 'A loja já aceitou o pedido. Fale com ela para cancelar.',
  orderChanged: 'O pedido mudou noutro ecrã. Agora está em “{from}”.',
  changeOverlaps: 'Alguém alterou este pedido antes. Veja como está agora.',
  changeTooLate: 'Este pedido já terminou e não pode ser alterado.',
  changeNotPaid: 'Este pedido ainda espera o pagamento. Altere-o depois de pago.',
  changeAtTable: 'O pedido de uma mesa muda na conta da mesa.',
  changeNothing: 'Nada mudou neste pedido.',
  changePaymentFixed: 'Este pedido foi pago no site: a forma de pagamento não muda.',
  changeDueMethod: 'Escolha como a diferença será paga.',
  changeAnswered: 'Esta alteração já não espera resposta.',
  refundTooMuch: 'Deste pagamento só restam {left} para devolver.',
  wishTooLate: 'A cozinha já começou o seu pedido e ele já não muda por aqui. Fale com a loja.',
  wishOpen: 'Já pediu uma alteração. Espere pela resposta da loja ou retire esse pedido.',
  wishAnswered: 'Este pedido de alteração já não espera resposta.',
  wishProposalOpen: 'A loja propôs uma alteração. Responda-lhe primeiro.',
  orderAlreadySent: 'O pedido {number} já tinha chegado à loja, tal como o enviou da primeira vez.',
  firstTryCounted: 'A primeira tentativa já contou: {value}. Confirme antes de tentar de novo.',
  passwordWrong: 'A palavra-passe atual não está correta.',
  signInAgain: 'Para sua segurança, termine a sessão e volte a entrar antes de continuar.',
  ordersUnderWay: 'Tem um pedido em curso. Elimine a conta quando ele terminar.',
  deviceGone: 'Este dispositivo já terminou a sessão.',
  onlineNeedsSignIn: 'Para pagar online é preciso iniciar sessão.',
  paymentOver: 'Este pedido já não aguarda pagamento.',
  addressIsPickup: 'O levantamento na loja não é uma morada que se guarde.',
  tooManyAddresses: 'Já tem {limit} moradas. Remova uma para guardar outra.',
  placesUnavailable: 'A pesquisa de moradas está indisponível. Preencha a morada.',
  messageOver: 'Esta mensagem já saiu ou já não pode ser enviada.',
  pushServiceUnknown:
    'Este navegador usa um serviço de avisos que não conhecemos. Acompanhe o pedido nesta página.',
  tooManyFollowers: 'Este pedido já avisa demasiados navegadores.',
  couponNeedsSignIn: 'Inicie sessão para usar o cupão.',
  couponExpired: 'Este cupão já expirou.',
  couponNotYet: 'Este cupão ainda não está em vigor.',
  couponNotNow: 'Este cupão não é válido neste dia ou a esta hora.',
  couponOtherStore: 'Este cupão é válido noutra loja.',
  couponFirstOrderOnly: 'Este cupão só é válido no primeiro pedido.',
  couponAlreadyUsed: 'Já utilizou este cupão.',
  couponUsedUp: 'Este cupão já esgotou.',
  couponMinimum: 'Este cupão é válido em pedidos a partir de {minimum}. Faltam {missing}.',
  couponPickup: 'Este cupão é de entrega grátis e não se aplica ao levantamento na loja.',
  couponTable: 'Este cupão é de entrega grátis e não se aplica à mesa, onde não há entrega.',
  couponNothingToDiscount:
    'Este cupão não altera o valor deste pedido: os artigos em promoção ficam de fora.',
  couponNotOffered: 'Esta loja não está a oferecer cupões neste momento.',
  couponContactMissing: 'Indique o seu nome e um e-mail ou telefone para receber o cupão.',
  couponAlreadyGiven: 'Já utilizou o cupão que recebeu.',
  couponNoBetter:
    'Este cupão não deixa este pedido mais barato: o desconto que já vale é igual ou ' +
    'maior. Continua guardado.',
  waitToResend: 'Aguarde {seconds} {seconds:segundo|segundos} para enviar novamente',
  codeWrong: 'Código incorreto. Confirme os números e tente outra vez.',
  codeSpent: 'Este código já não é válido. Peça outro.',
  facebookNotAllowed: 'O seu Facebook não permite este tipo de início de sessão!',
  facebookUnavailable: 'O Facebook não respondeu. Tente outra vez ou entre de outra forma.',
  emailMissing: 'Não há e-mail registado',
  linkSpent: 'Esta ligação já não é válida. Entre com o seu telefone.',
  signInMismatch: 'O e-mail, o telefone ou a palavra-passe não coincidem.',
  newPasswordNeeded: 'Esta palavra-passe é provisória. Escolha uma nova para continuar.',
  noStores: 'Não há nenhum estabelecimento disponível para este utilizador',
  phoneLoginOff: 'Esta loja não usa o telefone para entrar. Use o seu e-mail.',
  slotGone: 'Este horário já não está disponível. Escolha outro.',
  slotFull: 'Este horário acabou de esgotar. Escolha outro.',
  deliveryCodeNeeded:
    'Peça ao cliente o código de quatro dígitos, ou indique por que não há código.',
  deliveryCodeWrong: 'O código não está certo. Peça-o de novo ao cliente.',
  reviewTooEarly: 'Pode avaliar depois de o pedido ser entregue.',
  reviewClosed: 'A avaliação só pode ser alterada durante um dia.',
  cardMissing: 'Indique os dados do cartão.',
  cardNameIncomplete: 'Para pagar com cartão online, indique o nome e o apelido.',
  cardPayerMissing: 'Para pagar com cartão online, indique o e-mail e o CPF.',
  cardProviderDown:
    'O pagamento com cartão está indisponível. Tente novamente ou escolha outra forma de ' +
    'pagamento.',
  cardUnknown: 'Este cartão já não está guardado. Utilize outro cartão.',
  cardsFull: 'Já guarda {most} cartões. Elimine um para guardar outro.',
  cardNotTaken: 'Esta loja não aceita cartão pelo site.',
  accountUnreadable: 'Esta forma de pagamento está indisponível agora. Escolha outra.',
  accountFieldWrong: 'Verifique os dados da conta: {field}.',
  stampCardUnknown: 'Este cartão não está na sua conta.',
  stampCardIncomplete: 'Faltam {missing} selos para completar este cartão.',
  stampCardRedeemed: 'Este cartão já foi resgatado.',
  stampCardExpired: 'Este cartão expirou.',
  stampCardOtherStore: 'Este cartão é válido noutra loja.',
  stampCardProductMissing: 'Para resgatar o cartão, ponha {product} no saco.',
  stampCardNoBetter: 'Outros descontos já cobrem este pedido. O cartão continua guardado.',
  stampCodeUnknown: 'Código inválido ou expirado. Peça outro ao balcão.',
  stampCodeUsed: 'Este código já foi usado. Peça outro ao balcão.',
  stampNoneToTake: 'Este cartão não tem selos para retirar.',
  stampStoreFixed:
    'Há clientes com selos deste cartão, que valem onde foram ganhos. Para mudar a loja, ' +
    'desligue este e crie outro.',
  cashbackNotEnough: 'O saldo de cashback mudou. Confirme o total e tente outra vez.',
  loyaltyNeedsSignIn: 'Inicie sessão para usar a sua fidelização.',
  wheelOff: 'A roleta não está ligada neste momento.',
  wheelSpunAlready: 'Já rodou. Volte em {when}.',
  wheelOddsWrong: 'As probabilidades têm de somar 100%. Agora somam {sum}%.',
  giftWorthWrong: '{prize}: escolha um valor ou uma percentagem, não os dois.',
  menuChangedMeanwhile:
    '{who} alterou isto enquanto o estava a editar. Veja como está agora antes de guardar.',
  categoryNotEmpty: 'Esta categoria ainda tem artigos. Mova-os ou remova-os primeiro.',
  groupInUse: 'Este grupo ainda é usado por algum artigo. Retire-o primeiro dos artigos.',
  pictureUnknown: 'Esta fotografia já não está disponível. Envie-a novamente.',
  picturesAway:
    'As fotografias não podem ser guardadas neste instante. O que escreveu continua ' +
    'aqui; tente novamente dentro de alguns minutos.',
  portionsChanged: 'A quantidade mudou enquanto a estava a editar. Agora são {present}.',
  pictureWrong:
    'Envie uma fotografia JPEG, PNG, WebP ou AVIF. Não conseguimos abrir este ficheiro.',
  pictureTooSmall:
    'A fotografia é demasiado pequena: precisa de, pelo menos, {least} píxeis de lado.',
  promotionDatesWrong: 'O fim da promoção tem de vir depois do início.',
  menuFileUnknown:
    'Este ficheiro não é uma ementa que conheçamos, ou está danificado. Envie uma folha do ' +
    'Excel (.xlsx) ou CSV com as colunas categoria, nome e valor, JSON ou Open Delivery.',
  menuFileTooLong: 'O ficheiro tem artigos a mais: envie até {most} de cada vez.',
  menuColumnsMissing:
    'Faltam colunas na primeira linha: {columns}. Escreva lá esses nomes, ou ' +
    'descarregue o modelo.',
  menuSheetTooLarge: 'A folha de cálculo é demasiado grande: envie uma com até {most} linhas.',
  importUndone: 'Esta importação já foi anulada.',
  menuStoresUnknown:
    'Nenhuma loja se chama: {stores}. Escreva na primeira linha os nomes das lojas como no painel.',
  areaIncomplete:
    'Complete cada zona: o raio, o intervalo de códigos postais por ordem ou o desenho com ' +
    'pelo menos três pontos.',
  changedMeanwhile:
    'Outra pessoa alterou isto enquanto estava a editar. Nada foi guardado: carregue ' +
    'novamente para ver como está agora.',
  hoursOverlap: 'Há horários que se sobrepõem no mesmo dia.',
  holidayWrong: 'Há uma data especial repetida ou que não existe.',
  timesReversed: 'O tempo máximo não pode ser inferior ao mínimo.',
  amountNegative: 'Um valor não pode ser negativo.',
  regionIncomplete: 'Indique o bairro e a cidade de cada zona.',
  regionTwice: 'O bairro {name} está na lista duas vezes.',
  couponCodeTaken: 'Já existe um cupão com o código {code}.',
  couponCodeWrong: 'O código tem de 3 a 30 letras e números, sem acentos.',
  couponWorthWrong: 'Escolha um desconto: um valor ou uma percentagem, com ou sem entrega grátis.',
  couponDatesWrong: 'O fim do cupão tem de ser depois do início.',
  couponLimitTooLow: 'O cupão já foi usado {used} vezes; o limite não pode ser inferior.',
  couponInUse: 'Um pedido já usou este cupão. Desative-o em vez de o eliminar.',
  parameterTwice: 'O nome {name} já pertence a outro parâmetro. Escolha outro.',
  tableNotFound: 'Ocorreu um erro ao procurar a mesa',
  tableSheetWrong: 'Este código QR não é válido para esta mesa. Peça ajuda a quem o atende.',
  tableCodeNeeded: 'Introduza o código que está no suporte da mesa.',
  tableCodeWrong: 'O código não coincide com o do suporte da mesa.',
  tableNotConnected: 'Ligue-se à mesa pelo código QR para pedir.',
  tableNotConfirmed: 'Falta alguém da casa confirmar que está nesta mesa.',
  tableClosed: 'A conta desta mesa foi fechada. Leia o código QR de novo para pedir.',
  tableStays: 'Para sair da mesa, fale com quem o atende.',
  billOpen: 'Ainda faltam {left} para fechar a conta.',
  registerOpen: 'A caixa desta loja já está aberta.',
  registerClosed: 'A caixa está fechada.',
  registerTooLittle: 'Na gaveta há apenas {left}.',
  registerReason: 'O contado não coincide com o esperado. Indique o motivo.',
  paidTooMuch: 'Faltam apenas {left} nesta conta.',
  tableInUse: 'A conta desta mesa está aberta. Feche a conta primeiro.',
  partUnderWay: 'Alguém da mesa está a pagar esta parte neste momento. Aguarde um instante.',
  paidForOthers:
    'Esta pessoa pagou mais do que a parte dela. Muda de mesa depois de esta conta ser fechada.',
  secondStepNeeded: 'Introduza o código da sua aplicação de autenticação.',
  secondStepWrong: 'Código incorreto ou já utilizado. Espere pelo próximo e tente novamente.',
  secondStepThere: 'A verificação em dois passos já está ligada.',
  invitationOver: 'Esta ligação já foi utilizada ou expirou. Peça outra a quem gere a equipa.',
  staffEmailTaken: 'Já existe uma pessoa da equipa com este e-mail.',
  lastOwner: 'A marca precisa de pelo menos um proprietário.',
  periodWrong: 'O período precisa de ter início e fim, por ordem, e no máximo um ano.',
  firstRunOver: 'Esta chave não abre nada aqui. Só é válida enquanto não existir nenhuma marca.',
  storeCodeTaken: 'Outra loja da marca já utiliza este código.',
  storeCodeReserved:
    'A loja {store} já utilizou este código, e as ligações antigas dela continuam válidas. ' +
    'Escolha outro.',
  lastStore: 'A marca precisa de uma loja visível. Mostre outra antes de esconder esta.',
  storeCodeWrong: 'Utilize de 2 a 40 letras minúsculas, números e hífenes no código.',
  tooManyFromNetwork:
    'Demasiadas tentativas a partir desta rede. Aguarde {wait} ou use outra rede, como os ' +
    'dados móveis do telemóvel.',
  tooManyOrders: 'Demasiados pedidos em pouco tempo. Aguarde {wait} ou ligue para a loja.',
  storeFlooded: 'A loja recebeu demasiados pedidos agora. Aguarde {wait} ou ligue-lhe.',
  tooManyDevices:
    'Demasiados dispositivos novos nesta rede. Aguarde {wait} ou use outra rede, como os ' +
    'dados móveis do telemóvel.',
  tooManyPasswords:
    'Demasiadas palavras-passe erradas. Aguarde {wait} ou peça uma nova em “Esqueci-me da ' +
    'palavra-passe”.',
  tooManyStaffPasswords:
    'Demasiadas palavras-passe erradas. Aguarde {wait} ou peça a um proprietário uma ligação ' +
    'para uma nova.',
  tooManyCodes:
    'Já enviámos demasiadas mensagens. Use a última que recebeu, entre com a palavra-passe ' +
    'ou aguarde {wait}.',
  passwordCommon:
    'Essa palavra-passe é fácil de adivinhar. Junte três ou quatro palavras que nada ' +
    'tenham a ver consigo nem com a loja.',
  proofNeeded: 'Confirme que é o próprio: introduza de novo a palavra-passe para continuar.',
  secondStepRequired: 'Para isso, ative antes a verificação em dois passos em A minha conta.',
  giftNeedsPhone:
    'As ofertas são para quem confirmou o telemóvel. Confirme o seu em Perfil e tente novamente.',
  channelOff:
    'Esta loja ainda não envia mensagens por este meio. Escolha outro ou ligue para a loja.',
  phoneUnconfirmed:
    'A loja está a receber muitos pedidos. Entre com o seu telemóvel e o código que ' +
    'enviaremos e envie o pedido de novo: o saco fica guardado.',
  phoneNotProved: 'Confirme este telemóvel com o código que enviámos.',
  hostRefused:
    'Este domínio não pode ser usado. Escreva um nome como pedidos.oseurestaurante.pt, sem porta.',
  hostThere: 'Este domínio já está na lista.',
  hostsFull: 'A marca já tem {most} domínios. Remova um antes de adicionar outro.',
  hostStays:
    'O domínio principal, o que está a usar agora e o da demonstração não podem ser removidos.',
  hostTextMissing:
    'O registo TXT {name} ainda não foi encontrado. Depois de criado, pode demorar de ' +
    'minutos a um dia até aparecer no DNS.',
  hostTextOther: 'O registo TXT {name} tem outro valor: {found}. Corrija-o e verifique novamente.',
  hostAddressMissing:
    '{host} ainda não aponta para nenhum endereço. Crie o registo e verifique novamente ' +
    'dentro de alguns minutos.',
  hostElsewhere:
    '{host} aponta para outro lado: {found}. Corrija o registo e verifique novamente dentro ' +
    'de alguns minutos.',
  hostDnsSilent: 'O DNS não respondeu. Tente novamente dentro de alguns minutos.',
  brandSuspended:
    'Esta loja está fora do ar por agora. Os pedidos já feitos continuam válidos.{words}',
  brandSuspendedForStaff:
    'A marca está suspensa: não é possível abrir pedidos novos. Conclua os que estão abertos e ' +
    'fale com quem gere a plataforma.',
  planStores:
    'O plano da marca vai até {most} {most:loja|lojas}. Para ter mais, fale com quem gere a ' +
    'plataforma.',
  planStaff:
    'O plano da marca vai até {most} {most:pessoa|pessoas} na equipa, contando os convites. ' +
    'Desative alguém ou fale com quem gere a plataforma.',
  planProducts:
    'O plano da marca vai até {most} {most:produto|produtos} na ementa. Remova algum ou fale ' +
    'com quem gere a plataforma.',
  planStorage:
    'O plano da marca vai até {most} MB de fotografias. Troque ou remova fotografias, ou fale ' +
    'com quem gere a plataforma.',
  supportFixed: 'O acesso do suporte não muda: só pode ser terminado.',
  brandNotSuspended: 'A marca não está suspensa.',
  brandToBeDeleted: 'A marca espera a eliminação: anule primeiro a eliminação.',
  brandNotToBeDeleted: 'A marca não espera a eliminação.',
  brandNameOther: 'O nome escrito não é o nome curto da marca.',
  supportNotAllowed:
    'O proprietário da marca não permite o suporte agora. A permissão é dada em Equipa, no ' +
    'painel da marca.',
  supportAddressTaken: 'O seu e-mail já é de uma conta da equipa desta marca.',
  exportUnderWay: 'Está outra exportação em curso. Espere que termine e tente de novo.',
  brandNameRefused: 'O nome da marca precisa de letras ou números, e de 80 caracteres no máximo.',
  brandNameTaken: 'Já há uma marca com o nome curto {name}. Escolha outro nome.',
  hostTaken: 'Outra marca já usa este domínio.',
  ownerNameRefused: 'Indique o nome do proprietário, com 80 letras no máximo.',
  ownerEmailRefused: 'Verifique o e-mail do proprietário.',
};
