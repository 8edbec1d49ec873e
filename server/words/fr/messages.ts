// What customers are sent, and the names of the statuses, in French.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Quelqu’un d’autre',
  statuses: {
    unidentified: 'Non identifié',
    sent: 'Commande envoyée',
    awaitingAcceptance: 'En attente d’acceptation',
    accepted: 'Commande acceptée',
    inProduction: 'En préparation',
    outForDelivery: 'En cours de livraison',
    readyForPickup: 'Prête à retirer',
    readyForDelivery: 'Prête à livrer',
    delivered: 'Livrée',
    notDelivered: 'Non livrée',
    paid: 'Payée',
    paymentPending: 'Paiement en attente',
    cancelled: 'Annulée',
    cancelledByStore: 'Annulée par le restaurant',
    expired: 'Expirée\u00a0: délai d’acceptation dépassé',
    chargeback: 'Rétrofacturation',
  },
  account: {
    code:
      '{brand}\u00a0: votre code est {code}. Il est valable 10 minutes. Ne le communiquez à ' +
      'personne.',
    codeSent: {
      whatsapp: 'Nous avons envoyé un code sur votre WhatsApp.',
      sms: 'Nous avons envoyé un code par SMS.',
    },
    passwordSubject: 'Votre nouveau mot de passe chez {brand}',
    password:
      '{brand}\u00a0: votre mot de passe provisoire est {password}. Il est valable 10 ' +
      'minutes et une seule fois\u00a0; choisissez-en un nouveau en vous connectant.',
    link: 'Ou connectez-vous directement avec ce lien, valable 15 minutes\u00a0:',
    notYou:
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
    passwordSent: {
      email: 'Nous avons envoyé un nouveau mot de passe à votre e-mail.',
      sms: 'Nous avons envoyé un nouveau mot de passe par SMS.',
      whatsapp: 'Nous avons envoyé un nouveau mot de passe sur votre WhatsApp.',
    },
    changedSubject: 'Votre mot de passe chez {brand} a changé',
    changed:
      'Le mot de passe de votre compte chez {brand} vient de changer, et vos autres ' +
      'appareils ont été déconnectés. Si ce n’était pas vous, demandez-en un nouveau ' +
      'maintenant.',
    help: 'Bonjour\u00a0! Je voudrais me connecter à mon compte chez {brand}.',
    chatLink:
      '{brand}\u00a0: connectez-vous avec ce lien. Il est valable 15 minutes et une seule ' +
      'fois\u00a0; ne le communiquez à personne.',
    chatUnknown: '{brand}\u00a0: aucun compte n’existe avec ce numéro. Pour créer le vôtre\u00a0:',
  },
  loyalty: {
    creditEnds: {
      subject: 'Votre cashback · {brand}',
      text:
        '{value} de votre cashback sont valables jusqu’au {day}. Utilisez-les à la prochaine ' +
        'commande\u00a0: {link}',
    },
    fullCardEnds: {
      subject: 'Votre carte complète · {brand}',
      text:
        'Votre carte « {card} » est complète et valable jusqu’au {day}. Utilisez la ' +
        'récompense à la prochaine commande : {link}',
    },
    cardEnds: {
      subject: 'Votre carte · {brand}',
      text:
        'Votre carte « {card} » a {has} tampons sur {stamps} et reste valable jusqu’au ' +
        '{day}. Elle est ici : {link}',
    },
    couponCame: {
      subject: 'Votre coupon · {brand}',
      text:
        'Le parrainage a fonctionné\u00a0: un coupon de {brand} vous attend. Il est ' +
        'ici\u00a0: {link}',
    },
  },
  owners: {
    subject: 'Changement important dans la console de {brand}',
    account: '{person} a modifié le compte de paiement {name} de {brand}.',
    owners: '{person} a modifié les propriétaires de {brand} : {name}.',
    factors: '{person} a modifié la façon dont {name} se connecte à la console de {brand}.',
    addHost: '{person} a ajouté l’adresse {name} au site de {brand}.',
    makeMainHost: '{person} a choisi {name} comme adresse principale du site de {brand}.',
    removeHost: '{person} a retiré l’adresse {name} du site de {brand}.',
    saveMessageAccount: '{person} a modifié le compte {name} qui envoie les messages de {brand}.',
    removeMessageAccount:
      '{person} a retiré le compte {name} qui envoyait les messages de {brand}.',
    platformMessages:
      '{person} a permis au compte de la plateforme d’envoyer les messages de {brand} par ' +
      '{name}.',
    noPlatformMessages:
      '{person} ne veut plus que le compte de la plateforme envoie les messages de ' +
      '{brand} par {name}.',
    suspendBrand:
      '{person} a suspendu {brand} : les clients ne commandent pas pour le moment. L’équipe ' +
      'peut se connecter et terminer les commandes ouvertes. {name}',
    resumeBrand: '{person} a rouvert {brand} : les clients peuvent commander.',
    deleteBrand:
      '{person} a prévu de supprimer {brand} avec toutes ses données le {name}. D’ici là, cela ' +
      'peut être annulé ; le site est hors ligne pour les clients.',
    restoreBrand: '{person} a renoncé à supprimer {brand} : les données restent.',
    allowSupport:
      '{person} a autorisé le support de la plateforme à entrer dans la console de {brand} ' +
      'jusqu’au {name}.',
    endSupport: '{person} a mis fin à l’accès du support à la console de {brand}.',
    inviteSupport:
      '{person} a donné à {name} accès à la console de {brand}, tant que vous l’autorisez.',
    supportPerson: '{name} (support)',
    operator: 'L’exploitant du serveur',
    notYou:
      'Si vous ne vous y attendiez pas, connectez-vous à la console, déconnectez les ' +
      'appareils inconnus, changez votre mot de passe et vérifiez le compte de paiement.',
  },
  messageAccounts: {
    test: {
      subject: 'Test · {brand}',
      text:
        '{brand} : test de votre compte. Si vous lisez ceci, les clients reçoivent aussi ' +
        'les messages.',
    },
    trouble: {
      subject: '{name} n’envoie rien · {brand}',
      text:
        'Votre compte {name} n’envoie pas les messages de {brand} aux clients, ni les ' +
        'codes pour se connecter. Voyez pourquoi et que faire : {link}',
    },
  },
  orders: {
    subject: 'Commande {number} · {brand}',
    changeProposed: 'Le restaurant veut modifier votre commande {number}. Êtes-vous d’accord ?',
    changed: 'Votre commande {number} a été modifiée.',
    wishAgreed: 'Le restaurant a accepté la modification de votre commande {number}.',
    wishDeclined: 'Le restaurant n’a pas pu modifier votre commande {number} comme demandé.',
    placed:
      'Nous avons bien reçu votre commande {number}. Nous vous prévenons dès que ' +
      'le restaurant répond.',
    paid: 'Le paiement de la commande {number} est confirmé.',
    accepted: 'Le restaurant a accepté votre commande {number}.',
    outForDelivery: 'Votre commande {number} est en route.',
    readyForPickup: 'Votre commande {number} est prête à être retirée.',
    delivered: 'Commande {number} livrée. Bon appétit\u00a0!',
    notCollected: 'Votre commande {number} n’a pas été retirée. Contactez le restaurant.',
    notDelivered: 'Nous n’avons pas pu livrer votre commande {number}. Contactez le restaurant.',
    cancelled: 'Votre commande {number} a été annulée.',
    cancelledByStore: 'Le restaurant a annulé votre commande {number}.',
    expired:
      'Le restaurant n’a pas répondu à temps et votre commande {number} a expiré. Vous ne ' +
      'payez rien.',
    moment: 'Prévue à {from}.',
    window: 'Prévue entre {from} et {to}.',
    reason: 'Motif\u00a0: {reason}.',
    follow: 'Suivez-la ici\u00a0: {link}',
  },
};
