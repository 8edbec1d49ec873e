// Signing in to the console and out again.
import { and, eq } from 'drizzle-orm';
import type { StaffMember } from '#contract/entities/console/board.ts';
import { countTry, forgetTries, rememberDevice } from '../account/known-device.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import { notingSignIn } from '../audit/security-refusals.ts';
import { isPublishedElsewhere } from '../brand/demo-password.ts';
import { isSuspended } from '../brand/suspended.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { verifyPassword } from '../passwords.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { countStepTry, findSecondStep, takeStepCode } from './second-step.ts';
import {
  createStaffSession,
  endStaffSession,
  mayBeHere,
  STAFF_COOKIE,
  STAFF_COOKIE_SECONDS,
} from './sessions.ts';

const signInTries = {
  device: 'staffDevice',
  network: 'staffNetwork',
  here: 'staffHere',
  person: 'staffPerson',
} as const;

export const staffHandlers = {
  staffSignIn: async ({ email, senha, codigo }, context) => {
    const { brand, db } = context;
    const address = email.trim().toLowerCase();
    const [row] = await db
      .select()
      .from(staffTable)
      .where(
        and(
          eq(staffTable.brandId, brand.id),
          eq(staffTable.email, address),
          mayBeHere(db, brand.id, context.now()),
        ),
      );
    const account = row === undefined ? null : { staffId: row.id, storeId: row.storeId };
    return notingSignIn(context, account, () => signIn({ address, senha, codigo }, row, context));
  },
  staffSignOut: async (_input, context) => {
    const { id, staffId } = signedIn(context);
    await endStaffSession(context.db, context.brand.id, id, staffId);
    await noteCaller(context, 'signedOut');
    context.setCookie(STAFF_COOKIE, '', 0);
    return { logado: false };
  },
  staffSelf: async (_input, context) => member(signedIn(context), context),
} satisfies Partial<Handlers>;

async function signIn(
  { address, senha, codigo }: { address: string; senha: string; codigo?: string | undefined },
  row: typeof staffTable.$inferSelect | undefined,
  context: CallContext,
): Promise<StaffMember> {
  const { brand, db } = context;
  const person = row === undefined ? null : ({ kind: 'staff', id: row.id } as const);
  await countTry(context, signInTries, address, person);
  const right = await verifyPassword(senha, row?.passwordHash ?? null);
  if (row === undefined || person === null || !right || isPublishedElsewhere(senha, context))
    throw new Refusal('wrongCredentials');
  await forgetTries(context, signInTries, address, person);
  const step = await findSecondStep(db, brand.id, row.id);
  if (step !== null && step.confirmedAt !== null) {
    if (codigo === undefined) throw new Refusal('secondStepNeeded');
    await countStepTry(context, row.id);
    await takeStepCode(context, db, step, codigo);
  }
  const token = await createStaffSession(db, brand.id, row.id, context.now(), context.agent);
  await recordChange(db, authorOf(context, { staffId: row.id }), {
    action: 'signIn',
    subject: `staff ${row.id}`,
    before: null,
    after: null,
  });
  rememberDevice(context, person);
  context.setCookie(STAFF_COOKIE, token, STAFF_COOKIE_SECONDS);
  return member({ ...row, staffId: row.id }, context);
}

export function member(
  {
    staffId,
    nome,
    email,
    papel,
    support,
  }: Pick<StaffSession, 'staffId' | 'nome' | 'email' | 'papel' | 'support'>,
  { brand }: CallContext,
): StaffMember {
  return {
    id: staffId,
    nome,
    email,
    papel,
    nomeMarca: brand.settings.projectName,
    suspensa: isSuspended(brand),
    apagadaEm: brand.deleteAt?.toISOString() ?? null,
    suporteAte: support ? (brand.supportUntil?.toISOString() ?? null) : null,
  };
}
