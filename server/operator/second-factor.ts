// The second factor of operators, which nobody can switch off: its rows, and the app of each
// person.
import { and, eq, isNull, lt } from 'drizzle-orm';
import { appOf } from '../account/app-codes.ts';
import {
  type CodeTries,
  countCodeTry,
  drawRecoveryCodes,
  type Factor,
  takeCode,
} from '../account/second-factor.ts';
import type { CallContext, OperatorSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { operatorRecoveryCodes, operators } from '../database/schema.ts';

export type OperatorRow = typeof operators.$inferSelect;

const ISSUER = 'Quitute';

export const operatorApp = (
  { secret }: Pick<CallContext, 'secret'>,
  { id, salt, email }: Pick<OperatorRow, 'id' | 'salt' | 'email'>,
) => appOf(secret.hash('operator second factor', id, salt), ISSUER, email);

const triesOf = (id: number): CodeTries => ({
  kind: 'operator',
  id,
  anywhere: 'operatorCode',
  device: 'operatorCodeDevice',
});

/** Counted before the code is checked. */
export async function takeOperatorCode(
  context: CallContext,
  row: OperatorRow,
  typed: string,
): Promise<void> {
  await countCodeTry(context, triesOf(row.id));
  await takeCode(context, triesOf(row.id), factorOf(context, row), typed);
}

function factorOf(context: CallContext, row: OperatorRow): Factor {
  const { db, now } = context;
  const { id, salt, confirmedAt } = row;
  return {
    app: operatorApp(context, row),
    confirmed: confirmedAt !== null,
    async moveCounter(counter) {
      const moved = await db
        .update(operators)
        .set({ lastCounter: counter })
        .where(
          and(eq(operators.id, id), eq(operators.salt, salt), lt(operators.lastCounter, counter)),
        )
        .returning({ id: operators.id });
      return moved.length === 1;
    },
    hashRecoveryCode: recoveryHash(context, id),
    async spendRecoveryCode(hash) {
      const used = await db
        .update(operatorRecoveryCodes)
        .set({ usedAt: now() })
        .where(and(unused(id), eq(operatorRecoveryCodes.codeHash, hash)))
        .returning({ id: operatorRecoveryCodes.id });
      return used.length > 0;
    },
  };
}

const recoveryHash =
  ({ secret }: Pick<CallContext, 'secret'>, id: number) =>
  (code: string) =>
    secret.hash('operator recovery', id, code);

const unused = (operatorId: number) =>
  and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt));

/**
 * The app that is to replace the present one. It is derived, so that nothing is stored before a
 * code confirms it, and another session gets another one.
 */
export const nextApp = (
  context: Pick<CallContext, 'secret'>,
  session: Pick<OperatorSession, 'id'>,
  row: OperatorRow,
) => operatorApp(context, { ...row, salt: nextSalt(context, session, row) });

const nextSalt = (
  { secret }: Pick<CallContext, 'secret'>,
  session: Pick<OperatorSession, 'id'>,
  { id, salt }: OperatorRow,
) => secret.hash('operator next app', session.id, id, salt);

/** Takes a first code of the next app, which replaces the present one; returns recovery codes. */
export async function replaceOperatorApp(
  context: CallContext,
  session: Pick<OperatorSession, 'id'>,
  row: OperatorRow,
  typed: string,
  record: (tx: Transaction) => Promise<void>,
): Promise<string[]> {
  const next = { ...row, salt: nextSalt(context, session, row), confirmedAt: null };
  let codes: string[] = [];
  const moveCounter = (lastCounter: number) =>
    context.db.transaction(async (tx) => {
      const replaced = await tx
        .update(operators)
        .set({ salt: next.salt, lastCounter })
        .where(
          and(eq(operators.id, row.id), eq(operators.salt, row.salt), eq(operators.active, true)),
        )
        .returning({ id: operators.id });
      if (replaced.length === 0) return false;
      codes = await makeOperatorCodes(context, tx, row.id);
      await record(tx);
      return true;
    });
  await countCodeTry(context, triesOf(row.id));
  const factor = { ...factorOf(context, next), moveCounter };
  await takeCode(context, triesOf(row.id), factor, typed);
  return codes;
}

/** They replace all earlier ones. */
export async function makeOperatorCodes(
  context: Pick<CallContext, 'secret'>,
  tx: Transaction,
  operatorId: number,
): Promise<string[]> {
  const { shown, hashes } = drawRecoveryCodes(recoveryHash(context, operatorId));
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx
    .insert(operatorRecoveryCodes)
    .values(hashes.map((codeHash) => ({ operatorId, codeHash })));
  return shown;
}

export const operatorCodesLeft = (db: Database, operatorId: number): Promise<number> =>
  db.$count(operatorRecoveryCodes, unused(operatorId));
