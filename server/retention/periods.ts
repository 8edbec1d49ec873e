// How long each kind of data is kept, one row each. The jobs that delete or empty it take their
// periods from here, and `docs/retention.md` shows this table.

export type Period = {
  what: string;
  /** Days; null: as long as the brand, or until somebody deletes it. */
  days: number | null;
  from: string;
  then: 'deleted' | 'emptied' | 'kept';
  why: string;
};

const kept = <Days extends number | null>(
  what: string,
  days: Days,
  from: string,
  then: Period['then'],
  why: string,
) => ({ what, days, from, then, why });

/** Five years: customers' claims (consumer code, article 27) and taxes. */
const CLAIMS = 1826;

export const periods = {
  unfinishedPhotos: kept(
    'photos in a bucket whose upload failed',
    1,
    'the upload',
    'deleted',
    'one under way',
  ),
  replacedPhotos: kept(
    'photos in a bucket that no page shows any more',
    7,
    'their replacement',
    'deleted',
    'backups under way',
  ),
  attempts: kept('counts of limits', 1, 'the window', 'deleted', 'no window is longer'),
  codes: kept('codes and links', 1, 'their end', 'deleted', 'to say that a code is used up'),
  staffCalls: kept('keys of changes by staff', 1, 'the change', 'deleted', 'no attempt is later'),
  sendings: kept('when a code was sent', 1, 'the last one', 'deleted', 'waits between codes'),
  invitations: kept('invitations of staff', 3, 'their end', 'deleted', 'to say that one is over'),
  devices: kept(
    'devices of customers: browser and mark',
    180,
    'the last visit',
    'deleted',
    'signing in, and gifts for people who invite themselves; without the browser where an order ' +
      'needs the row',
  ),
  messages: kept('messages to customers', 30, 'sending', 'deleted', 'sending again, complaints'),
  outbox: kept('announcements of orders', 7, 'sending', 'deleted', 'retries'),
  subscriptions: kept(
    'push subscriptions of orders',
    7,
    'subscribing',
    'deleted',
    'notices of orders',
  ),
  browserErrors: kept('errors of browsers', 30, 'the last time', 'deleted', 'repairs'),
  paymentEvents: kept(
    'notices of payment providers: which payment, and when',
    90,
    'the last copy',
    'deleted',
    'to ask once about copies, and inquiries; a later copy asks again',
  ),
  securityEvents: kept('security events', 365, 'the last time', 'deleted', 'inquiries'),
  orderPeople: kept(
    'name, phone, address, CPF and remarks of orders, with or without an account, and the courier',
    CLAIMS,
    'the order',
    'emptied',
    'claims of customers; amounts and items stay for the books',
  ),
  contactCoupons: kept(
    'keyed hashes of whom a coupon was given to',
    730,
    'the coupon’s end',
    'emptied',
    'one gift for each person',
  ),
  oldConsents: kept(
    'consents that a later one replaced',
    CLAIMS,
    'the consent',
    'deleted',
    'evidence of the choice',
  ),
  deletedBrands: kept(
    'everything of a brand that the operator deletes',
    30,
    'the operator’s word, who may choose other days',
    'deleted',
    'a mistake can be undone',
  ),
  usage: kept(
    'what a brand used in a month: numbers of orders and messages, bytes of photos',
    null,
    'the month',
    'kept',
    'the operator’s bill',
  ),
  books: kept(
    'amounts and items of orders, payments, refunds, bills, figures',
    null,
    'the order',
    'kept',
    'the restaurant’s books; they name nobody once the order is emptied',
  ),
  reviews: kept('reviews', null, 'the review', 'kept', 'public; deleted with the person'),
  accounts: kept(
    'accounts with addresses, cards’ last digits, loyalty and consents',
    null,
    'sign-up',
    'kept',
    'until the customer or an owner deletes them',
  ),
  auditLog: kept(
    'the audit log',
    null,
    'the change',
    'kept',
    'evidence; the database refuses to change it. It names customers by number; reasons that ' +
      'staff typed, and couriers, stay as they are',
  ),
} satisfies Record<string, Period>;

const DAY_MS = 86_400_000;

/** Those that a job brings to their end. */
export type PeriodWithEnd = Exclude<
  keyof typeof periods,
  'books' | 'usage' | 'reviews' | 'accounts' | 'auditLog'
>;

/** What is older than this has been kept long enough. */
export const keptSince = (name: PeriodWithEnd, now: Date): Date =>
  new Date(now.getTime() - periods[name].days * DAY_MS);
