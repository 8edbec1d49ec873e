import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { customers, loyaltyLedger, stampPrograms, stores } from '#server/database/schema.ts';
import { giveStamp } from '#server/loyalty/stamps.ts';
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

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

const person = (brand: 'acai' | 'cafe' = 'acai') => signUp(world, brand);

async function credit(visitor: Visitor, customerId: number, amount: number) {
  const brandId = await brandOf(visitor);
  await world.services.db.insert(loyaltyLedger).values({
    brandId,
    customerId,
    account: 'cashback',
    tipo: 'creditado',
    amount,
    at: world.now(),
  });
}

async function brandOf(visitor: Visitor): Promise<number> {
  const brand = await world.services.brands.byHost(visitor.host);
  if (brand === null) throw new Error('no brand');
  return brand.id;
}

async function sumOf(
  customerId: number,
  account: 'cashback' | 'pending' | 'stamps',
): Promise<number> {
  const [row] = await world.services.db
    .select({ sum: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(loyaltyLedger)
    .where(and(eq(loyaltyLedger.customerId, customerId), eq(loyaltyLedger.account, account)));
  return row?.sum ?? 0;
}

async function move(staff: Visitor, id: number, statusAtual: number, status: number) {
  const { body } = await staff.call('moveOrder', { id, statusAtual, status, motivo: 'combinado' });
  if (body.codErro) throw new Error(JSON.stringify(body));
}

/** Items worth R$ 40 or more. */
async function items(visitor: Visitor) {
  const product = await plainProduct(world, visitor);
  return [item(product, Math.ceil(40 / product.valor))];
}

const order = async (visitor: Visitor, more: Record<string, unknown> = {}) => {
  const body = {
    ...(await orderBody(world, visitor, await items(visitor), { cliente: null })),
    ...more,
  };
  return visitor.call('placeOrder', await withTotal(visitor, body));
};

// Rows: 1.14, 7.35
test('an order earns cashback that waits until it is delivered, and a stamp with it', async () => {
  const { visitor, id } = await person();
  const placed = await place(world, visitor, await items(visitor), { cliente: null });
  expect(placed.body.codErro).toBeUndefined();
  const waiting = await sumOf(id, 'pending');
  expect(waiting).toBeGreaterThan(0);
  expect(await sumOf(id, 'cashback')).toBe(0);
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const order = placed.body.id as number;
  expect((await visitor.call('order', { id: order })).body.ganhos).toBeUndefined();
  await move(staff, order, 2, 3);
  await move(staff, order, 3, 8);
  expect([
    await sumOf(id, 'pending'),
    await sumOf(id, 'cashback'),
    await sumOf(id, 'stamps'),
  ]).toEqual([0, waiting, 1]);
  const { body } = await visitor.call('loyalty');
  expect(body.cartelas).toMatchObject([{ selos: 1, selosNecessarios: 10, estado: 'emAndamento' }]);
  expect(body.cashback).toMatchObject({ saldo: waiting / 100, pendente: 0 });
  // The order's page says it to its owner alone.
  expect((await visitor.call('order', { id: order })).body.ganhos).toEqual({
    selos: 1,
    cashback: waiting / 100,
    cartelas: [
      { id: expect.any(Number), nome: expect.any(String), selos: 1, selosNecessarios: 10 },
    ],
  });
  const friend = world.visitor('acai');
  const shared = { id: order, chave: placed.body.chaveAcompanhamento };
  expect((await friend.call('order', shared)).body.ganhos).toBeUndefined();
});

test('the order that fills a card says so for ever, as the loyalty page does', async () => {
  const { visitor, id: customerId } = await person();
  const brandId = await brandOf(visitor);
  const { db } = world.services;
  const [program] = await db.select().from(stampPrograms).where(eq(stampPrograms.brandId, brandId));
  if (program === undefined) throw new Error('no programme');
  const store = await storeOf(world, visitor);
  for (let stamp = 1; stamp < program.selosNecessarios; stamp += 1)
    await db.transaction((tx) =>
      giveStamp(
        tx,
        { brandId, customerId },
        program,
        store.id,
        { tipo: 'seloCreditado', motivo: 'teste' },
        world.now(),
      ),
    );
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const deliver = async () => {
    const { body } = await place(world, visitor, await items(visitor), { cliente: null });
    const id = body.id as number;
    await move(staff, id, 2, 3);
    await move(staff, id, 3, 8);
    return id;
  };
  const cardsAfter = async (id: number) =>
    ((await visitor.call('order', { id })).body.ganhos as { cartelas: unknown[] }).cartelas;
  const filling = await deliver();
  const full = { nome: program.nome, selos: 10, selosNecessarios: 10 };
  expect(await cardsAfter(filling)).toMatchObject([full]);
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([
    { ...full, estado: 'completa' },
  ]);
  const next = await deliver();
  expect(await cardsAfter(next)).toMatchObject([{ selos: 1, selosNecessarios: 10 }]);
  expect(await cardsAfter(filling)).toMatchObject([full]);
});

// Rows: 1.14
test('credit pays part of an order, and cancelling returns it and earns nothing', async () => {
  const { visitor, id } = await person();
  await credit(visitor, id, 1000);
  const quote = await visitor.call('quoteOrder', {
    ...(await orderBody(world, visitor, await items(visitor), { cliente: null })),
    usarCashback: true,
  });
  expect(quote.body).toMatchObject({
    cashback: { saldo: 10, disponivel: 10 },
    composicao: expect.arrayContaining([{ chave: 'cashback', valor: -10 }]),
  });
  const placed = await order(visitor, { usarCashback: true });
  expect(placed.body.codErro).toBeUndefined();
  expect(await sumOf(id, 'cashback')).toBe(0);
  await visitor.call('cancelOrder', { id: placed.body.id, motivo: '' });
  expect([await sumOf(id, 'cashback'), await sumOf(id, 'pending')]).toEqual([1000, 0]);
});

test('credit is spent once a code has proved the phone, in orders and at the counter', async () => {
  const { visitor, id } = await signUp(world, 'acai', {}, undefined, false);
  await credit(visitor, id, 1000);
  const cart = await orderBody(world, visitor, await items(visitor), { cliente: null });
  const ask = async () => (await visitor.call('quoteOrder', { ...cart, usarCashback: true })).body;
  const unproved = await ask();
  expect(unproved.cashback).toEqual({ saldo: 10, disponivel: 0, faltaConfirmarCelular: true });
  expect(JSON.stringify(unproved.composicao)).not.toContain('cashback');
  const store = await storeOf(world, visitor);
  const redeem = () =>
    visitor.call('redeemCashback', {
      idEstabelecimento: store.id,
      valor: 10,
      chaveIdempotencia: newKey(),
    });
  expect((await redeem()).body.codErro).toBe(failureCodes.giftNeedsPhone);
  expect(await sumOf(id, 'cashback')).toBe(1000);
  await world.services.db
    .update(customers)
    .set({ phoneConfirmedAt: world.now() })
    .where(eq(customers.id, id));
  expect((await ask()).cashback).toMatchObject({ disponivel: 10, faltaConfirmarCelular: false });
  expect((await redeem()).body.codErro).toBeUndefined();
});

test('of a hundred redemptions of one balance at the same moment exactly one works', async () => {
  const { visitor, id } = await person();
  await credit(visitor, id, 1000);
  const store = await storeOf(world, visitor);
  const redeem = () =>
    visitor.call('redeemCashback', {
      idEstabelecimento: store.id,
      valor: 10,
      chaveIdempotencia: newKey(),
    });
  const replies = await Promise.all(Array.from({ length: 100 }, redeem));
  expect(replies.filter(({ body }) => body.codErro === undefined)).toHaveLength(1);
  expect(
    replies.filter(({ body }) => body.codErro === failureCodes.cashbackNotEnough),
  ).toHaveLength(99);
  expect(await sumOf(id, 'cashback')).toBe(0);
});

// Rows: 7.36
test('a redemption sent twice happens once, and only for one’s own account', async () => {
  const { visitor, id } = await person();
  await credit(visitor, id, 1000);
  const store = await storeOf(world, visitor);
  const once = { idEstabelecimento: store.id, valor: 4, chaveIdempotencia: newKey() };
  const [one, two] = [
    await visitor.call('redeemCashback', once),
    await visitor.call('redeemCashback', once),
  ];
  expect([one.body.saldo, two.body.saldo]).toEqual([6, 6]);
  expect(
    (await visitor.call('redeemCashback', { ...once, valor: -5, chaveIdempotencia: newKey() })).body
      .codErro,
  ).toBe(failureCodes.malformed);
  expect((await visitor.call('cashbackStatement', { id: id + 1 })).body.codErro).toBe(
    failureCodes.notYours,
  );
  expect((await world.visitor('acai').call('cashbackStatement', { id })).body.codErro).toBe(
    failureCodes.signInNeeded,
  );
  expect((await visitor.call('cashbackStatement', { id })).body.lancamentos).toMatchObject([
    { tipo: 'resgatado', valor: -4 },
    { tipo: 'creditado', valor: 10 },
  ]);
});

async function counter() {
  const staff = world.visitor('cafe');
  await signInStaff(staff);
  const store = await storeOf(world, staff);
  const { body } = await staff.call('staffLoyalty');
  const [program] = body.programas as { id: number; nome: string; selosNecessarios: number }[];
  if (program === undefined) throw new Error('no programme');
  const where = { idEstabelecimento: store.id, idPrograma: program.id };
  const code = async () => (await staff.call('stampCode', where)).body.codigo as string;
  return { staff, where, program, code };
}

// Rows: 1.13, 7.37
test('a counter code earns one stamp, changes after use, and forgives its spelling', async () => {
  const { code } = await counter();
  const [ana, rui] = [await person('cafe'), await person('cafe')];
  const first = await code();
  const typed = `${first.slice(0, 4).toLowerCase()}-${first.slice(4)}`;
  expect((await ana.visitor.call('registerStamp', { codigo: typed })).body.cartela).toMatchObject({
    selos: 1,
    estado: 'emAndamento',
  });
  expect((await rui.visitor.call('registerStamp', { codigo: first })).body.codErro).toBe(
    failureCodes.stampCodeUsed,
  );
  expect((await ana.visitor.call('registerStamp', { codigo: first })).body.codErro).toBe(
    failureCodes.stampCodeUsed,
  );
  const again = { codigo: first, reenvio: true };
  expect((await ana.visitor.call('registerStamp', again)).body.cartela).toMatchObject({ selos: 1 });
  expect((await rui.visitor.call('registerStamp', again)).body.codErro).toBe(
    failureCodes.stampCodeUsed,
  );
  expect(await code()).not.toBe(first);
  expect((await rui.visitor.call('registerStamp', { codigo: 'AAAABBBB' })).body.codErro).toBe(
    failureCodes.stampCodeUnknown,
  );
});

test('an offline phone claims its stamp some minutes later, not fifteen', async () => {
  const { code } = await counter();
  const { visitor } = await person('cafe');
  const shown = await code();
  const at = world.begin.getTime();
  world.setNow(new Date(at + 8 * 60_000));
  expect((await visitor.call('registerStamp', { codigo: shown })).body.cartela).toMatchObject({
    selos: 1,
  });
  world.setNow(new Date(at));
  const next = await code();
  world.setNow(new Date(at + 15 * 60_000));
  expect((await visitor.call('registerStamp', { codigo: next })).body.codErro).toBe(
    failureCodes.stampCodeUnknown,
  );
  world.setNow(null);
});

test('a hundred claims of one code give one stamp', async () => {
  const { code } = await counter();
  const group = await Promise.all(Array.from({ length: 5 }, () => person('cafe')));
  const codigo = await code();
  const replies = await Promise.all(
    group.flatMap(({ visitor }) =>
      Array.from({ length: 20 }, () => visitor.call('registerStamp', { codigo })),
    ),
  );
  expect(replies.filter(({ body }) => body.codErro === undefined)).toHaveLength(1);
  const sums = await Promise.all(group.map(({ id }) => sumOf(id, 'stamps')));
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(1);
});

const adjust = (staff: Visitor, input: object) =>
  staff.call('adjustStamp', { ...input, chave: crypto.randomUUID() });

test('a stamp is given and taken once, however often it is sent', async () => {
  const { staff, where } = await counter();
  const { visitor, id } = await person('cafe');
  const give = { idCliente: id, ...where, motivo: 'esqueceu', chave: 'give-one-stamp' };
  const replies = [
    ...(await Promise.all([1, 2, 3].map(() => staff.call('adjustStamp', give)))),
    await staff.call('adjustStamp', give),
  ];
  for (const { body } of replies) expect(body.cartelas).toMatchObject([{ selos: 1 }]);
  // Another press is another stamp.
  await adjust(staff, { idCliente: id, ...where, motivo: 'esqueceu' });
  expect(await sumOf(id, 'stamps')).toBe(2);
  const [card] = (await visitor.call('loyalty')).body.cartelas as { id: number }[];
  const take = { idCliente: id, idCartela: card?.id, motivo: 'erro', chave: 'take-one-stamp' };
  for (const _ of [1, 2, 3]) await staff.call('adjustStamp', take);
  expect(await sumOf(id, 'stamps')).toBe(1);
  // A tab from before the key sends none.
  for (const _ of [1, 2])
    await staff.call('adjustStamp', { idCliente: id, ...where, motivo: 'esqueceu' });
  expect(await sumOf(id, 'stamps')).toBe(3);
});

test('staff give and take stamps with a reason, and the ledger says who did what', async () => {
  const { staff, where, program } = await counter();
  const { visitor, id, telefone } = await person('cafe');
  for (let stamp = 0; stamp < program.selosNecessarios; stamp++)
    await adjust(staff, { idCliente: id, ...where, motivo: 'esqueceu o celular' });
  const mine = async () =>
    (await visitor.call('loyalty')).body.cartelas as {
      id: number;
      estado: string;
      selos: number;
    }[];
  const [card] = await mine();
  expect(card).toMatchObject({ estado: 'completa', selos: program.selosNecessarios });
  await adjust(staff, { idCliente: id, idCartela: card?.id, motivo: 'erro' });
  expect((await visitor.call('redeemStampCard', { id: card?.id })).body.codErro).toBe(
    failureCodes.stampCardIncomplete,
  );
  await adjust(staff, { idCliente: id, ...where, motivo: 'de volta' });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => visitor.call('redeemStampCard', { id: card?.id })),
  );
  expect(replies.filter(({ body }) => body.codErro === undefined)).toHaveLength(1);
  expect(await mine()).toMatchObject([{ estado: 'resgatada' }]);
  expect(
    (await (await person('cafe')).visitor.call('redeemStampCard', { id: card?.id })).body.codErro,
  ).toBe(failureCodes.stampCardUnknown);
  const { body } = await staff.call('loyaltyPerson', { busca: telefone });
  expect(body.lancamentos).toMatchObject([
    { tipo: 'cartelaResgatada', selos: -program.selosNecessarios },
    { tipo: 'seloCreditado', motivo: 'de volta', nomeEquipe: 'Irene Serrano' },
    ...Array.from({ length: 9 }, () => ({})),
  ]);
  expect(
    (await world.visitor('cafe').call('loyaltyPerson', { busca: telefone })).body.codErro,
  ).toBe(failureCodes.signInNeeded);
});

