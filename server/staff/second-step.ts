// The second step of a sign-in: six digits of an authenticator app, or a recovery code. Each works
// once.
import { randomBytes } from 'node:crypto';
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
import { staffRecoveryCodes, staffSecondSteps } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';

type Needs = Pick<CallContext, 'brand' | 'secret' | 'now'>;
type StepRow = typeof staffSecondSteps.$inferSelect;

const rowOf = (brandId: number, staffId: number) =>
  and(eq(staffSecondSteps.brandId, brandId), eq(staffSecondSteps.staffId, staffId));
const codesOf = (brandId: number, staffId: number) =>
  and(eq(staffRecoveryCodes.brandId, brandId), eq(staffRecoveryCodes.staffId, staffId));

export async function findSecondStep(
  db: Database | Transaction,
  brandId: number,
  staffId: number,
): Promise<StepRow | null> {
  const [row] = await db.select().from(staffSecondSteps).where(rowOf(brandId, staffId));
  return row ?? null;
}

const totpOf = (
  { secret, brand }: Needs,
  { staffId, salt }: Pick<StepRow, 'staffId' | 'salt'>,
  label: string,
) => appOf(secret.hash('second step', brand.id, staffId, salt), brand.settings.projectName, label);

/**
 * A new secret, active once one of its codes was entered. An active one must be switched off first.
 */
export async function beginSecondStep(
  context: CallContext,
  staff: { staffId: number; email: string },
): Promise<{ segredo: string; endereco: string }> {
  const { db, brand, now } = context;
  const salt = randomBytes(16).toString('base64url');
  const fresh = { salt, createdAt: now(), confirmedAt: null, lastCounter: 0 };
  await db
    .insert(staffSecondSteps)
    .values({ brandId: brand.id, staffId: staff.staffId, ...fresh })
    .onConflictDoUpdate({
      target: [staffSecondSteps.brandId, staffSecondSteps.staffId],
      set: fresh,
      setWhere: isNull(staffSecondSteps.confirmedAt),
    });
  const row = await findSecondStep(db, brand.id, staff.staffId);
  if (row?.salt !== salt) throw new Refusal('secondStepThere');
  const totp = totpOf(context, row, staff.email);
  return { segredo: totp.secret.base32, endereco: totp.toString() };
}

/**
 * Refuses a wrong or used code. An app's code advances the counter and a recovery code is deleted,
 * so of two concurrent uses one wins.
 */
export async function takeCode(
  context: CallContext,
  tx: Database | Transaction,
  row: StepRow,
  text: string,
): Promise<void> {
  const { brand } = context;
  const code = plainCode(text);
  const taken = isAppCode(code)
    ? await takeAppCode(context, tx, row, code)
    : row.confirmedAt !== null && (await takeRecoveryCode(context, tx, row, code));
  if (!taken) throw new Refusal('secondStepWrong');
  const { name, subject } = codeLimit(context, row.staffId);
  await forgetAttempts(context, brand.id, name, subject);
}

/** Counted before the code is checked, outside the transaction that a wrong one rolls back. */
export function countCodeTry(context: CallContext, staffId: number): Promise<void> {
  const { name, subject } = codeLimit(context, staffId);
  return countAttempt(context, context.brand.id, name, subject);
}

/** A known device has its own count, so that strangers cannot lock the person out of it. */
function codeLimit(context: CallContext, staffId: number) {
  const device = knownDevice(context, { kind: 'staff', id: staffId });
  return device === null
    ? ({ name: 'staffCode', subject: String(staffId) } as const)
    : ({ name: 'staffCodeDevice', subject: `${staffId} ${device}` } as const);
}

async function takeAppCode(
  context: Needs,
  tx: Database | Transaction,
  row: StepRow,
  code: string,
): Promise<boolean> {
  const counter = counterOf(totpOf(context, row, ''), code, context.now());
  if (counter === null) return false;
  const moved = await tx
    .update(staffSecondSteps)
    .set({ lastCounter: counter })
    .where(
      and(
        rowOf(row.brandId, row.staffId),
        eq(staffSecondSteps.salt, row.salt),
        lt(staffSecondSteps.lastCounter, counter),
      ),
    )
    .returning({ staffId: staffSecondSteps.staffId });
  return moved.length === 1;
}

const recoveryHash = ({ secret, brand }: Needs, staffId: number, code: string) =>
  secret.hash('staff recovery', brand.id, staffId, code);

async function takeRecoveryCode(
  context: Needs,
  tx: Database | Transaction,
  { brandId, staffId }: StepRow,
  code: string,
): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: context.now() })
    .where(
      and(
        codesOf(brandId, staffId),
        eq(staffRecoveryCodes.codeHash, recoveryHash(context, staffId, code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCodes.id });
  return used.length > 0;
}

/** Ten new codes replace all earlier ones. They are visible only here. */
export async function makeRecoveryCodes(
  context: Needs,
  tx: Transaction,
  staffId: number,
): Promise<string[]> {
  const brandId = context.brand.id;
  const codes = newRecoveryCodes();
  await tx.delete(staffRecoveryCodes).where(codesOf(brandId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(
      codes.map((code) => ({ brandId, staffId, codeHash: recoveryHash(context, staffId, code) })),
    );
  return codes.map(shownRecoveryCode);
}

export async function recoveryCodesLeft(
  db: Database | Transaction,
  brandId: number,
  staffId: number,
): Promise<number> {
  return db.$count(
    staffRecoveryCodes,
    and(codesOf(brandId, staffId), isNull(staffRecoveryCodes.usedAt)),
  );
}

export async function confirmSecondStep(
  context: Needs,
  tx: Transaction,
  staffId: number,
): Promise<void> {
  await tx
    .update(staffSecondSteps)
    .set({ confirmedAt: context.now() })
    .where(rowOf(context.brand.id, staffId));
}

export async function dropSecondStep(
  tx: Transaction,
  brandId: number,
  staffId: number,
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(codesOf(brandId, staffId));
  await tx.delete(staffSecondSteps).where(rowOf(brandId, staffId));
}
