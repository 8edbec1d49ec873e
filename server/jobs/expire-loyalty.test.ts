import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loyaltyLedger,
  messageSettings,
  messages,
  stampPrograms,
} from '#server/database/schema.ts';
import { owner, signUp, sumOf } from '#test/loyal-people.ts';
import { storeOf } from '#test/ordering.ts';
import { openWorld, type World } from '#test/world.ts';
import { expireLoyalty } from './expire-loyalty.ts';

const DAY_MS = 86_400_000;
let world: World;
let brandId: number;
let start: number;
beforeAll(async () => {
  world = await openWorld();
  brandId = (await world.services.brands.byHost('acai.localhost'))?.id ?? 0;
  const wanted = { whatsapp: true, sms: false, email: false };
  await world.services.db
    .insert(messageSettings)
    .values({ brandId, ...wanted })
    .onConflictDoUpdate({ target: messageSettings.brandId, set: wanted });
  start = world.begin.getTime();
});
afterAll(() => world.close());

const on = (day: number) => world.setNow(new Date(start + day * DAY_MS));

async function round(day: number): Promise<void> {
  on(day);
  await expireLoyalty(world.services);
}

// Rows: 1.14
test('credit is announced once before it expires, and written off once afterwards', async () => {
  const { id, telefone, visitor } = await signUp(world);
  const line = {
    brandId,
    customerId: id,
    account: 'cashback' as const,
    tipo: 'creditado' as const,
    at: new Date(start),
  };
  await world.services.db.insert(loyaltyLedger).values([
    { ...line, amount: 1000, expiresAt: new Date(start + 20 * DAY_MS) },
    { ...line, amount: 500, expiresAt: null },
  ]);
  const told = () =>
    world.services.db
      .select()
      .from(messages)
      .where(and(eq(messages.recipient, telefone), eq(messages.kind, 'notice')));
  await round(14);
  expect(await told()).toEqual([]);
  expect((await visitor.call('loyalty')).body.cashback).toMatchObject({
    saldo: 15,
    vencendo: null,
  });
  await round(16);
  await round(17);
  expect(await told()).toMatchObject([{ texto: expect.stringMatching(/R\$\s10,00/) }]);
  expect((await visitor.call('loyalty')).body.cashback).toMatchObject({
    saldo: 15,
    vencendo: { valor: 10 },
  });
  on(20);
  expect((await visitor.call('loyalty')).body.cashback).toMatchObject({ saldo: 5 });
  expect(await sumOf(world, id, 'cashback')).toBe(1500);
  await round(20);
  await round(21);
  expect(await sumOf(world, id, 'cashback')).toBe(500);
  expect((await visitor.call('cashbackStatement', { id })).body.lancamentos).toMatchObject([
    { tipo: 'expirado', valor: -10 },
    {},
    {},
  ]);
  world.setNow(null);
});

test('everyone is notified, however many there are', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => signUp(world)));
  await world.services.db.insert(loyaltyLedger).values(
    people.map(({ id }) => ({
      ...{
        brandId,
        customerId: id,
        account: 'cashback' as const,
        tipo: 'creditado' as const,
        amount: 700,
      },
      ...{ at: new Date(start), expiresAt: new Date(start + 3 * DAY_MS) },
    })),
  );
  on(1);
  await expireLoyalty(world.services, 1);
  const phones = people.map(({ telefone }) => telefone);
  const told = await world.services.db
    .select({ to: messages.recipient })
    .from(messages)
    .where(inArray(messages.recipient, phones));
  expect(told.map(({ to }) => to).sort()).toEqual(phones.sort());
  world.setNow(null);
});

test('expired credit pays nothing, even before it is written off', async () => {
  const { id, visitor } = await signUp(world);
  await world.services.db.insert(loyaltyLedger).values({
    brandId,
    customerId: id,
    account: 'cashback',
    tipo: 'creditado',
    amount: 1000,
    at: new Date(start),
    expiresAt: new Date(start + DAY_MS),
  });
  on(1);
  const store = await storeOf(world, visitor);
  const reply = await visitor.call('redeemCashback', {
    idEstabelecimento: store.id,
    valor: 1,
    chaveIdempotencia: 'too-late-for-this',
  });
  expect(reply.body.codErro).toBeGreaterThan(0);
  world.setNow(null);
});

// Rows: 1.13
test('an unfilled card expires with its stamps, and a new stamp starts a new one', async () => {
  const days = 30;
  const { db } = world.services;
  const [program] = await db
    .update(stampPrograms)
    .set({ diasValidade: days })
    .where(eq(stampPrograms.brandId, brandId))
    .returning();
  if (program === undefined) throw new Error('no programme');
  const { id, telefone, visitor } = await signUp(world);
  const store = await storeOf(world, visitor);
  const give = async () => {
    // Staff sign in every day.
    const staff = await owner(world);
    await staff.call('adjustStamp', {
      idCliente: id,
      idPrograma: program.id,
      idEstabelecimento: store.id,
      motivo: 'teste',
      chave: crypto.randomUUID(),
    });
  };
  await give();
  await give();
  const told = () =>
    world.services.db
      .select({ text: messages.texto })
      .from(messages)
      .where(eq(messages.recipient, telefone));
  const before = (await told()).length;
  await round(days - 7);
  expect(await told()).toHaveLength(before);
  await round(days - 4);
  await round(days - 1);
  // Once, however often the job runs.
  expect((await told()).slice(before)).toMatchObject([
    { text: expect.stringMatching(/tem 2 de \d+ selos e vale até/) },
  ]);
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([
    { estado: 'emAndamento', selos: 2 },
  ]);
  await round(days + 1);
  await round(days + 2);
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([
    { estado: 'expirada', selos: 2 },
  ]);
  expect(await sumOf(world, id, 'stamps')).toBe(0);
  await give();
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([
    { estado: 'expirada' },
    { estado: 'emAndamento', selos: 1 },
  ]);
  world.setNow(null);
});

// Rows: 7.35
test('a long statement comes page by page, with nothing missing and nothing twice', async () => {
  const { id, visitor } = await signUp(world);
  const line = {
    brandId,
    customerId: id,
    account: 'cashback' as const,
    tipo: 'creditado' as const,
  };
  await world.services.db.insert(loyaltyLedger).values(
    Array.from({ length: 75 }, (_, before) => ({
      ...line,
      amount: before + 1,
      at: new Date(start + before),
    })),
  );
  const seen: number[] = [];
  let after: number | null = null;
  let pages = 0;
  do {
    const { body } = await visitor.call('cashbackStatement', {
      id,
      ...(after === null ? {} : { apos: after }),
    });
    seen.push(
      ...(body.lancamentos as { valor: number }[]).map(({ valor }) => Math.round(valor * 100)),
    );
    after = body.proxima as number | null;
    pages += 1;
  } while (after !== null && pages < 10);
  expect(seen).toEqual(Array.from({ length: 75 }, (_, before) => 75 - before));
  expect(pages).toBe(3);
});
