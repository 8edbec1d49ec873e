// The order that staff are taking, before it is sent.
import type { Address } from '#contract/entities/address.ts';
import type { CounterRequest } from '#contract/entities/console/counter.ts';
import type { Menu } from '#contract/entities/menu.ts';
import type { Order, OrderType } from '#contract/entities/order.ts';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { type CartLine, mergeLines } from '#rules/cart/cart.ts';
import { type HealedCart, healCart } from '#rules/cart/cart-healing.ts';
import { isPersonPhone, phoneDigits } from '#rules/documents.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { cartRequest } from '../../cart/cart-request.ts';
import { againLines } from '../../orders/again/again-lines.ts';

export type CounterDraft = {
  key: string;
  phone: string;
  name: string;
  kind: OrderType;
  address: Address | null;
  tableId: number | null;
  lines: readonly CartLine[];
  paymentId: number | null;
  /** As typed; empty: no change needed. */
  change: string;
  /** Start of the slot; empty: as soon as possible. */
  slot: string;
  remark: string;
  /** A code, in capitals; empty: none. */
  coupon: string;
  /** Staff have the money. */
  paidNow: boolean;
};

type CounterStore = Pick<Store, 'id' | 'permiteEntrega' | 'formasPagamento'>;

export const newDraft = ({ permiteEntrega }: CounterStore, key: string): CounterDraft => ({
  key,
  phone: '',
  name: '',
  kind: permiteEntrega ? ORDER_TYPE.delivery : ORDER_TYPE.pickup,
  address: null,
  tableId: null,
  lines: [],
  paymentId: null,
  change: '',
  slot: '',
  remark: '',
  coupon: '',
  paidNow: false,
});

/** What a known phone filled in, for that phone alone. */
export type Filled = { phone: string; name: string; address: Address | null };

export const nothingFilled: Filled = { phone: '', name: '', address: null };

/** An order that was put aside has copies of its addresses. */
const isSame = (one: Address | null, other: Address | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** With another phone, what the last one filled in goes; what somebody typed stays. */
export const withoutFilled = (draft: CounterDraft, filled: Filled): CounterDraft => ({
  ...draft,
  name: draft.name === filled.name ? '' : draft.name,
  address: isSame(draft.address, filled.address) ? null : draft.address,
});

/** Cards online need the customer's own browser. */
export const methodsOf = ({ formasPagamento }: CounterStore): PaymentMethod[] =>
  formasPagamento.filter(({ tipo }) => tipo !== 'cartaoOnline');

/** Cash that is still to come, for which there must be change. */
export const asksForChange = (
  { kind, paymentId, paidNow }: Pick<CounterDraft, 'kind' | 'paymentId' | 'paidNow'>,
  { formasPagamento }: Pick<CounterStore, 'formasPagamento'>,
): boolean =>
  kind !== ORDER_TYPE.table &&
  !paidNow &&
  formasPagamento.some(({ id, tipo }) => id === paymentId && tipo === 'dinheiro');

/** The number without punctuation; empty unless it is whole. */
export const wholePhone = (typed: string): string =>
  isPersonPhone(typed) ? phoneDigits(typed) : '';

export function requestOf(
  draft: CounterDraft,
  store: CounterStore,
  seen: Cents,
  nobody: string,
): CounterRequest {
  const request = cartRequest(
    {
      storeId: store.id,
      lines: draft.lines,
      tipoPedido: draft.kind,
      address: draft.address,
      paymentId: draft.paymentId,
      coupon: draft.coupon === '' ? null : draft.coupon,
      cashback: false,
      cardId: null,
    },
    seen,
    {
      chaveIdempotencia: draft.key,
      cliente: null,
      // What was typed stays in the draft, should the money be still to come after all.
      troco: asksForChange(draft, store) ? parseMoneyInput(draft.change) : null,
      cpfNota: null,
      observacao: draft.remark,
      dataAgendamento: draft.slot === '' ? null : draft.slot,
    },
  );
  const cliente = { nome: draft.name.trim() || nobody, telefone: wholePhone(draft.phone) };
  return {
    ...request,
    ...(draft.paidNow ? { recebido: true } : {}),
    pedido: { ...request.pedido, cliente },
  };
}

/** The same order again at today's prices, with what has changed since. */
export function repeated(
  draft: CounterDraft,
  order: Order,
  menu: Menu,
  store: CounterStore,
): { draft: CounterDraft; changes: HealedCart['changes'] } {
  const products = menu.categorias.flatMap(({ produtos }) => produtos);
  const { lines, changes } = healCart(mergeLines(againLines(order.itens, {})), products);
  const known = methodsOf(store).some(({ id }) => id === order.formaPagamento.id);
  return {
    changes,
    draft: {
      ...draft,
      lines,
      kind: order.tipoPedido === ORDER_TYPE.table ? draft.kind : order.tipoPedido,
      address: order.endereco ?? draft.address,
      paymentId: known ? order.formaPagamento.id : draft.paymentId,
    },
  };
}
