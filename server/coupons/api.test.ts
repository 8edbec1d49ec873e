import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  attempts,
  couponOffers,
  coupons,
  couponUses,
  customers,
  stores,
} from '#server/database/schema.ts';
import {
  home,
  item,
  orderBody,
  productNamed,
  signInStaff,
  storeOf,
  withTotal,
} from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
});

const PUDDING = 'Pudim de leite';
let people = 0;

/** A customer with an account of their own. */
async function person(brand: 'pizzaria' | 'burger' = 'pizzaria'): Promise<Visitor> {
  const visitor = world.visitor(brand);
  people += 1;
  const telefone = `119${String(80_000_000 + people)}`;
  const { body } = await visitor.call('registerCustomer', {
    nome: `Pessoa ${people}`,
    email: `pessoa${people}@exemplo.com.br`,
    telefone,
    senha: 'uma-senha-boa',
  });
  if (body.logado !== true) throw new Error(JSON.stringify(body));
  await confirmPhone(telefone);
  return visitor;
}

/** Gifts are for proved phones. */
const confirmPhone = (telefone: string, at: Date | null = world.now()) =>
  world.services.db
    .update(customers)
    .set({ phoneConfirmedAt: at })
    .where(eq(customers.telefone, telefone));

async function puddings(visitor: Visitor, quantity = 4) {
  return [item(await productNamed(world, visitor, PUDDING), quantity)];
}

async function cart(
  visitor: Visitor,
  code: string | null,
  changes: Record<string, unknown> = {},
  quantity = 4,
) {
  const body = await orderBody(world, visitor, await puddings(visitor, quantity), {
    cliente: null,
    ...changes,
  });
  return { ...body, cupomDesconto: code };
}

async function order(visitor: Visitor, code: string | null, changes: Record<string, unknown> = {}) {
  return visitor.call(
    'placeOrder',
    await withTotal(
      visitor,
      (await cart(visitor, code, changes)) as Awaited<ReturnType<typeof orderBody>>,
    ),
  );
}

async function ask(visitor: Visitor, code: string, change: Record<string, unknown> = {}) {
  const store = await storeOf(world, visitor);
  const itens = (await puddings(visitor)).map((line) => ({ ...line, idEstabelecimento: store.id }));
  const body = {
    estabelecimento: { id: store.id },
    desconto: { codigoCupom: code, appNome: 'pizzaria' },
    tipoPedido: 2,
    itens,
    ...change,
  };
  return visitor.call('applyCoupon', body, { plataforma: 'site' });
}

// Rows: 1.12, 3.37, 3.47
test('a coupon’s percent and name are in the trace and in the stored order', async () => {
  const ana = await person();
  expect((await ask(ana, 'vila10')).body).toMatchObject({
    codigoCupom: 'VILA10',
    valorDescontoPercentual: 10,
    maximoDesconto: 30,
    freteGratis: false,
  });
  const quote = await ana.call('quoteOrder', await cart(ana, 'VILA10'));
  expect(quote.body).toMatchObject({ percentualDescontoValor: 5.96, cupomCliente: null });
  expect(quote.body).toMatchObject({
    valorItens: 59.6,
    valorDesconto: 5.96,
    valorTotal: 53.64,
    cupom: { codigoCupom: 'VILA10', aplicado: true, codErro: 0 },
  });
  const placed = await order(ana, 'VILA10');
  const { body } = await ana.call('order', { id: placed.body.id });
  expect(body).toMatchObject({ valorTotal: 53.64 });
  expect(body.composicao).toContainEqual({
    chave: 'descontoPercentual',
    valor: -5.96,
    cupomDesconto: 'VILA10',
  });
});

// Rows: 6.7
test('without a login a dead code is refused, and a good one asks for the login', async () => {
  const guest = world.visitor('pizzaria');
  for (const [code, key] of [
    ['VILA10', 'couponNeedsSignIn'],
    ['VENCIDO', 'couponExpired'],
    ['NAOEXISTE', 'couponUnknown'],
  ] as const) {
    expect((await ask(guest, code)).body).toMatchObject({ codErro: failureCodes[key] });
    const quote = await guest.call('quoteOrder', await cart(guest, code));
    expect(quote.body).toMatchObject({
      valorDesconto: 0,
      cupom: { aplicado: false, codErro: failureCodes[key], termos: null },
    });
  }
  const body = await cart(guest, 'VILA10', {
    cliente: { nome: 'Ana', telefone: '11987654321' },
    valorTotal: 59.6,
  });
  expect((await guest.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.couponNeedsSignIn,
  });
});

