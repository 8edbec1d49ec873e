// Gives the demo's stores a past: their orders of some days, made by the same calls as any order,
// while the server's clock is moved along.
import { localMinutes } from '#rules/time/zoned-time.ts';
import type { Services } from '#server/context.ts';
import { jobs } from '#server/jobs/jobs.ts';
import { writeOrderNotices } from '#server/messages/order-notices.ts';
import { channels, createSender } from '#server/messages/send.ts';
import { chanceOf } from '#test/hostile/chance.ts';
import { expectedOrders } from './demand.ts';
import { placeOrder } from './order-life.ts';
import { closeRegister, openRegister } from './registers.ts';
import { openShops, type Shop, signInStaff } from './shops.ts';
import { visitTable } from './table-visit.ts';
import { later, Timeline } from './timeline.ts';
import { must, type Send } from './visitor.ts';

/** The share of a store's orders that are at a table, where it has tables. */
const TABLE_SHARE = 0.15;
const STEP_MINUTES = 10;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Minutes of the store's day. */
const MORNING = 600;
const NIGHT = 1_430;
/** Orders that nobody accepts within these minutes would expire before somebody looks. */
const LAST_MINUTES = 15;

export type PastOptions = {
  services: Services;
  send: Send;
  /** Moves the clock of `services`. */
  setNow: (now: Date) => void;
  /** The past ends here. Orders that are under way at this instant stay so. */
  until: Date;
  days: number;
  /** Customers of each store. */
  people: number;
  seed: number;
  /** Told after each day. */
  say?: (daysLeft: number) => void;
};

/** Some stores are paused after the first start of the demo. */
const pause = ({ staff, store, pausedMinutes = 0 }: Shop, pausar: boolean) =>
  must(
    'to pause',
    staff.pauseStore({
      idEstabelecimento: store.id,
      pausar,
      minutos: pausar ? pausedMinutes : null,
    }),
  );

/** Returns how many orders and table visits there were. */
export async function makePast(options: PastOptions): Promise<number> {
  const { services, send, setNow, until, days, seed, people, say = () => undefined } = options;
  const { now } = services;
  const chance = chanceOf(seed);
  const timeline = new Timeline();
  const begin = later(until, -days * DAY_SECONDS);
  setNow(begin);
  const shops = await openShops(send, chance, people);
  const paused = shops.filter(({ pausedMinutes }) => pausedMinutes !== undefined);
  for (const shop of paused) await pause(shop, false);
  const senders = channels.map((channel) => createSender(services, channel, () => undefined));
  const lastOrder = later(until, -LAST_MINUTES * 60);
  let placed = 0;

  async function step(): Promise<void> {
    const at = now();
    const isNew = (seconds: number) => (Number(at) - Number(begin)) % (seconds * 1000) === 0;
    const isNewDay = isNew(DAY_SECONDS);
    if (isNewDay) {
      say(Math.round((Number(until) - Number(at)) / (DAY_SECONDS * 1000)));
      // Sessions of staff end.
      for (const { staff } of shops) await signInStaff(staff);
    }
    for (const shop of shops) {
      await serveRegister(shop);
      planCustomers(shop);
    }
    if (isNew(HOUR_SECONDS)) await work(isNewDay);
    timeline.add(later(at, STEP_MINUTES * 60), step);
  }

  async function serveRegister(shop: Shop): Promise<void> {
    const minute = localMinutes(now(), shop.store.fusoHorario);
    const isAt = (minutes: number) => minute >= minutes && minute < minutes + STEP_MINUTES;
    if (isAt(MORNING)) await openRegister(shop);
    if (isAt(NIGHT)) await closeRegister(shop, chance);
  }

  function planCustomers(shop: Shop): void {
    const expected = expectedOrders(shop.appNome, shop.store, now(), STEP_MINUTES);
    for (let left = expected; left > 0; left -= 1) {
      const when = later(now(), chance.below(STEP_MINUTES * 60));
      if (chance.isIn(left) && when < lastOrder) timeline.add(when, () => serveCustomer(shop));
    }
  }

  async function serveCustomer(shop: Shop): Promise<void> {
    const { id, possuiPedidoMesa } = shop.store;
    const { estado } = await must('the hours', shop.staff.storeState({ id }));
    if (estado !== 'aberto') return;
    const isVisit = possuiPedidoMesa && chance.isIn(TABLE_SHARE);
    await (isVisit ? visitTable : placeOrder)({ shop, timeline, chance, now });
    placed += 1;
  }

  /** What the server does by itself while it runs. */
  async function work(all: boolean): Promise<void> {
    for (let more = true; more; ) more = (await writeOrderNotices(services)).messages > 0;
    for (const sender of senders) await sender.round();
    for (const job of jobs) if (all || job.every < 60_000) await job.run(services);
  }

  timeline.add(begin, step);
  await timeline.runUntil(until, setNow);
  setNow(until);
  for (const shop of paused) await pause(shop, true);
  await work(true);
  for (const sender of senders) sender.stop();
  await Promise.all(senders.map((sender) => sender.settled()));
  return placed;
}
