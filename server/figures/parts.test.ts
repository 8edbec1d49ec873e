// What the sales are made of: exact cents of each part, the same before and after a day is summed
// up, and beside the period before.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import {
  figureDays,
  figureStores,
  orderEvents,
  orders,
  sessions,
} from '#server/database/schema.ts';
import { sumFigures } from '#server/jobs/sum-figures.ts';
import { home, item, place, plainProduct, signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { storesToSum } from './sum-up.ts';

let world: World;
let owner: Visitor;
let brandId = 0;
let storeIds: number[] = [];
let sessionId = 0;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  owner = world.visitor('acai');
  await signInStaff(owner);
  const brand = await world.services.brands.byHost('acai.localhost');
  brandId = brand?.id ?? 0;
  storeIds = brand?.stores.map(({ id }) => id) ?? [];
  const at = world.now();
  const [session] = await world.services.db
    .insert(sessions)
    .values({ brandId, tokenHash: 'parts', createdAt: at, lastSeenAt: at, expiresAt: at })
    .returning();
  sessionId = session?.id ?? 0;
});
afterAll(() => world.close());

type Row = typeof orders.$inferInsert;
const line = (chave: string, valor: number, cupomDesconto?: string) => ({
  chave,
  valor,
  ...(cupomDesconto === undefined ? {} : { cupomDesconto }),
});

/** An accepted order of noon in São Paulo; `fee` makes it a delivery to `bairro`. */
async function sold(
  day: string,
  {
    fee,
    bairro = 'Centro',
    lines = [],
    byStaff = false,
    ...rest
  }: Partial<Row> & {
    fee?: number;
    bairro?: string;
    lines?: ReturnType<typeof line>[];
    byStaff?: boolean;
  },
): Promise<number> {
  const { db } = world.services;
  const createdAt = new Date(`${day}T15:00:00Z`);
  const valorEntrega = fee ?? 0;
  const [row] = await db
    .insert(orders)
    .values({
      ...{ brandId, storeId: storeIds[0] ?? 0, sessionId, numero: 1, status: 3 },
      ...{ chaveIdempotencia: crypto.randomUUID(), requestHash: '', statusPagamento: 2 },
      ...{ chaveAcompanhamento: crypto.randomUUID(), entregaImediata: true, observacao: '' },
      ...{ tipoPedido: fee === undefined ? 2 : 1, nomeCliente: '', telefoneCliente: '' },
      ...{ itens: [], valorItens: 0, valorTotal: 1000, createdAt, expiresAt: createdAt },
      totals: {
        ...{ valorItens: 0, valorDesconto: 0, descontoFormaPagamento: 0, taxaAdicional: 0 },
        ...{ taxaEntrega: 700, valorEntrega, valorTotal: rest.valorTotal ?? 1000 },
        composicao: lines as Row['totals']['composicao'],
      },
      endereco: fee === undefined ? null : { ...home, bairro },
      formaPagamento: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
      ...rest,
    })
    .returning();
  if (byStaff)
    await db
      .insert(orderEvents)
      .values({ brandId, orderId: row?.id ?? 0, status: 1, actor: 'staff', at: createdAt });
  return row?.id ?? 0;
}

async function read(primeiroDia: string, ultimoDia: string, who = owner) {
  const { body } = await who.call('figures', { primeiroDia, ultimoDia });
  return readOutput('figures', body);
}
const partsOf = async (...period: Parameters<typeof read>) =>
  Object.fromEntries(
    (await read(...period)).partes.map((part) => [
      `${part.recorte} ${part.chave}`,
      [part.quantidadePedidos, part.valor, part.quantidadeAnterior, part.valorAnterior],
    ]),
  );

