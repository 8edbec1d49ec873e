import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { couponDraft } from '#test/coupon-draft.ts';
import { signUp } from '#test/loyal-people.ts';
import {
  item,
  newKey,
  orderBody,
  place,
  plainProduct,
  signInStaff,
  storeOf,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { slotUses, stores } from '../database/schema.ts';
import { expireOrders } from '../jobs/expire-orders.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Day = { dia: string; horarios: { inicio: string; termino: string; livre: boolean }[] };

async function daysOf(customer: Visitor): Promise<Day[]> {
  const { id } = await storeOf(world, customer);
  return (await customer.call('freeSlots', { idEstabelecimento: id, tipoPedido: 2 })).body
    .dias as Day[];
}

/** Each test uses a time of its own. */
let taken = 0;
async function nextSlot(customer: Visitor) {
  const [, tomorrow] = await daysOf(customer);
  const slot = tomorrow?.horarios[taken++];
  if (slot === undefined) throw new Error('the store has no more times');
  return slot;
}

async function schedule(
  customer: Visitor,
  dataAgendamento: string | null,
  changes: Record<string, unknown> = {},
) {
  return place(world, customer, [item(await plainProduct(world, customer), 2)], {
    entregaImediata: false,
    dataAgendamento,
    ...changes,
  });
}

async function limitTo(pedidosPorHorario: number | null, customer: Visitor) {
  const store = await storeOf(world, customer);
  await world.services.db
    .update(stores)
    .set({ pedidosPorHorario })
    .where(and(eq(stores.brandId, store.brandId), eq(stores.id, store.id)));
  world.services.brands.forget(store.brandId);
}

// Rows: 1.18, 3.39, 7.31
test('a scheduled order waits for its slot, and expires only after its start', async () => {
  const customer = world.visitor('pizzaria');
  const { inicio, termino } = await nextSlot(customer);
  const { body } = await schedule(customer, inicio);
  const store = await storeOf(world, customer);
  const begin = Date.parse(inicio) - store.tempoRetirada * 60_000;
  const order = await customer.call('order', { id: body.id });
  expect(order.body).toMatchObject({
    entregaImediata: false,
    agendadoInicio: inicio,
    agendadoTermino: termino,
    inicioPreparo: new Date(begin).toISOString(),
  });

  world.setNow(new Date(begin + (store.minutosAceite - 1) * 60_000));
  await expireOrders(world.services);
  expect((await customer.call('orderStatus', { id: body.id })).body.status).toBe(2);
  world.setNow(new Date(begin + store.minutosAceite * 60_000));
  await expireOrders(world.services);
  expect((await customer.call('orderStatus', { id: body.id })).body.status).toBe(14);
  world.setNow(null);
});

test('an accepted order is promised for its slot, whatever minutes staff choose', async () => {
  const customer = world.visitor('pizzaria');
  const { inicio, termino } = await nextSlot(customer);
  const { body } = await schedule(customer, inicio);
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const moved = await staff.call('moveOrder', {
    id: body.id,
    statusAtual: 2,
    status: 3,
    minutos: 20,
  });
  expect(moved.body).toMatchObject({ status: 3, previsaoMinima: inicio, previsaoMaxima: termino });
});

test('of two customers for the last place, one gets it and the other leaves no order', async () => {
  const [ana, bia] = [world.visitor('pizzaria'), world.visitor('pizzaria')];
  await limitTo(1, ana);
  const { inicio } = await nextSlot(ana);
  const replies = await Promise.all([schedule(ana, inicio), schedule(bia, inicio)]);
  expect(
    replies.map(({ body }) => body.codErro ?? 0).sort((a, b) => Number(a) - Number(b)),
  ).toEqual([0, failureCodes.slotFull]);
  const store = await storeOf(world, ana);
  const uses = await world.services.db
    .select({ taken: slotUses.taken })
    .from(slotUses)
    .where(and(eq(slotUses.brandId, store.brandId), eq(slotUses.start, new Date(inicio))));
  expect(uses).toEqual([{ taken: 1 }]);
  const shown = (await daysOf(ana))
    .flatMap(({ horarios }) => horarios)
    .find((slot) => slot.inicio === inicio);
  expect(shown?.livre).toBe(false);
  await limitTo(12, ana);
});

test('a cancelled order frees its place once, and another customer takes it', async () => {
  const [ana, bia] = [world.visitor('pizzaria'), world.visitor('pizzaria')];
  await limitTo(1, ana);
  const { inicio } = await nextSlot(ana);
  const { body } = await schedule(ana, inicio);
  expect((await schedule(bia, inicio)).body.codErro).toBe(failureCodes.slotFull);
  for (let twice = 0; twice < 2; twice++)
    expect((await ana.call('cancelOrder', { id: body.id })).body.status).toBe(12);
  expect((await schedule(bia, inicio)).body.codErro).toBeUndefined();
  expect((await schedule(ana, inicio)).body.codErro).toBe(failureCodes.slotFull);
  await limitTo(12, ana);
});

test('the same key twice takes one place', async () => {
  const customer = world.visitor('pizzaria');
  const { inicio } = await nextSlot(customer);
  const body = await withTotal(
    customer,
    await orderBody(world, customer, [item(await plainProduct(world, customer), 2)], {
      entregaImediata: false,
      dataAgendamento: inicio,
    }),
  );
  const [first, second] = [
    await customer.call('placeOrder', body),
    await customer.call('placeOrder', body),
  ];
  expect(second.body.id).toBe(first.body.id);
  const uses = await world.services.db
    .select({ taken: slotUses.taken })
    .from(slotUses)
    .where(eq(slotUses.start, new Date(inicio)));
  expect(uses).toEqual([{ taken: 1 }]);
});

test('a time that is not offered is refused and never moved to another', async () => {
  const customer = world.visitor('pizzaria');
  const { inicio } = await nextSlot(customer);
  const odd = new Date(Date.parse(inicio) + 60_000).toISOString();
  for (const when of [odd, world.now().toISOString(), null])
    expect((await schedule(customer, when)).body.codErro).toBe(failureCodes.slotGone);
  await expect(schedule(customer, 'amanhã')).rejects.toThrow('A data em pedido.dataAgendamento');
});

test('a store that takes no scheduled orders says so', async () => {
  const customer = world.visitor('burger');
  const { id } = await storeOf(world, customer);
  await world.services.db.update(stores).set({ diasAgendamento: null }).where(eq(stores.id, id));
  world.services.brands.forget(null);
  expect(
    (await customer.call('freeSlots', { idEstabelecimento: id, tipoPedido: 2 })).body.codErro,
  ).toBe(failureCodes.scheduleUnavailable);
  expect((await schedule(customer, world.now().toISOString())).body.codErro).toBe(
    failureCodes.scheduleUnavailable,
  );
  const other = await storeOf(world, world.visitor('pizzaria'));
  expect(other.id).not.toBe(id);
  const foreign = await customer.call('freeSlots', { idEstabelecimento: other.id, tipoPedido: 2 });
  expect(foreign.body.codErro).toBe(failureCodes.storeNotFound);
});

test('a closed store takes orders for later', async () => {
  const customer = world.visitor('pizzaria');
  const store = await storeOf(world, customer);
  const mine = and(eq(stores.brandId, store.brandId), eq(stores.id, store.id));
  await world.services.db.update(stores).set({ paused: true, pausedUntil: null }).where(mine);
  world.services.brands.forget(store.brandId);
  const product = await plainProduct(world, customer);
  expect((await place(world, customer, [item(product, 2)])).body.codErro).toBe(
    failureCodes.storePaused,
  );
  const { inicio } = await nextSlot(customer);
  expect((await schedule(customer, inicio)).body.status).toBe(2);
  await world.services.db.update(stores).set({ paused: false }).where(mine);
  world.services.brands.forget(store.brandId);
});

test('an order for tomorrow does not share its number with one placed tomorrow', async () => {
  const customer = world.visitor('pizzaria');
  const numberOf = (body: Record<string, unknown>) => {
    if (body.codErro) throw new Error(JSON.stringify(body));
    return body.numero as number;
  };
  const today = async () =>
    numberOf((await place(world, customer, [item(await plainProduct(world, customer), 2)])).body);
  const first = await today();
  const { inicio } = await nextSlot(customer);
  const scheduled = numberOf((await schedule(customer, inicio)).body);
  expect(await today()).toBe(first + 1);
  world.setNow(new Date(Date.parse(inicio)));
  expect(await today()).toBe(scheduled + 1);
  world.setNow(null);
});

test('cancelling and ordering with one coupon for one slot never wait for each other', async () => {
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  const draft = { ...couponDraft, codigoCupom: 'JUNTOS', limiteUsos: 1000, usosPorCliente: null };
  await staff.call('saveCoupon', draft);
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signUp(world, 'pizzaria')));
  const first = people[0]?.visitor ?? staff;
  await limitTo(null, first);
  const { inicio: dataAgendamento } = await nextSlot(first);
  const itens = [item(await plainProduct(world, first), 2)];
  const send = async (visitor: Visitor) => {
    const when = { entregaImediata: false, dataAgendamento, chaveIdempotencia: newKey() };
    const body = await orderBody(world, visitor, itens, { ...when, cliente: null });
    return withTotal(visitor, { ...body, cupomDesconto: 'JUNTOS' });
  };
  for (let round = 0; round < 3; round += 1) {
    const there = await Promise.all(
      people.map(async ({ visitor }) => visitor.call('placeOrder', await send(visitor))),
    );
    expect(there.map(({ status }) => status)).toEqual(people.map(() => 200));
    const bodies = await Promise.all(people.map(({ visitor }) => send(visitor)));
    const replies = await Promise.all([
      ...there.map(({ body }, at) =>
        (people[at]?.visitor ?? staff).call('cancelOrder', { id: body.id }),
      ),
      ...bodies.map((body, at) => (people[at]?.visitor ?? staff).call('placeOrder', body)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  }
});
