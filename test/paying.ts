// Shared by the tests about payments: a signed-in customer, a clock, a provider that can fail, lag
// or lie, and a process that can die between two steps.
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  orders,
  paymentAccounts,
  payments,
  refunds,
  sandboxRecords,
} from '#server/database/schema.ts';
import { createApiPix } from '#server/integrations/pix/api-pix.ts';
import {
  paySandboxPix,
  sandboxPixSettings,
  sandboxPsp,
} from '#server/integrations/pix/sandbox-psp.ts';
import { Charge } from '#server/integrations/pix/shapes.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { item, orderBody, productNamed, signInStaff, storeOf, withTotal } from './ordering.ts';
import { openWorld, type Reply, type Visitor, type World } from './world.ts';

type Faults = {
  /** Nothing reaches the provider. */
  down: boolean;
  /** The request takes effect, and the answer is lost. */
  deaf: boolean;
  lie: ((charge: Charge) => Charge) | null;
  /** Refunds are refused, also later with the same key. */
  refuseRefunds: boolean;
  /** Dies at this step, the next time. */
  dieAt: string | null;
};

const amountOf = async (request: Request) =>
  z.parse(z.object({ valor: z.string() }), await request.clone().json()).valor;

export type PayingWorld = Awaited<ReturnType<typeof createPayingWorld>>;