test('a guest who guesses codes soon learns nothing, and customers are not stopped', async () => {
  const guest = world.visitor('pizzaria');
  const ana = await person();
  for (let wrong = 0; wrong < 30; wrong++) await ask(guest, `ADIVINHO${wrong}`);
  for (const code of ['VILA10', 'VENCIDO', 'NAOEXISTE'])
    expect((await ask(guest, code)).body).toMatchObject({
      codErro: failureCodes.couponNeedsSignIn,
    });
  expect((await ask(ana, 'VILA10')).body).toMatchObject({ codigoCupom: 'VILA10' });
});

// Rows: 5.32, 7.41
test('every refused coupon says why, and the cart has a total without it', async () => {
  const ana = await person();
  const refused = async (code: string, change: Record<string, unknown> = {}) =>
    (await ask(ana, code, change)).body;
  expect(await refused('NAOEXISTE')).toMatchObject({
    codErro: failureCodes.couponUnknown,
    mensagem: 'Não encontramos este cupom. Confira o código.',
  });
  expect(await refused('')).toMatchObject({ codErro: failureCodes.couponUnknown });
  expect(await refused('VENCIDO')).toMatchObject({ codErro: failureCodes.couponExpired });
  expect(await refused('FRETEGRATIS')).toMatchObject({ codErro: failureCodes.couponPickup });
  // A Tuesday: its evening is not Friday's.
  world.setNow(new Date('2026-11-24T23:00:00Z'));
  expect(await refused('SEXTOU20')).toMatchObject({ codErro: failureCodes.couponNotNow });
  world.setNow(new Date('2026-11-28T01:00:00Z'));
  expect(await refused('SEXTOU20')).toMatchObject({ codErro: failureCodes.couponMinimum });
  world.setNow(null);
  const quote = await ana.call(
    'quoteOrder',
    await cart(ana, 'FRETEGRATIS', { tipoPedido: 1, endereco: home }),
  );
  expect(quote.body).toMatchObject({
    valorTotal: 66.5,
    cupom: {
      aplicado: false,
      codErro: failureCodes.couponMinimum,
      mensagem: 'Este cupom vale para pedidos a partir de R$\u00a060,00. Faltam R$\u00a00,40.',
      termos: { freteGratis: true },
    },
  });
  const enough = await ana.call(
    'quoteOrder',
    await cart(ana, 'FRETEGRATIS', { tipoPedido: 1, endereco: home }, 5),
  );
  expect(enough.body).toMatchObject({
    valorEntrega: 0,
    taxaEntrega: 6.9,
    valorTotal: 74.5,
    cupom: { aplicado: true },
  });
  const body = await cart(ana, 'FRETEGRATIS', { valorTotal: 59.6 });
  expect((await ana.call('placeOrder', body)).body).toMatchObject({
    codErro: failureCodes.couponPickup,
    detalhes: { valorTotal: 59.6 },
  });
});

test('a coupon that saves nothing says so, is not used up, and the order goes on', async () => {
  const { db, brands, menus } = world.services;
  const ana = await person();
  const { id, brandId } = await storeOf(world, ana);
  const setPercent = async (percentualDesconto: number) => {
    await db
      .update(stores)
      .set({ percentualDesconto })
      .where(and(eq(stores.brandId, brandId), eq(stores.id, id)));
    brands.forget(null);
    menus.forget(null);
  };
  const usesOf = async () => {
    const [row] = await db
      .select({ used: coupons.used })
      .from(coupons)
      .where(and(eq(coupons.brandId, brandId), eq(coupons.codigoCupom, 'VILA10')));
    return row?.used;
  };
  const before = await usesOf();
  await setPercent(40);
  expect((await ask(ana, 'VILA10')).body).toMatchObject({ codErro: failureCodes.couponNoBetter });
  const quote = await ana.call('quoteOrder', await cart(ana, 'VILA10'));
  expect(quote.body).toMatchObject({
    valorTotal: 35.76,
    cupom: {
      aplicado: false,
      codErro: failureCodes.couponNoBetter,
      mensagem:
        'Este cupom não deixa este pedido mais barato: o desconto que já vale é igual ou ' +
        'maior. Ele continua guardado.',
    },
  });
  expect((await order(ana, 'VILA10')).body).toMatchObject({ codErro: failureCodes.couponNoBetter });
  expect((await order(ana, null)).body.codErro).toBeUndefined();
  expect(await usesOf()).toBe(before);
  await setPercent(0);
  expect((await ask(ana, 'VILA10')).body.codErro).toBeUndefined();
});

