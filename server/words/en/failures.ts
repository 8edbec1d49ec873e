// Refusals in English.
import type { FailureSentences } from '../shape.ts';

export const failures: FailureSentences = {
  unexpected: 'Something went wrong on our side. Try again in a moment. Code {request}.',
  malformed: 'We did not understand the request: {field}. Check the details and try again.',
  tooLarge: 'What was sent is too large.',
  notFound: 'We could not find what you are looking for.',
  tooMany: 'Too many attempts. Wait {wait} and try again.',
  wrongContext: 'The store or the account changed in another tab. Refresh the page and try again.',
  wrongOrigin: 'This request did not come from the store’s site.',
  amountTooLarge: 'The amount in {field} is too high. Check it and try again.',
  dateImpossible: 'The date in {field} does not exist or is too far away.',
  textUnreadable:
    'The text in {field} has a character that cannot be stored. Delete it and try again.',
  unavailable: 'The system is unavailable at the moment. Please try again in a few seconds.',
  signInNeeded: 'Sign in to continue.',
  notYours: 'You do not have access to this.',
  wrongCredentials: 'The details entered are incorrect.',
  emailTaken: 'There is already an account with this email. Sign in to it or use another.',
  phoneTaken: 'There is already an account with this phone. Sign in to it or use another.',
  identifierMissing: 'We could not identify your email or phone.',
  brandNotFound: 'No data found for the app {name}',
  storeNotFound: 'We could not find this store.',
  storeClosed: 'The store is closed now. Your bag is kept.',
  storePaused: 'The store has paused orders for a moment. Your bag is kept.',
  productNotFound: 'One of the products is no longer sold.',
  soldOut: '{product} is sold out. Remove it from the bag to continue.',
  choicesInvalid: 'Check the choices for {product}: {group}.',
  notEnough: 'Only {left} of {product} left.',
  totalChanged: 'The total changed to {total}. Check the bag and send again.',
  quantityTooLarge: 'That is too many items for one order. Talk to the store about large orders.',
  weightInvalid:
    '{product} is now sold in steps of {step}, from {least} to {most}. Check your bag.',
  addressError: 'Sorry, there was an error with your address.',
  notServed: 'The store does not deliver to this address. Choose another or pick up at the store.',
  otherStoreServes: 'This store does not deliver to this address, but {store} does.',
  cityNotServed: 'The store does not serve {city}.',
  postalCodeUnknown: 'We could not find this postal code. Check it or fill in the address.',
  postalCodeUnavailable: 'Postal code search is unavailable. Fill in the address.',
  addressMissing: 'Enter the delivery address.',
  deliveryUnavailable: 'This store does not deliver.',
  pickupUnavailable: 'This store does not offer pickup.',
  deliveryMinimum: 'The minimum for delivery is {minimum}. {missing} to go.',
  pickupMinimum: 'The minimum for pickup is {minimum}. {missing} to go.',
  paymentMissing: 'Choose a payment method.',
  changeTooLow: 'The amount you pay with must be more than {total}.',
  phoneInvalid: 'We could not identify your phone number.',
  nameMissing: 'Enter your name.',
  cpfInvalid: 'Check the CPF: the digits do not match.',
  signUpNeeded: 'Sign in or create an account to place the order.',
  couponUnknown: 'We could not find this coupon. Check the code.',
  scheduleUnavailable: 'Scheduling is not possible at this store yet.',
  tableUnavailable: 'This store does not take table orders here.',
  moveRefused: 'The order is “{from}” and cannot become “{to}”.',
  cancelTooLate: 'The store has already accepted the order. Talk to them to cancel.',
  orderChanged: 'The order changed on another screen. It is now “{from}”.',
  changeOverlaps: 'Somebody changed this order first. See how it is now.',
  changeTooLate: 'This order is over and can no longer be changed.',
  changeNotPaid: 'This order still waits for its payment. Change it once it is paid.',
  changeAtTable: 'An order at a table is changed on the table’s bill.',
  changeNothing: 'Nothing has changed in this order.',
  changePaymentFixed: 'This order was paid on the site: its payment method stays.',
  changeDueMethod: 'Choose how the difference is paid.',
  changeAnswered: 'This change no longer waits for an answer.',
  refundTooMuch: 'Only {left} of this payment can still be refunded.',
  wishTooLate:
    'The kitchen has begun your order, so it can no longer be changed here. Contact the store.',
  wishOpen: 'You have already asked for a change. Wait for the store’s answer or withdraw it.',
  wishAnswered: 'This request for a change no longer waits for an answer.',
  wishProposalOpen: 'The store proposed a change. Answer it first.',
  orderAlreadySent: 'Order {number} had already reached the store, as you first sent it.',
  firstTryCounted: 'The first try has already counted: {value}. Check before you try again.',
  passwordWrong: 'The current password is not right.',
  signInAgain: 'For your safety, sign out and in again before doing this.',
  ordersUnderWay: 'You have an order under way. Delete the account once it has ended.',
  deviceGone: 'This device is signed out already.',
  onlineNeedsSignIn: 'Sign in to pay online.',
  paymentOver: 'This order is no longer waiting for a payment.',
  addressIsPickup: 'Picking up at the store is not an address that can be saved.',
  tooManyAddresses: 'You already have {limit} addresses. Remove one to save another.',
  placesUnavailable: 'The address search is down. Please fill in the address.',
  messageOver: 'This message has gone out already or cannot be sent any more.',
  pushServiceUnknown:
    'This browser uses a push service that we do not know. Follow the order on this page.',
  tooManyFollowers: 'This order already tells too many browsers.',
  couponNeedsSignIn: 'Sign in to use the coupon.',
  couponExpired: 'This coupon has expired.',
  couponNotYet: 'This coupon is not valid yet.',
  couponNotNow: 'This coupon is not valid on this day or at this time.',
  couponOtherStore: 'This coupon is for another store.',
  couponFirstOrderOnly: 'This coupon is for a first order only.',
  couponAlreadyUsed: 'You have already used this coupon.',
  couponUsedUp: 'This coupon has been used up.',
  couponMinimum: 'This coupon is for orders from {minimum}. {missing} to go.',
  couponPickup: 'This coupon gives free delivery and does not apply to pickup.',
  couponTable:
    'This coupon gives free delivery and does not apply at a table, where nothing is delivered.',
  couponNothingToDiscount:
    'This coupon does not change the price of this order: items on promotion are left out.',
  couponNotOffered: 'This store is not giving coupons now.',
  couponContactMissing: 'Give your name and an email or phone to receive the coupon.',
  couponAlreadyGiven: 'You have already used the coupon you received.',
  couponNoBetter:
    'This coupon does not make this order cheaper: the discount it has already is as large ' +
    'or larger. The coupon stays yours.',
  waitToResend: 'Wait {seconds} {seconds:second|seconds} before sending again',
  codeWrong: 'Wrong code. Check the digits and try again.',
  codeSpent: 'This code is no longer valid. Ask for another one.',
  facebookNotAllowed: 'Your Facebook does not allow this kind of login!',
  facebookUnavailable: 'Facebook did not answer. Try again or sign in another way.',
  emailMissing: 'There is no email on file',
  linkSpent: 'This link is no longer valid. Sign in with your phone.',
  signInMismatch: 'Email, phone or password do not match.',
  newPasswordNeeded: 'This password is temporary. Choose a new one to continue.',
  noStores: 'No store is available for this user',
  phoneLoginOff: 'This store does not use phones to sign in. Use your email.',
  slotGone: 'This time is no longer available. Choose another one.',
  slotFull: 'This time has just filled up. Choose another one.',
  deliveryCodeNeeded: 'Ask the customer for the four-digit code, or say why there is none.',
  deliveryCodeWrong: 'The code does not match. Ask the customer again.',
  reviewTooEarly: 'You can review the order once it has been delivered.',
  reviewClosed: 'A review can only be changed for one day.',
  cardMissing: 'Enter your card details.',
  cardNameIncomplete: 'To pay by card online, enter your first and last name.',
  cardPayerMissing: 'To pay by card online, enter your email and CPF.',
  cardProviderDown:
    'Card payment is unavailable right now. Try again or choose another way to pay.',
  cardUnknown: 'This card is no longer saved. Use another card.',
  cardsFull: 'You already have {most} saved cards. Delete one to save another.',
  cardNotTaken: 'This store does not take cards online.',
  accountUnreadable: 'This payment method is not available now. Choose another one.',
  accountFieldWrong: 'Check the details of the account: {field}.',
  stampCardUnknown: 'This card is not in your account.',
  stampCardIncomplete: '{missing} stamps to go on this card.',
  stampCardRedeemed: 'This card has already been redeemed.',
  stampCardExpired: 'This card has expired.',
  stampCardOtherStore: 'This card is for another store.',
  stampCardProductMissing: 'To redeem the card, add {product} to your bag.',
  stampCardNoBetter: 'Other discounts already cover this order. The card is kept.',
  stampCodeUnknown: 'Invalid or expired code. Ask for another at the counter.',
  stampCodeUsed: 'This code has been used. Ask for another at the counter.',
  stampNoneToTake: 'This card has no stamp to take off.',
  stampStoreFixed:
    'Customers hold stamps on this card, which are valid where they were earned. To change the ' +
    'store, switch this card off and make another.',
  cashbackNotEnough: 'Your cashback balance has changed. Check the total and try again.',
  loyaltyNeedsSignIn: 'Sign in to use your loyalty rewards.',
  wheelOff: 'The wheel is not on right now.',
  wheelSpunAlready: 'You have already spun. Come back on {when}.',
  wheelOddsWrong: 'The odds must add up to 100%. They add up to {sum}% now.',
  giftWorthWrong: '{prize}: choose an amount or a percentage, not both.',
  menuChangedMeanwhile:
    '{who} changed this while you were editing. See how it stands now before saving.',
  categoryNotEmpty: 'This category still has items. Move or remove them first.',
  groupInUse: 'This group is still used by an item. Take it off the items first.',
  pictureUnknown: 'This photo is no longer available. Upload it again.',
  picturesAway:
    'Photos cannot be stored at the moment. What you typed is still here; try again ' +
    'in a few minutes.',
  portionsChanged: 'The quantity changed while you were editing. There are {present} now.',
  pictureWrong: 'Send a JPEG, PNG, WebP or AVIF photo. We cannot open this file.',
  pictureTooSmall: 'The photo is too small: each side needs at least {least} pixels.',
  promotionDatesWrong: 'The promotion has to end after it begins.',
  menuFileUnknown:
    'This file is not a menu that we know, or it is damaged. Send an Excel sheet (.xlsx) or CSV ' +
    'with the columns categoria, nome and valor, JSON or Open Delivery.',
  menuFileTooLong: 'The file has too many items: send up to {most} at a time.',
  menuColumnsMissing:
    'The first line lacks columns: {columns}. Write these names there, or download the template.',
  menuSheetTooLarge: 'The spreadsheet is too large: send one with up to {most} lines.',
  importUndone: 'This import has already been undone.',
  menuStoresUnknown:
    'No store is called: {stores}. Write the stores’ names in the first line as in the console.',
  areaIncomplete:
    'Complete each area: the radius, the range of postal codes in order, or an outline of ' +
    'at least three points.',
  changedMeanwhile:
    'Somebody else changed this while you were editing. Nothing was saved: load again to ' +
    'see how it is now.',
  hoursOverlap: 'There are hours that overlap on the same day.',
  holidayWrong: 'A special date is repeated or does not exist.',
  timesReversed: 'The longest time cannot be less than the shortest.',
  amountNegative: 'An amount cannot be negative.',
  regionIncomplete: 'Enter the neighbourhood and the city of each area.',
  regionTwice: 'The neighbourhood {name} is on the list twice.',
  couponCodeTaken: 'There is already a coupon with the code {code}.',
  couponCodeWrong: 'The code has 3 to 30 letters and digits, without accents.',
  couponWorthWrong: 'Choose a discount: an amount or a percentage, with or without free delivery.',
  couponDatesWrong: 'The end of the coupon must come after its beginning.',
  couponLimitTooLow: 'The coupon was already used {used} times; the limit cannot be less.',
  couponInUse: 'An order has used this coupon. Switch it off instead of deleting it.',
  parameterTwice: 'The name {name} is already that of another parameter. Choose another one.',
  tableNotFound: 'Something went wrong while looking for the table',
  tableSheetWrong: 'This QR code is not for this table. Ask the staff for help.',
  tableCodeNeeded: 'Enter the code on the table’s stand.',
  tableCodeWrong: 'The code does not match the one on the table’s stand.',
  tableNotConnected: 'Connect to the table with its QR code to order.',
  tableNotConfirmed: 'The staff still have to confirm that you sit at this table.',
  tableClosed: 'The bill of this table was closed. Scan the QR code again to order.',
  tableStays: 'To leave the table, talk to the staff.',
  billOpen: '{left} still has to be paid before the bill is closed.',
  registerOpen: 'The register of this store is already open.',
  registerClosed: 'The register is closed.',
  registerTooLittle: 'Only {left} is in the drawer.',
  registerReason: 'What was counted differs from what was expected. Give the reason.',
  paidTooMuch: 'Only {left} is left on this bill.',
  tableInUse: 'This table has an open bill. Close it first.',
  partUnderWay: 'Somebody at the table is paying this part right now. Please wait a moment.',
  paidForOthers:
    'This person has paid more than their own part. They can move once this bill is closed.',
  secondStepNeeded: 'Enter the code from your authenticator app.',
  secondStepWrong: 'Wrong or already used code. Wait for the next one and try again.',
  secondStepThere: 'Two-step sign-in is already on.',
  invitationOver:
    'This link was already used or has expired. Ask the person who manages the team for ' +
    'another one.',
  staffEmailTaken: 'Somebody on the team already has this email.',
  lastOwner: 'The brand needs at least one owner.',
  periodWrong: 'A period needs a beginning and an end, in order, and a year at the most.',
  firstRunOver: 'This key opens nothing here. It only counts while there is no brand.',
  storeCodeTaken: 'Another store of the brand uses this code already.',
  storeCodeReserved:
    'The store {store} had this code before, and its old links still work. Choose another one.',
  lastStore: 'The brand needs one store in sight. Show another one before you hide this one.',
  storeCodeWrong: 'Use 2 to 40 lower-case letters, digits and hyphens for the code.',
  tooManyFromNetwork:
    'Too many attempts from this network. Wait {wait} or use another network, such as mobile data.',
  tooManyOrders: 'Too many orders in a short time. Wait {wait} or call the store.',
  storeFlooded: 'The store has received too many orders just now. Wait {wait} or call it.',
  tooManyDevices:
    'Too many new devices on this network. Wait {wait} or use another network, such as ' +
    'mobile data.',
  tooManyPasswords:
    'Too many wrong passwords. Wait {wait} or ask for a new one with “Forgot my password”.',
  tooManyStaffPasswords:
    'Too many wrong passwords. Wait {wait} or ask an owner for a link to a new one.',
  tooManyCodes:
    'We have sent too many messages. Use the last one you received, sign in with your ' +
    'password or wait {wait}.',
  passwordCommon:
    'This password is easy to guess. Put together three or four words that have nothing to ' +
    'do with you or the store.',
  proofNeeded: 'Confirm that it is you: enter your password again to continue.',
  secondStepRequired: 'Before you do this, turn on two-step sign-in under My account.',
  giftNeedsPhone:
    'Gifts are for people who have confirmed their phone. Confirm yours under Profile and ' +
    'try again.',
  channelOff:
    'This store does not send messages this way yet. Choose another way or call the store.',
  phoneUnconfirmed:
    'The store is receiving many orders. Sign in with your phone and the code that we ' +
    'send, and send the order again: your bag is kept.',
  phoneNotProved: 'Confirm this phone with the code that we sent.',
  hostRefused:
    'This domain cannot be used. Type a name such as orders.yourrestaurant.com, without a port.',
  hostThere: 'This domain is in the list already.',
  hostsFull: 'The brand has {most} domains already. Remove one before you add another.',
  hostStays: 'The main domain, the one that you are using now and the demo’s cannot be removed.',
  hostTextMissing:
    'The TXT record {name} was not found yet. After it is created, it can take from minutes ' +
    'to a day until DNS shows it.',
  hostTextOther: 'The TXT record {name} has another value: {found}. Correct it and check again.',
  hostAddressMissing:
    '{host} does not lead to any address yet. Create the record and check again in a few minutes.',
  hostElsewhere:
    '{host} leads elsewhere: {found}. Correct the record and check again in a few minutes.',
  hostDnsSilent: 'DNS did not answer. Try again in a few minutes.',
  brandSuspended: 'This store is offline for now. Orders that were placed still stand.{words}',
  brandSuspendedForStaff:
    'The brand is suspended: no new orders can be opened. Finish those that are open and ' +
    'contact the operator of the platform.',
  planStores:
    'The brand’s plan allows {most} {most:store|stores}. For more, contact the operator of the ' +
    'platform.',
  planStaff:
    'The brand’s plan allows {most} {most:person|people} in the team, invitations included. ' +
    'Deactivate somebody or contact the operator of the platform.',
  planProducts:
    'The brand’s plan allows {most} {most:product|products} on the menu. Remove one or contact ' +
    'the operator of the platform.',
  planStorage:
    'The brand’s plan allows {most} MB of photos. Replace or remove photos, or contact the ' +
    'operator of the platform.',
  supportFixed: 'The access of support cannot be changed: it can only be ended.',
  brandNotSuspended: 'The brand is not suspended.',
  brandToBeDeleted: 'The brand waits for its deletion: take the deletion back first.',
  brandNotToBeDeleted: 'The brand does not wait for its deletion.',
  brandNameOther: 'The name that was typed is not the brand’s short name.',
  supportNotAllowed:
    'The brand’s owner does not allow support now. Owners allow it under Team, in the brand’s ' +
    'console.',
  supportAddressTaken: 'Your email belongs to an account in this brand’s team already.',
  exportUnderWay: 'Another export is under way. Wait until it ends and try again.',
  brandNameRefused: 'The brand’s name needs letters or digits, and at most 80 characters.',
  brandNameTaken: 'There is a brand with the short name {name} already. Choose another name.',
  hostTaken: 'Another brand uses this domain already.',
  ownerNameRefused: 'Enter the owner’s name, with at most 80 letters.',
  ownerEmailRefused: 'Check the owner’s email.',
};
