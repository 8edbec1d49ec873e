// Calls of staff about their own account: password, second step, devices.

import { and, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { StaffAccount } from '#contract/entities/console/team.ts';
import { requireStrongPassword } from '../account/weak-password.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { staffSessions, staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { hashPassword } from '../passwords.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { member } from './console.ts';
import { checkOwnPassword, prove } from './proof.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  countStepTry,
  dropSecondStep,
  findSecondStep,
  makeRecoveryCodes,
  recoveryCodesLeft,
  takeStepCode,
} from './second-step.ts';
import { endSessionsOf, endStaffSession, sessionsOf } from './sessions.ts';
import { tellOwners } from './tell-owners.ts';

export const staffAccountHandlers = {
  proveStaff: async (given, context) => {
    await prove(context, signedIn(context), given);
    return { logado: true };
  },
  staffAccount: async (_input, context) => readAccount(context),
  changeStaffPassword: async ({ senhaAtual, senhaNova }, context) => {
    const staff = await proved(context, senhaAtual);
    const { db, brand } = context;
    requireStrongPassword(context, senhaNova, [staff.nome, staff.email]);
    const passwordHash = await hashPassword(senhaNova);
    await db.transaction(async (tx) => {
      await tx
        .update(staffTable)
        .set({ passwordHash })
        .where(and(eq(staffTable.brandId, brand.id), eq(staffTable.id, staff.staffId)));
      await endSessionsOf(tx, brand.id, staff.staffId, staff.id);
      // The log shows that a password changed, never the password.
      await recordChange(tx, authorOf(context, staff), {
        action: 'changeStaffPassword',
        subject: `staff ${staff.staffId}`,
        before: { senha: 0 },
        after: { senha: 1 },
      });
    });
    return readAccount(context);
  },
  beginSecondStep: async ({ senhaAtual }, context) => {
    const { segredo, endereco } = await beginSecondStep(context, await proved(context, senhaAtual));
    return { segredo, enderecoAutenticador: endereco };
  },
  confirmSecondStep: async ({ codigo }, context) =>
    withCode(context, codigo, false, 'confirmSecondStep'),
  renewRecoveryCodes: async ({ codigo }, context) =>
    withCode(context, codigo, true, 'renewRecoveryCodes'),
  endSecondStep: async ({ senhaAtual, codigo }, context) => {
    const staff = await proved(context, senhaAtual);
    const { db, brand } = context;
    const row = await findSecondStep(db, brand.id, staff.staffId);
    if (row === null) throw new Refusal('notFound');
    await countStepTry(context, staff.staffId);
    await db.transaction(async (tx) => {
      await takeStepCode(context, tx, row, codigo);
      await dropSecondStep(tx, brand.id, staff.staffId);
      await recordChange(tx, authorOf(context, staff), {
        action: 'endSecondStep',
        subject: `staff ${staff.staffId}`,
        before: { secondStep: true },
        after: { secondStep: false },
      });
      if (staff.papel === 'proprietario')
        await tellOwners(context, tx, staff, { kind: 'factors', name: staff.nome });
    });
    return readAccount(context);
  },
  staffSessions: async ({ idPessoa }, context) => {
    mayManage(context, idPessoa);
    return {
      sessoes: await sessionsOf(
        context.db,
        context.brand.id,
        idPessoa,
        signedIn(context).id,
        context.now(),
      ),
    };
  },
  endStaffSessions: async ({ idPessoa, id }, context) => {
    const staff = mayManage(context, idPessoa);
    const { db, brand, now } = context;
    await db.transaction(async (tx) => {
      const signedIns = () =>
        tx.$count(
          staffSessions,
          and(
            eq(staffSessions.brandId, brand.id),
            eq(staffSessions.staffId, idPessoa),
            gt(staffSessions.expiresAt, now()),
          ),
        );
      const before = { sessions: await signedIns() };
      if (id === null) await endSessionsOf(tx, brand.id, idPessoa, staff.id);
      else if (!(await endStaffSession(tx, brand.id, id, idPessoa))) throw new Refusal('notFound');
      const after = { sessions: await signedIns() };
      await recordChange(tx, authorOf(context, staff), {
        action: 'endStaffSessions',
        subject: `staff ${idPessoa}`,
        before,
        after,
      });
    });
    return { sessoes: await sessionsOf(db, brand.id, idPessoa, staff.id, now()) };
  },
} satisfies Partial<Handlers>;

/** One's own devices; an owner may name any member of staff. */
function mayManage(context: CallContext, staffId: number): StaffSession {
  const staff = signedIn(context);
  if (staff.staffId !== staffId && staff.papel !== 'proprietario') throw new Refusal('notYours');
  return staff;
}

/** Sensitive account changes ask for the password again: an unattended board must not be enough. */
async function proved(context: CallContext, password: string): Promise<StaffSession> {
  const staff = signedIn(context);
  await checkOwnPassword(context, staff, password);
  return staff;
}

/**
 * Takes a code and returns new recovery codes: switches the second step on, or renews the codes.
 */
async function withCode(context: CallContext, code: string, on: boolean, action: AuditAction) {
  const staff = signedIn(context);
  const { db, brand } = context;
  const row = await findSecondStep(db, brand.id, staff.staffId);
  if (row === null || (row.confirmedAt !== null) !== on) throw new Refusal('notFound');
  await countStepTry(context, staff.staffId);
  return db.transaction(async (tx) => {
    await takeStepCode(context, tx, row, code);
    if (!on) {
      await confirmSecondStep(context, tx, staff.staffId);
      // Sessions elsewhere were signed in without it.
      await endSessionsOf(tx, brand.id, staff.staffId, staff.id);
    }
    const left = await recoveryCodesLeft(tx, brand.id, staff.staffId);
    const codigosRecuperacao = await makeRecoveryCodes(context, tx, staff.staffId);
    const before = { secondStep: on, codesLeft: left };
    const after = { secondStep: true, codesLeft: codigosRecuperacao.length };
    await recordChange(tx, authorOf(context, staff), {
      action,
      subject: `staff ${staff.staffId}`,
      before,
      after,
    });
    return { codigosRecuperacao };
  });
}

async function readAccount(context: CallContext): Promise<StaffAccount> {
  const staff = signedIn(context);
  const { db, brand, now } = context;
  const [step, codigosRestantes, sessoes] = await Promise.all([
    findSecondStep(db, brand.id, staff.staffId),
    recoveryCodesLeft(db, brand.id, staff.staffId),
    sessionsOf(db, brand.id, staff.staffId, staff.id, now()),
  ]);
  return {
    equipe: member(staff, context),
    duasEtapas: step !== null && step.confirmedAt !== null,
    codigosRestantes,
    sessoes,
  };
}