test('another customer’s id and another brand’s name or coupon are refused', async () => {
  const ana = await person();
  expect((await ask(ana, 'VILA10', { cliente: { id: 1 } })).body).toMatchObject({
    codErro: failureCodes.notYours,
  });
  expect(
    (await ask(ana, 'VILA10', { desconto: { codigoCupom: 'VILA10', appNome: 'burger' } })).body,
  ).toMatchObject({ codErro: failureCodes.brandNotFound });
  expect((await ask(ana, 'BRASA50')).body).toMatchObject({ codErro: failureCodes.couponUnknown });
});

test('a cancelled order is no first order, and returns its single-use coupon', async () => {
  const ana = await person();
  const first = await order(ana, 'BEMVINDO15');
  expect((await ask(ana, 'BEMVINDO15')).body).toMatchObject({
    codErro: failureCodes.couponFirstOrderOnly,
  });
  await ana.call('cancelOrder', { id: first.body.id });
  expect((await ask(ana, 'BEMVINDO15')).body).toMatchObject({ codigoCupom: 'BEMVINDO15' });
  const second = await order(ana, 'BEMVINDO15');
  const staff = world.visitor('pizzaria');
  await signInStaff(staff);
  await staff.call('moveOrder', { id: second.body.id, statusAtual: 2, status: 3, minutos: 20 });
  expect((await ask(ana, 'BEMVINDO15')).body).toMatchObject({
    codErro: failureCodes.couponFirstOrderOnly,
  });
});

test('a hundred orders at once on a coupon with one use left: one gets it', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => person()));
  const bodies = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const visitor = visitors[index % visitors.length] as Visitor;
      return { visitor, body: await cart(visitor, 'FORNO100', { valorTotal: 9.6 }) };
    }),
  );
  const replies = await Promise.all(
    bodies.map(({ visitor, body }) => visitor.call('placeOrder', body)),
  );
  const placed = replies.filter(({ body }) => body.id !== undefined);
  expect(placed).toHaveLength(1);
  const refused = replies
    .filter(({ body }) => body.id === undefined)
    .map(({ body }) => body.codErro);
  for (const code of refused)
    expect([failureCodes.couponUsedUp, failureCodes.couponAlreadyUsed]).toContain(code);
  const [coupon] = await world.services.db
    .select()
    .from(coupons)
    .where(eq(coupons.codigoCupom, 'FORNO100'));
  expect(coupon).toMatchObject({ used: 1 });
  expect(
    await world.services.db
      .select()
      .from(couponUses)
      .where(eq(couponUses.couponId, coupon?.id ?? 0)),
  ).toHaveLength(1);
  // Returned once, however often the order is cancelled; then the next customer gets it.
  const owner = bodies[replies.indexOf(placed[0] as (typeof replies)[number])]?.visitor as Visitor;
  for (let time = 0; time < 2; time++) await owner.call('cancelOrder', { id: placed[0]?.body.id });
  expect(
    (await world.services.db.select().from(coupons).where(eq(coupons.codigoCupom, 'FORNO100')))[0],
  ).toMatchObject({ used: 0 });
  expect((await order(visitors[3] as Visitor, 'FORNO100')).body.id).toBeDefined();
});

test('one person who orders many times at once uses a first-order coupon once', async () => {
  const ana = await person();
  const bodies = await Promise.all(
    Array.from({ length: 10 }, () => cart(ana, 'BEMVINDO15', { valorTotal: 50.66 })),
  );
  const replies = await Promise.all(bodies.map((body) => ana.call('placeOrder', body)));
  expect(replies.filter(({ body }) => body.id !== undefined)).toHaveLength(1);
});

