// The second factor of operators, which nobody can switch off: an authenticator app, or a recovery
// code. Each code works once.
import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  appOf,
  counterOf,
  isAppCode,
  newRecoveryCodes,
  plainCode,
  shownRecoveryCode,
} from '../account/app-codes.ts';
import { knownDevice } from '../account/known-device.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { operatorRecoveryCodes, operators } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';

export type OperatorRow = typeof operators.$inferSelect;

const ISSUER = 'Quitute';

export const operatorApp = (
  { secret }: Pick<CallContext, 'secret'>,
  { id, salt, email }: Pick<OperatorRow, 'id' | 'salt' | 'email'>,
) => appOf(secret.hash('operator second factor', id, salt), ISSUER, email);

/** Counted before the code is checked; a known device has its own count. */
export async function takeOperatorCode(
  context: CallContext,
  row: OperatorRow,
  typed: string,
): Promise<void> {
  const { brand, db } = context;
  const device = knownDevice(context, { kind: 'operator', id: row.id });
  const name = device === null ? 'operatorCode' : 'operatorCodeDevice';
  const subject = device === null ? String(row.id) : `${row.id} ${device}`;
  await countAttempt(context, brand.id, name, subject);
  const code = plainCode(typed);
  const taken = isAppCode(code)
    ? await takeAppCode(context, db, row, code)
    : row.confirmedAt !== null && (await takeRecoveryCode(context, row, code));
  if (!taken) throw new Refusal('secondStepWrong');
  await forgetAttempts(context, brand.id, name, subject);
}

/** The counter only grows, so of two uses of one code one wins. */
async function takeAppCode(
  context: CallContext,
  db: Database | Transaction,
  row: OperatorRow,
  code: string,
): Promise<boolean> {
  const counter = counterOf(operatorApp(context, row), code, context.now());
  if (counter === null) return false;
  const moved = await db
    .update(operators)
    .set({ lastCounter: counter })
    .where(
      and(
        eq(operators.id, row.id),
        eq(operators.salt, row.salt),
        lt(operators.lastCounter, counter),
      ),
    )
    .returning({ id: operators.id });
  return moved.length === 1;
}

const recoveryHash = ({ secret }: Pick<CallContext, 'secret'>, id: number, code: string) =>
  secret.hash('operator recovery', id, code);

const unused = (operatorId: number) =>
  and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt));

async function takeRecoveryCode(
  context: CallContext,
  { id }: OperatorRow,
  code: string,
): Promise<boolean> {
  const used = await context.db
    .update(operatorRecoveryCodes)
    .set({ usedAt: context.now() })
    .where(and(unused(id), eq(operatorRecoveryCodes.codeHash, recoveryHash(context, id, code))))
    .returning({ id: operatorRecoveryCodes.id });
  return used.length > 0;
}

/** Replace all earlier ones, and are visible only here. */
export async function makeOperatorCodes(
  context: Pick<CallContext, 'secret'>,
  tx: Transaction,
  operatorId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx
    .insert(operatorRecoveryCodes)
    .values(
      codes.map((code) => ({ operatorId, codeHash: recoveryHash(context, operatorId, code) })),
    );
  return codes.map(shownRecoveryCode);
}

export const operatorCodesLeft = (db: Database, operatorId: number): Promise<number> =>
  db.$count(operatorRecoveryCodes, unused(operatorId));
