// A change of an order that staff or its customer are typing, and what is sent of it.
import type { Address } from '#contract/entities/address.ts';
import type { ChangeRequest } from '#contract/entities/console/order-change.ts';
import type { Order } from '#contract/entities/order.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { toOrderItems } from '#rules/cart/ordered-lines.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';

export type ChangeDraft = {
  /** One for each line of the order; 0: the line is removed. */
  quantities: readonly number[];
  /** What each line by weight was weighed as, in grams as typed; empty: as ordered. */
  weights: readonly string[];
  lines: readonly CartLine[];
  /** Undefined: it stays; null: another one that is not complete yet. */
  address: Address | null | undefined;
  /** Null: it stays. */
  paymentId: number | null;
  dueMethodId: number | null;
  /** Cash that the customer pays with, as typed; empty: they need no change. */
  cash: string;
  /** The remark of the order. */
  remark: string;
  /** Why, from staff; to the store, from the customer. */
  reason: string;
  byPhone: boolean;
};

/** An amount as somebody would type it; none is empty. */
export const cashText = (troco: Cents | null): string =>
  troco === null ? '' : `${Math.trunc(troco / 100)},${String(troco % 100).padStart(2, '0')}`;

export const newChange = ({
  itens,
  formaDiferenca,
  observacao,
  troco,
}: Pick<Order, 'itens' | 'formaDiferenca' | 'observacao' | 'troco'>): ChangeDraft => ({
  quantities: itens.map(({ quantidade }) => quantidade),
  weights: itens.map(() => ''),
  lines: [],
  address: undefined,
  paymentId: null,
  dueMethodId: formaDiferenca?.id ?? null,
  cash: cashText(troco),
  remark: observacao,
  reason: '',
  byPhone: false,
});

const LARGEST_WEIGHT = 100_000;

/** Null: it is no weight. Undefined: nothing is typed. */
export function gramsTyped(text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  const grams = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return grams > 0 && grams <= LARGEST_WEIGHT ? grams : null;
}

/** The line as it stays; a quantity of 0: it goes. */
export function keptLine({ quantities, weights }: ChangeDraft, item: StoredItem, at: number) {
  const quantidade = quantities[at] ?? 0;
  const typed = gramsTyped(weights[at] ?? '') ?? undefined;
  const isOther = typed !== undefined && typed !== item.quantidade * (item.gramas ?? 0);
  return quantidade > 0 && isOther ? { quantidade: 1, gramas: typed } : { quantidade };
}

/** Every weight that is typed can be read. */
export const areWeightsRead = ({ weights }: ChangeDraft): boolean =>
  weights.every((text) => gramsTyped(text) !== null);

/**
 * Undefined: it stays, or cannot be read. Null: no change is needed. Of another method that takes
 * cash only an amount is said: it begins without one.
 */
function cashWanted(
  { cash, paymentId }: Pick<ChangeDraft, 'cash' | 'paymentId'>,
  { troco }: Pick<Order, 'troco'>,
): Cents | null | undefined {
  const typed = cash.trim() === '' ? null : (parseMoneyInput(cash) ?? undefined);
  return typed === (paymentId === null ? troco : null) ? undefined : typed;
}

export const changesAnything = (
  draft: ChangeDraft,
  { itens, observacao, troco }: Pick<Order, 'itens' | 'observacao' | 'troco'>,
): boolean =>
  draft.lines.length > 0 ||
  draft.remark.trim() !== observacao ||
  cashWanted(draft, { troco }) !== undefined ||
  (draft.address !== undefined && draft.address !== null) ||
  draft.paymentId !== null ||
  itens.some((item, at) => {
    const { quantidade, gramas } = keptLine(draft, item, at);
    return quantidade !== item.quantidade || gramas !== undefined;
  });

export const keepsSomething = ({ quantities, lines }: ChangeDraft): boolean =>
  lines.length > 0 || quantities.some((quantity) => quantity > 0);

export function changeRequest(
  draft: ChangeDraft,
  {
    id,
    revisaoPedido,
    itens,
    observacao,
    troco: before,
  }: Pick<Order, 'id' | 'revisaoPedido' | 'itens' | 'observacao' | 'troco'>,
): ChangeRequest {
  const { lines, address, paymentId, dueMethodId, remark } = draft;
  const troco = cashWanted(draft, { troco: before });
  return {
    id,
    revisaoPedido,
    mantidos: itens.flatMap((item, linha) => {
      const kept = keptLine(draft, item, linha);
      return kept.quantidade > 0 ? [{ linha, ...kept }] : [];
    }),
    novos: toOrderItems(lines),
    ...(address ? { endereco: address } : {}),
    ...(paymentId === null ? {} : { formaPagamento: { id: paymentId } }),
    ...(troco === undefined ? {} : { troco }),
    ...(remark.trim() === observacao ? {} : { observacao: remark.trim() }),
    ...(dueMethodId === null ? {} : { formaDiferenca: { id: dueMethodId } }),
  };
}
