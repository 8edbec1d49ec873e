// The refusals: one code each, one sentence in each language. `{name}` is filled in by the server.
import type { Language } from './entities/brand.ts';
import { german } from './failures/de.ts';
import { english } from './failures/en.ts';
import { spanish } from './failures/es.ts';
import { french } from './failures/fr.ts';
import { brazilian } from './failures/pt-BR.ts';
import { european } from './failures/pt-PT.ts';

/** `codErro` of each refusal. A code is never used again for something else. 1 to 9 belong to reply.ts. */
export const failureCodes = {
  unexpected: 1,
  malformed: 10,
  tooLarge: 11,
  notFound: 12,
  tooMany: 13,
  wrongContext: 14,
  wrongOrigin: 15,
  notAvailableYet: 16,
  signInNeeded: 20,
  notYours: 21,
  wrongCredentials: 22,
  emailTaken: 23,
  phoneTaken: 24,
  identifierMissing: 25,
  brandNotFound: 30,
  storeNotFound: 31,
  storeClosed: 32,
  storePaused: 33,
  productNotFound: 40,
  soldOut: 41,
  choicesInvalid: 42,
  notEnough: 43,
  totalChanged: 44,
  quantityTooLarge: 45,
  addressError: 50,
  notServed: 51,
  otherStoreServes: 52,
  cityNotServed: 53,
  postalCodeUnknown: 54,
  postalCodeUnavailable: 55,
  addressMissing: 56,
  deliveryUnavailable: 57,
  pickupUnavailable: 58,
  deliveryMinimum: 60,
  pickupMinimum: 61,
  paymentMissing: 62,
  changeTooLow: 63,
  phoneInvalid: 64,
  nameMissing: 65,
  cpfInvalid: 66,
  signUpNeeded: 67,
  couponUnknown: 68,
  scheduleUnavailable: 69,
  tableUnavailable: 70,
  moveRefused: 80,
  cancelTooLate: 81,
  orderChanged: 82,
  passwordWrong: 120,
  signInAgain: 121,
  ordersUnderWay: 122,
  deviceGone: 123,
  onlineNeedsSignIn: 230,
  paymentOver: 231,
  addressIsPickup: 140,
  tooManyAddresses: 141,
  placesUnavailable: 142,
  couponNeedsSignIn: 200,
  couponExpired: 201,
  couponNotYet: 202,
  couponNotNow: 203,
  couponOtherStore: 204,
  couponFirstOrderOnly: 205,
  couponAlreadyUsed: 206,
  couponUsedUp: 207,
  couponMinimum: 208,
  couponPickup: 209,
  couponNothingToDiscount: 210,
  couponNotOffered: 211,
  couponContactMissing: 212,
  couponAlreadyGiven: 213,
  waitToResend: 100,
  codeWrong: 101,
  codeSpent: 102,
  facebookNotAllowed: 103,
  facebookUnavailable: 104,
  emailMissing: 105,
  linkSpent: 106,
  signInMismatch: 107,
  newPasswordNeeded: 108,
  noStores: 109,
  phoneLoginOff: 110,
  slotGone: 270,
  slotFull: 271,
  deliveryCodeNeeded: 272,
  deliveryCodeWrong: 273,
  reviewTooEarly: 274,
  reviewClosed: 275,
} as const;
export type FailureKey = keyof typeof failureCodes;
export type FailureSentences = Record<FailureKey, string>;

const sentences: Record<Language, FailureSentences> = { 'pt-BR': brazilian, 'pt-PT': european, es: spanish, en: english, de: german, fr: french };

/** Sentence of a refusal; values are put where `{name}` stands and appear as they are. */
export function failureSentence(key: FailureKey, language: Language, values: Record<string, string | number> = {}): string {
  return sentences[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
