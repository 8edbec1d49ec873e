// Credit read from the ledger: its lots, the balance, what can be used and what expires soon.
import type { LedgerAccount, LedgerType } from '#contract/entities/loyalty.ts';
import type { Cents } from '#contract/money.ts';

const DAY_MS = 86_400_000;
/** How many days before its expiry credit is mentioned. */
export const WARNING_DAYS = 5;

export type LedgerEntry = {
  id: number;
  account: LedgerAccount;
  tipo: LedgerType;
  amount: number;
  orderId: number | null;
  lotId: number | null;
  expiresAt: Date | null;
  at: Date;
};
export type NewEntry = Omit<LedgerEntry, 'id' | 'at'>;

/** Credit from one line, and what is left of it. */
export type Lot = { id: number; left: Cents; expiresAt: Date | null };

export const over = ({ expiresAt }: Pick<Lot, 'expiresAt'>, now: Date) =>
  expiresAt !== null && expiresAt <= now;
const endOf = ({ expiresAt }: Pick<Lot, 'expiresAt'>) =>
  expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Replays the lines: spending uses the credit that expires first. */
export function lotsOf(entries: readonly LedgerEntry[]): Lot[] {
  const lots: Lot[] = [];
  for (const entry of entries
    .filter(({ account }) => account === 'cashback')
    .sort((a, b) => a.id - b.id)) {
    if (entry.amount >= 0)
      lots.push({ id: entry.id, left: entry.amount, expiresAt: entry.expiresAt });
    else
      takeFrom(
        entry.lotId === null ? usable(lots, entry.at) : lots.filter(({ id }) => id === entry.lotId),
        -entry.amount,
      );
  }
  return lots;
}

function takeFrom(lots: Lot[], wanted: Cents): void {
  let left = wanted;
  for (const lot of lots) {
    const taken = Math.min(lot.left, left);
    lot.left -= taken;
    left -= taken;
  }
}

export const usable = (lots: readonly Lot[], now: Date) =>
  lots
    .filter((lot) => lot.left > 0 && !over(lot, now))
    .sort((a, b) => endOf(a) - endOf(b) || a.id - b.id);

export function balanceOf(
  entries: readonly Pick<LedgerEntry, 'account' | 'amount'>[],
  account: LedgerAccount,
): number {
  return entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0);
}

/** Usable credit. It differs from the sum only by credit that expired since the last check. */
export function usableCredit(entries: readonly LedgerEntry[], now: Date): Cents {
  return usable(lotsOf(entries), now).reduce((sum, { left }) => sum + left, 0);
}

/** The next credit to expire, if soon. */
export function endingSoon(
  entries: readonly LedgerEntry[],
  now: Date,
): { value: Cents; at: Date } | null {
  const soon = usable(lotsOf(entries), now).filter(
    (lot) => endOf(lot) <= now.getTime() + WARNING_DAYS * DAY_MS,
  );
  const at = soon[0]?.expiresAt ?? null;
  return at === null
    ? null
    : {
        value: soon
          .filter((lot) => endOf(lot) === at.getTime())
          .reduce((sum, { left }) => sum + left, 0),
        at,
      };
}
