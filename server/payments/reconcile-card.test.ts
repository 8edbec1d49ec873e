// As above, for cards, where a lost reply may be a charge: the process dies before or after each
// provider call, and the holder pays once or not at all.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders, payments, refunds } from '#server/database/schema.ts';
import type { CardProvider } from '#server/integrations/payments/card-port.ts';
import { getnetCards } from '#server/integrations/payments/getnet.ts';
import { sandboxCardProvider } from '#server/integrations/payments/sandbox-card.ts';
import { SANDBOX_CLIENT } from '#server/integrations/payments/sandbox-card-call.ts';
import { databaseStore } from '#server/integrations/payments/sandbox-card-records.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { keepCard, placeWithCard, signInCustomer } from '#test/card-paying.ts';
import { PATIENT_MS } from '#test/provider-patience.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

type Death = { request: RegExp; when: 'before' | 'after' } | { step: string };
const MINUTE = 60_000;
const APPROVED = '5155901222280001';
const CHALLENGED = '5155901222280027';

let world: World;
let marina: Visitor;
let death: Death | null = null;
/** A dead process makes no calls. */
let dead = false;

beforeAll(async () => {
  world = await openWorld();
  marina = await signInCustomer(world.visitor('pizzaria'));
  const { services } = world;
  const brandId = (await services.brands.byHost(marina.host))?.id ?? 0;
  const base = 'http://getnet.test';
  const store = databaseStore(services.db);
  const transport = async (request: Request): Promise<Response> => {
    if (dead) throw new Error('dead');
    const line = `${request.method} ${new URL(request.url).pathname}`;
    const hit =
      death !== null && 'request' in death && death.request.test(line) ? death.when : null;
    if (hit === 'before') die();
    const response = await sandboxCardProvider(request, {
      store,
      now: services.now,
      publicBase: base,
    });
    if (hit === 'after') die();
    return response;
  };
  const ownerKey = services.secret.hash('card owner', brandId);
  const account = {
    ...SANDBOX_CLIENT,
    brandId,
    ownerKey,
    baseUrl: base,
    browserUrl: base,
    timeoutMs: PATIENT_MS,
    sandbox: true,
    authenticates: true,
  };
  const real = getnetCards(account, transport, services.now);
  const mortal = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    if (dead) throw new Error('dead');
    return answer;
  };
  const provider: CardProvider = {
    ...real,
    charge: (request) => mortal(real.charge(request)),
    state: (payment) => mortal(real.state(payment)),
    cancel: (payment) => mortal(real.cancel(payment)),
    refund: (payment, refund) => mortal(real.refund(payment, refund)),
    finish: (payment, answer) => mortal(real.finish(payment, answer)),
  };
  const { named } = services.payments;
  services.payments.named = async (owner, name) =>
    name === provider.name ? provider : named(owner, name);
  services.payments.soon = () => undefined;
  services.payments.checkpoint = (step) => {
    if (death !== null && 'step' in death && death.step === step) die();
  };
});
afterAll(() => world.close());
// Limits count by the hour.
beforeEach(() => later(60 * MINUTE));

function die(): never {
  dead = true;
  death = null;
  throw new Error('dead');
}

const later = (milliseconds: number) =>
  world.setNow(new Date(world.services.now().getTime() + milliseconds));

/** Runs the job until nothing is due, or the process is dead. */
async function work(): Promise<void> {
  for (let round = 0; round < 10 && !dead; round++)
    if ((await reconcile(world.services)) === 0) return;
}

/** Dies mid-call and restarts after the claim has expired. */
async function through(next: Death | null): Promise<void> {
  death = next;
  await work();
  death = null;
  dead = false;
  later(MINUTE);
  await work();
}

