// Fresh proof before money, owners or ways to sign in change: a board that was left signed in must
// not be enough to send all payments elsewhere.
import { and, eq } from 'drizzle-orm';
import { isDemoBrand } from '../brand/is-demo.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { staffSessions, staff as staffTable } from '../database/schema.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { verifyPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { countStepTry, findSecondStep, takeStepCode } from './second-step.ts';

const FRESH_MS = 5 * 60_000;

const sessionIs = ({ brand }: CallContext, { id }: StaffSession) =>
  and(eq(staffSessions.brandId, brand.id), eq(staffSessions.id, id));

/** Refuses unless the person signed in or proved themselves within the last five minutes. */
export async function requireFreshProof(context: CallContext, staff: StaffSession): Promise<void> {
  const [row] = await context.db
    .select({ createdAt: staffSessions.createdAt, provedAt: staffSessions.provedAt })
    .from(staffSessions)
    .where(sessionIs(context, staff));
  const last = row?.provedAt ?? row?.createdAt ?? new Date(0);
  if (context.now().getTime() - last.getTime() > FRESH_MS) throw new Refusal('proofNeeded');
}

/** Checks the password again. Tries count per session, so that a stolen one blocks no other. */
export async function checkOwnPassword(
  context: CallContext,
  staff: StaffSession,
  password: string,
): Promise<void> {
  const { db, brand } = context;
  const subject = `${staff.staffId} ${staff.id}`;
  await countAttempt(context, brand.id, 'staffOwnPassword', subject);
  const [row] = await db
    .select({ passwordHash: staffTable.passwordHash })
    .from(staffTable)
    .where(and(eq(staffTable.brandId, brand.id), eq(staffTable.id, staff.staffId)));
  if (!(await verifyPassword(password, row?.passwordHash ?? null)))
    throw new Refusal('passwordWrong');
  await forgetAttempts(context, brand.id, 'staffOwnPassword', subject);
}

/** The password and, where the second step is on, a code: fresh proof for five minutes. */
export async function prove(
  context: CallContext,
  staff: StaffSession,
  { senha, codigo }: { senha: string; codigo?: string | undefined },
): Promise<void> {
  const { db, brand, now } = context;
  await checkOwnPassword(context, staff, senha);
  const step = await findSecondStep(db, brand.id, staff.staffId);
  if (step !== null && step.confirmedAt !== null) {
    if (codigo === undefined) throw new Refusal('secondStepNeeded');
    await countStepTry(context, staff.staffId);
    await takeStepCode(context, db, step, codigo);
  }
  await db.update(staffSessions).set({ provedAt: now() }).where(sessionIs(context, staff));
}

/**
 * Before money can arrive in an account: a guessed password alone must not redirect it. The demo's
 * password is published, and no money arrives there.
 */
export async function requireSecondStep(
  context: Pick<CallContext, 'db' | 'brand' | 'env'>,
  staff: Pick<StaffSession, 'staffId'>,
): Promise<void> {
  if (context.env.demo && isDemoBrand(context.brand)) return;
  const step = await findSecondStep(context.db, context.brand.id, staff.staffId);
  if (step?.confirmedAt == null) throw new Refusal('secondStepRequired');
}