export async function createPayingWorld() {
  const world: World = await openWorld();
  const { services } = world;
  const faults: Faults = { down: false, deaf: false, lie: null, refuseRefunds: false, dieAt: null };
  let clock = new Date('2026-11-21T15:00:00Z');
  world.setNow(clock);

  const refused = new Map<string, string>();
  const psp = sandboxPsp({ db: services.db, now: services.now });
  const send = async (request: Request): Promise<Response> => {
    if (faults.down) throw new TypeError('fetch failed');
    const { pathname } = new URL(request.url);
    const isCharge = pathname.includes('/cob/');
    const [, refundKey = ''] = /\/devolucao\/(\w+)$/.exec(pathname) ?? [];
    if (refundKey !== '' && faults.refuseRefunds && request.method === 'PUT')
      refused.set(refundKey, await amountOf(request));
    const valor = refused.get(refundKey);
    if (valor !== undefined)
      return Response.json(
        { id: refundKey, valor, status: 'NAO_REALIZADO', motivo: 'Saldo insuficiente' },
        { status: 201 },
      );
    const response = await psp(request);
    // Not the token's: whichever test is the first asks for it.
    if (faults.deaf && (isCharge || refundKey !== ''))
      throw new DOMException('no answer', 'TimeoutError');
    const { lie } = faults;
    if (lie === null || !isCharge || !response.ok) return response;
    return Response.json(lie(z.parse(Charge, await response.json())), { status: response.status });
  };
  const provider = createApiPix({
    name: 'pix-sandbox',
    sandbox: true,
    settings: sandboxPixSettings,
    send,
    now: services.now,
  });
  const { named } = services.payments;
  services.payments.named = async (owner, name) =>
    name === provider.name ? provider : named(owner, name);
  // The clock runs jobs only when a test says so.
  services.payments.soon = () => undefined;
  services.payments.checkpoint = (step) => {
    if (step !== faults.dieAt) return;
    faults.dieAt = null;
    throw new Error(`died at ${step}`);
  };

  const marina = world.visitor('pizzaria');
  await marina.call('authenticate', {
    identificador: 'cliente@demo.quitute.app',
    senha: 'quitute-demo',
  });

  async function methodOf(visitor: Visitor, tipo: string): Promise<number | undefined> {
    return (await storeOf(world, visitor)).paymentMethods.find((method) => method.tipo === tipo)
      ?.id;
  }

  async function place(
    visitor: Visitor,
    product = 'Pão de alho em dobro',
    tipo = 'pixOnline',
  ): Promise<Reply> {
    const changes = { formaPagamento: { id: await methodOf(visitor, tipo) } };
    const body = await orderBody(
      world,
      visitor,
      [item(await productNamed(world, visitor, product))],
      changes,
    );
    return visitor.call('placeOrder', await withTotal(visitor, body));
  }

  return {
    world,
    faults,
    place,
    customer: () => marina,
    now: () => clock,
    later(milliseconds: number) {
      clock = new Date(clock.getTime() + milliseconds);
      world.setNow(clock);
    },
    reset() {
      Object.assign(faults, {
        down: false,
        deaf: false,
        lie: null,
        refuseRefunds: false,
        dieAt: null,
      });
    },
    async order(first: Partial<Faults> = {}) {
      Object.assign(faults, first);
      const reply = await place(marina);
      if (reply.body.codErro) throw new Error(JSON.stringify(reply.body));
      return {
        ana: marina,
        id: reply.body.id as number,
        key: reply.body.chaveAcompanhamento as string,
      };
    },
    async ownPixOrder() {
      const ana = world.visitor('acai');
      const reply = await place(ana, 'Salada de frutas', 'pixDaLoja');
      if (reply.body.codErro) throw new Error(JSON.stringify(reply.body));
      return { ana, id: reply.body.id as number };
    },
    /** The clock's rounds, until nothing is due. */
    async work() {
      for (let round = 0; round < 10; round++) {
        const busy = (await reconcile(services)) + (await expireOrders(services));
        if (busy === 0) return;
      }
    },
    /** A payment at the provider, without a webhook. */
    async pay(orderId: number) {
      const open = await services.db.select().from(payments).where(eq(payments.orderId, orderId));
      const newest = open.sort((a, b) => b.id - a.id)[0];
      if ((await paySandboxPix(services, newest?.idempotencyKey ?? '')) === null)
        throw new Error('nothing to pay');
    },
    async charge(orderId: number): Promise<Charge> {
      const [payment] = await services.db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId));
      const [row] = await services.db
        .select()
        .from(sandboxRecords)
        .where(eq(sandboxRecords.key, payment?.idempotencyKey ?? ''));
      return z.parse(Charge, row?.data);
    },
    async charges(): Promise<number> {
      return services.db.$count(sandboxRecords);
    },
    /** An account with its own webhook address. */
    async account(orderId: number, settings: Record<string, unknown> = {}) {
      const [payment] = await services.db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId));
      if (payment === undefined) throw new Error('no payment');
      const { brandId, storeId, idempotencyKey: txid } = payment;
      const webhookKey = `webhook-address-${orderId}-${'x'.repeat(20)}`;
      await services.db
        .insert(paymentAccounts)
        .values({ brandId, storeId, kind: 'pix', provider: 'pix-sandbox', settings, webhookKey })
        .onConflictDoUpdate({
          target: [paymentAccounts.brandId, paymentAccounts.storeId, paymentAccounts.provider],
          set: { settings, webhookKey },
        });
      return { address: webhookKey, txid };
    },
    async staffMove(id: number, status: number) {
      const staff = world.visitor('pizzaria');
      await signInStaff(staff);
      return staff.call('moveOrder', { id, statusAtual: 2, status, motivo: 'Sem massa' });
    },
    async pause(pausar: boolean) {
      const staff = world.visitor('pizzaria');
      await signInStaff(staff);
      await staff.call('pauseStore', {
        idEstabelecimento: (await storeOf(world, staff)).id,
        pausar,
        minutos: null,
      });
    },
    async state(orderId: number) {
      const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
      const attempts = await services.db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(payments.id);
      const back = await services.db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, orderId))
        .orderBy(refunds.id);
      return {
        status: order?.status,
        statusPagamento: order?.statusPagamento,
        attempts: attempts.map(({ state }) => state),
        refunds: back.map(({ state, reason, amount }) => `${state} ${reason} ${amount}`),
      };
    },
  };
}
