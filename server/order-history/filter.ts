// Which orders the history finds, for its list and its file: those of the caller's stores.
import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { MoneyFilter, OrderFilter } from '#contract/entities/console/order-history.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { digitsOf, phoneDigits } from '#rules/documents.ts';
import { PAYMENT_STATUS as P, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { fold } from '#rules/text.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import { containing, FEWEST_DIGITS, folded } from '../account/profile-search.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import { countAttempt } from '../limits/attempts.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { hasProduct } from './product-search.ts';

/** The number of a day is short; more digits are a phone. */
export const LONGEST_NUMBER = 6;
/** Area code and nine digits: no other phone contains it. */
const WHOLE_MOBILE = 11;

const statusOf: Record<OrderFilter, SQL> = {
  novos: inArray(orders.status, [S.sent, S.awaitingAcceptance, S.paid, S.paymentPending]),
  andamento: inArray(orders.status, [
    S.accepted,
    S.inProduction,
    S.readyForPickup,
    S.readyForDelivery,
    S.outForDelivery,
  ]),
  entregues: eq(orders.status, S.delivered),
  cancelados: inArray(orders.status, [
    S.notDelivered,
    S.cancelled,
    S.cancelledByStore,
    S.expired,
    S.chargeback,
  ]),
};
/** Those under way have an index of their own, however many have ended. */
const underWay = isNull(orders.finishedAt);
const paidBy = (...methods: readonly PaymentMethod['tipo'][]): SQL =>
  inArray(sql`${dataOf(orders.formaPagamento)} ->> 'tipo'`, methods);
const moneyOf: Record<MoneyFilter, SQL | undefined> = {
  pago: eq(orders.statusPagamento, P.paid),
  cobrar: and(eq(orders.statusPagamento, P.onDelivery), underWay),
  aguardando: and(inArray(orders.statusPagamento, [P.pending, P.refused]), underWay),
  devolvido: inArray(orders.statusPagamento, [P.refundPending, P.refunded, P.chargeback]),
  dinheiro: paidBy('dinheiro'),
  cartao: paidBy('cartaoNaEntrega', 'cartaoOnline'),
  pix: paidBy('pixNaEntrega', 'pixDaLoja', 'pixOnline'),
};

type Wanted = {
  busca?: string | undefined;
  primeiroDia?: string | undefined;
  ultimoDia?: string | undefined;
  idEstabelecimento?: number | undefined;
  situacao?: OrderFilter | undefined;
  tipoPedido?: OrderType | undefined;
  pagamento?: MoneyFilter | undefined;
  valorMinimo?: number | undefined;
  valorMaximo?: number | undefined;
};

/**
 * The parts of the condition, within the brand; `value` is among the filters too. Refuses a store
 * that is not the caller's, and counts each search.
 */
export async function wantedOrders(
  wanted: Wanted,
  context: CallContext,
): Promise<Record<'filters' | 'value' | 'text', SQL | undefined>> {
  const staff = signedIn(context);
  const { brand } = context;
  const mine = storesOf(staff, context);
  const { busca = '', idEstabelecimento } = wanted;
  if (idEstabelecimento !== undefined && !mine.some(({ id }) => id === idEstabelecimento))
    throw new Refusal('storeNotFound');
  if (busca !== '')
    await countAttempt(context, brand.id, 'customerSearch', `staff ${staff.staffId}`);
  const { situacao, tipoPedido, pagamento, valorMinimo, valorMaximo } = wanted;
  const value = and(
    valorMinimo === undefined ? undefined : gte(orders.valorTotal, valorMinimo),
    valorMaximo === undefined ? undefined : lte(orders.valorTotal, valorMaximo),
  );
  const filters = and(
    ofTheirStore(staff),
    idEstabelecimento === undefined ? undefined : eq(orders.storeId, idEstabelecimento),
    withinDays(
      mine.filter(({ id }) => idEstabelecimento === undefined || id === idEstabelecimento),
      wanted,
    ),
    situacao === undefined ? undefined : statusOf[situacao],
    tipoPedido === undefined ? undefined : eq(orders.tipoPedido, tipoPedido),
    pagamento === undefined ? undefined : moneyOf[pagamento],
    value,
  );
  return { filters, value, text: busca === '' ? undefined : matching(busca) };
}

/** A day is that of each store's own time zone, as in the figures. */
function withinDays(
  stores: readonly Pick<StoreRecord, 'id' | 'fusoHorario'>[],
  { primeiroDia, ultimoDia }: Pick<Wanted, 'primeiroDia' | 'ultimoDia'>,
): SQL | undefined {
  const zones = Map.groupBy(stores, ({ fusoHorario }) => fusoHorario);
  const spans = Array.from(zones, ([zone, own]) => {
    const from = (day: string) => new Date(zonedInstant(day, 0, zone));
    const ids = own.map(({ id }) => id);
    return and(
      zones.size === 1 ? undefined : inArray(orders.storeId, ids),
      primeiroDia === undefined ? undefined : gte(orders.createdAt, from(primeiroDia)),
      ultimoDia === undefined ? undefined : lt(orders.createdAt, from(addDays(ultimoDia, 1))),
    );
  });
  return or(...spans);
}

export const isNumeric = (busca: string): boolean => /^[\d\s()#.+-]+$/.test(busca);
export const isWholePhone = (digits: string): boolean =>
  phoneDigits(digits).length === WHOLE_MOBILE;

/** A whole phone is found by its index; a part of one among all. */
function phoneLike(digits: string): SQL | undefined {
  if (isWholePhone(digits)) return eq(orders.telefoneCliente, phoneDigits(digits));
  return digits.length < FEWEST_DIGITS
    ? undefined
    : sql`${orders.telefoneCliente} like ${containing(digits)}`;
}

function matching(busca: string): SQL | undefined {
  const digits = digitsOf(busca);
  if (isNumeric(busca))
    return or(
      digits !== '' && digits.length <= LONGEST_NUMBER
        ? eq(orders.numero, Number(digits))
        : undefined,
      phoneLike(digits),
    );
  const like = containing(fold(busca));
  return or(sql`${folded(sql`${orders.nomeCliente}`)} like ${like}`, hasProduct(busca));
}
