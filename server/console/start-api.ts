// The checklist of a new brand: each step is read from the data itself, so that it can be left and taken up again anywhere.
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SetupStep } from '#contract/endpoints/console-start.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands, categories, deliveryAreas, orders, paymentMethods, products, stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from './change.ts';
import { asManager, asManagerOf, storesOf } from './permission.ts';
import { storeRow } from './store-sections.ts';

export const startHandlers = {
  setupSteps: async (_input, context) => {
    const staff = asManager(context);
    const { db, brand } = context;
    const some = (table: typeof stores | typeof deliveryAreas | typeof paymentMethods | typeof orders | typeof products, where?: SQL) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.brandId, brand.id), where)),
      );
    const shownProduct = exists(
      db
        .select({ one: sql`1` })
        .from(products)
        .innerJoin(categories, and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)))
        .where(and(eq(products.brandId, brand.id), eq(categories.visivel, true))),
    );
    const [row] = await db
      .select({
        look: sql<boolean>`${brands.settings} ->> 'projectName' <> '' and ${brands.settings} ->> 'corSitePrimaria' <> ''`,
        logo: sql<boolean>`coalesce(${brands.settings} ->> 'urlLogo', '') <> ''`,
        store: sql<boolean>`${some(stores, sql`${stores.nome} <> '' and ${stores.telefone} <> '' and ${stores.endereco} ->> 'logradouro' <> ''`)}`,
        hours: sql<boolean>`${some(stores, sql`jsonb_array_length(${stores.spans}) > 0`)}`,
        delivers: sql<boolean>`${some(stores, eq(stores.permiteEntrega, true))}`,
        picksUp: sql<boolean>`${some(stores, eq(stores.permiteRetiradaBalcao, true))}`,
        tables: sql<boolean>`${some(stores, eq(stores.possuiPedidoMesa, true))}`,
        area: sql<boolean>`${some(deliveryAreas, sql`${deliveryAreas.taxaEntrega} is not null`)}`,
        menu: sql<boolean>`${shownProduct}`,
        payment: sql<boolean>`${some(paymentMethods, eq(paymentMethods.active, true))}`,
        ordered: sql<boolean>`${some(orders)}`,
      })
      .from(brands)
      .where(eq(brands.id, brand.id));
    if (row === undefined) throw new Error('the brand is gone');
    const step = (passo: SetupStep['passo'], pronto: boolean, bloqueia = true): SetupStep => ({ passo, pronto, bloqueia });
    // A brand of loyalty alone sells nothing here.
    const sells = brand.settings.possuiDelivery;
    const passos = [
      step('marca', row.look),
      step('logotipo', row.logo, false),
      step('loja', row.store),
      step('horarios', row.hours),
      // A store that serves tables or hands over the counter alone needs no area.
      step('entrega', row.delivers ? row.area : row.picksUp || row.tables, sells),
      step('cardapio', row.menu, sells),
      step('pagamento', row.payment, sells),
      step('pedido', row.ordered, false),
    ];
    const identities = await Promise.all(
      storesOf(staff, context).map(async ({ id }) => ({ idEstabelecimento: id, ...revised(await readIdentity(db, brand.id, id)) })),
    );
    return { passos, aceitaPedidos: passos.every(({ pronto, bloqueia }) => pronto || !bloqueia), lojas: identities };
  },
  saveStoreIdentity: async ({ idEstabelecimento, revisao, ...identity }, context) => {
    const staff = asManagerOf(idEstabelecimento, context);
    const { id } = context.brand;
    return changeSection(context, staff, {
      action: 'saveStoreIdentity',
      subject: `store ${idEstabelecimento}`,
      revisao,
      read: (tx) => readIdentity(tx, id, idEstabelecimento),
      write: async (tx) => {
        await tx
          .update(stores)
          .set(identity)
          .where(storeRow({ brandId: id, storeId: idEstabelecimento }));
      },
    });
  },
} satisfies Partial<Handlers>;

async function readIdentity(db: Database | Transaction, brandId: number, storeId: number) {
  const [row] = await db.select({ nome: stores.nome, telefone: stores.telefone, endereco: stores.endereco }).from(stores).where(storeRow({ brandId, storeId }));
  if (row === undefined) throw new Refusal('storeNotFound');
  const { logradouro, numero, bairro, cidade, uf, cep } = row.endereco;
  return { nome: row.nome, telefone: row.telefone, endereco: { logradouro, numero, bairro, cidade, uf, cep } };
}
