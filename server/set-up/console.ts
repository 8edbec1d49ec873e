// The checklist of a new store: each step is computed from the data, so that it can be interrupted
// and continued anywhere.
import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import { FIRST_COLOUR } from '../brand/create.ts';
import {
  auditLog,
  brands,
  categories,
  deliveryAreas,
  orders,
  productGroups,
  products,
  stores,
} from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';

export const startHandlers = {
  setupSteps: async ({ idEstabelecimento }, context) => {
    const mine = storesOf(asManager(context), context);
    const store =
      idEstabelecimento === undefined ? mine[0] : mine.find(({ id }) => id === idEstabelecimento);
    if (store === undefined) throw new Refusal('storeNotFound');
    const { db, brand } = context;
    const ofStore = (table: typeof deliveryAreas | typeof orders, where?: SQL) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.brandId, brand.id), eq(table.storeId, store.id), where)),
      );
    const choices = db
      .select({ one: sql`1` })
      .from(productGroups)
      .where(
        and(eq(productGroups.brandId, products.brandId), eq(productGroups.productId, products.id)),
      );
    const shownProduct = exists(
      db
        .select({ one: sql`1` })
        .from(products)
        .innerJoin(
          categories,
          and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)),
        )
        .where(
          and(
            eq(products.brandId, brand.id),
            eq(products.visivel, true),
            eq(categories.visivel, true),
            // What has no price is not sold; that of another may be in its choices.
            or(gt(products.valor, 0), eq(products.gratis, true), exists(choices)),
          ),
        ),
    );
    const saved = exists(
      db
        .select({ one: sql`1` })
        .from(auditLog)
        .where(and(eq(auditLog.brandId, brand.id), eq(auditLog.acao, 'saveBrandLook'))),
    );
    const settings = dataOf(brands.settings);
    const isServed = sql`${deliveryAreas.taxaEntrega} is not null`;
    const [row] = await db
      .select({
        // A new brand has a default colour: the step is done after a save, or with a logo or
        // another colour.
        chosen: sql<boolean>`${settings} ->> 'corSitePrimaria' <> ${FIRST_COLOUR}
          or coalesce(${settings} ->> 'urlLogo', '') <> '' or ${saved}`,
        look: sql<boolean>`${settings} ->> 'projectName' <> ''
          and ${settings} ->> 'corSitePrimaria' <> ''`,
        logo: sql<boolean>`coalesce(${settings} ->> 'urlLogo', '') <> ''`,
        area: sql<boolean>`${ofStore(deliveryAreas, isServed)}`,
        menu: sql<boolean>`${shownProduct}`,
        ordered: sql<boolean>`${ofStore(orders)}`,
      })
      .from(brands)
      .where(eq(brands.id, brand.id));
    // The store as in the database: its hours count before it is shown.
    const [own] = await db
      .select()
      .from(stores)
      .where(and(eq(stores.brandId, brand.id), eq(stores.id, store.id)));
    if (row === undefined || own === undefined) throw new Error('the brand is gone');
    const {
      nome,
      telefone,
      endereco,
      horarios: spans,
      permiteEntrega,
      permiteRetiradaBalcao,
      possuiPedidoMesa,
    } = own;
    const step = (passo: SetupStep['passo'], pronto: boolean, bloqueia = true): SetupStep => ({
      passo,
      pronto,
      bloqueia,
    });
    // A loyalty-only brand sells nothing here.
    const sells = brand.settings.possuiDelivery;
    const passos = [
      step('marca', row.look && row.chosen, !row.look),
      step('logotipo', row.logo, false),
      step('loja', nome !== '' && telefone !== '' && endereco.logradouro !== ''),
      step('horarios', spans.length > 0),
      // A store with only table service or pickup needs no area; with delivery as well, it takes
      // orders before it has any.
      step(
        'entrega',
        permiteEntrega ? row.area : permiteRetiradaBalcao || possuiPedidoMesa,
        sells && !permiteRetiradaBalcao && !possuiPedidoMesa,
      ),
      step('cardapio', row.menu, sells),
      step('pagamento', store.paymentMethods.length > 0, sells),
      step('pedido', row.ordered, false),
    ];
    return {
      idEstabelecimento: store.id,
      visivel: own.visivel,
      passos,
      aceitaPedidos: passos.every(({ pronto, bloqueia }) => pronto || !bloqueia),
    };
  },
} satisfies Partial<Handlers>;
