// Every limit on what callers may do, one row each: what it counts, how many in how many seconds,
// what it protects, and which sentence a refused person reads. `docs/limits.md` shows this table.
import type { FailureKey } from '#contract/failures.ts';

/**
 * What one count belongs to. A network is one IPv4 address or the /64 of an IPv6 address: a phone
 * or a house chooses freely among the addresses of its /64.
 */
export type CountedBy =
  | 'network'
  | 'device'
  | 'phone'
  | 'customer'
  | 'person and network'
  | 'person and known device'
  | 'person'
  | 'staff'
  | 'store'
  | 'brand'
  | 'order'
  | 'table and network'
  | 'table'
  | 'process';

export type Limit = {
  by: CountedBy;
  most: number;
  /** Length of the window in which they count. */
  seconds: number;
  protects: string;
  says: FailureKey;
  /** Grows with ORDER_LIMIT, for load tests and for places that are busier than these numbers. */
  grows: boolean;
  /** Counted by each process in memory, because the call is frequent. */
  inMemory: boolean;
};

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function limit(
  by: CountedBy,
  most: number,
  seconds: number,
  protects: string,
  says: FailureKey = by === 'network' ? 'tooManyFromNetwork' : 'tooMany',
): Limit {
  return { by, most, seconds, protects, says, grows: false, inMemory: false };
}

const growing = (...row: Parameters<typeof limit>): Limit => ({ ...limit(...row), grows: true });

const inMemory = (...row: Parameters<typeof limit>): Limit => ({
  ...growing(...row),
  inMemory: true,
});

const GUESSING = 'accounts from guessed passwords';
const COST = 'the bill for messages';
const STOLEN_CARDS = 'stores from the testing of stolen cards';

/**
 * A full dining room of 300 people shares one IPv4 address, and in a quarter of an hour each may
 * come with a new phone, ask for prices and order twice, and every other one may pay by card: rows
 * by network allow that. One network can never reach the limit of a store or of a person that has
 * to keep working for others.
 */