// Rows: 1.27
test('each part of the sales is exact, now, summed up, and after an upgrade', async () => {
  const pix = { id: 2, nome: 'Pix', tipo: 'pixOnline' };
  await sold('2023-05-02', { fee: 650, valorTotal: 4650, sandbox: true, formaPagamento: pix });
  await sold('2023-05-02', { fee: 0, valorTotal: 3000, bairro: 'centro', byStaff: true });
  await sold('2023-05-03', {
    valorTotal: 2000,
    lines: [line('descontoPercentual', -200, 'VILA10'), line('cashback', -150)],
  });
  await sold('2023-05-03', { valorTotal: 1500, byStaff: true, storeId: storeIds[1] ?? 0 });
  // Freed by a coupon: worth its fee. A part went back as a favour.
  await sold('2023-05-03', {
    ...{ fee: 0, bairro: 'Derby', valorTotal: 2500, devolvido: 300 },
    lines: [line('entrega', 0, 'VILA10')],
  });
  // Paid with Pix, then changed: 400 are due in cash.
  await sold('2023-05-04', {
    ...{ valorTotal: 2400, aCobrar: 400, formaPagamento: pix },
    formaDiferenca: { id: 1, nome: 'Dinheiro', tipo: 'dinheiro' },
  });
  // No sales: refused, accepted by nobody, refunded.
  await sold('2023-05-04', { status: 9, valorTotal: 900 });
  await sold('2023-05-04', { status: 10, valorTotal: 800 });
  await sold('2023-05-04', { statusPagamento: PAYMENT_STATUS.refunded, valorTotal: 700 });
  // The period before.
  await sold('2023-04-30', { fee: 500, valorTotal: 5500 });
  await sold('2023-05-01', { status: 12, valorTotal: 9900 });

  const wanted = {
    'pagamento dinheiro dinheiro': [4, 9100, 1, 5500],
    'pagamento sandbox pixOnline pix': [1, 4650, 0, 0],
    'pagamento pixOnline pix': [1, 2000, 0, 0],
    'taxa entrega': [1, 650, 1, 500],
    'taxa entregaGratis': [2, 0, 0, 0],
    'cupom VILA10': [2, 900, 0, 0],
    'desconto cashback': [1, 150, 0, 0],
    'bairro centro, sao paulo': [2, 7650, 1, 5500],
    'bairro derby, sao paulo': [1, 2200, 0, 0],
    'forma entrega': [3, 9850, 1, 5500],
    'forma retirada': [2, 4400, 0, 0],
    'forma balcao': [1, 1500, 0, 0],
    'devolvido ': [1, 300, 0, 0],
    'fora cancelado': [2, 1600, 1, 9900],
    'fora esperando': [1, 800, 0, 0],
    [`loja ${storeIds[0]}`]: [5, 14250, 1, 5500],
    [`loja ${storeIds[1]}`]: [1, 1500, 0, 0],
  };
  const period = ['2023-05-02', '2023-05-04'] as const;
  expect(await partsOf(...period)).toEqual(wanted);
  const { vendas, quantidadePedidos, anterior, partes } = await read(...period);
  expect([vendas, quantidadePedidos]).toEqual([15750, 6]);
  expect(anterior).toMatchObject({
    ...{ primeiroDia: '2023-04-29', ultimoDia: '2023-05-01' },
    ...{ vendas: 5500, quantidadePedidos: 1 },
  });
  for (const kind of ['pagamento', 'forma', 'loja'])
    expect(
      partes.filter(({ recorte }) => recorte === kind).reduce((sum, { valor }) => sum + valor, 0),
    ).toBe(vendas);
  // All in one city: its name would say nothing.
  expect(partes.find(({ recorte }) => recorte === 'bairro')?.nome.toLowerCase()).toBe('centro');

  const { db, now } = world.services;
  const sumAll = async () => {
    while ((await storesToSum(db, now())).length > 0) await sumFigures(world.services);
  };
  await sumAll();
  expect(await partsOf(...period)).toEqual(wanted);

  // As a version before wrote it: counted on reading, and by the job.
  await db.update(figureDays).set({ parts: null });
  expect(await partsOf(...period)).toEqual(wanted);
  await sumAll();
  expect(await db.$count(figureDays, sql`parts is null`)).toBe(0);
  expect(await partsOf(...period)).toEqual(wanted);
});

test('what staff and customers order is in the parts once somebody accepts it', async () => {
  const { db } = world.services;
  const today = localDate(world.now(), 'America/Recife');
  const before = await read(today, today);
  const customer = world.visitor('acai');
  const product = await plainProduct(world, customer);
  const { body } = await place(world, customer, [item(product, 2)]);
  expect((await read(today, today)).vendas).toBe(before.vendas);
  await owner.call('moveOrder', { id: body.id, statusAtual: 2, status: 3, minutos: 30 });
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(body.id)));
  const after = await read(today, today);
  const way = (figures: typeof after) =>
    figures.partes.find(({ recorte, chave }) => recorte === 'forma' && chave === 'retirada');
  expect((way(after)?.valor ?? 0) - (way(before)?.valor ?? 0)).toBe(row?.valorTotal);
  expect(after.vendas - before.vendas).toBe(row?.valorTotal);
});

test('an order that changes after its day was summed up moves to its other method', async () => {
  const { db } = world.services;
  const id = await sold('2023-06-02', { valorTotal: 2000 });
  await sumFigures(world.services);
  expect(await db.$count(figureStores)).toBeGreaterThan(0);
  await db
    .update(orders)
    .set({ valorTotal: 2100, formaPagamento: { id: 3, nome: 'Visa', tipo: 'credito' } })
    .where(eq(orders.id, id));
  const parts = await partsOf('2023-06-02', '2023-06-02');
  expect(parts['pagamento credito visa']).toEqual([1, 2100, 0, 0]);
  expect(parts['pagamento dinheiro dinheiro']).toBeUndefined();
});
