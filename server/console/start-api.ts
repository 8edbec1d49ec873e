// The checklist of a new brand: each step is read from the data itself, so that it can be left and taken up again anywhere.
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SetupStep } from '#contract/endpoints/console-start.ts';
import { FIRST_COLOUR } from '../brand/create.ts';
import { auditLog, brands, categories, deliveryAreas, orders, paymentMethods, products, stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager } from './permission.ts';

export const startHandlers = {
  setupSteps: async (_input, context) => {
    asManager(context);
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
    const saved = exists(
      db
        .select({ one: sql`1` })
        .from(auditLog)
        .where(and(eq(auditLog.brandId, brand.id), eq(auditLog.action, 'saveBrandLook'))),
    );
    const [row] = await db
      .select({
        // A new brand has the name it was made with and a colour of ours: chosen is what somebody has saved, or what came with a logo or another colour.
        chosen: sql<boolean>`${brands.settings} ->> 'corSitePrimaria' <> ${FIRST_COLOUR} or coalesce(${brands.settings} ->> 'urlLogo', '') <> '' or ${saved}`,
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
      step('marca', row.look && row.chosen, !row.look),
      step('logotipo', row.logo, false),
      step('loja', row.store),
      step('horarios', row.hours),
      // A store that serves tables or hands over the counter alone needs no area; one that does so beside delivering takes orders before it has any.
      step('entrega', row.delivers ? row.area : row.picksUp || row.tables, sells && !row.picksUp && !row.tables),
      step('cardapio', row.menu, sells),
      step('pagamento', row.payment, sells),
      step('pedido', row.ordered, false),
    ];
    return { passos, aceitaPedidos: passos.every(({ pronto, bloqueia }) => pronto || !bloqueia) };
  },
} satisfies Partial<Handlers>;
