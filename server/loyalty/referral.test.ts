import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import {
  addresses,
  coupons,
  messageSettings,
  messages,
  orders,
  referrals,
  savedCards,
} from '#server/database/schema.ts';
import { delivered, owner, signUp, someItems } from '#test/loyal-people.ts';
import { newKey, place, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { tellReferrals } from '../jobs/tell-referrals.ts';

let world: World;
let staff: Visitor;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
  staff = await owner(world);
});
afterAll(() => world.close());

async function codeOf(visitor: Visitor): Promise<string> {
  return ((await visitor.call('loyalty')).body.indicacao as { codigo: string }).codigo;
}

async function friendOf(visitor: Visitor, onDevice?: Visitor) {
  return signUp(world, 'acai', { indicacao: await codeOf(visitor) }, onDevice);
}

const couponsOf = async (visitor: Visitor) =>
  (await visitor.call('loyalty')).body.cupons as {
    nome: string;
    valorDesconto: number;
    codigoCupom: string;
  }[];

async function outcomeFor(friendId: number): Promise<string | undefined> {
  const [row] = await world.services.db
    .select()
    .from(referrals)
    .where(eq(referrals.friendId, friendId));
  return row?.outcome;
}

// Rows: 2.41, 3.49
test('a friend’s first delivered order gives both a coupon, and the second none', async () => {
  const ana = await signUp(world);
  const rui = await friendOf(ana.visitor);
  expect(await couponsOf(rui.visitor)).toEqual([]);
  await delivered(world, rui.visitor, staff);
  const [hers, his] = [await couponsOf(ana.visitor), await couponsOf(rui.visitor)];
  expect([hers, his]).toMatchObject([
    [{ nome: 'Indique e ganhe', valorDesconto: 8 }],
    [{ nome: 'Indique e ganhe', valorDesconto: 8 }],
  ]);
  await delivered(world, rui.visitor, staff);
  expect([await couponsOf(ana.visitor), await couponsOf(rui.visitor)]).toEqual([hers, his]);
  expect((await ana.visitor.call('loyalty')).body.indicacao).toMatchObject({ indicados: 1 });
});

test('a referral coupon works only for its owner', async () => {
  const ana = await signUp(world);
  const rui = await friendOf(ana.visitor);
  await delivered(world, rui.visitor, staff);
  const [hers] = await couponsOf(ana.visitor);
  const [row] = await world.services.db
    .select()
    .from(coupons)
    .where(eq(coupons.codigoCupom, hers?.codigoCupom ?? ''));
  expect(row).toMatchObject({ customerId: ana.id, origin: 'referral', limiteUsos: 1 });
  const store = await storeOf(world, rui.visitor);
  const stolen = await rui.visitor.call('applyCoupon', {
    estabelecimento: { id: store.id },
    desconto: { codigoCupom: hers?.codigoCupom },
    tipoPedido: 2,
    itens: await someItems(world, rui.visitor),
  });
  expect(stolen.body.codErro).toBe(failureCodes.couponUnknown);
});

test('an order that comes to nothing is no first order', async () => {
  const ana = await signUp(world);
  const eva = await friendOf(ana.visitor);
  const placed = await place(world, eva.visitor, await someItems(world, eva.visitor), {
    cliente: null,
  });
  await eva.visitor.call('cancelOrder', { id: placed.body.id, motivo: '' });
  expect(await outcomeFor(eva.id)).toBeUndefined();
  await delivered(world, eva.visitor, staff);
  expect(await outcomeFor(eva.id)).toBe('given');
});

test('referring oneself earns nothing: the same device', async () => {
  const ana = await signUp(world);
  const code = await codeOf(ana.visitor);
  await ana.visitor.call('signOut');
  const second = await signUp(world, 'acai', { indicacao: code }, ana.visitor);
  await delivered(world, second.visitor, staff);
  expect(await outcomeFor(second.id)).toBe('sameDevice');
  expect(await couponsOf(second.visitor)).toEqual([]);
});

test('referring oneself earns nothing: the same phone', async () => {
  const ana = await signUp(world);
  const eva = await friendOf(ana.visitor);
  await delivered(world, ana.visitor, staff);
  await world.services.db
    .update(orders)
    .set({ telefoneCliente: eva.telefone })
    .where(eq(orders.customerId, ana.id));
  await delivered(world, eva.visitor, staff);
  expect(await outcomeFor(eva.id)).toBe('samePhone');
});

