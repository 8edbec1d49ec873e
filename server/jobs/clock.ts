// What happens because time passes: orders expire or are accepted, payments are asked after, old
// counts and sessions go. One round at a time, and a database that is away for a while ends
// nothing.

import { sweepAttempts } from '../account/attempts.ts';
import { sweepCodes } from '../account/codes.ts';
import { sweepCredentials } from '../account/credentials.ts';
import { sweepSendings } from '../account/resend-clock.ts';
import { sweepSessions } from '../account/sweep-sessions.ts';
import type { Services } from '../context.ts';
import { sweepBrowserErrors } from '../errors/api.ts';
import { errorText } from '../log.ts';
import { reconcile } from '../payments/reconcile.ts';
import { sweepStaffSessions } from '../staff/sessions.ts';
import { sweepInvitations } from '../team/invitations.ts';
import { acceptOrders } from './accept-orders.ts';
import { expireLoyalty } from './expire-loyalty.ts';
import { expireOrders } from './expire-orders.ts';
import { sweepMessages } from './post-office.ts';
import { sumFigures } from './sum-figures.ts';
import { tellReferrals } from './tell-referrals.ts';

const ROUND_MS = 15_000;
const ROUNDS_PER_SWEEP = 240;

/** Returns how to stop it, once the round that is under way has ended. */
export function startClock(services: Services): () => Promise<void> {
  let round = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    try {
      const expired = await expireOrders(services);
      if (expired > 0) services.log.info('ordersExpired', { count: expired });
      await reconcile(services);
      await tellReferrals(services);
      await acceptOrders(services);
      await sumFigures(services);
      if (round % ROUNDS_PER_SWEEP === 0) {
        await sweepAttempts(services);
        await sweepCodes(services);
        await sweepSendings(services);
        await sweepCredentials(services);
        await sweepSessions(services);
        await sweepStaffSessions(services.db, services.now());
        await sweepInvitations(services.db, services.now());
        await sweepMessages(services);
        await sweepBrowserErrors(services);
        await expireLoyalty(services);
      }
    } catch (error) {
      services.log.warn('clockRoundFailed', { error: errorText(error) });
    }
    round++;
    if (!stopped) timer = setTimeout(start, ROUND_MS).unref();
  }
  function start(): void {
    running = work();
  }

  start();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
