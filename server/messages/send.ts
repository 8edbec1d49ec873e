// Sends waiting messages of a channel. Brands that use the deployment's account share one queue; a
// brand with an account of its own has a queue of its own, here called a lane, so that a provider
// that hangs delays nobody else.

import { brandsWith } from '../database/brands-with.ts';
import type { MessageChannel } from '../database/schema.ts';
import { messages } from '../database/schema.ts';
import { errorText } from '../log.ts';
import { claim, hasOwn, isDue, type Row, sortOutStuck } from './claim.ts';
import { type SenderNeeds, sendOne } from './deliver.ts';
import { ownAccount, pauseOf } from './own-accounts.ts';

export type { SenderNeeds } from './deliver.ts';

const AT_ONCE = 10;
/** For one brand with its own account. */
const OWN_AT_ONCE = 4;
/** Brands with their own accounts: the others wait for the next round. */
const MOST_LANES = 50;

export const channels: readonly MessageChannel[] = ['whatsapp', 'sms', 'email', 'push'];

export type Sender = {
  /**
   * Sends what is due by the deployment's account, and starts the lanes of the others without
   * waiting for them. Returns how many attempts were made.
   */
  round(): Promise<number>;
  /** Once all lanes have ended: how many attempts they made. */
  settled(): Promise<number>;
  /** Lanes end after their present batch. */
  stop(): void;
};

/** `onRoom`: a brand had to wait for a free lane, and now there is one. */
export function createSender(
  services: SenderNeeds,
  channel: MessageChannel,
  onRoom: () => void = () => undefined,
): Sender {
  const lanes = new Map<number, Promise<void>>();
  const again = new Set<number>();
  let tries = 0;
  let turnedAway = false;
  let stopped = false;

  async function lane(brandId: number): Promise<void> {
    do {
      again.delete(brandId);
      try {
        for (;;) {
          const count = stopped ? 0 : await sendOwn(services, channel, brandId);
          tries += count;
          if (count === 0) break;
        }
      } catch (error) {
        services.log.warn('ownMessagesFailed', { brand: brandId, error: errorText(error) });
      }
    } while (again.has(brandId));
    lanes.delete(brandId);
    if (!turnedAway) return;
    turnedAway = false;
    onRoom();
  }
  function start(brandId: number): void {
    if (lanes.has(brandId)) again.add(brandId);
    else if (lanes.size < MOST_LANES) lanes.set(brandId, lane(brandId));
    else turnedAway = true;
  }

  return {
    async round() {
      await sortOutStuck(services, channel);
      let shared = 0;
      for (;;) {
        const due = await brandsWith(services.db, messages, isDue(channel, services.now()));
        const others: number[] = [];
        for (const brandId of due)
          if (await hasOwn(services, brandId, channel)) start(brandId);
          else others.push(brandId);
        if (others.length === 0) return shared;
        const before = shared;
        for await (const rows of inTurns(services, channel, others)) {
          shared += rows.length;
          await Promise.all(rows.map((row) => sendOne(services, row, null)));
        }
        // Other processes have taken all of them.
        if (shared === before) return shared;
      }
    },
    async settled() {
      while (lanes.size > 0) await Promise.all(lanes.values());
      return tries;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Sends the due messages of a channel until none is left. Returns how many attempts were made. */
export async function sendDue(services: SenderNeeds, channel: MessageChannel): Promise<number> {
  const sender = createSender(services, channel);
  const shared = await sender.round();
  return shared + (await sender.settled());
}

/** One batch by the brand's own account. */
async function sendOwn(
  services: SenderNeeds,
  channel: MessageChannel,
  brandId: number,
): Promise<number> {
  const account = channel === 'push' ? null : await ownAccount(services, brandId, channel);
  // After a failure one message tries whether the account is well again.
  const isTrial =
    account !== null && account.row.failures > 0 && pauseOf(account, services.now()) === null;
  const most = isTrial ? 1 : OWN_AT_ONCE;
  const rows = await claim(services, channel, brandId, most);
  await Promise.all(rows.map((row) => sendOne(services, row, account)));
  return rows.length;
}

/** Batches in which each of the brands has its share, so that none waits for another's many. */
async function* inTurns(
  services: SenderNeeds,
  channel: MessageChannel,
  brandIds: readonly number[],
): AsyncGenerator<Row[]> {
  const share = Math.ceil(AT_ONCE / brandIds.length);
  let batch: Row[] = [];
  for (const brandId of brandIds) {
    const most = Math.min(share, AT_ONCE - batch.length);
    batch.push(...(await claim(services, channel, brandId, most)));
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