// Rows: 1.13, 3.30
test('a full card pays for one order, and comes back when the order is cancelled', async () => {
  const { visitor, id } = await person();
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const store = await storeOf(world, visitor);
  const [program] = await world.services.db
    .select()
    .from(stampPrograms)
    .where(eq(stampPrograms.brandId, await brandOf(visitor)));
  for (let stamp = 0; stamp < (program?.selosNecessarios ?? 0); stamp++)
    await adjust(staff, {
      idCliente: id,
      idPrograma: program?.id,
      idEstabelecimento: store.id,
      motivo: 'teste',
    });
  const [card] = (await visitor.call('loyalty')).body.cartelas as { id: number }[];
  const other = await person();
  const stolen = await other.visitor.call('quoteOrder', {
    ...(await orderBody(world, other.visitor, await items(other.visitor), { cliente: null })),
    idCartelaCompleta: card?.id,
  });
  expect(stolen.body.cartela).toMatchObject({
    aplicada: false,
    codErro: failureCodes.stampCardUnknown,
  });
  // The menu shows it only to its owner, and only at its store.
  const menuOf = async (who: Visitor, idEstabelecimento: number | undefined) =>
    (await who.call('menu', { idCliente: id, idEstabelecimento, idEndereco: null })).body
      .idCartelaCompleta;
  expect(await menuOf(visitor, store.id)).toBe(card?.id);
  expect(await menuOf((await person()).visitor, store.id)).toBeNull();
  const [, elsewhere] = (await world.services.brands.byHost(visitor.host))?.stores ?? [];
  expect(await menuOf(visitor, elsewhere?.id)).toBe(card?.id);
  const { db } = world.services;
  const ofOneStore = (storeId: number | null) =>
    db
      .update(stampPrograms)
      .set({ storeId })
      .where(eq(stampPrograms.id, program?.id ?? 0));
  await ofOneStore(store.id);
  expect(await menuOf(visitor, elsewhere?.id)).toBeNull();
  expect(await menuOf(visitor, store.id)).toBe(card?.id);
  await ofOneStore(null);
  // Where other discounts leave nothing, the card would be used up for nothing.
  const ofStore = eq(stores.id, store.id);
  const takeOff = async (valorDesconto: number) => {
    await db.update(stores).set({ valorDesconto }).where(ofStore);
    world.services.brands.forget(null);
    world.services.menus.forget(null);
  };
  await takeOff(100_000);
  const cart = await orderBody(world, visitor, await items(visitor), { cliente: null });
  const free = { ...cart, idCartelaCompleta: card?.id };
  expect((await visitor.call('quoteOrder', free)).body.cartela).toMatchObject({
    aplicada: false,
    mensagem: 'Outros descontos já cobrem este pedido. A cartela continua guardada.',
  });
  const sent = { ...(await withTotal(visitor, cart)), idCartelaCompleta: card?.id };
  expect((await visitor.call('placeOrder', sent)).body.codErro).toBe(
    failureCodes.stampCardNoBetter,
  );
  await takeOff(0);
  const placed = await order(visitor, { idCartelaCompleta: card?.id });
  expect(await menuOf(visitor, store.id)).toBeNull();
  expect(placed.body.codErro).toBeUndefined();
  expect(await sumOf(id, 'stamps')).toBe(0);
  const body = {
    ...(await withTotal(
      visitor,
      await orderBody(world, visitor, await items(visitor), { cliente: null }),
    )),
    idCartelaCompleta: card?.id,
  };
  expect((await visitor.call('placeOrder', body)).body.codErro).toBe(
    failureCodes.stampCardRedeemed,
  );
  await visitor.call('cancelOrder', { id: placed.body.id, motivo: '' });
  expect(await sumOf(id, 'stamps')).toBe(program?.selosNecessarios);
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([{ estado: 'completa' }]);
});

