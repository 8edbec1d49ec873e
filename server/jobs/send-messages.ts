// Sends messages as soon as they are stored: on a notice, and at intervals in case one was lost.
// Channels run independently, so a slow provider delays no other.
import { lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import { messages, orderSubscriptions, outbox } from '../database/schema.ts';
import { MOST_AT_ONCE, writeOrderNotices } from '../messages/order-notices.ts';
import { channels, createSender } from '../messages/send.ts';
import { keptSince } from '../retention/periods.ts';

const ROUND_MS = 5_000;
/**
 * On a busy evening a round per order would cost as much as the orders: notices are batched this
 * long first. Codes are not, because a customer waits for them.
 */
const GATHER_MS = 250;

/** If asked again meanwhile, a channel runs once more, never twice at a time. */
function lane(work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;
  async function run(): Promise<void> {
    do {
      again = false;
      await work().catch(onError);
    } while (again);
    running = null;
  }
  return {
    wake() {
      again = true;
      running ??= run();
    },
    rest: () => running ?? Promise.resolve(),
  };
}

/** Returns a function that stops it, once running work has ended. */
export function startSendingMessages(services: Services): () => Promise<void> {
  const complain = (error: unknown) =>
    services.log.warn('messageRoundFailed', {
      error: error instanceof Error ? error.name : 'unknown',
    });
  let stopped = false;
  const senders = channels.map((channel) => createSender(services, channel, () => wake()));
  const lanes = senders.map((sender) =>
    lane(async () => !stopped && (await sender.round()), complain),
  );
  const notices = lane(async () => {
    for (let more = true; more && !stopped; ) {
      const { events, messages: written } = await writeOrderNotices(services);
      if (written > 0) for (const one of lanes) one.wake();
      // If they are fewer, what was written since is announced, and gathered.
      more = events >= MOST_AT_ONCE;
    }
  }, complain);
  const wake = () => {
    if (stopped) return;
    notices.wake();
    for (const one of lanes) one.wake();
  };
  let gathering: NodeJS.Timeout | undefined;
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      if (!stopped) notices.wake();
    }, GATHER_MS).unref();
  };
  const stopListening = services.changes.subscribe(({ kind }) => {
    if (kind === 'message') wake();
    else if (kind !== 'brand' && kind !== 'staff') gather();
  }, wake);
  const timer = setInterval(wake, ROUND_MS).unref();
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(gathering);
    stopListening();
    await notices.rest();
    await Promise.all(lanes.map((one) => one.rest()));
    for (const sender of senders) sender.stop();
    await Promise.all(senders.map((sender) => sender.settled()));
  };
}

/**
 * Messages contain phones and addresses, so they are kept only as long as somebody may ask about
 * them.
 */
export async function sweepMessages({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, messages, lt(messages.createdAt, keptSince('messages', now())));
  await deleteByBrand(db, outbox, lt(outbox.sentAt, keptSince('outbox', now())));
  await deleteByBrand(
    db,
    orderSubscriptions,
    lt(orderSubscriptions.createdAt, keptSince('subscriptions', now())),
  );
}
