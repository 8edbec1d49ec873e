// For random menus, stores, coupons and carts, the total that a browser computes from what it was
// sent is the server's, step by step.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cartRequest } from '#app/cart/cart-request.ts';
import { localInput } from '#app/cart/cart-totals.ts';
import { countedCoupon } from '#app/coupons/parse-coupon.ts';
import { menuAs } from '#app/listing/product-as.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { PriceLine } from '#contract/entities/order-item.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paymentAt } from '#rules/orders/payment.ts';
import { priceOrder } from '#rules/price/pricing.ts';
import type { StoreRecord } from '#server/brand/store-record.ts';
import { coupons } from '#server/database/schema.ts';
import { tablesOf } from '../at-table.ts';
import { type Chance, chanceOf } from '../hostile/chance.ts';
import { home, signInStaff } from '../ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '../world.ts';
import { randomCart } from './random-cart.ts';
import { makeRandom, maybe, percent } from './random-menu.ts';

const CARTS = 12;
const CODE = 'SORTEADO';
/** Over all brands: the discounts of some leave nothing for a coupon. */
let withCoupon = 0;

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

type Host = 'pizzaria' | 'acai' | 'burger' | 'cafe' | 'mercado';

const brandAt = async (host: Host) => {
  const brand = await world.services.brands.byHost(`${host}.localhost`);
  if (brand === null) throw new Error(`nobody lives at ${host}`);
  return brand;
};

async function addCoupon(brandId: number, chance: Chance): Promise<void> {
  await world.services.db.insert(coupons).values({
    brandId,
    codigoCupom: CODE,
    nome: 'Sorteado',
    valorDesconto: chance.oneOf([0, chance.below(4_000)]),
    valorDescontoPercentual: percent(chance),
    maximoDesconto: chance.oneOf([0, chance.below(4_000)]),
    freteGratis: chance.isIn(0.4),
    valorMinimoPedido: chance.oneOf([0, chance.below(9_000)]),
    createdAt: world.now(),
  });
}

async function signedIn(host: Host): Promise<Visitor> {
  const visitor = world.visitor(host);
  const identificador = 'cliente@demo.quitute.app';
  await visitor.call('authenticate', { identificador, senha: 'quitute-demo' });
  return visitor;
}

async function seated(host: Host): Promise<Visitor> {
  const staff = world.visitor(host);
  await signInStaff(staff);
  const { mesas } = readOutput('staffTables', (await staff.call('staffTables')).body);
  const { visitor } = await tablesOf(world, staff, host).sit(mesas[0]?.rotulo ?? '');
  return visitor;
}

type Place = { address: Address | null; quote: DeliveryQuote | null };

/** A street of the store's own neighbourhood. `quote`: null if the store does not deliver there. */
async function placeNear({ id, endereco }: StoreRecord, visitor: Visitor): Promise<Place> {
  const { cep, uf, cidade, bairro } = endereco;
  const address: Address = { ...home, cep, uf, cidade, bairro, bairroEspecifico: 0 };
  const { body } = await visitor.call('quoteAddress', { idEstabelecimento: id, ...address });
  return { address, quote: body.codErro ? null : readOutput('quoteAddress', body) };
}

const steps = (composicao: readonly PriceLine[]): string[] =>
  composicao.map(({ chave, valor }) => `${chave} ${valor}`);

type Shop = { store: StoreRecord; host: Host; tipoPedido: OrderType; visitor: Visitor };
type Sent = Awaited<ReturnType<typeof sentTo>>;

/** What the browser of the visitor has been sent: a menu, and the fee of an address. */
async function sentTo({ store, host, tipoPedido, visitor }: Shop) {
  const call = tipoPedido === ORDER_TYPE.table ? 'tableMenu' : 'menu';
  const { body } = await visitor.call(call, { idEstabelecimento: store.id });
  const delivers = tipoPedido === ORDER_TYPE.delivery;
  return {
    menu: menuAs(readOutput(call, body), tipoPedido),
    additionalFee: (await brandAt(host)).settings.PUBLIC_TAXA_ADICIONAL,
    ...(delivers ? await placeNear(store, visitor) : { address: null, quote: null }),
  };
}

/** Compares one cart. Null: the server has no price for it; else whether a coupon counted. */
async function compareCart(
  { store, host, tipoPedido, visitor }: Shop,
  { menu, additionalFee, address, quote }: Sent,
  chance: Chance,
): Promise<boolean | null> {
  const lines = randomCart(
    menu.categorias.filter(({ produtos }) => produtos.length > 0),
    chance,
  );
  const payment = maybe(chance, 0.7, () => chance.oneOf(store.paymentMethods));
  const code = maybe(chance, 0.5, () => CODE);
  if (lines.length === 0) return null;
  const nothingSpent = { cashback: false, cardId: null };
  const asked = { storeId: store.id, lines, tipoPedido, address, coupon: code, ...nothingSpent };
  const request = cartRequest({ ...asked, paymentId: payment?.id ?? null }, 0);
  const { body } = await visitor.call('quoteOrder', z.encode(endpoints.quoteOrder.input, request));
  if (body.codErro) return null;
  const answer = readOutput('quoteOrder', body);
  const counts = paymentAt(tipoPedido, payment);
  const cart = { lines, terms: menu, tipoPedido, quote, payment: counts, additionalFee };
  const input = { ...localInput(cart), servicePercent: store.percentualServico };
  const counted = answer.cupom?.aplicado === true;
  const terms = answer.cupom?.termos ?? null;
  const coupon = code === null ? null : countedCoupon({ code, terms, counted }, input);
  const totals = priceOrder({ ...input, coupon });
  const story = JSON.stringify({ host, input, answer });
  expect(answer.alteracoes, story).toEqual([]);
  expect(steps(totals.composicao), story).toEqual(steps(answer.composicao));
  return counted;
}

test.each<[Host, OrderType[]]>([
  ['pizzaria', [1, 2, 3]],
  ['acai', [1, 2]],
  ['burger', [1, 2, 3]],
  ['cafe', [2]],
  ['mercado', [1, 2]],
])('what %s shows is what it charges, whatever its prices', async (host, ways) => {
  const chance = chanceOf(host.length * 1_000 + 7);
  const { id } = await brandAt(host);
  await makeRandom(world, id, chance);
  await addCoupon(id, chance);
  const customer = await signedIn(host);
  for (const tipoPedido of ways) {
    const visitor = tipoPedido === ORDER_TYPE.table ? await seated(host) : customer;
    let priced = 0;
    for (const store of (await brandAt(host)).stores) {
      const shop = { store, host, tipoPedido, visitor };
      const sent = await sentTo(shop);
      for (let cart = 0; cart < CARTS; cart++) {
        const counted = await compareCart(shop, sent, chance);
        if (counted !== null) priced += 1;
        if (counted) withCoupon += 1;
      }
    }
    expect(priced, `way ${tipoPedido}`).toBeGreaterThan(CARTS / 2);
  }
});

test('some of these carts had a coupon that counts', () => {
  expect(withCoupon).toBeGreaterThan(CARTS / 2);
});
