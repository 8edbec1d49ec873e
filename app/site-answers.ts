// Whether the site can be reached now: `navigator.onLine` is true on a network without internet.
import { apiAddress } from './api-address.ts';

export const siteAnswers = (): Promise<boolean> =>
  fetch(apiAddress('/health'), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
