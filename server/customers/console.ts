// Customers for owners and managers: search, history, and the owner's export of all. A manager of
// one store sees only customers who ordered there, and their orders there.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PersonFile, PersonLine } from '#contract/entities/console/customers.ts';
import { digitsOf } from '#rules/documents.ts';
import { csvText } from '#rules/menu-files/csv-text.ts';
import { comesToNothing, ORDER_STATUS, shownStatus } from '#rules/orders/order-status.ts';
import { fold } from '#rules/text.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { containing, FEWEST_DIGITS, foldedName, knownTo } from '../account/profile-search.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { coupons, couponUses, customers, orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { personView } from '../loyalty/person-view.ts';
import { currentConsents } from '../messages/consents.ts';
import { asManager, asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';

const ORDERS_SHOWN = 50;

const nothing = Object.values(ORDER_STATUS).filter((status) => comesToNothing(status));

export const peopleHandlers = {
  people: async ({ busca = '', maxResultado }, context) => {
    const staff = asManager(context);
    await countAttempt(context, context.brand.id, 'customerSearch', `staff ${staff.staffId}`);
    const wanted = busca.trim();
    const rows = await context.db
      .select({
        id: customers.id,
        nome: customers.nome,
        telefone: customers.telefone,
        email: customers.email,
      })
      .from(customers)
      .where(and(knownTo(staff, context), wanted === '' ? undefined : matching(wanted)))
      .orderBy(...(wanted === '' ? [desc(customers.id)] : [foldedName, customers.id]))
      .limit(maxResultado + 1);
    const shown = rows.slice(0, maxResultado);
    if (shown.length > 0) await noteCaller(context, 'customersListed');
    const sums = await sumsOf(
      context,
      staff,
      shown.map(({ id }) => id),
    );
    return {
      clientes: shown.map((row) => ({ ...row, ...(sums.get(row.id) ?? none) })),
      haMais: rows.length > maxResultado,
      podeExportar: staff.papel === 'proprietario',
    };
  },
  person: async ({ id }, context) => {
    const staff = asManager(context);
    const { db, brand } = context;
    await countAttempt(context, brand.id, 'customerOpened', `staff ${staff.staffId}`);
    const [row] = await db
      .select()
      .from(customers)
      .where(and(knownTo(staff, context), eq(customers.id, id)));
    if (row === undefined) throw new Refusal('notFound');
    await noteCaller(context, 'customerOpened', { subject: `customer ${id}` });
    const [sums, theirOrders, loyalty, theirCoupons, consentimentos] = await Promise.all([
      sumsOf(context, staff, [id]),
      ordersOf(context, staff, id),
      personView(id, staff.storeId, context),
      couponsOf(context, staff, id),
      currentConsents(db, brand.id, id),
    ]);
    const { nome, telefone, email, createdAt } = row;
    return {
      cliente: {
        id,
        nome,
        telefone,
        email,
        ...(sums.get(id) ?? none),
        dataCadastro: createdAt.toISOString(),
      },
      pedidos: theirOrders,
      cartelas: loyalty.cartelas,
      saldo: loyalty.saldo,
      lancamentos: loyalty.lancamentos,
      cupons: theirCoupons,
      consentimentos,
    };
  },
  peopleFile: async (_input, context) => {
    const owner = asOwner(context);
    const { db, bulkDb, brand, now } = context;
    await countAttempt(context, brand.id, 'peopleFile', String(owner.staffId));
    const rows = await bulkDb
      .select()
      .from(customers)
      .where(knownTo(owner, context))
      .orderBy(customers.id);
    const sums = await sumsOf({ db: bulkDb, brand }, owner, null);
    await recordChange(db, authorOf(context, owner), {
      action: 'exportPeople',
      subject: `brand ${brand.id}`,
      before: null,
      after: { people: rows.length },
    });
    const table = rows.map(({ id, nome, telefone, email, createdAt }) => {
      const { quantidadePedidos, totalComprado, ultimoPedidoEm } = sums.get(id) ?? none;
      return [
        id,
        nome,
        telefone,
        email,
        createdAt.toISOString(),
        quantidadePedidos,
        totalComprado / 100,
        ultimoPedidoEm,
      ];
    });
    const head = [
      'id',
      'nome',
      'telefone',
      'email',
      'dataCadastro',
      'quantidadePedidos',
      'totalComprado',
      'ultimoPedidoEm',
    ];
    const day = localDate(now(), brand.stores[0]?.fusoHorario ?? 'America/Sao_Paulo');
    return {
      nomeArquivo: `${brand.appNome}-clientes-${day}.csv`,
      conteudo: csvText([head, ...table]),
    };
  },
} satisfies Partial<Handlers>;

type Sums = Pick<PersonLine, 'quantidadePedidos' | 'totalComprado' | 'ultimoPedidoEm'>;
const none: Sums = { quantidadePedidos: 0, totalComprado: 0, ultimoPedidoEm: null };

function matching(wanted: string): SQL | undefined {
  const digits = digitsOf(wanted);
  return or(
    sql`${foldedName} like ${containing(fold(wanted))}`,
    sql`${customers.email} like ${containing(wanted.toLowerCase())}`,
    digits.length < FEWEST_DIGITS
      ? undefined
      : sql`${customers.telefone} like ${containing(digits)}`,
  );
}

const ofStore = ({ storeId }: StaffSession) =>
  storeId === null ? undefined : eq(orders.storeId, storeId);

/** `ids` null: all customers. */
async function sumsOf(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  staff: StaffSession,
  ids: number[] | null,
): Promise<Map<number, Sums>> {
  if (ids?.length === 0) return new Map();
  const worth = sql<number>`coalesce(sum(${orders.valorTotal}) filter (where ${orders.status} not in
    (${sql.join(
      nothing.map((status) => sql`${status}::int`),
      sql`, `,
    )})), 0)::float8`;
  const rows = await db
    .select({
      id: orders.customerId,
      count: sql<number>`count(*)::int`,
      worth,
      last: sql<string>`max(${orders.createdAt})`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.brandId, brand.id),
        ofStore(staff),
        ids === null ? sql`${orders.customerId} is not null` : inArray(orders.customerId, ids),
      ),
    )
    .groupBy(orders.customerId);
  return new Map(
    rows.map(({ id, count, worth: cents, last }) => [
      id ?? 0,
      {
        quantidadePedidos: count,
        totalComprado: cents,
        ultimoPedidoEm: new Date(last).toISOString(),
      },
    ]),
  );
}

async function ordersOf(
  { db, brand }: CallContext,
  staff: StaffSession,
  customerId: number,
): Promise<PersonFile['pedidos']> {
  const { id, numero, storeId, createdAt, status, statusPagamento, valorTotal } = orders;
  const rows = await db
    .select({ id, numero, storeId, createdAt, status, statusPagamento, valorTotal })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), eq(orders.customerId, customerId), ofStore(staff)))
    .orderBy(desc(orders.id))
    .limit(ORDERS_SHOWN);
  return rows.map(({ storeId: at, createdAt: when, ...row }) => ({
    ...row,
    status: shownStatus(row.status, row.statusPagamento),
    nomeEstabelecimento: brand.stores.find((store) => store.id === at)?.nome ?? '',
    dataCadastro: when.toISOString(),
  }));
}

/** Given to this person, or used by them. */
async function couponsOf(
  { db, brand }: CallContext,
  { storeId }: StaffSession,
  customerId: number,
): Promise<PersonFile['cupons']> {
  const used = db
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .where(and(eq(couponUses.brandId, brand.id), eq(couponUses.customerId, customerId)));
  const theirs =
    storeId === null ? undefined : or(isNull(coupons.storeId), eq(coupons.storeId, storeId));
  const [rows, uses] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(
        and(
          eq(coupons.brandId, brand.id),
          theirs,
          or(eq(coupons.customerId, customerId), inArray(coupons.id, used)),
        ),
      )
      .orderBy(desc(coupons.id))
      .limit(ORDERS_SHOWN),
    used,
  ]);
  const taken = new Set(uses.map((use) => use.id));
  return rows.map((row) => ({
    id: row.id,
    codigoCupom: row.codigoCupom,
    nome: row.nome,
    usado: taken.has(row.id),
    validoAte: row.validoAte?.toISOString() ?? null,
  }));
}
