// The bill of a table: what each person owes, to the cent, however the payments are split.
import type { Cents } from '#contract/money.ts';

export type BillLine = {
  personId: number | null;
  valor: Cents;
  /** After its share of the order's discounts, and with `fee`. */
  net: Cents;
  /** Its share of the order's additional fee. */
  fee: Cents;
  servico: Cents;
  quitada: boolean;
  voided: boolean;
};
/** A payment counts unless it was charged back or taken back. */
export const isPaid = (payment: { contestado: boolean; motivoEstorno: string | null }): boolean =>
  !payment.contestado && payment.motivoEstorno === null;

export type BillPerson = { id: number; recusaServico: boolean };
export type BillInput = {
  lines: readonly BillLine[];
  people: readonly BillPerson[];
  payments: readonly { personId: number | null; valor: Cents }[];
  modo: 'cada' | 'conta';
  /** For the whole table; with separate bills each person decides. */
  recusaServico: boolean;
};

/**
 * Divides an amount by weights: the shares add up exactly, and leftover cents go to the largest
 * remainders.
 */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : shareOut(
          amount,
          weights.map(() => 1),
        );
  const exact = weights.map((weight) => (amount * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export function splitEqually(amount: Cents, parts: number): Cents[] {
  return shareOut(
    amount,
    Array.from({ length: parts }, () => 1),
  );
}

export function billOf({ lines, people, payments, modo, recusaServico }: BillInput) {
  const counted = lines.filter(({ voided }) => !voided);
  const declines = ({ personId }: Pick<BillLine, 'personId'>) =>
    modo === 'conta'
      ? recusaServico
      : (people.find(({ id }) => id === personId)?.recusaServico ?? recusaServico);
  // Prepaid orders were paid with the service shown then.
  const serviceOf = (line: BillLine) => (!line.quitada && declines(line) ? 0 : line.servico);
  const sum = (chosen: readonly BillLine[], of: (line: BillLine) => Cents) =>
    chosen.reduce((total, line) => total + of(line), 0);
  const owed = (chosen: readonly BillLine[]) => sum(chosen, (line) => line.net + serviceOf(line));

  const known = new Set(people.map(({ id }) => id));
  const shared = counted.filter(({ personId }) => personId === null || !known.has(personId));
  const evenly = people.map(() => 1);
  // Lines without a person are shared by everybody.
  const sharedNet = shareOut(
    sum(shared, ({ net }) => net),
    evenly,
  );
  const sharedService = shareOut(sum(shared, serviceOf), evenly);
  const paidBy = (id: number) =>
    payments
      .filter(({ personId }) => personId === id)
      .reduce((total, { valor }) => total + valor, 0);
  const parts = people.map(({ id }, at) => {
    const own = counted.filter(({ personId }) => personId === id);
    const net = sum(own, (line) => line.net) + (sharedNet[at] ?? 0);
    const service = sum(own, serviceOf) + (sharedService[at] ?? 0);
    const prepaid = owed(own.filter((line) => line.quitada));
    return { id, net, service, total: net + service, paid: paidBy(id) + prepaid };
  });
  const gaps = parts.map((part) => part.total - part.paid);
  const rests = gaps.map((gap) => Math.max(0, gap));
  const owing = rests.reduce((all, rest) => all + rest, 0);
  const items = sum(counted, ({ valor }) => valor);
  const net = sum(counted, (line) => line.net);
  const fees = sum(counted, ({ fee }) => fee);
  const service = sum(counted, serviceOf);
  const total = net + service;
  const paid =
    payments.reduce((all, { valor }) => all + valor, 0) +
    owed(counted.filter(({ quitada }) => quitada));
  const left = Math.max(0, total - paid);
  // Payments beyond a person's own part, or without a person, reduce the others' parts.
  const spared = shareOut(Math.max(0, owing - left), rests);
  return {
    items,
    discount: items + fees - net,
    fees,
    service,
    total,
    paid,
    left,
    /** Paid for a line that was taken off the bill afterwards. */
    excess: Math.max(0, paid - total),
    parts: parts.map((part, at) => ({
      ...part,
      left: Math.max(0, (rests[at] ?? 0) - (spared[at] ?? 0)),
    })),
  };
}
