// What customers are sent, and the names of the statuses, in Brazilian Portuguese.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Outra pessoa',
  statuses: {
    unidentified: 'Não identificado',
    sent: 'Pedido enviado',
    awaitingAcceptance: 'Aguardando aceite',
    accepted: 'Pedido aceito',
    inProduction: 'Em produção',
    outForDelivery: 'Saiu para entrega',
    readyForPickup: 'Pronto para retirada',
    readyForDelivery: 'Pronto para entrega',
    delivered: 'Entregue',
    notDelivered: 'Não entregue',
    paid: 'Pago',
    paymentPending: 'Pagamento pendente',
    cancelled: 'Cancelado',
    cancelledByStore: 'Cancelado pelo estabelecimento',
    expired: 'Expirado: tempo de aceite esgotado',
    chargeback: 'Chargeback',
  },
  account: {
    code: '{brand}: seu código é {code}. Vale por 10 minutos. Não passe para ninguém.',
    codeSent: {
      whatsapp: 'Enviamos um código para seu WhatsApp.',
      sms: 'Enviamos um código por SMS.',
    },
    passwordSubject: 'Sua nova senha no {brand}',
    password:
      '{brand}: sua senha provisória é {password}. Vale por 10 minutos e uma vez só; ao ' +
      'entrar, escolha uma nova.',
    link: 'Ou entre direto por este link, que vale por 15 minutos:',
    notYou: 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    passwordSent: {
      email: 'Enviamos uma nova senha para seu Email.',
      sms: 'Enviamos uma nova senha para seu SMS.',
      whatsapp: 'Enviamos uma nova senha para seu WhatsApp.',
    },
    changedSubject: 'Sua senha no {brand} mudou',
    changed:
      'A senha da sua conta no {brand} acaba de mudar, e os outros aparelhos saíram da ' +
      'conta. Se não foi você, peça uma nova senha agora.',
    help: 'Olá! Quero entrar na minha conta no {brand}.',
    chatLink:
      '{brand}: entre por este link. Ele vale por 15 minutos e uma vez só; não passe para ninguém.',
    chatUnknown: '{brand}: não há conta com este telefone. Para criar a sua:',
  },
  loyalty: {
    creditEnds: {
      subject: 'Seu cashback · {brand}',
      text: '{value} do seu cashback valem até {day}. Use no próximo pedido: {link}',
    },
    fullCardEnds: {
      subject: 'Sua cartela completa · {brand}',
      text:
        'Sua cartela “{card}” está completa e vale até {day}. Use o prêmio no próximo ' +
        'pedido: {link}',
    },
    cardEnds: {
      subject: 'Sua cartela · {brand}',
      text: 'Sua cartela “{card}” tem {has} de {stamps} selos e vale até {day}. Veja em {link}',
    },
    couponCame: {
      subject: 'Seu cupom · {brand}',
      text: 'A indicação deu certo: há um cupom de {brand} esperando por você. Veja em {link}',
    },
  },
  owners: {
    subject: 'Mudança importante no painel de {brand}',
    account: '{person} mudou a conta de pagamento {name} de {brand}.',
    owners: '{person} mudou quem são os proprietários de {brand}: {name}.',
    factors: '{person} mudou como {name} entra no painel de {brand}.',
    addHost: '{person} adicionou o endereço {name} ao site de {brand}.',
    makeMainHost: '{person} mudou o endereço principal do site de {brand} para {name}.',
    removeHost: '{person} removeu o endereço {name} do site de {brand}.',
    saveMessageAccount: '{person} mudou a conta de {name} que envia as mensagens de {brand}.',
    removeMessageAccount: '{person} removeu a conta de {name} que enviava as mensagens de {brand}.',
    platformMessages:
      '{person} permitiu que a conta da plataforma envie mensagens de {brand} por {name}.',
    noPlatformMessages:
      '{person} não quer mais que a conta da plataforma envie mensagens de {brand} por ' +
      '{name}.',
    suspendBrand:
      '{person} suspendeu {brand}: os clientes não fazem pedidos por agora. A equipe entra no ' +
      'painel e conclui os pedidos abertos. {name}',
    resumeBrand: '{person} reabriu {brand}: os clientes já podem fazer pedidos.',
    deleteBrand:
      '{person} marcou {brand} para ser apagada em {name}, com todos os dados. Até lá isso ' +
      'pode ser desfeito; o site fica fora do ar para os clientes.',
    restoreBrand: '{person} desistiu de apagar {brand}: os dados ficam.',
    allowSupport:
      '{person} permitiu que o suporte da plataforma entre no painel de {brand} até {name}.',
    endSupport: '{person} encerrou o acesso do suporte da plataforma ao painel de {brand}.',
    inviteSupport: '{person} deu acesso ao painel de {brand} a {name}, enquanto você permitir.',
    supportPerson: '{name} (suporte)',
    operator: 'O operador do servidor',
    notYou:
      'Se você não esperava isso, entre no painel, encerre os aparelhos que não conhece, ' +
      'troque a senha e confira a conta de pagamento.',
  },
  messageAccounts: {
    test: {
      subject: 'Teste · {brand}',
      text: '{brand}: teste da sua conta. Se você lê isto, os clientes também vão receber.',
    },
    trouble: {
      subject: '{name} não está enviando · {brand}',
      text:
        'A sua conta de {name} não está enviando as mensagens de {brand} aos clientes, ' +
        'nem os códigos para entrar. Veja o motivo e o que fazer: {link}',
    },
  },
  orders: {
    subject: 'Pedido {number} · {brand}',
    changeProposed: 'A loja propõe uma mudança no seu pedido {number}. Veja e diga se concorda.',
    changed: 'O seu pedido {number} foi alterado.',
    wishAgreed: 'A loja aceitou a mudança que você pediu no pedido {number}.',
    wishDeclined: 'A loja não pôde fazer a mudança que você pediu no pedido {number}.',
    placed: 'Recebemos o seu pedido {number}. Avisamos assim que a loja responder.',
    paid: 'Pagamento do pedido {number} confirmado.',
    accepted: 'A loja aceitou o seu pedido {number}.',
    outForDelivery: 'O seu pedido {number} saiu para entrega.',
    readyForPickup: 'O seu pedido {number} está pronto para retirada.',
    delivered: 'Pedido {number} entregue. Bom apetite!',
    notCollected: 'O seu pedido {number} não foi retirado. Fale com a loja.',
    notDelivered: 'Não conseguimos entregar o seu pedido {number}. Fale com a loja.',
    cancelled: 'O seu pedido {number} foi cancelado.',
    cancelledByStore: 'A loja cancelou o seu pedido {number}.',
    expired:
      'A loja não respondeu a tempo e o seu pedido {number} expirou. Você não paga nada por ele.',
    moment: 'Previsão: {from}.',
    window: 'Previsão: das {from} às {to}.',
    reason: 'Motivo: {reason}.',
    follow: 'Acompanhe: {link}',
  },
};