async function stateOf(id: number) {
  const { db } = world.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  const back = await db.select().from(refunds).where(eq(refunds.orderId, id));
  const held = (await databaseStore(db).list('payment/')).flatMap((one) =>
    one.kind === 'payment' && one.orderId.startsWith(payment?.idempotencyKey ?? '-')
      ? [one.status]
      : [],
  );
  // A card that was only authorised is not charged, and the authorisation lapses.
  return {
    order: `${order?.status} ${order?.statusPagamento}`,
    payment: payment?.state,
    refunds: back.map(({ state }) => state),
    took: held.filter((status) => status !== 'AUTHORIZED'),
  };
}

async function order(number = APPROVED): Promise<number> {
  const reply = await placeWithCard(world, marina, await keepCard(world, marina, number));
  expect(reply.body).toMatchObject({ status: 11 });
  return reply.body.id as number;
}

const requests: [string, RegExp][] = [
  ['the reservation', /^POST \/v1\/payments\/credit$/],
  ['the confirmation', /^POST .+\/confirm$/],
  ['a look at the payment', /^GET \/v1\/payments\/credit\/[^/]+$/],
  ['a look at the card', /^GET \/v1\/cards\//],
];
const charging: [string, Death][] = [
  ...requests.flatMap(([name, request]) =>
    (['before', 'after'] as const).map((when): [string, Death] => [
      `${when} ${name}`,
      { request, when },
    ]),
  ),
  ...['takenUp', 'asked', 'settled'].map((step): [string, Death] => [`at ${step}`, { step }]),
];

// Rows: 1.20
test.each(charging)(
  'dying %s, the card is charged once and the order goes on',
  async (_name, next) => {
    const id = await order();
    await through(next);
    expect(await stateOf(id)).toEqual({
      order: '2 2',
      payment: 'approved',
      refunds: [],
      took: ['CONFIRMED'],
    });
  },
);

const returning: [string, Death][] = [
  ...(['before', 'after'] as const).map((when): [string, Death] => [
    `${when} the cancellation`,
    { request: /^POST .+\/cancel$/, when },
  ]),
  ...['refundTakenUp', 'refundAsked'].map((step): [string, Death] => [`at ${step}`, { step }]),
];

test.each(returning)('dying %s, the money goes back once', async (_name, next) => {
  const id = await order();
  await through(null);
  await marina.call('cancelOrder', { id });
  await through(next);
  expect(await stateOf(id)).toEqual({
    order: '12 5',
    payment: 'refunded',
    refunds: ['done'],
    took: ['CANCELED'],
  });
});

test.each(charging)(
  'dying %s of an order that is cancelled meanwhile leaves nothing charged',
  async (_name, next) => {
    const id = await order();
    death = next;
    await work();
    await marina.call('cancelOrder', { id });
    await through(null);
    later(MINUTE);
    await work();
    const { order: where, took } = await stateOf(id);
    expect(where).toMatch(/^12 [35]$/);
    expect(took.filter((status) => status === 'CONFIRMED')).toEqual([]);
  },
);

test.each([
  ['before the bank’s answer is handed on', { request: /finalize$/, when: 'before' }],
  ['after it was', { request: /finalize$/, when: 'after' }],
  ['before the confirmation', { request: /confirm$/, when: 'before' }],
  ['after the confirmation', { request: /confirm$/, when: 'after' }],
] as [string, Death][])(
  'dying %s, a proven card is charged once or not at all',
  async (name, next) => {
    const id = await order(CHALLENGED);
    await through(null);
    const [payment] = await world.services.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, id));
    const body = new URLSearchParams({
      MD: payment?.details.challenge?.fields.MD ?? '',
      PaRes: 'Y',
    });
    death = next;
    // The server logs the failure.
    vi.spyOn(console, 'error').mockReturnValue();
    await marina
      .request(`/creditcardweb/3ds/${payment?.idempotencyKey}`, { method: 'POST', body })
      .catch(() => undefined);
    await through(null);
    const { order: where, took } = await stateOf(id);
    // Without the bank's reply the order waits, and the customer may authenticate again.
    expect([where, took]).toEqual(
      name.endsWith('handed on') ? ['11 1', ['PENDING']] : ['2 2', ['CONFIRMED']],
    );
  },
);
