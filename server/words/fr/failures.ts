// Refusals in French.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected: 'Un problème est survenu de notre côté. Réessayez dans un instant. Code {request}.',
  malformed: 'Nous n’avons pas compris la demande : {field}. Vérifiez les données et réessayez.',
  tooLarge: 'L’envoi est trop volumineux.',
  notFound: 'Nous n’avons pas trouvé ce que vous cherchez.',
  tooMany: 'Trop de tentatives. Attendez {wait} et réessayez.',
  wrongContext:
    'Le restaurant ou le compte a changé dans un autre onglet. Actualisez la page et réessayez.',
  wrongOrigin: 'Cet envoi ne vient pas du site du restaurant.',
  amountTooLarge: 'Le montant dans {field} est trop élevé. Vérifiez-le et réessayez.',
  dateImpossible: 'La date dans {field} n’existe pas ou est trop éloignée.',
  textUnreadable:
    'Le texte dans {field} contient un caractère qui ne peut pas être enregistré. ' +
    'Effacez-le et réessayez.',
  unavailable: 'Le système est indisponible pour le moment. Réessayez dans quelques secondes.',
  signInNeeded: 'Connectez-vous pour continuer.',
  notYours: 'Vous n’avez pas accès à ceci.',
  wrongCredentials: 'Les données saisies sont incorrectes.',
  emailTaken:
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou utilisez-en une autre.',
  phoneTaken:
    'Un compte existe déjà avec ce numéro de téléphone. Connectez-vous ou utilisez-en un autre.',
  identifierMissing: 'Nous n’avons pas reconnu votre e-mail ou votre téléphone.',
  brandNotFound: 'Aucune donnée trouvée pour l’application {name}',
  storeNotFound: 'Nous n’avons pas trouvé ce restaurant.',
  storeClosed: 'Le restaurant est fermé pour le moment. Votre panier est conservé.',
  storePaused: 'Le restaurant a suspendu les commandes un instant. Votre panier est conservé.',
  productNotFound: 'L’un des produits n’est plus en vente.',
  soldOut: '{product} est épuisé. Retirez-le du panier pour continuer.',
  choicesInvalid: 'Vérifiez les choix de {product} : {group}.',
  notEnough: 'Il ne reste que {left} de {product}.',
  totalChanged: 'Le total est passé à {total}. Vérifiez le panier et renvoyez.',
  quantityTooLarge:
    'C’est trop d’articles pour une commande. Parlez au restaurant pour les grosses commandes.',
  weightInvalid:
    '{product} se commande désormais par {step}, de {least} à {most}. Vérifiez votre panier.',
  addressError: 'Désolé, il y a eu une erreur avec votre adresse.',
  notServed:
    'Le restaurant ne livre pas à cette adresse. Choisissez-en une autre ou venez retirer.',
  otherStoreServes: 'Ce restaurant ne livre pas à cette adresse, mais {store} livre.',
  cityNotServed: 'Le restaurant ne dessert pas {city}.',
  postalCodeUnknown: 'Nous n’avons pas trouvé ce code postal. Vérifiez-le ou remplissez l’adresse.',
  postalCodeUnavailable: 'La recherche de code postal est indisponible. Remplissez l’adresse.',
  addressMissing: 'Indiquez l’adresse de livraison.',
  deliveryUnavailable: 'Ce restaurant ne livre pas.',
  pickupUnavailable: 'Ce restaurant ne propose pas le retrait.',
  deliveryMinimum: 'Le minimum pour la livraison est de {minimum}. Il manque {missing}.',
  pickupMinimum: 'Le minimum pour le retrait est de {minimum}. Il manque {missing}.',
  paymentMissing: 'Choisissez le moyen de paiement.',
  changeTooLow: 'Le montant donné doit être supérieur à {total}.',
  phoneInvalid: 'Nous n’avons pas reconnu votre téléphone.',
  nameMissing: 'Indiquez votre nom.',
  cpfInvalid: 'Vérifiez le CPF : les chiffres ne correspondent pas.',
  signUpNeeded: 'Connectez-vous ou créez un compte pour commander.',
  couponUnknown: 'Nous n’avons pas trouvé ce coupon. Vérifiez le code.',
  scheduleUnavailable: 'Ce restaurant ne permet pas encore de programmer une commande.',
  tableUnavailable: 'Ce restaurant ne prend pas de commandes à table ici.',
  moveRefused: 'La commande est « {from} » et ne peut pas passer à « {to} ».',
  cancelTooLate: 'Le restaurant a déjà accepté la commande. Contactez-le pour annuler.',
  orderChanged: 'La commande a changé sur un autre écran. Elle est maintenant « {from} ».',
  changeOverlaps: 'Quelqu’un a modifié cette commande avant. Regardez son état actuel.',
  changeTooLate: 'Cette commande est terminée et ne peut plus être modifiée.',
  changeNotPaid: 'Cette commande attend encore son paiement. Modifiez-la une fois payée.',
  changeAtTable: 'La commande d’une table se modifie sur l’addition de la table.',
  changeNothing: 'Rien n’a changé dans cette commande.',
  changePaymentFixed: 'Cette commande a été payée en ligne : le mode de paiement ne change pas.',
  changeDueMethod: 'Choisissez comment la différence sera payée.',
  changeAnswered: 'Cette modification n’attend plus de réponse.',
  refundTooMuch: 'Il ne reste que {left} à rembourser sur ce paiement.',
  wishTooLate:
    'La cuisine a commencé votre commande ; elle ne peut plus être modifiée ici. Contactez ' +
    'le restaurant.',
  wishOpen:
    'Vous avez déjà demandé une modification. Attendez la réponse du ' +
    'restaurant ou retirez-la.',
  wishAnswered: 'Cette demande de modification n’attend plus de réponse.',
  wishProposalOpen: 'Le restaurant a proposé une modification. Répondez-y d’abord.',
  orderAlreadySent:
    'La commande {number} était déjà arrivée au restaurant, telle que vous l’aviez envoyée ' +
    'd’abord.',
  firstTryCounted: 'Le premier essai a déjà compté\u00a0: {value}. Vérifiez avant de réessayer.',
  passwordWrong: 'Le mot de passe actuel est incorrect.',
  signInAgain: 'Par sécurité, déconnectez-vous puis reconnectez-vous avant de continuer.',
  ordersUnderWay: 'Une commande est en cours. Supprimez le compte une fois qu’elle est terminée.',
  deviceGone: 'Cet appareil est déjà déconnecté.',
  onlineNeedsSignIn: 'Pour payer en ligne, connectez-vous à votre compte.',
  paymentOver: 'Cette commande n’attend plus de paiement.',
  addressIsPickup: 'Le retrait sur place n’est pas une adresse à enregistrer.',
  tooManyAddresses:
    'Vous avez déjà {limit} adresses. Supprimez-en une pour en enregistrer une autre.',
  placesUnavailable: 'La recherche d’adresses est indisponible. Veuillez saisir l’adresse.',
  messageOver: 'Ce message est déjà parti ou ne peut plus être envoyé.',
  pushServiceUnknown:
    'Ce navigateur utilise un service de notifications que nous ne connaissons pas. Suivez ' +
    'la commande sur cette page.',
  tooManyFollowers: 'Cette commande prévient déjà trop de navigateurs.',
  couponNeedsSignIn: 'Connectez-vous pour utiliser le coupon.',
  couponExpired: 'Ce coupon a expiré.',
  couponNotYet: 'Ce coupon n’est pas encore valable.',
  couponNotNow: 'Ce coupon n’est pas valable ce jour-là ou à cette heure.',
  couponOtherStore: 'Ce coupon est valable dans un autre restaurant.',
  couponFirstOrderOnly: 'Ce coupon est réservé à la première commande.',
  couponAlreadyUsed: 'Vous avez déjà utilisé ce coupon.',
  couponUsedUp: 'Ce coupon est épuisé.',
  couponMinimum: 'Ce coupon est valable à partir de {minimum} de commande. Il manque {missing}.',
  couponPickup: 'Ce coupon offre la livraison et ne s’applique pas au retrait.',
  couponTable: 'Ce coupon offre la livraison et ne s’applique pas à table, où rien n’est livré.',
  couponNothingToDiscount:
    'Ce coupon ne change pas le prix de cette commande : les articles en promotion sont exclus.',
  couponNotOffered: 'Ce restaurant n’offre pas de coupons en ce moment.',
  couponContactMissing: 'Indiquez votre nom et un e-mail ou un téléphone pour recevoir le coupon.',
  couponAlreadyGiven: 'Vous avez déjà utilisé le coupon reçu.',
  couponNoBetter:
    'Ce coupon ne rend pas cette commande moins chère : la remise qui s’applique déjà est ' +
    'égale ou supérieure. Il reste à vous.',
  waitToResend: 'Patientez {seconds} {seconds:seconde|secondes} avant un nouvel envoi',
  codeWrong: 'Code incorrect. Vérifiez les chiffres et réessayez.',
  codeSpent: 'Ce code n’est plus valable. Demandez-en un autre.',
  facebookNotAllowed: 'Votre Facebook ne permet pas ce type de connexion !',
  facebookUnavailable: 'Facebook n’a pas répondu. Réessayez ou connectez-vous autrement.',
  emailMissing: 'Aucun e-mail n’est enregistré',
  linkSpent: 'Ce lien n’est plus valable. Connectez-vous avec votre téléphone.',
  signInMismatch: 'L’e-mail, le téléphone ou le mot de passe ne correspondent pas.',
  newPasswordNeeded: 'Ce mot de passe est provisoire. Choisissez-en un nouveau pour continuer.',
  noStores: 'Aucun restaurant n’est disponible pour cet utilisateur',
  phoneLoginOff:
    'Ce restaurant n’utilise pas le téléphone pour se connecter. Utilisez votre e-mail.',
  slotGone: 'Cet horaire n’est plus disponible. Choisissez-en un autre.',
  slotFull: 'Cet horaire vient d’être complet. Choisissez-en un autre.',
  deliveryCodeNeeded:
    'Demandez au client le code à quatre chiffres, ou indiquez pourquoi il manque.',
  deliveryCodeWrong: 'Le code ne correspond pas. Redemandez-le au client.',
  reviewTooEarly: 'Vous pourrez donner votre avis une fois la commande livrée.',
  reviewClosed: 'Un avis ne peut être modifié que pendant un jour.',
  cardMissing: 'Saisissez les données de votre carte.',
  cardNameIncomplete: 'Pour payer par carte en ligne, indiquez votre prénom et votre nom.',
  cardPayerMissing: 'Pour payer par carte en ligne, indiquez votre e-mail et votre CPF.',
  cardProviderDown:
    'Le paiement par carte est indisponible. Réessayez ou choisissez un autre moyen de paiement.',
  cardUnknown: 'Cette carte n’est plus enregistrée. Utilisez une autre carte.',
  cardsFull:
    'Vous avez déjà {most} cartes enregistrées. Supprimez-en une pour en ajouter une autre.',
  cardNotTaken: 'Ce restaurant n’accepte pas les cartes en ligne.',
  accountUnreadable:
    'Ce moyen de paiement est indisponible pour le moment. Choisissez-en un autre.',
  accountFieldWrong: 'Vérifiez les données du compte : {field}.',
  stampCardUnknown: 'Cette carte n’est pas sur votre compte.',
  stampCardIncomplete: 'Il manque {missing} tampons pour remplir cette carte.',
  stampCardRedeemed: 'Cette carte a déjà été utilisée.',
  stampCardExpired: 'Cette carte a expiré.',
  stampCardOtherStore: 'Cette carte est valable dans un autre restaurant.',
  stampCardProductMissing: 'Pour utiliser la carte, ajoutez {product} au panier.',
  stampCardNoBetter: 'D’autres remises couvrent déjà cette commande. La carte est conservée.',
  stampCodeUnknown: 'Code invalide ou expiré. Demandez-en un autre au comptoir.',
  stampCodeUsed: 'Ce code a déjà été utilisé. Demandez-en un autre au comptoir.',
  stampNoneToTake: 'Cette carte n’a pas de tampon à retirer.',
  stampStoreFixed:
    'Des clients ont des tampons sur cette carte, valables là où ils ont été obtenus. Pour ' +
    'changer de restaurant, désactivez cette carte et créez-en une autre.',
  cashbackNotEnough: 'Votre solde de cashback a changé. Vérifiez le total et réessayez.',
  loyaltyNeedsSignIn: 'Connectez-vous pour utiliser votre fidélité.',
  wheelOff: 'La roue n’est pas active pour le moment.',
  wheelSpunAlready: 'Vous avez déjà tourné. Revenez le {when}.',
  wheelOddsWrong: 'Les chances doivent totaliser 100 %. Elles totalisent {sum} %.',
  giftWorthWrong: '{prize} : choisissez un montant ou un pourcentage, pas les deux.',
  menuChangedMeanwhile:
    '{who} a modifié ceci pendant que vous le modifiiez. Regardez l’état ' +
    'actuel avant d’enregistrer.',
  categoryNotEmpty:
    'Cette catégorie contient encore des articles. Déplacez-les ou retirez-les d’abord.',
  groupInUse: 'Un article utilise encore ce groupe. Retirez-le d’abord des articles.',
  pictureUnknown: 'Cette photo n’est plus disponible. Envoyez-la à nouveau.',
  picturesAway:
    'Les photos ne peuvent pas être enregistrées pour le moment. Votre saisie est ' +
    'conservée ; réessayez dans quelques minutes.',
  portionsChanged: 'La quantité a changé pendant la modification. Il y en a {present} maintenant.',
  pictureWrong: 'Envoyez une photo JPEG, PNG, WebP ou AVIF. Ce fichier ne peut pas être ouvert.',
  pictureTooSmall: 'La photo est trop petite : il faut au moins {least} pixels de côté.',
  promotionDatesWrong: 'La promotion doit finir après son début.',
  menuFileUnknown:
    'Ce fichier n’est pas une carte que nous connaissons, ou il est endommagé. Envoyez une ' +
    'feuille Excel (.xlsx) ou un CSV avec les colonnes categoria, nome et valor, du JSON ou ' +
    'Open Delivery.',
  menuFileTooLong: 'Le fichier contient trop d’articles : envoyez-en {most} au plus à la fois.',
  menuColumnsMissing:
    'Il manque des colonnes à la première ligne : {columns}. Écrivez-y ces noms ou ' +
    'téléchargez le modèle.',
  menuSheetTooLarge: 'Le tableur est trop grand : envoyez-en un de {most} lignes au plus.',
  importUndone: 'Cette importation a déjà été annulée.',
  menuStoresUnknown:
    'Aucun restaurant ne s’appelle : {stores}. Écrivez les noms en première ligne ' +
    'comme dans la console.',
  areaIncomplete:
    'Complétez chaque zone : le rayon, la plage de codes postaux dans l’ordre ou un tracé ' +
    'd’au moins trois points.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié ceci pendant que vous le modifiiez. Rien n’a été ' +
    'enregistré : rechargez pour voir l’état actuel.',
  hoursOverlap: 'Des horaires se chevauchent le même jour.',
  holidayWrong: 'Une date spéciale est répétée ou n’existe pas.',
  timesReversed: 'Le temps maximal ne peut pas être inférieur au minimum.',
  amountNegative: 'Un montant ne peut pas être négatif.',
  regionIncomplete: 'Indiquez le quartier et la ville de chaque zone.',
  regionTwice: 'Le quartier {name} figure deux fois dans la liste.',
  couponCodeTaken: 'Un coupon avec le code {code} existe déjà.',
  couponCodeWrong: 'Le code comporte de 3 à 30 lettres et chiffres, sans accents.',
  couponWorthWrong:
    'Choisissez une remise : un montant ou un pourcentage, avec ou sans livraison offerte.',
  couponDatesWrong: 'La fin du coupon doit venir après son début.',
  couponLimitTooLow:
    'Le coupon a déjà été utilisé {used} fois ; la limite ne peut pas être inférieure.',
  couponInUse: 'Une commande a utilisé ce coupon. Désactivez-le au lieu de le supprimer.',
  parameterTwice: 'Le nom {name} est déjà celui d’un autre paramètre. Choisissez-en un autre.',
  tableNotFound: 'Une erreur est survenue lors de la recherche de la table',
  tableSheetWrong:
    'Ce QR code n’est pas valable pour cette table. Demandez de l’aide au personnel.',
  tableCodeNeeded: 'Saisissez le code indiqué sur le support de la table.',
  tableCodeWrong: 'Le code ne correspond pas à celui du support de la table.',
  tableNotConnected: 'Connectez-vous à la table avec le QR code pour commander.',
  tableNotConfirmed: 'Le personnel doit encore confirmer que vous êtes à cette table.',
  tableClosed: 'L’addition de cette table est close. Scannez de nouveau le QR code pour commander.',
  tableStays: 'Pour quitter la table, adressez-vous au personnel.',
  billOpen: 'Il reste {left} à payer avant de clore l’addition.',
  registerOpen: 'La caisse de ce restaurant est déjà ouverte.',
  registerClosed: 'La caisse est fermée.',
  registerTooLittle: 'Il n’y a que {left} dans le tiroir.',
  registerReason: 'Le montant compté diffère du montant attendu. Indiquez la raison.',
  paidTooMuch: 'Il ne reste que {left} sur cette addition.',
  tableInUse: 'L’addition de cette table est ouverte. Clôturez-la d’abord.',
  partUnderWay: 'Quelqu’un à la table paie cette part en ce moment. Patientez un instant.',
  paidForOthers:
    'Cette personne a payé plus que sa part. Elle pourra changer de table une fois cette ' +
    'addition close.',
  secondStepNeeded: 'Saisissez le code de votre application d’authentification.',
  secondStepWrong: 'Code incorrect ou déjà utilisé. Attendez le suivant et réessayez.',
  secondStepThere: 'La connexion en deux étapes est déjà activée.',
  invitationOver:
    'Ce lien a déjà été utilisé ou a expiré. Demandez-en un autre à la personne qui gère l’équipe.',
  staffEmailTaken: 'Quelqu’un de l’équipe a déjà cet e-mail.',
  lastOwner: 'La marque a besoin d’au moins un propriétaire.',
  periodWrong: 'La période doit avoir un début et une fin, dans l’ordre, et un an au plus.',
  firstRunOver: 'Cette clé n’ouvre rien ici. Elle ne vaut que tant qu’il n’y a aucune marque.',
  storeCodeTaken: 'Un autre restaurant de la marque utilise déjà ce code.',
  storeCodeReserved:
    'Le restaurant {store} a déjà utilisé ce code, et ses anciens liens restent valables. ' +
    'Choisissez-en un autre.',
  lastStore:
    'La marque a besoin d’un restaurant visible. Affichez-en un autre avant de ' +
    'masquer celui-ci.',
  storeCodeWrong: 'Utilisez de 2 à 40 lettres minuscules, chiffres et tirets pour le code.',
  tooManyFromNetwork:
    'Trop de tentatives depuis ce réseau. Attendez {wait} ou utilisez un autre réseau, ' +
    'comme les données mobiles.',
  tooManyOrders: 'Trop de commandes en peu de temps. Attendez {wait} ou appelez le restaurant.',
  storeFlooded: 'Le restaurant vient de recevoir trop de commandes. Attendez {wait} ou appelez-le.',
  tooManyDevices:
    'Trop de nouveaux appareils sur ce réseau. Attendez {wait} ou utilisez un autre ' +
    'réseau, comme les données mobiles.',
  tooManyPasswords:
    'Trop de mots de passe erronés. Attendez {wait} ou demandez-en un nouveau avec « Mot ' +
    'de passe oublié ».',
  tooManyStaffPasswords:
    'Trop de mots de passe erronés. Attendez {wait} ou demandez à un propriétaire un lien ' +
    'pour en choisir un nouveau.',
  tooManyCodes:
    'Nous avons déjà envoyé trop de messages. Utilisez le dernier reçu, connectez-vous ' +
    'avec le mot de passe ou attendez {wait}.',
  passwordCommon:
    'Ce mot de passe est facile à deviner. Assemblez trois ou quatre mots sans rapport ' +
    'avec vous ni avec le restaurant.',
  proofNeeded: 'Confirmez votre identité : saisissez de nouveau votre mot de passe pour continuer.',
  secondStepRequired: 'Activez d’abord la connexion en deux étapes dans Mon compte.',
  giftNeedsPhone:
    'Les cadeaux sont réservés aux personnes qui ont confirmé leur téléphone. Confirmez le ' +
    'vôtre dans Profil et réessayez.',
  channelOff:
    'Ce restaurant n’envoie pas encore de messages par ce moyen. Choisissez-en un autre ou ' +
    'appelez le restaurant.',
  phoneUnconfirmed:
    'Le restaurant reçoit beaucoup de commandes. Connectez-vous avec votre téléphone et le ' +
    'code que nous enverrons, puis renvoyez la commande : votre panier est conservé.',
  phoneNotProved: 'Confirmez ce téléphone avec le code que nous avons envoyé.',
  hostRefused:
    'Ce domaine ne peut pas être utilisé. Saisissez un nom comme ' +
    'commande.votrerestaurant.fr, sans port.',
  hostThere: 'Ce domaine est déjà dans la liste.',
  hostsFull: 'La marque a déjà {most} domaines. Retirez-en un avant d’en ajouter un autre.',
  hostStays:
    'Le domaine principal, celui que vous utilisez en ce moment et celui de la ' +
    'démonstration ne peuvent pas être retirés.',
  hostTextMissing:
    'L’enregistrement TXT {name} est encore introuvable. Après sa création, il peut mettre ' +
    'de quelques minutes à un jour à apparaître dans le DNS.',
  hostTextOther:
    'L’enregistrement TXT {name} a une autre valeur : {found}. Corrigez-le et vérifiez de nouveau.',
  hostAddressMissing:
    '{host} ne mène encore à aucune adresse. Créez l’enregistrement et vérifiez de nouveau ' +
    'dans quelques minutes.',
  hostElsewhere:
    '{host} mène ailleurs : {found}. Corrigez l’enregistrement et vérifiez de nouveau dans ' +
    'quelques minutes.',
  hostDnsSilent: 'Le DNS n’a pas répondu. Réessayez dans quelques minutes.',
  brandSuspended:
    'Ce restaurant est hors ligne pour le moment. Les commandes déjà passées restent ' +
    'valables.{words}',
  brandSuspendedForStaff:
    'La marque est suspendue : aucune nouvelle commande n’est possible. Terminez celles qui ' +
    'sont ouvertes et contactez l’exploitant de la plateforme.',
  planStores:
    'La formule de la marque permet {most} {most:restaurant|restaurants}. Pour en avoir ' +
    'plus, contactez l’exploitant de la plateforme.',
  planStaff:
    'La formule de la marque permet {most} {most:personne|personnes} dans l’équipe, ' +
    'invitations comprises. Désactivez quelqu’un ou contactez l’exploitant de la plateforme.',
  planProducts:
    'La formule de la marque permet {most} {most:produit|produits} à la carte. Retirez-en un ' +
    'ou contactez l’exploitant de la plateforme.',
  planStorage:
    'La formule de la marque permet {most} Mo de photos. Remplacez ou retirez des photos, ou ' +
    'contactez l’exploitant de la plateforme.',
  supportFixed: 'L’accès du support ne se modifie pas : on peut seulement y mettre fin.',
  brandNotSuspended: 'La marque n’est pas suspendue.',
  brandToBeDeleted: 'La marque attend sa suppression : annulez d’abord la suppression.',
  brandNotToBeDeleted: 'La marque n’attend pas de suppression.',
  brandNameOther: 'Le nom saisi n’est pas le nom court de la marque.',
  supportNotAllowed:
    'Le propriétaire de la marque n’autorise pas le support pour l’instant. L’autorisation se ' +
    'donne sous Équipe, dans la console de la marque.',
  supportAddressTaken: 'Votre e-mail appartient déjà à un compte de l’équipe de cette marque.',
  exportUnderWay: 'Un autre export est en cours. Attendez sa fin et réessayez.',
  brandNameRefused:
    'Le nom de la marque doit contenir des lettres ou des chiffres, et 80 caractères au ' + 'plus.',
  brandNameTaken: 'Une marque porte déjà le nom court {name}. Choisissez un autre nom.',
  hostTaken: 'Une autre marque utilise déjà ce domaine.',
  ownerNameRefused: 'Saisissez le nom du propriétaire, en 80 lettres au plus.',
  ownerEmailRefused: 'Vérifiez l’e-mail du propriétaire.',
};