test('referring oneself earns nothing: the same address, but a neighbour counts', async () => {
  const { db } = world.services;
  const ana = await signUp(world);
  const brandId = (await world.services.brands.byHost(ana.visitor.host))?.id ?? 0;
  const street = {
    uf: 'PE',
    cidade: 'Recife',
    bairro: 'Recife',
    logradouro: 'Rua do Bom Jesus',
    numero: '100',
    referencia: '',
  };
  const keep = (customerId: number, cep: string, complemento: string) =>
    db
      .insert(addresses)
      .values({ brandId, customerId, ...street, cep, complemento, createdAt: world.now() });
  await keep(ana.id, '50030230', 'Ap. 12');
  const [same, next] = [await friendOf(ana.visitor), await friendOf(ana.visitor)];
  await keep(same.id, '50030-230', 'ap 12');
  await keep(next.id, '50030230', 'ap 21');
  await delivered(world, same.visitor, staff);
  await delivered(world, next.visitor, staff);
  expect([await outcomeFor(same.id), await outcomeFor(next.id)]).toEqual(['sameAddress', 'given']);
});

test('referring oneself earns nothing: the same card', async () => {
  const ana = await signUp(world);
  const rui = await friendOf(ana.visitor);
  const store = await storeOf(world, ana.visitor);
  const brandId = (await world.services.brands.byHost(ana.visitor.host))?.id ?? 0;
  const card = {
    brandId,
    storeId: store.id,
    vault: 'x',
    bandeira: 'Visa',
    ultimosDigitos: '4242',
    mesValidade: 8,
    anoValidade: 2031,
    titular: 'ANA',
    createdAt: world.now(),
  };
  await world.services.db.insert(savedCards).values([
    { ...card, customerId: ana.id, cardToken: newKey() },
    { ...card, customerId: rui.id, cardToken: newKey(), titular: 'RUI' },
  ]);
  await delivered(world, rui.visitor, staff);
  expect(await outcomeFor(rui.id)).toBe('sameCard');
});

test('an invented code earns nothing', async () => {
  const ana = await signUp(world);
  const [number] = (await codeOf(ana.visitor)).split('-');
  const rui = await signUp(world, 'acai', { indicacao: `${number}-AAAAAAAAAA` });
  await delivered(world, rui.visitor, staff);
  expect(await outcomeFor(rui.id)).toBeUndefined();
  expect(await couponsOf(rui.visitor)).toEqual([]);
});

test('both are notified once, on the brand’s channels', async () => {
  const { db } = world.services;
  const ana = await signUp(world);
  const brandId = (await world.services.brands.byHost(ana.visitor.host))?.id ?? 0;
  await db
    .insert(messageSettings)
    .values({ brandId, whatsapp: true })
    .onConflictDoUpdate({ target: messageSettings.brandId, set: { whatsapp: true } });
  const rui = await friendOf(ana.visitor);
  await delivered(world, rui.visitor, staff);
  await tellReferrals(world.services);
  await tellReferrals(world.services);
  for (const { telefone } of [ana, rui]) {
    const told = await db
      .select()
      .from(messages)
      .where(and(eq(messages.recipient, telefone), eq(messages.kind, 'notice')));
    expect(told).toMatchObject([{ texto: expect.stringContaining('cupom') }]);
  }
});

test('staff of the whole brand set the offer, and switching it off ends it', async () => {
  const attendant = world.visitor('pizzaria');
  await attendant.call('staffSignIn', { email: 'balcao@forno.quitute.app', senha: 'quitute-demo' });
  expect((await attendant.call('consoleGifts')).body.codErro).toBe(failureCodes.notYours);
  const boss = await owner(world, 'pizzaria');
  const { indicados: _, ...offer } = (await boss.call('consoleGifts')).body.indicacao as Record<
    string,
    unknown
  >;
  expect((await boss.call('saveReferral', { ...offer, valorDesconto: 0 })).body.codErro).toBe(
    failureCodes.couponWorthWrong,
  );
  expect(
    (await boss.call('saveReferral', { ...offer, ativo: false })).body.indicacao,
  ).toMatchObject({ ativo: false });
  expect((await boss.call('saveReferral', { ...offer, ativo: true })).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  const ana = await signUp(world, 'pizzaria', { email: 'ana.indica@exemplo.com.br' });
  expect((await ana.visitor.call('loyalty')).body.indicacao).toBeNull();
});