export const limits = {
  // Orders and prices.
  orderDevice: growing('device', 30, QUARTER, 'the kitchen', 'tooManyOrders'),
  orderPhone: growing('phone', 40, QUARTER, 'the kitchen, and a phone’s owner', 'tooManyOrders'),
  orderNetwork: growing('network', 600, QUARTER, 'the kitchen', 'tooManyOrders'),
  orderStore: growing('store', 900, QUARTER, 'the kitchen and its printer', 'storeFlooded'),
  orderStaff: growing('staff', 300, QUARTER, 'the kitchen', 'tooManyOrders'),
  newDevice: growing('network', 900, QUARTER, 'the table of devices', 'tooManyDevices'),
  quote: inMemory('network', 1200, MINUTE, 'processor and database'),
  payOrder: limit('order', 12, HOUR, STOLEN_CARDS),
  payPart: limit('person', 15, HOUR, STOLEN_CARDS),
  cardTryPerson: limit('customer', 8, QUARTER, STOLEN_CARDS),
  cardTryNetwork: limit('network', 150, QUARTER, STOLEN_CARDS),
  cardLoanPerson: limit('customer', 10, QUARTER, STOLEN_CARDS),
  cardLoanNetwork: limit('network', 300, QUARTER, STOLEN_CARDS),
  saveCard: limit('customer', 6, HOUR, STOLEN_CARDS),
  deliveryCode: limit('order', 8, QUARTER, 'delivery codes from being guessed'),
  wish: limit('order', 12, HOUR, 'the kitchen from being asked without end'),
  followOrder: limit('network', 60, QUARTER, 'the table of push subscriptions'),
  review: limit('device', 30, HOUR, 'the list of reviews'),
  // Places: each question may cost money at a provider.
  postalCode: limit('network', 60, MINUTE, 'the postal code provider'),
  geocode: limit('network', 120, MINUTE, 'the bill for geocoding'),
  pageRender: inMemory('network', 1500, MINUTE, 'the processor'),
  locate: inMemory('network', 240, MINUTE, 'the bill for geocoding'),
  storesByAddress: limit('network', 60, MINUTE, 'the bill for geocoding'),
  addresses: limit('customer', 60, QUARTER, 'the table of addresses'),
  // Customers' accounts.
  lookup: limit('network', 300, QUARTER, 'who has an account from being asked in bulk'),
  signUp: limit('network', 300, QUARTER, 'the table of customers'),
  passwordNetwork: limit('network', 300, QUARTER, GUESSING),
  passwordHere: limit('person and network', 8, QUARTER, GUESSING, 'tooManyPasswords'),
  passwordPerson: limit('person', 300, HOUR, GUESSING, 'tooManyPasswords'),
  passwordDevice: limit('person and known device', 8, QUARTER, GUESSING, 'tooManyPasswords'),
  ownPassword: limit('customer', 8, QUARTER, GUESSING, 'tooManyPasswords'),
  credential: limit('network', 300, QUARTER, 'accounts from guessed device credentials'),
  facebook: limit('network', 30, QUARTER, 'Facebook’s limit for this app'),
  link: limit('network', 300, QUARTER, 'processor and database'),
  codeCheck: limit('network', 300, QUARTER, 'accounts from guessed codes'),
  codeNetwork: limit('network', 120, HOUR, COST),
  codeHere: limit('person and network', 10, DAY, COST, 'tooManyCodes'),
  codePhone: limit('phone', 60, DAY, 'people from unwanted messages', 'tooManyCodes'),
  codeDevice: limit('person and known device', 10, DAY, COST, 'tooManyCodes'),
  codeBrand: limit('brand', 3000, DAY, COST, 'tooManyCodes'),
  recoveryNetwork: limit('network', 60, HOUR, COST),
  recoveryHere: limit('person and network', 10, DAY, COST, 'tooManyCodes'),
  recoveryPerson: limit('person', 60, DAY, 'people from unwanted messages', 'tooManyCodes'),
  recoveryDevice: limit('person and known device', 10, DAY, COST, 'tooManyCodes'),
  recoveryBrand: limit('brand', 3000, DAY, COST, 'tooManyCodes'),
  chatPhone: limit('phone', 5, HOUR, COST),
  chatBrand: limit('brand', 1000, HOUR, COST),
  privacyCopy: limit('customer', 20, HOUR, 'processor and database'),
  // Coupons, gifts and tables.
  couponPerson: limit('customer', 10, HOUR, 'coupons from being guessed'),
  couponNetwork: limit('network', 60, HOUR, 'coupons from being guessed'),
  /** Not signed in: apart from the others, because it must not stop a customer’s own coupon. */
  couponGuest: limit('network', 30, HOUR, 'coupons from being guessed'),
  couponOffer: limit('network', 20, HOUR, 'offers from being taken in bulk'),
  stampCode: limit('customer', 10, HOUR, 'stamp codes from being guessed'),
  tableNetwork: limit('network', 300, QUARTER, 'tables from invented guests'),
  tableCode: limit('table and network', 8, QUARTER, 'codes of tables from being guessed'),
  waiter: limit('table', 20, QUARTER, 'waiters from needless calls'),
  // Staff.
  staffNetwork: limit('network', 300, QUARTER, GUESSING),
  staffHere: limit('person and network', 8, QUARTER, GUESSING, 'tooManyStaffPasswords'),
  staffPerson: limit('person', 300, HOUR, GUESSING, 'tooManyStaffPasswords'),
  staffDevice: limit('person and known device', 8, QUARTER, GUESSING, 'tooManyStaffPasswords'),
  staffCode: limit('person', 6, QUARTER, 'the second step from guessed codes'),
  staffCodeDevice: limit(
    'person and known device',
    6,
    QUARTER,
    'the second step from guessed codes',
  ),
  staffOwnPassword: limit('staff', 8, QUARTER, GUESSING, 'tooManyPasswords'),
  staffInvitation: limit('network', 30, QUARTER, 'invitations from guessed links'),
  staffLinks: limit('brand', 30, HOUR, 'people from unwanted messages'),
  customerSearch: limit('staff', 300, HOUR, 'customers’ data from being copied'),
  customerOpened: limit('staff', 300, HOUR, 'customers’ data from being copied'),
  counterCustomer: limit('staff', 300, HOUR, 'customers’ data from being copied'),
  loyaltyPerson: limit('staff', 200, HOUR, 'customers’ data from being copied'),
  ordersFile: limit('staff', 20, HOUR, 'customers’ data from being copied'),
  peopleFile: limit('staff', 10, HOUR, 'customers’ data from being copied'),
  upload: limit('staff', 300, HOUR, 'the disk'),
  hostCheck: limit('brand', 60, 10 * MINUTE, 'name servers, and hosts that somebody typed'),
  messageTest: limit('brand', 12, HOUR, 'people from unwanted messages'),
  accountCheck: limit('network', 20, 10 * MINUTE, 'payment providers'),
  // The platform's operators: no brand, so each of these counts for the deployment.
  operatorNetwork: limit('network', 100, QUARTER, GUESSING),
  operatorHere: limit('person and network', 8, QUARTER, GUESSING, 'tooManyStaffPasswords'),
  operatorPerson: limit('person', 100, HOUR, GUESSING, 'tooManyStaffPasswords'),
  operatorDevice: limit('person and known device', 8, QUARTER, GUESSING, 'tooManyStaffPasswords'),
  operatorCode: limit('person', 6, QUARTER, 'the second step from guessed codes'),
  operatorCodeDevice: limit(
    'person and known device',
    6,
    QUARTER,
    'the second step from guessed codes',
  ),
  operatorProof: limit('person', 8, QUARTER, GUESSING, 'tooManyPasswords'),
  operatorInvitation: limit('network', 30, QUARTER, 'enrolment from guessed addresses'),
  operatorExport: limit('person', 20, HOUR, 'customers’ data from being copied'),
  // The deployment.
  firstBrand: limit('network', 10, QUARTER, 'the key of the first run from being guessed'),
  webhookKey: limit('network', 30, MINUTE, 'keys of webhooks from being guessed'),
  browserError: limit('network', 60, QUARTER, 'the log'),
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** So many at the same time, in each process. */
export type MostAtOnce = Pick<Limit, 'most' | 'protects'> & { what: string };

export const atOnce = {
  streamsOfDevice: { what: 'event streams of one session', most: 16, protects: 'connections' },
  streamsOfNetwork: { what: 'event streams of one network', most: 400, protects: 'connections' },
  menus: { what: 'megabytes of cached menus', most: 150, protects: 'memory' },
  brands: { what: 'megabytes of cached brands', most: 50, protects: 'memory' },
  documents: { what: 'cached rendered pages', most: 600, protects: 'memory' },
  dishes: { what: 'products whose drawing is known', most: 8000, protects: 'the processor' },
  pictures: { what: 'cached drawn icons and sharing pictures', most: 200, protects: 'memory' },
  photos: {
    what: 'megabytes of cached photos that came from the bucket',
    most: 32,
    protects: 'memory',
  },
  connectionsOfBrand: {
    what: 'percent of the connections to the database for one brand, in a pool of four or more',
    most: 80,
    protects: 'other brands',
  },
  heavyCalls: { what: 'calls about a whole menu', most: 2, protects: 'the processor' },
  heavyCallsOfBrand: {
    what: 'such calls of one brand; further ones wait for their turn',
    most: 1,
    protects: 'other brands',
  },
  heavyCallsWaiting: {
    what: 'such calls of one brand that wait; further ones are refused',
    most: 8,
    protects: 'memory',
  },
  photoReads: { what: 'photos being read from the bucket', most: 64, protects: 'memory' },
} satisfies Record<string, MostAtOnce>;
