// Gives a brand's menu, stores, tables, delivery areas and payment methods random prices and
// conditions, also ones that no restaurant would choose.
import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import {
  deliveryAreas,
  optionGroups,
  options,
  paymentMethods,
  products,
  storeProducts,
  stores,
  tablePrices,
} from '#server/database/schema.ts';
import type { Chance } from '../hostile/chance.ts';
import type { World } from '../world.ts';

const HOUR = 3_600_000;

type Drawing = { world: World; brandId: number; chance: Chance };

/** Cents: now and then nothing, a cent or a thousand reais. */
function price(chance: Chance): number {
  if (chance.isIn(0.1)) return chance.below(3);
  return chance.below(chance.isIn(0.2) ? 100_000 : 6_000) + 1;
}

export const maybe = <T>(chance: Chance, share: number, value: () => T): T | null =>
  chance.isIn(share) ? value() : null;

export const percent = (chance: Chance): number =>
  chance.oneOf([0, 0, 5, 12.5, 33.33, 0.01, 99.99, 100, chance.below(10_000) / 100]);

function weight(chance: Chance) {
  const passo = chance.oneOf([1, 7, 50, 100, 250, 333]);
  const minimo = passo * (1 + chance.below(4));
  return { passo, minimo, maximo: minimo + passo * chance.below(60) };
}

/** Prices by the unit or by weight, and promotions that the clock begins or ends. */
async function drawProducts(
  tx: Transaction,
  { world, brandId, chance }: Drawing,
): Promise<number[]> {
  const dishes = await tx.select().from(products).where(eq(products.brandId, brandId));
  for (const { id } of dishes) {
    const valor = price(chance);
    const fields = {
      valor,
      valorDe: maybe(chance, 0.3, () => valor + 1 + chance.below(2_000)),
      promocional: chance.isIn(0.3),
      promocaoDe: maybe(chance, 0.2, () => world.after((chance.below(20) - 10) * HOUR)),
      promocaoAte: maybe(chance, 0.2, () => world.after((chance.below(20) - 5) * HOUR)),
      peso: maybe(chance, 0.15, () => weight(chance)),
    };
    await tx.update(products).set(fields).where(eq(products.id, id));
  }
  return dishes.map(({ id }) => id);
}

/** Kinds and bounds of groups; prices of options, and how several of them add up. */
async function drawChoices(tx: Transaction, { brandId, chance }: Drawing): Promise<void> {
  const groups = await tx.select().from(optionGroups).where(eq(optionGroups.brandId, brandId));
  for (const { id } of groups.filter(() => chance.isIn(0.3))) {
    const fields = {
      adicional: chance.oneOf([0, 1, 2, 3] as const),
      quantidadeMinima: chance.below(3),
      quantidadeMaxima: chance.oneOf([0, 2, 3, 5, 99]),
    };
    await tx.update(optionGroups).set(fields).where(eq(optionGroups.id, id));
  }
  const all = await tx.select().from(options).where(eq(options.brandId, brandId));
  for (const { id } of all.filter(() => chance.isIn(0.5))) {
    const fields = {
      valor: price(chance),
      informativo: chance.isIn(0.1),
      considerarMaiorValor: chance.isIn(0.3),
      considerarMedia: chance.isIn(0.4),
      esgotado: chance.isIn(0.1),
    };
    await tx.update(options).set(fields).where(eq(options.id, id));
  }
}

/** What a store has of its own about each product, also at its tables and for each way. */
async function drawLayers(
  tx: Transaction,
  { brandId, chance }: Drawing,
  storeId: number,
  dishes: readonly number[],
): Promise<void> {
  for (const productId of dishes) {
    const key = { brandId, storeId, productId };
    if (chance.isIn(0.2)) await tx.insert(tablePrices).values({ ...key, valor: price(chance) });
    if (chance.isIn(0.5)) continue;
    const valor = maybe(chance, 0.5, () => price(chance));
    await tx.insert(storeProducts).values({
      ...key,
      valor,
      valorDe: maybe(chance, 0.3, () => (valor ?? 0) + chance.below(900)),
      valorEntrega: maybe(chance, 0.3, () => price(chance)),
      valorRetirada: maybe(chance, 0.3, () => price(chance)),
      formas: maybe(chance, 0.1, () => [chance.oneOf(['entrega', 'retirada', 'mesa'])]),
    });
  }
}

/** Fees, minimums for free delivery, and discounts of the menu and of payment methods. */
async function drawTerms(tx: Transaction, chance: Chance, storeId: number): Promise<void> {
  const terms = {
    // The contract allows no more (contract/entities/table.ts).
    percentualServico: chance.below(3_001) / 100,
    minimoEntregaGratis: maybe(chance, 0.5, () => chance.below(20_000)),
    percentualDesconto: percent(chance),
    maximoPedidoComDesconto: chance.oneOf([0, chance.below(9_000)]),
    valorDesconto: chance.oneOf([0, 0, chance.below(3_000)]),
    maximoDesconto: chance.oneOf([0, chance.below(3_000)]),
  };
  await tx.update(stores).set(terms).where(eq(stores.id, storeId));
  const area = {
    taxaEntrega: chance.oneOf([0, 690, chance.below(3_000)]),
    minimoEntregaGratis: maybe(chance, 0.3, () => chance.below(20_000)),
  };
  await tx.update(deliveryAreas).set(area).where(eq(deliveryAreas.storeId, storeId));
  const payment = { desconto: percent(chance) };
  await tx.update(paymentMethods).set(payment).where(eq(paymentMethods.storeId, storeId));
}

/** The world reads all of it anew afterwards. */
export async function makeRandom(world: World, brandId: number, chance: Chance): Promise<void> {
  const { db, brands, menus } = world.services;
  const drawing = { world, brandId, chance };
  await db.transaction(async (tx) => {
    const dishes = await drawProducts(tx, drawing);
    await drawChoices(tx, drawing);
    const shops = await tx.select().from(stores).where(eq(stores.brandId, brandId));
    for (const { id } of shops) {
      await drawLayers(tx, drawing, id, dishes);
      await drawTerms(tx, chance, id);
    }
  });
  brands.forget(brandId);
  menus.forget(brandId);
}
