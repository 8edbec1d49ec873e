// The checkout's decisions: what is missing, and the order as it would be sent.
import type { Store } from '#contract/entities/store.ts';
import {
  type CheckoutProblem,
  type CheckoutProblemCode,
  checkCheckout,
} from '#rules/cart/checkout.ts';
import { checkoutInput } from '#rules/cart/checkout-input.ts';
import { mayGoWithoutSignUp } from '#rules/cart/without-sign-up.ts';
import { digitsOf } from '#rules/documents.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { needsSignIn, paymentAt } from '#rules/orders/payment.ts';
import { useCustomer, type WhoOrders } from '../account/use-customer.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { usePricedCart } from '../cart/use-priced-cart.ts';
import type { Listing } from '../listing/listing.ts';
import { useSeat } from '../tables/use-seat.ts';
import { changeOf } from './cash-change.tsx';
import { useContact } from './contact.ts';
import { type Draft, useDraft } from './draft.ts';
import { useLastPayment } from './last-payment.ts';
import { scheduled } from './slot-choice.ts';
import { useHeldHours } from './use-held-hours.ts';

export function useCheckout({ store: seen, listing }: { store: Store; listing: Listing }) {
  const { id: storeId } = seen;
  const typed = useDraft(storeId);
  const last = useLastPayment(storeId);
  const [contact, changeContact] = useContact();
  const who = useCustomer();
  const guestsMayOrder = mayGoWithoutSignUp(useBrand());
  const atTable = useSeat(storeId) !== null;
  // Until another one is chosen, the last order's payment counts where it still can.
  const lastMethod = seen.formasPagamento.find(({ id }) => id === last?.paymentId);
  const remembered =
    !atTable &&
    last !== null &&
    typed.paymentId === null &&
    lastMethod !== undefined &&
    (!who.known || who.customer !== null || !needsSignIn(lastMethod.tipo, false));
  const paid: Draft = remembered ? { ...typed, ...last } : typed;
  const chosen = seen.formasPagamento.find((method) => method.id === paid.paymentId) ?? null;
  const payment = paymentAt(atTable ? ORDER_TYPE.table : ORDER_TYPE.delivery, chosen);
  const view = usePricedCart({ store: seen, listing, payment });
  const { cart, delivery, priced, facts } = view;
  const { totals } = priced;
  const heldUntil = useHeldHours(seen, priced.settled);
  // Customers who opened the checkout in time can still order.
  const store: Store = heldUntil === null ? seen : { ...seen, estado: 'aberto' };

  const when = scheduled(typed, store);
  const draft: Draft = { ...paid, slot: when.slot };
  const later = !atTable && when.later;
  const cash = payment?.tipo === 'dinheiro';
  const change = changeOf(draft);
  const contactAsked = atTable ? null : askedOf(who);
  const guest =
    contactAsked === null ? null : { ...contact, ...(who.customer && { nome: who.customer.nome }) };
  // An unknown fee is not a refusal to deliver.
  const fee = facts.notServed
    ? null
    : (delivery.quote?.taxaEntrega ?? (priced.settled ? totals.taxaEntrega : 0));
  const problems = checkCheckout(
    checkoutInput({
      store,
      minimums: listing.terms,
      area: delivery.quote,
      totals,
      contact: guest,
      payment,
      estado: store.estado,
      immediate: !later,
      slotChosen: draft.slot !== null,
      orderType: delivery.tipoPedido,
      itemCount: cart.count,
      address: delivery.address,
      deliveryFee: fee,
      // Ask for a login only when it is known that there is no session.
      signedIn: !who.known || who.customer !== null,
      change,
      cpfNota: draft.cpf.trim() === '' ? null : draft.cpf,
    }),
  );
  return {
    view,
    draft,
    contact,
    changeContact,
    who,
    payment,
    /** The payment is that of the last order. */
    remembered,
    problems,
    atTable,
    contactAsked,
    /** Scheduled, by choice or because the store takes no orders now. */
    later,
    store,
    heldUntil,
    /** A login is required. */
    signInNeeded: !atTable && who.known && who.customer === null && !guestsMayOrder,
    details: {
      cliente: guest === null ? null : { nome: guest.nome.trim(), telefone: guest.telefone },
      troco: cash && typeof change === 'number' ? change : null,
      cpfNota: draft.cpf.trim() === '' ? null : digitsOf(draft.cpf),
      observacao: draft.remark.trim(),
      dataAgendamento: later ? (draft.slot?.inicio ?? null) : null,
    },
  };
}

/** Contact data that the store lacks: all of it, only the phone, or none. */
function askedOf({ customer, expected }: WhoOrders): 'contact' | 'phone' | null {
  // Most customers have a phone: until the answer comes, nothing is asked of them.
  if (customer === null) return expected ? null : 'contact';
  return customer.telefone === null ? 'phone' : null;
}

export type Checkout = ReturnType<typeof useCheckout>;

export function findProblem(
  problems: readonly CheckoutProblem[],
  ...codes: CheckoutProblemCode[]
): CheckoutProblem | null {
  return problems.find((problem) => codes.includes(problem.code)) ?? null;
}
