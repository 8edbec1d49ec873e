// At night each demo brand has an open store, or a next step that works.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, orderBody, plainProduct, withTotal } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { demoWorld } from './world.ts';

const HOUR_MS = 3_600_000;
const NIGHT = '2026-11-22T04:00:00-03:00';
const ordering = ['pizzaria', 'acai', 'burger', 'mercado'] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld({ at: NIGHT });
});
afterAll(() => world.close());

type Slots = { dias: { horarios: { inicio: string; livre: boolean }[] }[] };

async function freeTime(customer: Visitor, idEstabelecimento: number): Promise<string | undefined> {
  const { body } = await customer.call('freeSlots', { idEstabelecimento, tipoPedido: 2 });
  return ((body as unknown as Slots).dias ?? [])
    .flatMap(({ horarios }) => horarios)
    .find(({ livre }) => livre)?.inicio;
}

const stateOf = async (customer: Visitor, id: number) =>
  (await customer.call('storeState', { id })).body.estado;

test('these are the demo brands that take orders', () => {
  expect(demoWorld.filter((brand) => brand.possuiDelivery).map(({ host }) => host)).toEqual(
    ordering.map((brand) => `${brand}.localhost`),
  );
});

test.each(ordering)(
  'in each hour of a week %s is open or takes an order for later',
  async (host) => {
    const customer = world.visitor(host);
    const brand = await world.services.brands.byHost(customer.host);
    const shut: string[] = [];
    for (let hour = 0; hour < 168; hour++) {
      world.setNow(world.after(hour * HOUR_MS));
      let works = false;
      for (const { id } of brand?.stores ?? [])
        works ||=
          (await stateOf(customer, id)) === 'aberto' ||
          (await freeTime(customer, id)) !== undefined;
      if (!works) shut.push(world.now().toISOString());
    }
    world.setNow(null);
    expect(shut).toEqual([]);
  },
);

test.each(ordering)('on a Sunday at four in the morning %s takes an order', async (host) => {
  const customer = world.visitor(host);
  const store = (await world.services.brands.byHost(customer.host))?.stores[0];
  const open = (await stateOf(customer, store?.id ?? 0)) === 'aberto';
  const when = open
    ? {}
    : { entregaImediata: false, dataAgendamento: await freeTime(customer, store?.id ?? 0) };
  const product = await plainProduct(world, customer);
  const body = await orderBody(
    world,
    customer,
    [item(product, Math.ceil(100 / product.valor))],
    when,
  );
  const placed = await customer.call('placeOrder', await withTotal(customer, body));
  expect(placed.body).toMatchObject({ numero: expect.any(Number) });
  expect(placed.body.codErro).toBeUndefined();
});

test.each(['pizzaria', 'mercado'] as const)('%s never closes, as the README says', async (host) => {
  const customer = world.visitor(host);
  const store = (await world.services.brands.byHost(customer.host))?.stores[0];
  for (let hour = 0; hour < 168; hour++) {
    world.setNow(world.after(hour * HOUR_MS));
    expect(await stateOf(customer, store?.id ?? 0)).toBe('aberto');
  }
  world.setNow(null);
});

test('the café takes no orders: its cards are there at four in the morning too', async () => {
  const customer = world.visitor('cafe');
  const who = { identificador: 'cliente@demo.quitute.app', senha: 'quitute-demo' };
  expect((await customer.call('authenticate', who)).body).toMatchObject([{ codErro: 0 }]);
  expect((await customer.call('loyalty')).status).toBe(200);
});
