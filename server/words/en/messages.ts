// What customers are sent, and the names of the statuses, in English.
import type { Messages } from '../shape.ts';

export const messages: Messages = {
  someoneElse: 'Someone else',
  statuses: {
    unidentified: 'Unidentified',
    sent: 'Order sent',
    awaitingAcceptance: 'Awaiting acceptance',
    accepted: 'Order accepted',
    inProduction: 'In preparation',
    outForDelivery: 'Out for delivery',
    readyForPickup: 'Ready for pickup',
    readyForDelivery: 'Ready for delivery',
    delivered: 'Delivered',
    notDelivered: 'Not delivered',
    paid: 'Paid',
    paymentPending: 'Payment pending',
    cancelled: 'Cancelled',
    cancelledByStore: 'Cancelled by the store',
    expired: 'Expired: not accepted in time',
    chargeback: 'Chargeback',
  },
  account: {
    code: '{brand}: your code is {code}. It is valid for 10 minutes. Do not share it with anyone.',
    codeSent: {
      whatsapp: 'We sent a code to your WhatsApp.',
      sms: 'We sent a code by SMS.',
    },
    passwordSubject: 'Your new password at {brand}',
    password:
      '{brand}: your temporary password is {password}. It works once, within 10 minutes; ' +
      'choose a new one when you sign in.',
    link: 'Or sign in directly with this link, valid for 15 minutes:',
    notYou: 'If you did not ask for it, ignore this message: your password stays the same.',
    passwordSent: {
      email: 'We sent a new password to your email.',
      sms: 'We sent a new password by SMS.',
      whatsapp: 'We sent a new password to your WhatsApp.',
    },
    changedSubject: 'Your password at {brand} has changed',
    changed:
      'The password of your account at {brand} has just changed, and your other devices ' +
      'were signed out. If this was not you, ask for a new password now.',
    help: 'Hello! I would like to sign in to my account at {brand}.',
    chatLink:
      '{brand}: sign in with this link. It works once, within 15 minutes; do not share it ' +
      'with anyone.',
    chatUnknown: '{brand}: there is no account with this phone. To create yours:',
  },
  loyalty: {
    creditEnds: {
      subject: 'Your cashback · {brand}',
      text: '{value} of your cashback can be used until {day}. Use it on your next order: {link}',
    },
    fullCardEnds: {
      subject: 'Your full card · {brand}',
      text:
        'Your card “{card}” is full and can be used until {day}. Take the reward with your ' +
        'next order: {link}',
    },
    cardEnds: {
      subject: 'Your card · {brand}',
      text:
        'Your card “{card}” has {has} of {stamps} stamps and runs out on {day}. See it at ' +
        '{link}',
    },
    couponCame: {
      subject: 'Your coupon · {brand}',
      text: 'The referral worked: a coupon from {brand} is waiting for you. See it at {link}',
    },
  },
  owners: {
    subject: 'Important change in the console of {brand}',
    account: '{person} changed the payment account {name} of {brand}.',
    owners: '{person} changed who the owners of {brand} are: {name}.',
    factors: '{person} changed how {name} signs in to the console of {brand}.',
    addHost: '{person} added the address {name} to the site of {brand}.',
    makeMainHost: '{person} changed the main address of the site of {brand} to {name}.',
    removeHost: '{person} removed the address {name} from the site of {brand}.',
    saveMessageAccount: '{person} changed the {name} account that sends the messages of {brand}.',
    removeMessageAccount: '{person} removed the {name} account that sent the messages of {brand}.',
    platformMessages:
      '{person} allowed the platform’s account to send messages of {brand} by {name}.',
    noPlatformMessages:
      '{person} no longer wants the platform’s account to send messages of {brand} by ' + '{name}.',
    suspendBrand:
      '{person} suspended {brand}: customers cannot order for now. The team can sign in to the ' +
      'console and finish open orders. {name}',
    resumeBrand: '{person} opened {brand} again: customers can order.',
    deleteBrand:
      '{person} set {brand} to be deleted on {name}, with all its data. Until then this can be ' +
      'undone; the site is offline for customers.',
    restoreBrand: '{person} stopped the deletion of {brand}: its data stays.',
    allowSupport:
      '{person} let the support of the platform into the console of {brand} until {name}.',
    endSupport: '{person} ended the access of the platform’s support to the console of {brand}.',
    inviteSupport:
      '{person} gave {name} access to the console of {brand}, for as long as you allow it.',
    supportPerson: '{name} (support)',
    operator: 'The operator of the server',
    notYou:
      'If you did not expect this, sign in to the console, sign out devices that you do ' +
      'not know, change your password and check the payment account.',
  },
  messageAccounts: {
    test: {
      subject: 'Test · {brand}',
      text: '{brand}: a test of your account. If you can read this, customers get theirs too.',
    },
    trouble: {
      subject: '{name} sends nothing · {brand}',
      text:
        'Your {name} account does not send the messages of {brand} to customers, nor the ' +
        'codes to sign in. See why and what to do: {link}',
    },
  },
  orders: {
    subject: 'Order {number} · {brand}',
    changeProposed:
      'The store proposes a change to your order {number}. See it and say whether you agree.',
    changed: 'Your order {number} was changed.',
    wishAgreed: 'The store agreed to the change of your order {number}.',
    wishDeclined: 'The store could not make the change you asked for in order {number}.',
    placed: 'We have your order {number}. We will tell you as soon as the store answers.',
    paid: 'The payment of order {number} is confirmed.',
    accepted: 'The store accepted your order {number}.',
    outForDelivery: 'Your order {number} is on its way.',
    readyForPickup: 'Your order {number} is ready for pickup.',
    delivered: 'Order {number} delivered. Enjoy your meal!',
    notCollected: 'Your order {number} was not picked up. Please talk to the store.',
    notDelivered: 'We could not deliver your order {number}. Please talk to the store.',
    cancelled: 'Your order {number} was cancelled.',
    cancelledByStore: 'The store cancelled your order {number}.',
    expired:
      'The store did not answer in time and your order {number} expired. You pay nothing for it.',
    moment: 'Expected at {from}.',
    window: 'Expected between {from} and {to}.',
    reason: 'Reason: {reason}.',
    follow: 'Follow it here: {link}',
  },
};
