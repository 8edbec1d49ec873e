import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import {
  customers,
  figureDays,
  figureMarks,
  figurePeople,
  figureProducts,
  figureStores,
  orderEvents,
  orders,
  outbox,
  sessions,
  stores,
} from '#server/database/schema.ts';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { counted, NOTHING, SOLD, WAITING, type Written } from '#test/counted-figures.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { storesToSum } from './sum-up.ts';

const DAY_MS = 86_400_000;
/** Midnight in São Paulo, where two of the stores are; the third is five hours behind Greenwich. */
const START = Date.parse('2023-03-01T03:00:00Z');
const DAYS = 12;

let world: World;
let owner: Visitor;
let brandId = 0;
let storeIds: number[] = [];
const people: number[] = [];
let sessionId = 0;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('acai');
  await signInStaff(owner);
  const { db, brands } = world.services;
  const brand = await brands.byHost('acai.localhost');
  brandId = brand?.id ?? 0;
  storeIds = brand?.stores.map(({ id }) => id) ?? [];
  await db
    .update(stores)
    .set({ fusoHorario: 'America/Sao_Paulo' })
    .where(eq(stores.brandId, brandId));
  await db
    .update(stores)
    .set({ fusoHorario: 'America/Rio_Branco' })
    .where(eq(stores.id, storeIds[2] ?? 0));
  brands.forget(null);
  const at = world.now();
  for (const nome of ['Ana', 'Beto', 'Caio', 'Duda']) {
    const [row] = await db.insert(customers).values({ brandId, nome, createdAt: at }).returning();
    people.push(row?.id ?? 0);
  }
  const [session] = await db
    .insert(sessions)
    .values({ brandId, tokenHash: 'figures', createdAt: at, lastSeenAt: at, expiresAt: at })
    .returning();
  sessionId = session?.id ?? 0;
});
afterAll(() => world.close());

type OrderPlan = Record<
  | 'store'
  | 'minute'
  | 'status'
  | 'person'
  | 'cents'
  | 'product'
  | 'portions'
  | 'accept'
  | 'deliver',
  number
>;

async function write(plan: OrderPlan): Promise<Written> {
  const { db } = world.services;
  const at = START + plan.minute * 60_000;
  const store = storeIds[plan.store] ?? 0;
  const person = people[plan.person] ?? null;
  const createdAt = new Date(at);
  const { status, cents, product, portions } = plan;
  const delivered = status === 8 ? new Date(at + plan.deliver * 60_000) : null;
  const line = {
    idProduto: product,
    nome: `Sabor ${product}`,
    quantidade: portions,
    observacao: '',
    opcoes: [],
    valorUnitario: 100,
    valorTotal: 100 * portions,
  };
  const [row] = await db
    .insert(orders)
    .values({
      ...{
        brandId,
        storeId: store,
        sessionId,
        customerId: person,
        numero: 1,
        chaveIdempotencia: crypto.randomUUID(),
        requestHash: '',
        chaveAcompanhamento: crypto.randomUUID(),
      },
      ...{
        status,
        statusPagamento: 2,
        tipoPedido: 2,
        entregaImediata: true,
        valorItens: line.valorTotal,
        valorTotal: cents,
        observacao: '',
        nomeCliente: '',
        telefoneCliente: '',
      },
      itens: [line],
      totals: {} as (typeof orders.$inferInsert)['totals'],
      formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
      ...{ createdAt, expiresAt: createdAt, finishedAt: delivered },
    })
    .returning();
  const id = row?.id ?? 0;
  await db.insert(orderEvents).values({
    brandId,
    orderId: id,
    status: 3,
    actor: 'staff',
    at: new Date(at + plan.accept * 60_000),
  });
  const { accept, deliver } = plan;
  return {
    id,
    store,
    at,
    status,
    person,
    cents,
    product,
    portions,
    accept,
    deliver,
    refunded: false,
    hoursBehind: plan.store === 2 ? 5 : 3,
  };
}

async function empty(): Promise<void> {
  const { db } = world.services;
  for (const table of [
    orderEvents,
    outbox,
    orders,
    figureStores,
    figureDays,
    figureProducts,
    figurePeople,
    figureMarks,
  ])
    await db.delete(table);
}
async function sumEverything(): Promise<void> {
  while ((await storesToSum(world.services.db, world.services.now())).length > 0)
    await sumFigures(world.services);
}

