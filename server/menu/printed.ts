// A store's paper menu. Printing records its prices, so that staff are told when they are outdated.
import { and, eq } from 'drizzle-orm';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import type { PrintedMenu } from '#contract/entities/console/printed-menu.ts';
import type { WayOfServing } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import {
  changedPrices,
  type PrintedCategory,
  priceList,
  printedMenu,
} from '#rules/menu-files/printed-menu.ts';
import { inStoreOrder } from '#rules/price/store-layer.ts';
import { isUnpriced } from '#rules/price/unpriced.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { printedMenus } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { revised } from '../staff/change-brand.ts';
import { pricesAtTables } from '../tables/prices.ts';
import { staffMenu } from './console-view.ts';
import { type Layer, layersOf } from './load.ts';

export const printedMenuHandlers = {
  printedMenu: async ({ idEstabelecimento }, context) => {
    const mine = storesOf(signedIn(context), context);
    const store =
      idEstabelecimento === undefined ? mine[0] : mine.find(({ id }) => id === idEstabelecimento);
    if (store === undefined) throw new Refusal('storeNotFound');
    return read(store, context);
  },
  recordPrintedMenu: async ({ idEstabelecimento, revisao }, context) => {
    const staff = signedIn(context);
    const store = storesOf(staff, context).find(({ id }) => id === idEstabelecimento);
    if (store === undefined) throw new Refusal('storeNotFound');
    const { categories, revision } = await onPaper(store, context);
    // The paper shows the page's prices; later changes are not on it.
    if (revision !== revisao) throw new Refusal('changedMeanwhile');
    const row = { at: context.now(), prices: priceList(categories) };
    await context.db.transaction(async (tx) => {
      const own = and(
        eq(printedMenus.brandId, context.brand.id),
        eq(printedMenus.storeId, store.id),
      );
      const [last] = await tx
        .select({ at: printedMenus.at })
        .from(printedMenus)
        .where(own)
        .for('update');
      await tx
        .insert(printedMenus)
        .values({ brandId: context.brand.id, storeId: store.id, ...row })
        .onConflictDoUpdate({ target: [printedMenus.brandId, printedMenus.storeId], set: row });
      await recordChange(tx, authorOf(context, staff), {
        action: 'recordPrintedMenu',
        subject: `store ${store.id}`,
        before: { printedAt: last?.at ?? null },
        after: { printedAt: row.at },
      });
    });
    return read(store, context);
  },
} satisfies Partial<Handlers>;

async function onPaper(
  store: StoreRecord,
  context: CallContext,
): Promise<{ categories: PrintedCategory[]; revision: string }> {
  const { db, brand } = context;
  const way = wayOnPaper(store);
  const [menu, layers, atTables] = await Promise.all([
    staffMenu({}, context),
    layersOf(db, { brandId: brand.id, storeId: store.id }),
    way === 'mesa' ? pricesAtTables(context, store.id) : null,
  ]);
  const own = atTables ?? pricesOf(layers, way === 'retirada' ? 'valorRetirada' : 'valorEntrega');
  const categories = printedMenu({ ...menu, categorias: soldBy(menu, layers, way) }, own);
  return { categories, revision: revised({ categories }).revisao };
}

/** Paper lies on the tables or else at the counter; without either it goes out with deliveries. */
function wayOnPaper({ possuiPedidoMesa, permiteRetiradaBalcao }: StoreRecord): WayOfServing {
  if (possuiPedidoMesa) return 'mesa';
  return permiteRetiradaBalcao ? 'retirada' : 'entrega';
}

/** Prices of one way, where they differ. */
const pricesOf = (
  layers: ReadonlyMap<number, Layer>,
  name: 'valorRetirada' | 'valorEntrega',
): Map<number, Cents> =>
  new Map(
    [...layers].flatMap(([id, { [name]: valor }]) =>
      valor === null ? [] : [[id, valor] as const],
    ),
  );

/**
 * The menu in this store's order and at its prices, without what it does not sell so: a price on
 * paper binds, also one of zero that nobody meant.
 */
function soldBy(
  { categorias, grupos }: StaffMenu,
  layers: ReadonlyMap<number, Layer>,
  way: WayOfServing,
) {
  const groupOf = new Map(grupos.map((group) => [group.id, group]));
  return categorias.map((category) => ({
    ...category,
    produtos: inStoreOrder(category.produtos, ({ id }) => layers.get(id)?.position ?? null)
      .filter(({ id, visivel }) => layers.get(id)?.visivel ?? visivel)
      .filter(({ id }) => layers.get(id)?.formas?.includes(way) ?? true)
      .map((product) => {
        const valor = layers.get(product.id)?.valor ?? null;
        return valor === null ? product : { ...product, valor, valorDe: null };
      })
      .filter(
        (product) =>
          !isUnpriced(
            product,
            product.grupos.flatMap((id) => groupOf.get(id) ?? []),
          ),
      ),
  }));
}

async function read(store: StoreRecord, context: CallContext): Promise<PrintedMenu> {
  const { db, brand, now } = context;
  const own = and(eq(printedMenus.brandId, brand.id), eq(printedMenus.storeId, store.id));
  const [{ categories, revision }, [last]] = await Promise.all([
    onPaper(store, context),
    db.select().from(printedMenus).where(own),
  ]);
  return {
    idEstabelecimento: store.id,
    estabelecimentos: storesOf(signedIn(context), context).map(({ id, nome }) => ({ id, nome })),
    fusoHorario: store.fusoHorario,
    formaDosPrecos: wayOnPaper(store),
    agora: now().toISOString(),
    categorias: categories.map((category) => ({
      ...category,
      produtos: category.produtos.map(({ from, perKilo, grupos, ...product }) => ({
        ...product,
        aPartirDe: from,
        porQuilo: perKilo,
        grupos: grupos.map(({ adds, ...group }) => ({ ...group, soma: adds })),
      })),
    })),
    revisao: revision,
    impressoEm: last?.at.toISOString() ?? null,
    mudancas: last === undefined ? [] : changedPrices(last.prices, priceList(categories)),
  };
}
