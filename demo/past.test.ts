// The demo's past: what it leaves behind is what a store would have after such a day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { sittings } from '#server/database/schema.ts';
import { createMain } from '#server/main.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';
import { makePast } from './past.ts';
import { whyNotDemo } from './unused.ts';

const DAY_MS = 86_400_000;
const brands = ['pizzaria', 'acai', 'burger', 'mercado'] as const;

let world: World;
let placed: number;
let whyNotBefore: string | null;
beforeAll(async () => {
  world = await openWorld({ settings: { ORDER_LIMIT: '10000' } });
  const { services, begin } = world;
  const main = createMain(services, { loadBuild: null, development: false });
  whyNotBefore = await whyNotDemo(services);
  placed = await makePast({
    services,
    send: async (request, address) => main.fetch(request, { connection: { address } }),
    setNow: (now) => world.setNow(now),
    until: begin,
    days: 2,
    people: 9,
    seed: 7,
  });
});
afterAll(() => world.close());

async function staffOf(brand: (typeof brands)[number]) {
  const staff = world.visitor(brand);
  await signInStaff(staff);
  return staff;
}

test('every store has orders, and none is forgotten', async () => {
  const stores = new Set<string>();
  for (const brand of brands) {
    const staff = await staffOf(brand);
    const reply = await staff.call('storeOrders', {});
    for (const order of readOutput('storeOrders', reply.body).pedidos) {
      stores.add(order.nomeEstabelecimento);
      const age = world.begin.getTime() - Date.parse(order.dataCadastro);
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(2 * DAY_MS);
      // An older one has come to an end that a store would remember.
      if (age > DAY_MS / 4)
        expect([S.delivered, S.cancelled, S.cancelledByStore]).toContain(order.status);
    }
  }
  expect(stores.size).toBe(6);
  expect(placed).toBeGreaterThan(30);
});

test('tables paid their bills, the register was counted, and customers left reviews', async () => {
  const staff = await staffOf('pizzaria');
  const { id: idEstabelecimento } = await storeOf(world, staff);
  const visits = await world.services.db.select().from(sittings);
  expect(visits.length).toBeGreaterThan(0);
  const { avaliacoes } = readOutput(
    'staffReviews',
    (await staff.call('staffReviews', { apos: null })).body,
  );
  expect(avaliacoes.length).toBeGreaterThan(0);
  // The whole day between: the register was opened and counted.
  const dia = localDate(new Date(world.begin.getTime() - DAY_MS), 'America/Sao_Paulo');
  const report = await staff.call('registerReport', { idEstabelecimento, dia });
  const { caixas } = readOutput('registerReport', report.body);
  expect(caixas).toMatchObject([{ fechadoEm: expect.any(String) }]);
  for (const { esperado, contado } of caixas[0]?.contagem ?? [])
    expect(esperado - contado).toBeLessThanOrEqual(200);
});

test('only an unused demo gets a past', async () => {
  const { services } = world;
  expect(whyNotBefore).toBeNull();
  expect(await whyNotDemo(services)).toMatch(/orders already/);
});