async function told(first: string, last: string, store?: number) {
  const input = {
    primeiroDia: first,
    ultimoDia: last,
    ...(store === undefined ? {} : { idEstabelecimento: store }),
  };
  const figures = readOutput('figures', (await owner.call('figures', input)).body);
  const { estabelecimentos, valorMedio, porHora, maisVendidos, partes, anterior, ...rest } =
    figures;
  // The parts add up to the sales, however the days were counted.
  for (const kind of ['pagamento', 'forma', 'loja'])
    expect(
      partes.reduce((sum, { recorte, valor }) => (recorte === kind ? sum + valor : sum), 0),
    ).toBe(figures.vendas);
  return {
    ...rest,
    hours: porHora
      .flatMap(({ diaSemana, horaDoDia, quantidadePedidos }) =>
        Array.from({ length: quantidadePedidos }, () => `${diaSemana} ${horaDoDia}`),
      )
      .sort(),
    maisVendidos: maisVendidos.map(({ idProduto, quantidadeVendida }) => ({
      idProduto,
      quantidadeVendida,
    })),
  };
}

const day = (at: number) => new Date(START + at * DAY_MS).toISOString().slice(0, 10);
const status = fc.constantFrom(...SOLD, ...NOTHING, ...WAITING);
const plan = fc.record({
  store: fc.integer({ min: 0, max: 2 }),
  minute: fc.integer({ min: 0, max: DAYS * 1440 - 1 }),
  status,
  person: fc.integer({ min: 0, max: 5 }),
  cents: fc.integer({ min: 0, max: 50_000 }),
  product: fc.integer({ min: 1, max: 4 }),
  portions: fc.integer({ min: 1, max: 3 }),
  accept: fc.integer({ min: 0, max: 9 }),
  deliver: fc.integer({ min: 10, max: 90 }),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), order: fc.nat(), status }),
  fc.record({
    kind: fc.constant('owner' as const),
    order: fc.nat(),
    person: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ kind: fc.constant('refund' as const), order: fc.nat() }),
  fc.record({ kind: fc.constant('sum' as const), day: fc.integer({ min: 0, max: DAYS + 2 }) }),
  fc.record({
    kind: fc.constant('read' as const),
    first: fc.integer({ min: 0, max: DAYS - 1 }),
    length: fc.integer({ min: 0, max: DAYS }),
    store: fc.integer({ min: 0, max: 3 }),
  }),
);

test('the figures match the orders, also for days summed up before a change', async () => {
  const { db } = world.services;
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 5, maxLength: 30 }),
      fc.array(step, { minLength: 4, maxLength: 25 }),
      async (plans, steps) => {
        await empty();
        const all: Written[] = [];
        for (const one of plans) all.push(await write(one));
        for (const one of [...steps, { kind: 'read' as const, first: 0, length: DAYS, store: 3 }]) {
          const order = 'order' in one ? all[one.order % all.length] : undefined;
          if (one.kind === 'sum') {
            world.setNow(new Date(START + one.day * DAY_MS + 3 * 3_600_000));
            await sumFigures(world.services);
          } else if (one.kind === 'read') {
            const store = storeIds[one.store];
            const period = [day(one.first), day(one.first + one.length)] as const;
            expect(await told(...period, store)).toEqual(counted(all, ...period, store));
          } else if (order !== undefined && one.kind === 'move') {
            order.status = one.status;
            const finishedAt =
              one.status === 8 ? new Date(order.at + order.deliver * 60_000) : null;
            await db
              .update(orders)
              .set({ status: one.status, finishedAt })
              .where(eq(orders.id, order.id));
          } else if (order !== undefined && one.kind === 'refund') {
            order.refunded = true;
            await db
              .update(orders)
              .set({ statusPagamento: PAYMENT_STATUS.refunded })
              .where(eq(orders.id, order.id));
          } else if (order !== undefined && one.kind === 'owner') {
            order.person = people[one.person] ?? null;
            await db
              .update(orders)
              .set({ customerId: order.person })
              .where(eq(orders.id, order.id));
          }
        }
      },
    ),
    { numRuns: 10 },
  );
}, 90_000);

test('a store with a new time zone is counted again', async () => {
  const { db, brands } = world.services;
  const [store = 0] = storeIds;
  world.setNow(new Date(START + DAYS * DAY_MS));
  await empty();
  // Half past midnight in São Paulo is the evening before in Rio Branco.
  await write({
    store: 0,
    minute: 30,
    status: 8,
    person: 0,
    cents: 100,
    product: 1,
    portions: 1,
    accept: 1,
    deliver: 20,
  });
  const read = async () =>
    (
      await db.execute<{ day: string }>(
        sql`select day::text as day from figure_days where store_id = ${store} order by 1`,
      )
    ).rows;
  await sumEverything();
  expect(await read()).toEqual([{ day: '2023-03-01' }]);
  await db.update(stores).set({ fusoHorario: 'America/Rio_Branco' }).where(eq(stores.id, store));
  brands.forget(null);
  expect((await told('2023-02-28', '2023-02-28', store)).quantidadePedidos).toBe(1);
  await sumEverything();
  expect(await read()).toEqual([{ day: '2023-02-28' }]);
  expect(await told('2023-02-28', '2023-02-28', store)).toMatchObject({
    quantidadePedidos: 1,
    clientesNovos: 1,
  });
});
