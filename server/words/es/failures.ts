// Refusals in Spanish.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento. Código {request}.',
  malformed: 'No entendimos la solicitud: {field}. Revisa los datos e inténtalo de nuevo.',
  tooLarge: 'El envío es demasiado grande.',
  notFound: 'No encontramos lo que buscas.',
  tooMany: 'Demasiados intentos. Espera {wait} e inténtalo de nuevo.',
  wrongContext:
    'El local o la cuenta cambió en otra pestaña. Actualiza la página e inténtalo de nuevo.',
  wrongOrigin: 'Este envío no vino del sitio del local.',
  amountTooLarge: 'El importe en {field} es demasiado alto. Revísalo e inténtalo de nuevo.',
  dateImpossible: 'La fecha en {field} no existe o está demasiado lejos.',
  textUnreadable:
    'El texto en {field} tiene un carácter que no se puede guardar. Bórralo e inténtalo de nuevo.',
  unavailable:
    'El sistema no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
  signInNeeded: 'Inicia sesión para continuar.',
  notYours: 'No tienes acceso a esto.',
  wrongCredentials: 'Los datos ingresados son incorrectos.',
  emailTaken: 'Ya existe una cuenta con este correo. Entra con ella o usa otro.',
  phoneTaken: 'Ya existe una cuenta con este teléfono. Entra con ella o usa otro.',
  identifierMissing: 'No identificamos tu correo o teléfono.',
  brandNotFound: 'No se encontraron datos de la aplicación {name}',
  storeNotFound: 'No encontramos este local.',
  storeClosed: 'El local está cerrado ahora. Tu bolsa queda guardada.',
  storePaused: 'El local pausó los pedidos por un momento. Tu bolsa queda guardada.',
  productNotFound: 'Uno de los productos ya no se vende.',
  soldOut: '{product} se agotó. Quítalo de la bolsa para continuar.',
  choicesInvalid: 'Revisa las opciones de {product}: {group}.',
  notEnough: 'Solo quedan {left} de {product}.',
  totalChanged: 'El total cambió a {total}. Revisa la bolsa y envía de nuevo.',
  quantityTooLarge:
    'Son demasiados artículos en un pedido. Habla con el local para encargos grandes.',
  weightInvalid: '{product} ahora va en pasos de {step}, de {least} a {most}. Revisa tu bolsa.',
  addressError: 'Lo sentimos, hubo un error con tu dirección.',
  notServed: 'El local no entrega en esta dirección. Elige otra o recoge en el local.',
  otherStoreServes: 'Este local no entrega en esta dirección, pero {store} sí.',
  cityNotServed: 'El local no atiende {city}.',
  postalCodeUnknown: 'No encontramos este código postal. Revísalo o completa la dirección.',
  postalCodeUnavailable: 'La búsqueda de código postal no está disponible. Completa la dirección.',
  addressMissing: 'Indica la dirección de entrega.',
  deliveryUnavailable: 'Este local no hace entregas.',
  pickupUnavailable: 'Este local no tiene recogida en el mostrador.',
  deliveryMinimum: 'El pedido mínimo para entrega es {minimum}. Faltan {missing}.',
  pickupMinimum: 'El pedido mínimo para recogida es {minimum}. Faltan {missing}.',
  paymentMissing: 'Elige la forma de pago.',
  changeTooLow: 'El importe para el cambio debe ser mayor que {total}.',
  phoneInvalid: 'No identificamos tu teléfono.',
  nameMissing: 'Indica tu nombre.',
  cpfInvalid: 'Revisa el CPF: los dígitos no coinciden.',
  signUpNeeded: 'Inicia sesión o crea una cuenta para finalizar el pedido.',
  couponUnknown: 'No encontramos este cupón. Revisa el código.',
  scheduleUnavailable: 'Aún no es posible programar en este local.',
  tableUnavailable: 'Este local no recibe pedidos de mesa por aquí.',
  moveRefused: 'El pedido está en “{from}” y no puede pasar a “{to}”.',
  cancelTooLate: 'El local ya aceptó el pedido. Habla con él para cancelar.',
  orderChanged: 'El pedido cambió en otra pantalla. Ahora está en “{from}”.',
  changeOverlaps: 'Alguien cambió este pedido antes. Revisa cómo está ahora.',
  changeTooLate: 'Este pedido ya terminó y no se puede cambiar.',
  changeNotPaid: 'Este pedido aún espera el pago. Cámbialo cuando esté pagado.',
  changeAtTable: 'El pedido de una mesa se cambia en la cuenta de la mesa.',
  changeNothing: 'No cambió nada en este pedido.',
  changePaymentFixed: 'Este pedido se pagó en el sitio: la forma de pago no cambia.',
  changeDueMethod: 'Elige cómo se pagará la diferencia.',
  changeAnswered: 'Este cambio ya no espera respuesta.',
  refundTooMuch: 'De este pago solo quedan {left} por devolver.',
  wishTooLate: 'La cocina ya empezó tu pedido y ya no se cambia desde aquí. Habla con el local.',
  wishOpen: 'Ya pediste un cambio. Espera la respuesta del local o retíralo.',
  wishAnswered: 'Esta petición de cambio ya no espera respuesta.',
  wishProposalOpen: 'El local propuso un cambio. Responde primero a ese.',
  orderAlreadySent:
    'El pedido {number} ya había llegado al local, tal como lo enviaste la primera vez.',
  firstTryCounted: 'El primer intento ya contó: {value}. Revisa antes de volver a intentarlo.',
  passwordWrong: 'La contraseña actual no es correcta.',
  signInAgain: 'Por tu seguridad, cierra la sesión y vuelve a entrar antes de hacer esto.',
  ordersUnderWay: 'Tienes un pedido en curso. Elimina la cuenta cuando termine.',
  deviceGone: 'Este dispositivo ya no tiene la sesión abierta.',
  onlineNeedsSignIn: 'Para pagar en línea tienes que iniciar sesión.',
  paymentOver: 'Este pedido ya no espera ningún pago.',
  addressIsPickup: 'La recogida en el local no es una dirección que se guarde.',
  tooManyAddresses: 'Ya tienes {limit} direcciones. Elimina una para guardar otra.',
  placesUnavailable: 'La búsqueda de direcciones no está disponible. Escribe la dirección.',
  messageOver: 'Este mensaje ya salió o ya no se puede enviar.',
  pushServiceUnknown:
    'Este navegador usa un servicio de avisos que no conocemos. Sigue el pedido en esta página.',
  tooManyFollowers: 'Este pedido ya avisa a demasiados navegadores.',
  couponNeedsSignIn: 'Entra en tu cuenta para usar el cupón.',
  couponExpired: 'Este cupón ya venció.',
  couponNotYet: 'Este cupón todavía no está vigente.',
  couponNotNow: 'Este cupón no vale en este día u horario.',
  couponOtherStore: 'Este cupón vale en otro local.',
  couponFirstOrderOnly: 'Este cupón vale solo para el primer pedido.',
  couponAlreadyUsed: 'Ya usaste este cupón.',
  couponUsedUp: 'Este cupón ya se agotó.',
  couponMinimum: 'Este cupón vale para pedidos desde {minimum}. Faltan {missing}.',
  couponPickup: 'Este cupón es de envío gratis y no vale para recoger en el local.',
  couponTable: 'Este cupón es de envío gratis y no vale en la mesa, donde no hay envío.',
  couponNothingToDiscount:
    'Este cupón no cambia el valor de este pedido: los artículos en promoción quedan fuera.',
  couponNotOffered: 'Este local no está dando cupones ahora.',
  couponContactMissing: 'Indica tu nombre y un correo o teléfono para recibir el cupón.',
  couponAlreadyGiven: 'Ya usaste el cupón que recibiste.',
  couponNoBetter:
    'Este cupón no abarata este pedido: el descuento que ya vale es igual o mayor. Sigue guardado.',
  waitToResend: 'Espera {seconds} {seconds:segundo|segundos} para enviarlo de nuevo',
  codeWrong: 'Código incorrecto. Revisa los números e inténtalo de nuevo.',
  codeSpent: 'Este código ya no sirve. Pide otro.',
  facebookNotAllowed: '¡Tu Facebook no permite este tipo de acceso!',
  facebookUnavailable: 'Facebook no respondió. Inténtalo de nuevo o entra de otra forma.',
  emailMissing: 'No hay ningún correo registrado',
  linkSpent: 'Este enlace ya no sirve. Entra con tu teléfono.',
  signInMismatch: 'El correo, el teléfono o la contraseña no coinciden.',
  newPasswordNeeded: 'Esta contraseña es provisional. Elige una nueva para continuar.',
  noStores: 'No hay ningún local disponible para este usuario',
  phoneLoginOff: 'Este local no usa el teléfono para entrar. Usa tu correo.',
  slotGone: 'Este horario ya no está disponible. Elige otro.',
  slotFull: 'Este horario acaba de completarse. Elige otro.',
  deliveryCodeNeeded:
    'Pide al cliente el código de cuatro dígitos, o indica por qué no hay código.',
  deliveryCodeWrong: 'El código no coincide. Pídeselo de nuevo al cliente.',
  reviewTooEarly: 'Podrás valorar cuando el pedido esté entregado.',
  reviewClosed: 'La valoración solo se puede cambiar durante un día.',
  cardMissing: 'Escribe los datos de la tarjeta.',
  cardNameIncomplete: 'Para pagar con tarjeta en línea, indica nombre y apellido.',
  cardPayerMissing: 'Para pagar con tarjeta en línea, indica correo electrónico y CPF.',
  cardProviderDown:
    'El pago con tarjeta no está disponible ahora. Inténtalo de nuevo o elige otra forma de pago.',
  cardUnknown: 'Esta tarjeta ya no está guardada. Usa otra tarjeta.',
  cardsFull: 'Ya tienes {most} tarjetas guardadas. Elimina una para guardar otra.',
  accountUnreadable: 'Esta forma de pago no está disponible ahora. Elige otra.',
  accountFieldWrong: 'Revisa los datos de la cuenta: {field}.',
  cardNotTaken: 'Este local no acepta tarjetas en línea.',
  stampCardUnknown: 'Esta tarjeta no está en tu cuenta.',
  stampCardIncomplete: 'Faltan {missing} sellos para completar esta tarjeta.',
  stampCardRedeemed: 'Esta tarjeta ya se canjeó.',
  stampCardExpired: 'Esta tarjeta venció.',
  stampCardOtherStore: 'Esta tarjeta vale en otro local.',
  stampCardProductMissing: 'Para canjear la tarjeta, agrega {product} a la bolsa.',
  stampCardNoBetter: 'Otros descuentos ya cubren este pedido. La tarjeta sigue guardada.',
  stampCodeUnknown: 'Código no válido o vencido. Pide otro en el mostrador.',
  stampCodeUsed: 'Este código ya se usó. Pide otro en el mostrador.',
  stampNoneToTake: 'Esta tarjeta no tiene sellos que quitar.',
  stampStoreFixed:
    'Hay clientes con sellos de esta tarjeta, que valen donde se ganaron. Para cambiar el local, ' +
    'desactive esta y cree otra.',
  cashbackNotEnough: 'El saldo de cashback cambió. Revisa el total e inténtalo de nuevo.',
  loyaltyNeedsSignIn: 'Entra en tu cuenta para usar tu fidelidad.',
  wheelOff: 'La ruleta no está activa ahora.',
  wheelSpunAlready: 'Ya has girado. Vuelve el {when}.',
  wheelOddsWrong: 'Las probabilidades deben sumar 100 %. Ahora suman {sum} %.',
  giftWorthWrong: '{prize}: elige un importe o un porcentaje, no los dos.',
  menuChangedMeanwhile:
    '{who} cambió esto mientras lo editabas. Mira cómo está ahora antes de guardar.',
  categoryNotEmpty: 'Esta categoría todavía tiene productos. Muévelos o quítalos antes.',
  groupInUse: 'Algún producto todavía usa este grupo. Quítalo antes de los productos.',
  pictureUnknown: 'Esta foto ya no está disponible. Súbela de nuevo.',
  picturesAway:
    'Las fotos no se pueden guardar en este momento. Lo que escribiste sigue aquí; ' +
    'inténtalo de nuevo en unos minutos.',
  portionsChanged: 'La cantidad cambió mientras editabas. Ahora hay {present}.',
  pictureWrong: 'Envía una foto JPEG, PNG, WebP o AVIF. No podemos abrir este archivo.',
  pictureTooSmall: 'La foto es demasiado pequeña: necesita al menos {least} píxeles de lado.',
  promotionDatesWrong: 'El fin de la promoción debe ser posterior al comienzo.',
  menuFileUnknown:
    'Este archivo no es un menú que conozcamos, o no se puede leer. Envía una hoja de Excel ' +
    '(.xlsx) o CSV con las columnas categoria, nome y valor, JSON u Open Delivery.',
  menuFileTooLong: 'El archivo tiene demasiados productos: envía hasta {most} por vez.',
  menuColumnsMissing:
    'Faltan columnas en la primera línea: {columns}. Escribe ahí esos nombres o ' +
    'descarga el modelo.',
  menuSheetTooLarge: 'La hoja de cálculo es demasiado grande: envía una de hasta {most} líneas.',
  importUndone: 'Esta importación ya se deshizo.',
  menuStoresUnknown:
    'Ningún local se llama: {stores}. Escribe en la primera línea los nombres como en el panel.',
  areaIncomplete:
    'Completa cada zona: el radio, el rango de códigos postales en orden o el dibujo con ' +
    'al menos tres puntos.',
  changedMeanwhile:
    'Otra persona cambió esto mientras editabas. No se guardó nada: carga de nuevo para ' +
    'ver cómo está ahora.',
  hoursOverlap: 'Hay horarios que se superponen el mismo día.',
  holidayWrong: 'Hay una fecha especial repetida o que no existe.',
  timesReversed: 'El tiempo máximo no puede ser menor que el mínimo.',
  amountNegative: 'Un importe no puede ser negativo.',
  regionIncomplete: 'Indica el barrio y la ciudad de cada zona.',
  regionTwice: 'El barrio {name} está dos veces en la lista.',
  couponCodeTaken: 'Ya existe un cupón con el código {code}.',
  couponCodeWrong: 'El código tiene de 3 a 30 letras y números, sin acentos.',
  couponWorthWrong: 'Elige un descuento: un importe o un porcentaje, con o sin envío gratis.',
  couponDatesWrong: 'El fin del cupón debe ser después del comienzo.',
  couponLimitTooLow: 'El cupón ya se usó {used} veces; el límite no puede ser menor.',
  couponInUse: 'Un pedido ya usó este cupón. Desactívalo en vez de eliminarlo.',
  parameterTwice: 'El nombre {name} ya es de otro parámetro. Elige otro.',
  tableNotFound: 'Hubo un error al buscar la mesa',
  tableSheetWrong: 'Este código QR no vale para esta mesa. Pide ayuda al personal.',
  tableCodeNeeded: 'Escribe el código que está en el soporte de la mesa.',
  tableCodeWrong: 'El código no coincide con el del soporte de la mesa.',
  tableNotConnected: 'Conéctate a la mesa con el código QR para pedir.',
  tableNotConfirmed: 'Falta que el personal confirme que estás en esta mesa.',
  tableClosed: 'La cuenta de esta mesa se cerró. Escanea el código QR de nuevo para pedir.',
  tableStays: 'Para salir de la mesa, habla con el personal.',
  billOpen: 'Aún faltan {left} para cerrar la cuenta.',
  registerOpen: 'La caja de este local ya está abierta.',
  registerClosed: 'La caja está cerrada.',
  registerTooLittle: 'En el cajón solo hay {left}.',
  registerReason: 'Lo contado no coincide con lo esperado. Indica el motivo.',
  paidTooMuch: 'Solo faltan {left} en esta cuenta.',
  tableInUse: 'La cuenta de esta mesa está abierta. Ciérrala antes.',
  partUnderWay: 'Alguien de la mesa está pagando esta parte ahora. Espera un momento.',
  paidForOthers:
    'Esta persona pagó más que su parte. Podrá cambiar de mesa cuando se cierre esta cuenta.',
  secondStepNeeded: 'Escribe el código de tu aplicación de autenticación.',
  secondStepWrong: 'Código incorrecto o ya usado. Espera el siguiente e inténtalo de nuevo.',
  secondStepThere: 'La verificación en dos pasos ya está activada.',
  invitationOver: 'Este enlace ya se usó o venció. Pide otro a quien administra el equipo.',
  staffEmailTaken: 'Ya hay una persona del equipo con este correo.',
  lastOwner: 'La marca necesita al menos un propietario.',
  periodWrong: 'El período necesita comienzo y fin, en orden, y como máximo un año.',
  firstRunOver: 'Esta clave no abre nada aquí. Solo vale mientras no haya ninguna marca.',
  storeCodeTaken: 'Otro local de la marca ya usa este código.',
  storeCodeReserved:
    'El local {store} ya usó este código y sus enlaces antiguos siguen funcionando. Elige otro.',
  lastStore: 'La marca necesita un local visible. Muestra otro antes de ocultar este.',
  storeCodeWrong: 'Usa de 2 a 40 letras minúsculas, números y guiones en el código.',
  tooManyFromNetwork:
    'Demasiados intentos desde esta red. Espera {wait} o usa otra red, como los datos del celular.',
  tooManyOrders: 'Demasiados pedidos en poco tiempo. Espera {wait} o llama al local.',
  storeFlooded: 'El local ha recibido demasiados pedidos ahora. Espera {wait} o llámalo.',
  tooManyDevices:
    'Demasiados dispositivos nuevos en esta red. Espera {wait} o usa otra red, como los ' +
    'datos del celular.',
  tooManyPasswords:
    'Demasiadas contraseñas incorrectas. Espera {wait} o pide una nueva en “Olvidé mi contraseña”.',
  tooManyStaffPasswords:
    'Demasiadas contraseñas incorrectas. Espera {wait} o pide a un propietario un enlace ' +
    'para una nueva.',
  tooManyCodes:
    'Ya enviamos demasiados mensajes. Usa el último que recibiste, entra con la contraseña ' +
    'o espera {wait}.',
  passwordCommon:
    'Esa contraseña es fácil de adivinar. Junta tres o cuatro palabras que no tengan que ' +
    'ver contigo ni con el local.',
  proofNeeded: 'Confirma que eres tú: escribe de nuevo tu contraseña para continuar.',
  secondStepRequired: 'Para eso, activa antes la verificación en dos pasos en Mi cuenta.',
  giftNeedsPhone:
    'Los regalos son para quien ha confirmado su celular. Confirma el tuyo en Perfil e ' +
    'inténtalo de nuevo.',
  channelOff: 'Este local aún no envía mensajes por este medio. Elige otro o llama al local.',
  phoneUnconfirmed:
    'El local está recibiendo muchos pedidos. Entra con tu celular y el código que ' +
    'enviaremos, y manda el pedido de nuevo: la bolsa queda guardada.',
  phoneNotProved: 'Confirma este celular con el código que enviamos.',
  hostRefused:
    'Este dominio no se puede usar. Escribe un nombre como pedidos.turestaurante.com, sin puerto.',
  hostThere: 'Este dominio ya está en la lista.',
  hostsFull: 'La marca ya tiene {most} dominios. Quita uno antes de agregar otro.',
  hostStays: 'El dominio principal, el que usas ahora y el de la demostración no se pueden quitar.',
  hostTextMissing:
    'El registro TXT {name} aún no se encuentra. Después de crearlo, puede tardar de ' +
    'minutos a un día en aparecer en el DNS.',
  hostTextOther:
    'El registro TXT {name} tiene otro valor: {found}. Corrígelo y comprueba de nuevo.',
  hostAddressMissing:
    '{host} aún no apunta a ninguna dirección. Crea el registro y comprueba de nuevo en ' +
    'unos minutos.',
  hostElsewhere:
    '{host} apunta a otro lugar: {found}. Corrige el registro y comprueba de nuevo en unos ' +
    'minutos.',
  hostDnsSilent: 'El DNS no respondió. Inténtalo de nuevo en unos minutos.',
  brandSuspended:
    'Este local está fuera de línea por ahora. Los pedidos ya hechos siguen en pie.{words}',
  brandSuspendedForStaff:
    'La marca está suspendida: no se pueden abrir pedidos nuevos. Termina los que están ' +
    'abiertos y habla con quien administra la plataforma.',
  planStores:
    'El plan de la marca permite {most} {most:local|locales}. Para tener más, habla con quien ' +
    'administra la plataforma.',
  planStaff:
    'El plan de la marca permite {most} {most:persona|personas} en el equipo, con las ' +
    'invitaciones. Desactiva a alguien o habla con quien administra la plataforma.',
  planProducts:
    'El plan de la marca permite {most} {most:producto|productos} en el menú. Quita alguno o ' +
    'habla con quien administra la plataforma.',
  planStorage:
    'El plan de la marca permite {most} MB de fotos. Cambia o quita fotos, o habla con quien ' +
    'administra la plataforma.',
  supportFixed: 'El acceso del soporte no se cambia: solo se puede terminar.',
  brandNotSuspended: 'La marca no está suspendida.',
  brandToBeDeleted: 'La marca espera su eliminación: anula primero la eliminación.',
  brandNotToBeDeleted: 'La marca no espera su eliminación.',
  brandNameOther: 'El nombre escrito no es el nombre corto de la marca.',
  supportNotAllowed:
    'El propietario de la marca no permite el soporte ahora. El permiso se da en Equipo, en el ' +
    'panel de la marca.',
  supportAddressTaken: 'Tu correo ya es de una cuenta del equipo de esta marca.',
  exportUnderWay: 'Hay otra exportación en curso. Espera a que termine e inténtalo de nuevo.',
  brandNameRefused: 'El nombre de la marca necesita letras o números, y 80 caracteres como máximo.',
  brandNameTaken: 'Ya hay una marca con el nombre corto {name}. Elige otro nombre.',
  hostTaken: 'Otra marca ya usa este dominio.',
  ownerNameRefused: 'Indica el nombre del propietario, con 80 letras como máximo.',
  ownerEmailRefused: 'Revisa el correo del propietario.',
};
