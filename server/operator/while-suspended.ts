// What goes on while a brand is suspended: orders that are open come to their end, and customers
// keep their rights over their data. Nothing new begins.
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { isBelow, isConsolePage, isOrderPage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { isSuspended } from '../brand/suspended.ts';
import { Refusal } from '../refusal.ts';

/** Customers' calls that are answered. */
const open: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'logError',
  // An order that is there.
  'order',
  'orderStatus',
  'updateOrderStatus',
  'cancelOrder',
  'customerOrders',
  'lastOrder',
  'answerChange',
  'takeWishBack',
  'orderPayment',
  'payOrder',
  'cardCredentials',
  'paySandboxPix',
  'pixWebhook',
  'getnetWebhook',
  'mercadoPagoWebhook',
  'pushKey',
  'followOrder',
  'unfollowOrder',
  // The bill of a table.
  'tableState',
  'callWaiter',
  'leaveTable',
  'payPart',
  'giveUpPart',
  'paySandboxPart',
  // The account, and what is kept about a person.
  'currentCustomer',
  'checkUserExists',
  'authenticate',
  'generalLogin',
  'loginWithCredential',
  'sendWhatsappCode',
  'sendSmsCode',
  'verifyPhone',
  'resetPassword',
  'signOut',
  'profile',
  'updateProfile',
  'changePassword',
  'endDevice',
  'endAllDevices',
  'setConsent',
  'savedCards',
  'deleteCard',
  'personalData',
  'deleteAccount',
  'guestData',
  'eraseGuest',
]);

/** Staff's calls that begin something. */
const begins: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'takeOrder',
  'orderForTable',
  'openTable',
]);

export function requireOpenBrand(
  key: EndpointKey,
  brand: KnownBrand,
  { forStaff }: { forStaff: boolean },
): void {
  if (!isSuspended(brand)) return;
  const { access }: Endpoint = endpoints[key];
  if (access === 'staff' && begins.has(key)) throw new Refusal('brandSuspendedForStaff');
  if (!forStaff && !open.has(key)) throw brandIsSuspended(brand);
}

export const brandIsSuspended = ({ suspendedWords }: KnownBrand): Refusal =>
  new Refusal('brandSuspended', { words: suspendedWords === null ? '' : ` ${suspendedWords}` });

const openPages: readonly string[] = [
  pages.cardForm,
  pages.offline,
  pages.login,
  pages.accessLink,
  pages.orderHistory,
  pages.guestPrivacy,
  pages.profile,
];

export function isOpenPage(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '');
  return isConsolePage(path) || isOrderPage(path) || openPages.some((page) => isBelow(path, page));
}
