// Whether the site can be reached now: `navigator.onLine` is true on a network without internet.
import { apiAddress } from './api-address.ts';
import { withinTime } from './ui/within-time.ts';

/** A network that drops everything, as before a hotel's sign-in, does not answer for minutes. */
const TIME_OUT_MS = 10_000;

export const siteAnswers = (): Promise<boolean> =>
  withinTime(fetch(apiAddress('/health'), { cache: 'no-store' }), TIME_OUT_MS).then(
    ({ ok }) => ok,
    () => false,
  );
