// The wait before sending to the same person by the same channel again. One row each, locked while
// it is read and updated.
import { and, eq, lt } from 'drizzle-orm';
import {
  countAfterSending,
  type ResendKind,
  secondsToWait,
  waitAfter,
} from '#rules/time/resend.ts';
import type { Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Transaction } from '../database/open.ts';
import { codeSendings } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { keptSince } from '../retention/periods.ts';

type Needs = Pick<Services, 'now' | 'secret'>;

/**
 * Allows one message and returns the seconds until the next; too early, it refuses with the seconds
 * left.
 */
export async function takeSending(
  { now, secret }: Needs,
  tx: Transaction,
  brandId: number,
  kind: ResendKind,
  way: string,
  whom: string,
): Promise<number> {
  const time = now();
  const key = { brandId, kind, subject: secret.hashOf(brandId, 'sending', kind, way, whom) };
  const own = and(
    eq(codeSendings.brandId, key.brandId),
    eq(codeSendings.kind, key.kind),
    eq(codeSendings.subject, key.subject),
  );
  await tx
    .insert(codeSendings)
    .values({ ...key, lastAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(codeSendings).where(own).for('update');
  const sendings = {
    count: row?.count ?? 0,
    secondsAgo: (time.getTime() - (row?.lastAt.getTime() ?? 0)) / 1000,
  };
  const seconds = secondsToWait(kind, sendings);
  if (seconds > 0)
    throw new Refusal('waitToResend', { seconds }, { segundosParaReenviar: seconds });
  const count = countAfterSending(sendings);
  await tx.update(codeSendings).set({ count, lastAt: time }).where(own);
  return waitAfter(kind, count);
}

export async function sweepSendings({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(db, codeSendings, lt(codeSendings.lastAt, keptSince('sendings', now())));
}
