// What has been kept as long as the table of periods says is emptied or deleted, and nothing else.
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentLog, coupons, orders, paymentEvents } from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import { item, place, plainProduct } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { keyContacts } from '../coupons/contacts.ts';
import { keptSince, periods } from '../retention/periods.ts';
import { emptyOld } from './empty-old.ts';
import { jobs } from './jobs.ts';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const daysLater = (days: number) => ({
  db: world.services.db,
  now: () => world.after(days * DAY_MS),
});

test('five years after an order nobody can tell whose it was; the books stay', async () => {
  const { db } = world.services;
  const guest = world.visitor('pizzaria');
  const { body } = await place(world, guest, [item(await plainProduct(world, guest))], {
    cliente: { nome: 'Firmina dos Reis', telefone: '11987651234' },
    observacao: 'portão azul da Firmina',
  });
  const id = Number(body.id);
  const open = await place(world, guest, [item(await plainProduct(world, guest))]);
  await guest.call('cancelOrder', { id, motivo: 'engano' });
  const row = async (orderId: number) =>
    (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
  const books = async () => (await db.select({ all: sum(orders.valorTotal) }).from(orders))[0]?.all;
  const before = await books();
  await emptyOld(daysLater(periods.orderPeople.days - 30));
  expect((await row(id))?.nomeCliente).toBe('Firmina dos Reis');
  await emptyOld(daysLater(periods.orderPeople.days + 1));
  expect(await row(id)).toMatchObject({ nomeCliente: '#', telefoneCliente: '', observacao: '' });
  expect((await row(Number(open.body.id)))?.nomeCliente).toBe('Ana Souza');
  expect(await books()).toBe(before);
  // A second run finds nothing to do.
  await emptyOld(daysLater(periods.orderPeople.days + 2));
});

test('whom an old coupon was for is forgotten, and then it is for nobody', async () => {
  const { db } = world.services;
  const { brandId } = (await db.select().from(coupons).limit(1))[0] ?? { brandId: 0 };
  const given = {
    brandId,
    nome: 'Oferta',
    usosPorCliente: 1,
    limiteUsos: 1,
    origin: 'offer' as const,
    createdAt: world.now(),
    validoAte: world.now(),
  };
  await db.insert(coupons).values([
    { ...given, codigoCupom: 'ANTIGO', contactHashes: ['of-1.0.0'] },
    { ...given, codigoCupom: 'SEMFIM', contactHashes: ['of-1.0.0'], validoAte: null },
  ]);
  await keyContacts(world.services);
  const hashes = async (code: string) =>
    (await db.select().from(coupons).where(eq(coupons.codigoCupom, code)))[0]?.contactHashes;
  expect((await hashes('ANTIGO'))?.[0]).toMatch(/^k1\.[\w-]{43}$/);
  await emptyOld(daysLater(periods.contactCoupons.days + 1));
  expect(await hashes('ANTIGO')).toEqual([]);
  expect(await hashes('SEMFIM')).toHaveLength(1);
});

test('a consent that a later one replaced goes after five years', async () => {
  const { visitor, id } = await signUp(world, 'pizzaria');
  const choice = { canal: 'email', finalidade: 'ofertas' };
  await visitor.call('setConsent', { ...choice, aceito: true });
  await visitor.call('setConsent', { ...choice, aceito: false });
  await emptyOld(daysLater(periods.oldConsents.days + 1));
  const left = await world.services.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.customerId, id));
  expect(left.map(({ aceito }) => aceito)).toEqual([false]);
});

test('notices of payment providers go when no copy of them is expected', async () => {
  const { db } = world.services;
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const notice = { brandId: brand?.id ?? 0, provider: 'getnet', subject: 'a key' };
  await db.insert(paymentEvents).values([
    { ...notice, providerEventId: 'early', receivedAt: world.begin },
    { ...notice, providerEventId: 'late', receivedAt: world.after(2 * DAY_MS) },
  ]);
  const left = async (days: number) => {
    await emptyOld(daysLater(days));
    const rows = await db.select({ id: paymentEvents.providerEventId }).from(paymentEvents);
    return rows.map(({ id }) => id);
  };
  expect(await left(periods.paymentEvents.days - 1)).toEqual(['early', 'late']);
  expect(await left(periods.paymentEvents.days + 1)).toEqual(['late']);
});

test('the jobs take their periods from the table', async () => {
  expect(keptSince('messages', world.now()).getTime()).toBe(world.begin.getTime() - 30 * DAY_MS);
  const names = jobs.map(({ name }) => name);
  for (const name of ['emptyOld', 'keyContacts', 'sweepMessages', 'sweepSecurityEvents'])
    expect(names).toContain(name);
});
