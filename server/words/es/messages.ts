// What customers are sent, and the names of the statuses, in Spanish.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Otra persona',
  statuses: {
    unidentified: 'No identificado',
    sent: 'Pedido enviado',
    awaitingAcceptance: 'Esperando aceptación',
    accepted: 'Pedido aceptado',
    inProduction: 'En preparación',
    outForDelivery: 'En camino',
    readyForPickup: 'Listo para recoger',
    readyForDelivery: 'Listo para entrega',
    delivered: 'Entregado',
    notDelivered: 'No entregado',
    paid: 'Pagado',
    paymentPending: 'Pago pendiente',
    cancelled: 'Cancelado',
    cancelledByStore: 'Cancelado por el local',
    expired: 'Vencido: se agotó el tiempo para aceptarlo',
    chargeback: 'Contracargo',
  },
  account: {
    code: '{brand}: tu código es {code}. Vale durante 10 minutos. No lo compartas con nadie.',
    codeSent: {
      whatsapp: 'Enviamos un código a tu WhatsApp.',
      sms: 'Enviamos un código por SMS.',
    },
    passwordSubject: 'Tu nueva contraseña en {brand}',
    password:
      '{brand}: tu contraseña provisional es {password}. Vale durante 10 minutos y una ' +
      'sola vez; al entrar, elige una nueva.',
    link: 'O entra directamente con este enlace, que vale durante 15 minutos:',
    notYou: 'Si no la pediste tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    passwordSent: {
      email: 'Enviamos una nueva contraseña a tu correo.',
      sms: 'Enviamos una nueva contraseña por SMS.',
      whatsapp: 'Enviamos una nueva contraseña a tu WhatsApp.',
    },
    changedSubject: 'Tu contraseña en {brand} cambió',
    changed:
      'La contraseña de tu cuenta en {brand} acaba de cambiar y los demás dispositivos ' +
      'salieron de la cuenta. Si no fuiste tú, pide ahora una nueva.',
    help: '¡Hola! Quiero entrar en mi cuenta de {brand}.',
    chatLink:
      '{brand}: entra con este enlace. Vale durante 15 minutos y una sola vez; no lo ' +
      'compartas con nadie.',
    chatUnknown: '{brand}: no hay ninguna cuenta con este teléfono. Para crear la tuya:',
  },
  loyalty: {
    creditEnds: {
      subject: 'Tu cashback · {brand}',
      text: '{value} de tu cashback valen hasta el {day}. Úsalos en tu próximo pedido: {link}',
    },
    fullCardEnds: {
      subject: 'Tu tarjeta completa · {brand}',
      text:
        'Tu tarjeta “{card}” está completa y vale hasta el {day}. Usa el premio en tu ' +
        'próximo pedido: {link}',
    },
    cardEnds: {
      subject: 'Tu tarjeta · {brand}',
      text:
        'Tu tarjeta “{card}” tiene {has} de {stamps} sellos y vale hasta el {day}. Mírala en ' +
        '{link}',
    },
    couponCame: {
      subject: 'Tu cupón · {brand}',
      text: 'La recomendación funcionó: te espera un cupón de {brand}. Míralo en {link}',
    },
  },
  owners: {
    subject: 'Cambio importante en el panel de {brand}',
    account: '{person} cambió la cuenta de pago {name} de {brand}.',
    owners: '{person} cambió quiénes son los propietarios de {brand}: {name}.',
    factors: '{person} cambió cómo entra {name} en el panel de {brand}.',
    addHost: '{person} agregó la dirección {name} al sitio de {brand}.',
    makeMainHost: '{person} cambió la dirección principal del sitio de {brand} a {name}.',
    removeHost: '{person} quitó la dirección {name} del sitio de {brand}.',
    saveMessageAccount: '{person} cambió la cuenta de {name} que envía los mensajes de {brand}.',
    removeMessageAccount: '{person} quitó la cuenta de {name} que enviaba los mensajes de {brand}.',
    platformMessages:
      '{person} permitió que la cuenta de la plataforma envíe mensajes de {brand} por ' + '{name}.',
    noPlatformMessages:
      '{person} ya no quiere que la cuenta de la plataforma envíe mensajes de {brand} por ' +
      '{name}.',
    suspendBrand:
      '{person} suspendió {brand}: los clientes no hacen pedidos por ahora. El equipo entra en ' +
      'el panel y termina los pedidos abiertos. {name}',
    resumeBrand: '{person} reabrió {brand}: los clientes ya pueden hacer pedidos.',
    deleteBrand:
      '{person} marcó {brand} para ser borrada el {name}, con todos sus datos. Hasta entonces ' +
      'se puede deshacer; el sitio está fuera de línea para los clientes.',
    restoreBrand: '{person} desistió de borrar {brand}: los datos se quedan.',
    allowSupport:
      '{person} permitió que el soporte de la plataforma entre en el panel de {brand} hasta ' +
      '{name}.',
    endSupport: '{person} terminó el acceso del soporte de la plataforma al panel de {brand}.',
    inviteSupport: '{person} dio acceso al panel de {brand} a {name}, mientras lo permitas.',
    supportPerson: '{name} (soporte)',
    operator: 'El operador del servidor',
    notYou:
      'Si no lo esperabas, entra en el panel, cierra los dispositivos que no conoces, ' +
      'cambia la contraseña y revisa la cuenta de pago.',
  },
  messageAccounts: {
    test: {
      subject: 'Prueba · {brand}',
      text:
        '{brand}: prueba de tu cuenta. Si lees esto, los clientes también recibirán los ' +
        'mensajes.',
    },
    trouble: {
      subject: '{name} no envía · {brand}',
      text:
        'Tu cuenta de {name} no envía los mensajes de {brand} a los clientes, ni los ' +
        'códigos para entrar. Mira el motivo y qué hacer: {link}',
    },
  },
  orders: {
    subject: 'Pedido {number} · {brand}',
    changeProposed:
      'El local propone un cambio en tu pedido {number}. Míralo y di si estás de acuerdo.',
    changed: 'Tu pedido {number} ha cambiado.',
    wishAgreed: 'El local aceptó el cambio que pediste en el pedido {number}.',
    wishDeclined: 'El local no pudo hacer el cambio que pediste en el pedido {number}.',
    placed: 'Recibimos tu pedido {number}. Te avisamos en cuanto responda el local.',
    paid: 'El pago del pedido {number} está confirmado.',
    accepted: 'El local aceptó tu pedido {number}.',
    outForDelivery: 'Tu pedido {number} está en camino.',
    readyForPickup: 'Tu pedido {number} está listo para recoger.',
    delivered: 'Pedido {number} entregado. ¡Buen provecho!',
    notCollected: 'Tu pedido {number} no fue recogido. Habla con el local.',
    notDelivered: 'No pudimos entregar tu pedido {number}. Habla con el local.',
    cancelled: 'Tu pedido {number} fue cancelado.',
    cancelledByStore: 'El local canceló tu pedido {number}.',
    expired: 'El local no respondió a tiempo y tu pedido {number} venció. No pagas nada por él.',
    moment: 'Previsto a las {from}.',
    window: 'Previsto entre las {from} y las {to}.',
    reason: 'Motivo: {reason}.',
    follow: 'Síguelo aquí: {link}',
  },
};
