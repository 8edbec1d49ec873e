// The people who run the platform: made, removed and listed by command. A person enrols with an
// address that works once, sets a password and an authenticator app, and cannot sign in before.
import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { isEmail } from '#contract/email.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import type { Database } from '../database/open.ts';
import { operatorRecoveryCodes, operators } from '../database/schema.ts';
import { hashToken } from '../token-hash.ts';
import { COMMAND, recordDone } from './log.ts';
import { endOperatorSessionsOf } from './sessions.ts';

/** Why a change of people cannot be made, in a sentence for the operator. */
export class PeopleError extends Error {}

const VALID_MS = 86_400_000;
const MOST_LETTERS = 60;

const newSalt = () => randomBytes(16).toString('base64url');

/**
 * The path with which the person enrols, once and within a day. Somebody who is there already loses
 * their password, app and sessions, and enrols again; without a new name they keep their own.
 */
export async function addOperator(
  db: Database,
  given: { email: string; name: string },
  now: Date,
): Promise<{ path: string; until: Date }> {
  const email = given.email.trim().toLowerCase();
  if (!isEmail(email)) throw new PeopleError('The person needs an email address.');
  const named = given.name.trim();
  const nome = named || (email.split('@')[0] ?? email).slice(0, MOST_LETTERS);
  if (nome.length > MOST_LETTERS)
    throw new PeopleError(`The name has at most ${MOST_LETTERS} letters.`);
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + VALID_MS);
  const fresh = {
    active: true,
    passwordHash: null,
    salt: newSalt(),
    confirmedAt: null,
    lastCounter: 0,
    invitationHash: hashToken(token),
    invitationEnds: until,
  };
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(operators)
      .values({ email, nome, createdAt: now, ...fresh })
      .onConflictDoUpdate({
        target: operators.email,
        set: named === '' ? fresh : { ...fresh, nome },
      })
      .returning({ id: operators.id });
    if (row === undefined) throw new Error('the operator was not stored');
    await endOperatorSessionsOf(tx, row.id);
    await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, row.id));
    await recordDone(tx, COMMAND, now, { acao: 'addOperator', detalhe: email });
  });
  return { path: `${operatorPages.enrolment}?chave=${token}`, until };
}

/** Out at once. The log keeps what the person did. */
export async function removeOperator(db: Database, typed: string, now: Date): Promise<void> {
  const email = typed.trim().toLowerCase();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(operators)
      .set({ active: false, passwordHash: null, confirmedAt: null, invitationHash: null })
      .where(and(eq(operators.email, email), eq(operators.active, true)))
      .returning({ id: operators.id });
    if (row === undefined) throw new PeopleError(`No operator has the address ${email}.`);
    await endOperatorSessionsOf(tx, row.id);
    await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, row.id));
    await recordDone(tx, COMMAND, now, { acao: 'removeOperator', detalhe: email });
  });
}

export async function listOperators(db: Database, now: Date): Promise<string> {
  const rows = await db
    .select()
    .from(operators)
    .where(eq(operators.active, true))
    .orderBy(asc(operators.email));
  if (rows.length === 0) return 'There is no operator.';
  return rows
    .map(({ email, nome, confirmedAt, invitationEnds }) => {
      const waits = invitationEnds !== null && invitationEnds > now;
      const state =
        confirmedAt !== null ? 'enrolled' : waits ? 'has not enrolled yet' : 'let the time pass';
      return `${email} (${nome}): ${state}`;
    })
    .join('\n');
}

/** Null: the address was used, is over, or never was. */
export async function invitedOperator(db: Database, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(operators)
    .where(
      and(
        eq(operators.invitationHash, hashToken(token)),
        gt(operators.invitationEnds, now),
        eq(operators.active, true),
      ),
    );
  return row ?? null;
}
