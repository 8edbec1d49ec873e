// What customers are sent, and the names of the statuses, in European Portuguese.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Outra pessoa',
  statuses: {
    unidentified: 'Não identificado',
    sent: 'Pedido enviado',
    awaitingAcceptance: 'A aguardar aceitação',
    accepted: 'Pedido aceite',
    inProduction: 'Em preparação',
    outForDelivery: 'Saiu para entrega',
    readyForPickup: 'Pronto para levantamento',
    readyForDelivery: 'Pronto para entrega',
    delivered: 'Entregue',
    notDelivered: 'Não entregue',
    paid: 'Pago',
    paymentPending: 'Pagamento pendente',
    cancelled: 'Cancelado',
    cancelledByStore: 'Cancelado pelo estabelecimento',
    expired: 'Expirado: tempo de aceitação esgotado',
    chargeback: 'Pagamento contestado',
  },
  account: {
    code:
      '{brand}: o seu código é {code}. É válido durante 10 minutos. Não o partilhe com ' +
      'ninguém.',
    codeSent: {
      whatsapp: 'Enviámos um código para o seu WhatsApp.',
      sms: 'Enviámos um código por SMS.',
    },
    passwordSubject: 'A sua nova palavra-passe em {brand}',
    password:
      '{brand}: a sua palavra-passe provisória é {password}. É válida durante 10 minutos e ' +
      'uma só vez; ao entrar, escolha uma nova.',
    link: 'Ou entre diretamente por esta ligação, válida durante 15 minutos:',
    notYou:
      'Se não foi o próprio a pedir, ignore esta mensagem: a sua palavra-passe continua a mesma.',
    passwordSent: {
      email: 'Enviámos uma nova palavra-passe para o seu e-mail.',
      sms: 'Enviámos uma nova palavra-passe por SMS.',
      whatsapp: 'Enviámos uma nova palavra-passe para o seu WhatsApp.',
    },
    changedSubject: 'A sua palavra-passe em {brand} mudou',
    changed:
      'A palavra-passe da sua conta em {brand} acabou de mudar e os outros dispositivos ' +
      'saíram da conta. Se não foi o próprio, peça já uma nova palavra-passe.',
    help: 'Olá! Quero entrar na minha conta em {brand}.',
    chatLink:
      '{brand}: entre por esta ligação. É válida durante 15 minutos e uma só vez; não a ' +
      'partilhe com ninguém.',
    chatUnknown: '{brand}: não há conta com este telefone. Para criar a sua:',
  },
  loyalty: {
    creditEnds: {
      subject: 'O seu cashback · {brand}',
      text: '{value} do seu cashback são válidos até {day}. Use-os no próximo pedido: {link}',
    },
    fullCardEnds: {
      subject: 'O seu cartão completo · {brand}',
      text:
        'O seu cartão “{card}” está completo e é válido até {day}. Use o prémio no próximo ' +
        'pedido: {link}',
    },
    cardEnds: {
      subject: 'O seu cartão · {brand}',
      text:
        'O seu cartão “{card}” tem {has} de {stamps} selos e é válido até {day}. Veja em ' +
        '{link}',
    },
    couponCame: {
      subject: 'O seu cupão · {brand}',
      text: 'A recomendação resultou: tem um cupão de {brand} à sua espera. Veja em {link}',
    },
  },
  owners: {
    subject: 'Alteração importante no painel de {brand}',
    account: '{person} alterou a conta de pagamento {name} de {brand}.',
    owners: '{person} alterou quem são os proprietários de {brand}: {name}.',
    factors: '{person} alterou a forma como {name} entra no painel de {brand}.',
    addHost: '{person} adicionou o endereço {name} ao site de {brand}.',
    makeMainHost: '{person} alterou o endereço principal do site de {brand} para {name}.',
    removeHost: '{person} removeu o endereço {name} do site de {brand}.',
    saveMessageAccount: '{person} alterou a conta de {name} que envia as mensagens de {brand}.',
    removeMessageAccount: '{person} removeu a conta de {name} que enviava as mensagens de {brand}.',
    platformMessages:
      '{person} permitiu que a conta da plataforma envie mensagens de {brand} por {name}.',
    noPlatformMessages:
      '{person} já não quer que a conta da plataforma envie mensagens de {brand} por ' + '{name}.',
    suspendBrand:
      '{person} suspendeu {brand}: os clientes não fazem pedidos por agora. A equipa entra no ' +
      'painel e conclui os pedidos abertos. {name}',
    resumeBrand: '{person} reabriu {brand}: os clientes já podem fazer pedidos.',
    deleteBrand:
      '{person} marcou {brand} para ser apagada em {name}, com todos os dados. Até lá isso ' +
      'pode ser anulado; o site fica fora do ar para os clientes.',
    restoreBrand: '{person} desistiu de apagar {brand}: os dados ficam.',
    allowSupport:
      '{person} permitiu que o suporte da plataforma entre no painel de {brand} até {name}.',
    endSupport: '{person} terminou o acesso do suporte da plataforma ao painel de {brand}.',
    inviteSupport: '{person} deu acesso ao painel de {brand} a {name}, enquanto o permitir.',
    supportPerson: '{name} (suporte)',
    operator: 'O operador do servidor',
    notYou:
      'Se não esperava isto, entre no painel, termine os dispositivos que não conhece, ' +
      'altere a palavra-passe e verifique a conta de pagamento.',
  },
  messageAccounts: {
    test: {
      subject: 'Teste · {brand}',
      text: '{brand}: teste da sua conta. Se lê isto, os clientes também vão receber.',
    },
    trouble: {
      subject: '{name} não está a enviar · {brand}',
      text:
        'A sua conta de {name} não está a enviar as mensagens de {brand} aos clientes, ' +
        'nem os códigos para entrar. Veja o motivo e o que fazer: {link}',
    },
  },
  orders: {
    subject: 'Pedido {number} · {brand}',
    changeProposed: 'A loja propõe uma alteração no seu pedido {number}. Veja e diga se concorda.',
    changed: 'O seu pedido {number} foi alterado.',
    wishAgreed: 'A loja aceitou a alteração que pediu no pedido {number}.',
    wishDeclined: 'A loja não pôde fazer a alteração que pediu no pedido {number}.',
    placed: 'Recebemos o seu pedido {number}. Avisamos assim que a loja responder.',
    paid: 'Pagamento do pedido {number} confirmado.',
    accepted: 'A loja aceitou o seu pedido {number}.',
    outForDelivery: 'O seu pedido {number} saiu para entrega.',
    readyForPickup: 'O seu pedido {number} está pronto para levantamento.',
    delivered: 'Pedido {number} entregue. Bom apetite!',
    notCollected: 'O seu pedido {number} não foi levantado. Contacte a loja.',
    notDelivered: 'Não conseguimos entregar o seu pedido {number}. Contacte a loja.',
    cancelled: 'O seu pedido {number} foi cancelado.',
    cancelledByStore: 'A loja cancelou o seu pedido {number}.',
    expired: 'A loja não respondeu a tempo e o seu pedido {number} expirou. Não paga nada por ele.',
    moment: 'Previsto para as {from}.',
    window: 'Previsto entre as {from} e as {to}.',
    reason: 'Motivo: {reason}.',
    follow: 'Acompanhe: {link}',
  },
};