test('after ten wrong codes a right one is refused too', async () => {
  const ana = await person();
  for (let wrong = 0; wrong < 10; wrong++)
    expect((await ask(ana, `ERRADO${wrong}`)).body.codErro).toBe(failureCodes.couponUnknown);
  expect((await ask(ana, 'VILA10')).status).toBe(429);
  // A cart with too many wrong codes is priced without the coupon; an order with it is refused.
  const quote = await ana.call('quoteOrder', await cart(ana, 'VILA10'));
  expect(quote.body).toMatchObject({
    valorTotal: 59.6,
    cupom: { aplicado: false, codErro: failureCodes.tooMany, termos: null },
  });
  expect(
    (await ana.call('placeOrder', await cart(ana, 'VILA10', { valorTotal: 59.6 }))).body.codErro,
  ).toBe(failureCodes.tooMany);
  expect((await ana.call('quoteOrder', await cart(ana, null))).body).toMatchObject({
    valorTotal: 59.6,
  });
});

// Rows: 7.42
test('a generated coupon is worth what the brand set, once per person', async () => {
  const ana = await person();
  const store = await storeOf(world, ana);
  const asked = {
    idEstabelecimento: store.id,
    descontoValor: 500,
    descontoPercentual: '99.5',
    diasValidade: 9999,
  };
  const given = await ana.call('randomCoupon', asked);
  expect(given.body).toMatchObject({
    valorDesconto: 0,
    valorDescontoPercentual: 12,
    maximoDesconto: 20,
    freteGratis: true,
    valorMinimoPedido: 50,
  });
  expect(given.body.codigoCupom).toMatch(/^[A-HJ-NP-Z2-9]{11}$/);
  expect(new Date(String(given.body.validoAte)).getTime() - world.begin.getTime()).toBeLessThan(
    7.1 * 86_400_000,
  );
  const many = await Promise.all(Array.from({ length: 5 }, () => ana.call('randomCoupon', asked)));
  expect(new Set(many.map(({ body }) => body.codigoCupom))).toEqual(
    new Set([given.body.codigoCupom]),
  );
  const code = String(given.body.codigoCupom);
  const other = await person();
  expect((await ask(other, code)).body).toMatchObject({ codErro: failureCodes.couponUnknown });
  expect((await order(ana, code)).body.id).toBeDefined();
  expect((await ana.call('randomCoupon', asked)).body).toMatchObject({
    codErro: failureCodes.couponAlreadyGiven,
  });
});

test('a coupon of the first order is for proved phones; other coupons are for all', async () => {
  const ana = await person();
  const { body } = await ana.call('profile');
  await confirmPhone(String(body.telefone), null);
  expect((await ask(ana, 'BEMVINDO15')).body.codErro).toBe(failureCodes.giftNeedsPhone);
  expect((await order(ana, 'BEMVINDO15')).body.codErro).toBe(failureCodes.giftNeedsPhone);
  expect((await ask(ana, 'VILA10')).body).toMatchObject({ codigoCupom: 'VILA10' });
  await confirmPhone(String(body.telefone));
  expect((await ask(ana, 'BEMVINDO15')).body).toMatchObject({ codigoCupom: 'BEMVINDO15' });
});

// Rows: 7.42
test('a coupon for an email or a phone is used by the account that later proves it', async () => {
  const guest = world.visitor('pizzaria');
  const store = await storeOf(world, guest);
  expect(
    (await guest.call('randomCoupon', { idEstabelecimento: store.id, nome: 'Ana' })).body,
  ).toMatchObject({ codErro: failureCodes.couponContactMissing });
  const contact = 'nome=Ana&telefone=11955554444';
  const query = `idEstabelecimento=${store.id}&${contact}&descontoPercentual=12.5`;
  const given = await guest.request(`/api/cupom/GerarCupomAleatorio?${query}`, { method: 'POST' });
  const { codigoCupom } = (await given.json()) as { codigoCupom: string };
  const kept = await world.services.db
    .select()
    .from(coupons)
    .where(eq(coupons.codigoCupom, codigoCupom));
  expect(JSON.stringify(kept)).not.toContain('11955554444');
  // Nobody with the database alone can try phones: the hash is keyed by the server.
  expect(kept[0]?.contactHashes?.every((hash) => hash.startsWith('k1.'))).toBe(true);
  const ana = world.visitor('pizzaria');
  await ana.call('registerCustomer', {
    nome: 'Ana',
    telefone: '11955554444',
    senha: 'uma-senha-boa',
  });
  expect((await ask(ana, codigoCupom)).body).toMatchObject({
    codErro: failureCodes.giftNeedsPhone,
  });
  await confirmPhone('11955554444');
  expect((await ask(ana, codigoCupom)).body).toMatchObject({ codigoCupom });
  expect((await ask(await person(), codigoCupom)).body).toMatchObject({
    codErro: failureCodes.couponUnknown,
  });
});

