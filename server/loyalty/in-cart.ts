// Credit and a full card in a cart: looked up while the price is computed, taken in the order's
// transaction.
import { and, eq } from 'drizzle-orm';
import type { CartCard, CartCashback } from '#contract/entities/loyalty.ts';
import type { CartRequest } from '#contract/entities/order.ts';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import { failureCodes } from '#contract/failures.ts';
import type { Cents } from '#contract/money.ts';
import { usableCredit } from '#rules/loyalty/credit.ts';
import { cashbackEarned, follow } from '#rules/loyalty/loyalty.ts';
import { rewardWorth } from '#rules/loyalty/stamp-cards.ts';
import { cashbackUsable } from '#rules/price/credit-limit.ts';
import { type PricedLine, sumLines } from '#rules/price/lines.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { stampCards } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { failureSentence } from '../words/words.ts';
import { maySpend } from './phone-first.ts';
import { type RuleRow, ruleOf } from './programs.ts';
import {
  append,
  type CardRecord,
  cardsOf,
  creditOf,
  findCards,
  holdsAt,
  lockPerson,
  type Person,
  rewardOf,
} from './records.ts';
import { redeemCard, redeemRefusal } from './stamps.ts';

type Asked = {
  person: Person | null;
  storeId: number;
  cardId: number | null;
  card: CardRecord | null;
  usesCredit: boolean;
  balance: Cents;
  rule: RuleRow | null;
  /** Nothing is spent before a code has proved the account's phone. */
  unproved: boolean;
};

export async function askForLoyalty(
  { idCartelaCompleta, usarCashback, pedido }: CartRequest,
  context: CallContext,
): Promise<Asked> {
  const { db, brand, session, now } = context;
  const asked = {
    storeId: pedido.idEstabelecimento,
    cardId: idCartelaCompleta,
    usesCredit: usarCashback === true,
  };
  const customerId = session?.customerId ?? null;
  if (customerId === null)
    return { ...asked, person: null, card: null, balance: 0, rule: null, unproved: false };
  const person = { brandId: brand.id, customerId };
  const [rule, entries, cards, proved] = await Promise.all([
    ruleOf(db, brand.id, pedido.idEstabelecimento),
    creditOf(db, person),
    idCartelaCompleta === null
      ? []
      : findCards(db, and(cardsOf(person), eq(stampCards.id, idCartelaCompleta))),
    maySpend(context, db, person),
  ]);
  const balance = usableCredit(entries, now());
  return { ...asked, person, rule, balance, card: cards[0] ?? null, unproved: !proved };
}

export type LoyaltyInCart = {
  asked: Asked;
  /** For the price. */
  stampCardDiscount: Cents;
  cashback: Cents;
  /** The refusal for an order with this card. */
  refusal: Refusal | null;
};

export function judgeLoyalty(
  asked: Asked,
  lines: readonly PricedLine[],
  nameOf: (productId: number) => string,
  now: Date,
): LoyaltyInCart {
  const { usesCredit } = asked;
  const usable = usableNow(asked, sumLines(lines));
  const found = judgeCard(asked, lines, nameOf, now);
  return {
    asked,
    stampCardDiscount: found.worth,
    refusal: found.refusal,
    cashback: usesCredit ? usable : 0,
  };
}

const usableNow = ({ rule, balance, unproved }: Asked, items: Cents): Cents =>
  rule === null || unproved ? 0 : cashbackUsable(balance, items, rule);

function judgeCard(
  { cardId, card, person, storeId, unproved }: Asked,
  lines: readonly PricedLine[],
  nameOf: (productId: number) => string,
  now: Date,
): { worth: Cents; refusal: Refusal | null } {
  if (cardId === null) return { worth: 0, refusal: null };
  if (person === null) return { worth: 0, refusal: new Refusal('loyaltyNeedsSignIn') };
  const refusal = redeemRefusal(card ?? undefined, now);
  if (refusal !== null || card === null) return { worth: 0, refusal };
  if (unproved) return { worth: 0, refusal: new Refusal('giftNeedsPhone') };
  if (!holdsAt(card, storeId)) return { worth: 0, refusal: new Refusal('stampCardOtherStore') };
  const worth = rewardWorth(rewardOf(card), lines);
  if (worth !== null) return { worth, refusal: null };
  return {
    worth: 0,
    refusal: new Refusal('stampCardProductMissing', { product: nameOf(card.rewardProductId ?? 0) }),
  };
}

/**
 * A card that takes nothing off, because other discounts leave nothing to take it from, is refused:
 * it would be used up for nothing.
 */
export function refuseForNothing(loyalty: LoyaltyInCart, totals: OrderTotals): LoyaltyInCart {
  const { asked, refusal } = loyalty;
  const idle = totals.composicao.every(({ chave, valor }) => chave !== 'cartela' || valor === 0);
  return asked.cardId !== null && refusal === null && idle
    ? { ...loyalty, refusal: new Refusal('stampCardNoBetter') }
    : loyalty;
}

export function shownCashback({ asked }: LoyaltyInCart, items: Cents): CartCashback | null {
  const { rule, balance, person, unproved } = asked;
  if (person === null || rule === null || balance === 0) return null;
  return {
    saldo: balance,
    disponivel: usableNow(asked, items),
    faltaConfirmarCelular: unproved,
  };
}

export function shownCard(
  { asked: { cardId, card }, refusal }: LoyaltyInCart,
  { language }: Pick<CallContext, 'language'>,
): CartCard | null {
  if (cardId === null) return null;
  return {
    id: cardId,
    nome: card?.nome ?? '',
    aplicada: refusal === null,
    codErro: refusal === null ? 0 : failureCodes[refusal.key],
    mensagem: refusal === null ? '' : failureSentence(refusal.key, language, refusal.values),
  };
}

/** What the order takes and earns. None for an order that does neither. */
export function loyaltyClaims(
  { asked, refusal }: LoyaltyInCart,
  totals: OrderTotals,
  now: () => Date,
): Claim[] {
  const { person, rule, card, storeId } = asked;
  if (person === null) return [];
  const uses = -(totals.composicao.find(({ chave }) => chave === 'cashback')?.valor ?? 0);
  const earns = rule?.ativo ? cashbackEarned(totals, rule) : 0;
  const redeems = refusal === null ? card : null;
  if (uses === 0 && earns === 0 && redeems === null) return [];
  const claim: Claim = async (tx, { id: orderId }) => {
    if (!(await lockPerson(tx, person))) return;
    const added = follow(
      await creditOf(tx, person),
      { kind: 'ordered', orderId, earns, uses },
      now(),
    );
    if (added === null) throw new Refusal('cashbackNotEnough');
    await append(tx, person, added, now(), { storeId, percentual: rule?.percentual ?? null });
    if (redeems !== null) await redeemCard(tx, person, redeems.id, { id: orderId, storeId }, now());
  };
  return [claim];
}
