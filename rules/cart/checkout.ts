// What a cart still needs to become an order, in the order in which a customer fixes it. The
// browser shows it, the server enforces it.
import { isBlank } from '#contract/blank-text.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import { isCpf, isPersonPhone } from '../documents.ts';
import { ORDER_TYPE } from '../orders/order-type.ts';

export type AddressField = 'cidade' | 'bairro' | 'logradouro' | 'numero';
const ADDRESS_FIELDS: readonly AddressField[] = ['cidade', 'bairro', 'logradouro', 'numero'];

export type CheckoutInput = {
  estado: 'aberto' | 'pausado' | 'fechado';
  /** A scheduled order does not need the store to be open now. */
  immediate: boolean;
  /** A time is chosen for a scheduled order. */
  slotChosen: boolean;
  orderType: OrderType;
  itemCount: number;
  /** Items before discounts, the basis of every minimum. */
  valorItens: Cents;
  valorMinimoPedido: Cents;
  valorMinimoRetiradaNoLocal: Cents;
  offersDelivery: boolean;
  offersPickup: boolean;
  address: Pick<Record<AddressField, string>, AddressField> | null;
  /** null: the address is not served. Checked only for a delivery with a complete address. */
  deliveryFee: Cents | null;
  /** null: a signed-in customer, whose name and phone the store knows. */
  guest: { nome: string; telefone: string } | null;
  payment: { cash: boolean; online: boolean } | null;
  /** Paying online needs an account. */
  signedIn: boolean;
  /** null: not answered yet. Only for cash. */
  change: Cents | 'notNeeded' | null;
  valorTotal: Cents;
  /** Empty or null: no CPF on the receipt, which is always allowed. */
  cpfNota: string | null;
};

export type CheckoutProblem =
  | {
      code: 'emptyCart' | 'storeClosed' | 'storePaused' | 'deliveryNotOffered' | 'pickupNotOffered';
    }
  | { code: 'noWayOffered'; orderType: OrderType }
  | { code: 'deliveryMinimum' | 'pickupMinimum'; minimum: Cents; missing: Cents }
  | { code: 'addressMissing'; fields: AddressField[] }
  | {
      code:
        | 'notServed'
        | 'slotMissing'
        | 'nameMissing'
        | 'phoneInvalid'
        | 'paymentMissing'
        | 'onlineNeedsSignIn'
        | 'changeMissing';
    }
  | { code: 'changeTooLow'; change: Cents; total: Cents }
  | { code: 'cpfInvalid' };
export type CheckoutProblemCode = CheckoutProblem['code'];

export function checkCheckout(input: CheckoutInput): CheckoutProblem[] {
  if (input.itemCount === 0) return [{ code: 'emptyCart' }];
  // Nothing that the customer could still say would help.
  if (takesNoOrders(input)) return [{ code: 'noWayOffered', orderType: input.orderType }];
  return [
    ...storeProblems(input),
    ...minimumProblems(input),
    ...addressProblems(input),
    ...guestProblems(input),
    ...(input.immediate || input.slotChosen ? [] : [{ code: 'slotMissing' } as const]),
    ...paymentProblems(input),
    ...cpfProblems(input),
  ];
}

/** The store has switched off delivery and pickup alike; its tables may still order. */
const takesNoOrders = ({ orderType, offersDelivery, offersPickup }: CheckoutInput): boolean =>
  orderType !== ORDER_TYPE.table && !offersDelivery && !offersPickup;

function storeProblems({
  estado,
  immediate,
  orderType,
  offersDelivery,
  offersPickup,
}: CheckoutInput): CheckoutProblem[] {
  const problems: CheckoutProblem[] = [];
  if (immediate && estado === 'fechado') problems.push({ code: 'storeClosed' });
  if (immediate && estado === 'pausado') problems.push({ code: 'storePaused' });
  if (orderType === ORDER_TYPE.delivery && !offersDelivery)
    problems.push({ code: 'deliveryNotOffered' });
  if (orderType === ORDER_TYPE.pickup && !offersPickup) problems.push({ code: 'pickupNotOffered' });
  return problems;
}

export type MissingToMinimum = { minimum: Cents; missing: Cents };

/** What the items still lack to reach the store's minimum; null when they reach it. */
export function missingToMinimum({
  orderType,
  valorItens,
  valorMinimoPedido,
  valorMinimoRetiradaNoLocal,
}: Pick<
  CheckoutInput,
  'orderType' | 'valorItens' | 'valorMinimoPedido' | 'valorMinimoRetiradaNoLocal'
>): MissingToMinimum | null {
  if (orderType === ORDER_TYPE.table) return null;
  const minimum = orderType === ORDER_TYPE.pickup ? valorMinimoRetiradaNoLocal : valorMinimoPedido;
  return valorItens < minimum ? { minimum, missing: minimum - valorItens } : null;
}

function minimumProblems(input: CheckoutInput): CheckoutProblem[] {
  const below = missingToMinimum(input);
  const code = input.orderType === ORDER_TYPE.pickup ? 'pickupMinimum' : 'deliveryMinimum';
  return below === null ? [] : [{ code, ...below }];
}

function addressProblems({ orderType, address, deliveryFee }: CheckoutInput): CheckoutProblem[] {
  if (orderType !== ORDER_TYPE.delivery) return [];
  const fields = ADDRESS_FIELDS.filter((field) => !address?.[field].trim());
  if (fields.length > 0) return [{ code: 'addressMissing', fields }];
  return deliveryFee === null ? [{ code: 'notServed' }] : [];
}

function guestProblems({ guest }: CheckoutInput): CheckoutProblem[] {
  if (!guest) return [];
  const problems: CheckoutProblem[] = [];
  if (isBlank(guest.nome)) problems.push({ code: 'nameMissing' });
  if (!isPersonPhone(guest.telefone)) problems.push({ code: 'phoneInvalid' });
  return problems;
}

function paymentProblems({
  payment,
  signedIn,
  change,
  valorTotal,
  orderType,
}: CheckoutInput): CheckoutProblem[] {
  // A table pays its bill at the end.
  if (!payment) return orderType === ORDER_TYPE.table ? [] : [{ code: 'paymentMissing' }];
  if (payment.online && !signedIn) return [{ code: 'onlineNeedsSignIn' }];
  if (!payment.cash || change === 'notNeeded') return [];
  if (change === null) return [{ code: 'changeMissing' }];
  return change <= valorTotal ? [{ code: 'changeTooLow', change, total: valorTotal }] : [];
}

function cpfProblems({ cpfNota }: CheckoutInput): CheckoutProblem[] {
  return cpfNota && !isCpf(cpfNota) ? [{ code: 'cpfInvalid' }] : [];
}