// Rows: 7.40
test('a store shows its public coupons and offer, neither hidden nor used-up ones', async () => {
  const guest = world.visitor('pizzaria');
  const { id } = await storeOf(world, guest);
  const { body } = await guest.call('storeDiscounts', {
    idEstabelecimento: id,
    appNome: 'pizzaria',
  });
  expect(
    (body.descontos as { codigoCupom: string }[]).map(({ codigoCupom }) => codigoCupom).sort(),
  ).toEqual(['BEMVINDO15', 'FRETEGRATIS', 'VILA10']);
  expect(body.cupomAleatorio).toMatchObject({ valorDescontoPercentual: 12, diasValidade: 7 });
  expect(
    (await guest.call('storeDiscounts', { idEstabelecimento: id, appNome: 'burger' })).body.codErro,
  ).toBe(failureCodes.brandNotFound);
  await world.services.db.update(couponOffers).set({ ativo: false });
  const offered = await guest.call('randomCoupon', {
    idEstabelecimento: id,
    nome: 'Ana',
    email: 'ana@exemplo.com.br',
  });
  expect(offered.body.codErro).toBe(failureCodes.couponNotOffered);
  await world.services.db.update(couponOffers).set({ ativo: true });
});

test('a coupon for the first order is not offered to somebody who has ordered', async () => {
  const ana = await person();
  const { id } = await storeOf(world, ana);
  const shown = async () => {
    const { body } = await ana.call('storeDiscounts', {
      idEstabelecimento: id,
      appNome: 'pizzaria',
    });
    return (body.descontos as { codigoCupom: string }[]).map(({ codigoCupom }) => codigoCupom);
  };
  expect(await shown()).toContain('BEMVINDO15');
  await order(ana, null);
  expect(await shown()).not.toContain('BEMVINDO15');
  expect(await shown()).toContain('VILA10');
});

test('an order never carries two coupons, and its own is not counted twice', async () => {
  const ana = await person();
  const placed = await order(ana, 'VILA10');
  const uses = await world.services.db
    .select()
    .from(couponUses)
    .where(inArray(couponUses.orderId, [placed.body.id as number]));
  expect(uses).toHaveLength(1);
});

// Rows: 3.30, 3.38
test('a cart names the customer’s own coupon, and the menu the newest public one', async () => {
  const rui = await person();
  const store = await storeOf(world, rui);
  const { body: own } = await rui.call('randomCoupon', { idEstabelecimento: store.id });
  const quote = await rui.call('quoteOrder', await cart(rui, own.codigoCupom as string));
  expect(quote.body).toMatchObject({ cupomCliente: own.codigoCupom, cupom: { aplicado: true } });
  const { body: shown } = await rui.call('storeDiscounts', {
    idEstabelecimento: store.id,
    appNome: 'pizzaria',
  });
  const [newest] = shown.descontos as { codigoCupom: string }[];
  const menu = await rui.call('menu', { idEstabelecimento: store.id });
  expect(menu.body.cupomDesconto).toBe(newest?.codigoCupom);
});

// Rows: 7.50
test('tags may report an order once, and only for its customer', async () => {
  const sara = await person();
  const placed = await order(sara, null);
  const id = placed.body.id as number;
  expect((await (await person()).call('countPurchase', { id })).body.codErro).toBe(
    failureCodes.notFound,
  );
  const answers = await Promise.all(
    [1, 2, 3].map(async () => (await sara.call('countPurchase', { id })).body.primeira),
  );
  expect(answers.filter((first) => first === true)).toHaveLength(1);
});
