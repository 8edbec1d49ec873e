// What does not add up about the credit, the cards and the coupon of some customers.
import { eq } from 'drizzle-orm';
import { comesToNothing, isFinal } from '#rules/orders/order-status.ts';
import { coupons, couponUses, loyaltyLedger, orders, stampCards } from '#server/database/schema.ts';
import type { World } from '../world.ts';

/** Stamps of a full card. */
export const NEEDED = 2;
export const USES = 3;
export const PER_CUSTOMER = 2;

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

const linesOf = ({ services: { db } }: World, customerId: number) =>
  db.select().from(loyaltyLedger).where(eq(loyaltyLedger.customerId, customerId));

export async function cardsOf(world: World, customerId: number) {
  const mine = eq(stampCards.customerId, customerId);
  const lines = await linesOf(world, customerId);
  return (await world.services.db.select().from(stampCards).where(mine)).map((card) => {
    const own = lines.filter(({ cardId }) => cardId === card.id);
    const times = (tipo: string) => own.filter((line) => line.tipo === tipo).length;
    const stamps = own.filter(({ account }) => account === 'stamps');
    return {
      ...card,
      has: sumOf(stamps.map(({ amount }) => amount)),
      redeemed: times('cartelaResgatada') > times('cartelaDevolvida'),
      turns: times('cartelaResgatada') - times('cartelaDevolvida'),
    };
  });
}

export async function wrongCredit(
  world: World,
  code: string,
  ids: readonly number[],
): Promise<string[]> {
  const { db } = world.services;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.codigoCupom, code));
  const uses = await db
    .select()
    .from(couponUses)
    .where(eq(couponUses.couponId, coupon?.id ?? 0));
  const wrongs: string[] = [];
  const say = (is: boolean, what: string) => is && wrongs.push(what);
  say(uses.length > USES, `${uses.length} uses of ${USES}`);
  for (const id of ids) {
    const own = await db.select().from(orders).where(eq(orders.customerId, id));
    const lines = await linesOf(world, id);
    const inAccount = (account: string, orderId?: number) =>
      sumOf(
        lines
          .filter((line) => line.account === account)
          .filter((line) => orderId === undefined || line.orderId === orderId)
          .map(({ amount }) => amount),
      );
    say(inAccount('cashback') < 0, `${id} has ${inAccount('cashback')} cents`);
    say(inAccount('pending') < 0, `${id} waits for ${inAccount('pending')} cents`);
    const used = uses.filter(({ customerId }) => customerId === id);
    say(used.length > PER_CUSTOMER, `${id} used the coupon ${used.length} times`);
    for (const { id: orderId, status, totals } of own) {
      const nothing = comesToNothing(status);
      const taken = used.some((use) => use.orderId === orderId);
      const lineOf = (key: string) => totals.composicao.find(({ chave }) => chave === key);
      say(nothing && taken, `order ${orderId} came to nothing and keeps the coupon`);
      say(
        !nothing && totals.composicao.some((line) => line.cupomDesconto === code) && !taken,
        `${orderId} has no use of the coupon`,
      );
      const credit = lines.filter(
        (line) => line.orderId === orderId && line.account === 'cashback',
      );
      const spent = -sumOf(
        credit
          .filter(({ tipo }) => ['usado', 'devolvido'].includes(tipo))
          .map((line) => line.amount),
      );
      const paid = nothing ? 0 : Math.abs(lineOf('cashback')?.valor ?? 0);
      say(spent !== paid, `order ${orderId} in ${status} says ${paid}, the ledger ${spent}`);
      say(
        isFinal(status) && inAccount('pending', orderId) !== 0,
        `order ${orderId} is over and waits for credit`,
      );
    }
    for (const { id: cardId, has, turns } of await cardsOf(world, id)) {
      say(has < 0 || has > NEEDED, `card ${cardId} has ${has}`);
      say(turns < 0 || turns > 1, `card ${cardId} redeemed ${turns} times`);
      const ofCard = lines.filter(
        (line) => line.cardId === cardId && line.tipo.startsWith('cartela'),
      );
      for (const { id: orderId, status } of own) {
        const net = ofCard.filter((line) => line.orderId === orderId);
        const open = net.filter(({ tipo }) => tipo === 'cartelaResgatada').length * 2 - net.length;
        say(
          comesToNothing(status) && open > 0,
          `${orderId} came to nothing and keeps card ${cardId}`,
        );
      }
    }
  }
  return wrongs;
}
