// The second step of staff, which each of them may switch on: its rows, and the app of each person.
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { appOf } from '../account/app-codes.ts';
import {
  type CodeTries,
  countCodeTry,
  drawRecoveryCodes,
  type Factor,
  takeCode,
} from '../account/second-factor.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { staffRecoveryCodes, staffSecondSteps } from '../database/schema.ts';
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
) =>
  appOf(secret.hashOf(brand.id, 'second step', staffId, salt), brand.settings.projectName, label);

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

const triesOf = (staffId: number): CodeTries => ({
  kind: 'staff',
  id: staffId,
  anywhere: 'staffCode',
  device: 'staffCodeDevice',
});

export const countStepTry = (context: CallContext, staffId: number): Promise<void> =>
  countCodeTry(context, triesOf(staffId));

/** An app's code advances the counter, and a recovery code is marked as used. */
export const takeStepCode = (
  context: CallContext,
  tx: Database | Transaction,
  row: StepRow,
  typed: string,
): Promise<void> => takeCode(context, triesOf(row.staffId), factorOf(context, tx, row), typed);

function factorOf(context: Needs, tx: Database | Transaction, row: StepRow): Factor {
  const { brandId, staffId, salt, confirmedAt } = row;
  return {
    app: totpOf(context, row, ''),
    confirmed: confirmedAt !== null,
    async moveCounter(counter) {
      const moved = await tx
        .update(staffSecondSteps)
        .set({ lastCounter: counter })
        .where(
          and(
            rowOf(brandId, staffId),
            eq(staffSecondSteps.salt, salt),
            lt(staffSecondSteps.lastCounter, counter),
          ),
        )
        .returning({ staffId: staffSecondSteps.staffId });
      return moved.length === 1;
    },
    hashRecoveryCode: recoveryHash(context, staffId),
    async spendRecoveryCode(hash) {
      const used = await tx
        .update(staffRecoveryCodes)
        .set({ usedAt: context.now() })
        .where(
          and(
            codesOf(brandId, staffId),
            eq(staffRecoveryCodes.codeHash, hash),
            isNull(staffRecoveryCodes.usedAt),
          ),
        )
        .returning({ id: staffRecoveryCodes.id });
      return used.length > 0;
    },
  };
}

const recoveryHash =
  ({ secret, brand }: Needs, staffId: number) =>
  (code: string) =>
    secret.hashOf(brand.id, 'staff recovery', staffId, code);

/** They replace all earlier ones. */
export async function makeRecoveryCodes(
  context: Needs,
  tx: Transaction,
  staffId: number,
): Promise<string[]> {
  const brandId = context.brand.id;
  const { shown, hashes } = drawRecoveryCodes(recoveryHash(context, staffId));
  await tx.delete(staffRecoveryCodes).where(codesOf(brandId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(hashes.map((codeHash) => ({ brandId, staffId, codeHash })));
  return shown;
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