// Rows: 1.13
test('a programme of the whole brand keeps one card, whichever store gives the stamp', async () => {
  const { visitor, id } = await person();
  const staff = world.visitor('acai');
  await signInStaff(staff);
  const { stores = [], id: brandId } = (await world.services.brands.byHost(visitor.host)) ?? {};
  const [program] = await world.services.db
    .select()
    .from(stampPrograms)
    .where(eq(stampPrograms.brandId, brandId ?? 0));
  expect(program?.storeId).toBeNull();
  for (const { id: idEstabelecimento } of stores) {
    const given = await adjust(staff, {
      idCliente: id,
      idPrograma: program?.id,
      idEstabelecimento,
      motivo: 'teste',
    });
    expect(given.body.codErro).toBeUndefined();
  }
  expect(stores.length).toBeGreaterThan(1);
  expect((await visitor.call('loyalty')).body.cartelas).toMatchObject([
    { selos: stores.length, idEstabelecimento: null, nomeEstabelecimento: '' },
  ]);
});

test('no amount of a programme, a rule or a gift is negative', async () => {
  const staff = world.visitor('cafe');
  await signInStaff(staff);
  const { id } = await storeOf(world, staff);
  const reward = { valor: 0, percentual: 10, maximoDesconto: 0, idProduto: null };
  const program = {
    ...{ id: null, nome: 'Cartela', idEstabelecimento: id, selosNecessarios: 10 },
    ...{ valorMinimoPedido: null, porCodigo: true, diasValidade: 90, ativo: false },
    premio: { tipo: 'percentual', ...reward },
  };
  const rule = {
    ...{ idEstabelecimento: id, percentual: 5, valorMinimoPedido: 0, percentualMaximo: 100 },
    ...{ valorMaximo: 0, diasValidade: null, ativo: false },
  };
  const { indicacao, roleta } = (await staff.call('consoleGifts')).body as Record<string, object>;
  const code = async (key: Parameters<Visitor['call']>[0], input: object) =>
    (await staff.call(key, { ...input })).body.codErro;
  const below = { valorMinimoPedido: -5 };
  for (const refused of [
    await code('saveStampProgram', { ...program, ...below }),
    await code('saveStampProgram', {
      ...program,
      premio: { ...program.premio, maximoDesconto: -5 },
    }),
    await code('saveCashbackRule', { ...rule, ...below }),
    await code('saveCashbackRule', { ...rule, valorMaximo: -5 }),
    await code('saveReferral', { ...indicacao, ...below }),
    await code('saveWheel', { ...roleta, ...below }),
  ])
    expect(refused).toBe(failureCodes.amountNegative);
});

test('attendants do not change loyalty rules', async () => {
  const staff = world.visitor('cafe');
  await signInStaff(staff, 'balcao@serrano.quitute.app');
  const store = await storeOf(world, staff);
  const rule = {
    idEstabelecimento: store.id,
    percentual: 50,
    valorMinimoPedido: 0,
    percentualMaximo: 100,
    valorMaximo: 0,
    diasValidade: null,
    ativo: true,
  };
  expect((await staff.call('saveCashbackRule', rule)).body.codErro).toBe(failureCodes.notYours);
  await signInStaff(staff);
  expect((await staff.call('saveCashbackRule', rule)).body.regras).toMatchObject([
    { percentual: 50 },
  ]);
});
