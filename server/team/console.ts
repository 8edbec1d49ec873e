// Calls with which an owner manages the team.
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { isEmail } from '#contract/email.ts';
import type { Standing, Team } from '#contract/entities/console/team.ts';
import { rememberDevice } from '../account/known-device.ts';
import { requireStrongPassword } from '../account/weak-password.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { staffSecondSteps, staffSessions, staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { requireWithinPlan } from '../operator/plan.ts';
import { hashPassword } from '../passwords.ts';
import { asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { requireFreshProof } from '../staff/proof.ts';
import { dropSecondStep, findSecondStep } from '../staff/second-step.ts';
import { endSessionsOf } from '../staff/sessions.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import {
  acceptInvitation,
  findInvitation,
  invite,
  waitingInvitations,
  withdrawInvitation,
} from './invitations.ts';
import { allowSupport, supportEnd } from './support.ts';
import { unsentLinks } from './unsent-links.ts';

type PersonRow = typeof staffTable.$inferSelect;
type Post = Pick<PersonRow, 'papel' | 'storeId'>;

export const teamHandlers = {
  team: async (_input, context) => {
    asOwner(context);
    return readTeam(context);
  },
  inviteStaff: async ({ nome, email, papel, idEstabelecimento }, context) => {
    const owner = asOwner(context);
    const { db, brand } = context;
    const address = email.toLowerCase();
    if (!isEmail(address)) throw new Refusal('malformed', { field: 'email' });
    const post = checkedPost(context, papel, idEstabelecimento);
    if (papel === 'proprietario') await requireFreshProof(context, owner);
    await countAttempt(context, brand.id, 'staffLinks', 'brand');
    const [known] = await db
      .select({ active: staffTable.active })
      .from(staffTable)
      .where(and(eq(staffTable.brandId, brand.id), eq(staffTable.email, address)));
    if (known?.active === true) throw new Refusal('staffEmailTaken');
    await db.transaction(async (tx) => {
      const id = await invite(context, tx, { staffId: null, nome, email: address, ...post });
      await requireWithinPlan(context, tx, 'staff');
      await recordChange(tx, authorOf(context, owner), {
        action: 'inviteStaff',
        subject: `invitation ${id}`,
        before: null,
        after: post,
      });
      if (papel === 'proprietario')
        await tellOwners(context, tx, owner, { kind: 'owners', name: nome });
    });
    return readTeam(context);
  },
  withdrawInvitation: async ({ id }, context) => {
    const owner = asOwner(context);
    await context.db.transaction(async (tx) => {
      const before = await withdrawInvitation(tx, context.brand.id, id, context.now());
      await recordChange(tx, authorOf(context, owner), {
        action: 'withdrawInvitation',
        subject: `invitation ${id}`,
        before,
        after: null,
      });
    });
    return readTeam(context);
  },
  changeStaff: async ({ id, papel, idEstabelecimento, ativo, antes }, context) => {
    const owner = asOwner(context);
    const { brand } = context;
    const after = { ...checkedPost(context, papel, idEstabelecimento), active: ativo };
    if (papel === 'proprietario' || (await isOwner(context, id)))
      await requireFreshProof(context, owner);
    await context.db.transaction(async (tx) => {
      const row = await personForChange(context, tx, id);
      // A press whose reply was lost has brought it there already.
      if (antes !== undefined && !isSame(row, standingOf(antes)) && !isSame(row, after))
        throw new Refusal('changedMeanwhile');
      if (row.support && ativo && !isSame(row, after)) throw new Refusal('supportFixed');
      await tx.update(staffTable).set(after).where(personIs(brand.id, id));
      if (ativo && !row.active) await requireWithinPlan(context, tx, 'staff');
      const owners = await tx.$count(
        staffTable,
        and(
          eq(staffTable.brandId, brand.id),
          eq(staffTable.papel, 'proprietario'),
          eq(staffTable.active, true),
        ),
      );
      if (owners === 0) throw new Refusal('lastOwner');
      if (!ativo) await endSessionsOf(tx, brand.id, id, null);
      else if (!isSame(row, after)) await announce(tx, { kind: 'staff', brandId: brand.id });
      const before = { papel: row.papel, storeId: row.storeId, active: row.active };
      const ruled = row.papel === 'proprietario' && row.active;
      if (ruled !== (papel === 'proprietario' && ativo))
        await tellOwners(context, tx, owner, { kind: 'owners', name: row.nome });
      await recordChange(tx, authorOf(context, owner), {
        action: 'changeStaff',
        subject: `staff ${id}`,
        before,
        after,
      });
    });
    return readTeam(context, context.staff?.staffId !== id || (papel === 'proprietario' && ativo));
  },
  allowSupport: async ({ horas }, context) => {
    const supportUntil = await allowSupport(context, horas);
    return readTeam({ ...context, brand: { ...context.brand, supportUntil } });
  },
  renewStaffPassword: async ({ id, removerDuasEtapas }, context) => {
    const owner = asOwner(context);
    const { brand } = context;
    await requireFreshProof(context, owner);
    await countAttempt(context, brand.id, 'staffLinks', 'brand');
    await context.db.transaction(async (tx) => {
      const { nome, email, papel, storeId, active } = await personForChange(context, tx, id);
      if (!active) throw new Refusal('notFound');
      const before = {
        secondStep: (await findSecondStep(tx, brand.id, id))?.confirmedAt != null,
        accessToken: 0,
      };
      if (removerDuasEtapas) await dropSecondStep(tx, brand.id, id);
      if (papel === 'proprietario')
        await tellOwners(context, tx, owner, { kind: 'factors', name: nome });
      await invite(context, tx, { staffId: id, nome, email, papel, storeId });
      const after = { secondStep: before.secondStep && !removerDuasEtapas, accessToken: 1 };
      await recordChange(tx, authorOf(context, owner), {
        action: 'renewStaffPassword',
        subject: `staff ${id}`,
        before,
        after,
      });
    });
    return readTeam(context);
  },
  invitation: async ({ chave }, context) => {
    await countAttempt(context, context.brand.id, 'staffInvitation', context.callerHash);
    const { nome, email } = await findInvitation(
      context.db,
      context.brand.id,
      chave,
      context.now(),
    );
    return { nome, email };
  },
  acceptInvitation: async ({ chave, senhaNova }, context) => {
    const { db, brand, now } = context;
    await countAttempt(context, brand.id, 'staffInvitation', context.callerHash);
    const invited = await findInvitation(db, brand.id, chave, now());
    requireStrongPassword(context, senhaNova, [invited.nome, invited.email]);
    const passwordHash = await hashPassword(senhaNova);
    return db.transaction(async (tx) => {
      const { row, staffId, before } = await acceptInvitation(
        tx,
        brand.id,
        chave,
        passwordHash,
        now(),
      );
      await endSessionsOf(tx, brand.id, staffId, null);
      // The recipient of the link may sign in here, however many tries strangers have used up.
      rememberDevice(context, { kind: 'staff', id: staffId });
      const after = { papel: row.papel, storeId: row.storeId, active: true, senha: 1 };
      await recordChange(tx, authorOf(context, { staffId }), {
        action: 'acceptInvitation',
        subject: `staff ${staffId}`,
        before,
        after,
      });
      return { email: row.email };
    });
  },
} satisfies Partial<Handlers>;

const standingOf = ({ papel, idEstabelecimento: storeId, ativo: active }: Standing) => ({
  papel,
  storeId,
  active,
});
const isSame = (row: PersonRow, after: Post & { active: boolean }): boolean =>
  row.active === after.active && row.papel === after.papel && row.storeId === after.storeId;

async function isOwner({ db, brand }: CallContext, id: number): Promise<boolean> {
  const [row] = await db
    .select({ papel: staffTable.papel })
    .from(staffTable)
    .where(personIs(brand.id, id));
  return row?.papel === 'proprietario';
}

const personIs = (brandId: number, id: number) =>
  and(eq(staffTable.brandId, brandId), eq(staffTable.id, id));

/**
 * The rows of all owners are the lock: two owners who remove each other's role at once take turns.
 */
async function personForChange(
  { brand }: CallContext,
  tx: Transaction,
  id: number,
): Promise<PersonRow> {
  await tx
    .select({ id: staffTable.id })
    .from(staffTable)
    .where(
      and(
        eq(staffTable.brandId, brand.id),
        eq(staffTable.papel, 'proprietario'),
        ne(staffTable.id, id),
      ),
    )
    .orderBy(asc(staffTable.id))
    .for('update');
  const [row] = await tx.select().from(staffTable).where(personIs(brand.id, id)).for('update');
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

/** Owners have every store, as does staff without a store. */
function checkedPost({ brand }: CallContext, papel: Post['papel'], storeId: number | null): Post {
  if (storeId !== null && !brand.stores.some(({ id }) => id === storeId))
    throw new Refusal('storeNotFound');
  return { papel, storeId: papel === 'proprietario' ? null : storeId };
}

/**
 * `still` is false for a person who has just stopped being an owner: they see only their own name.
 */
async function readTeam(context: CallContext, still = true): Promise<Team> {
  const { db, brand, staff, now } = context;
  const ownId = staff?.staffId ?? 0;
  const only = still ? undefined : eq(staffTable.id, ownId);
  const [people, steps, sessions, invitations, convitesSemEmail] = await Promise.all([
    db
      .select()
      .from(staffTable)
      .where(and(eq(staffTable.brandId, brand.id), only))
      .orderBy(asc(staffTable.nome)),
    db
      .select({ staffId: staffSecondSteps.staffId, at: staffSecondSteps.confirmedAt })
      .from(staffSecondSteps)
      .where(eq(staffSecondSteps.brandId, brand.id)),
    db
      .select({ staffId: staffSessions.staffId })
      .from(staffSessions)
      .where(and(eq(staffSessions.brandId, brand.id), gt(staffSessions.expiresAt, now()))),
    still ? waitingInvitations(db, brand.id, now()) : [],
    still ? unsentLinks(context) : [],
  ]);
  const protectedBy = new Set(steps.flatMap(({ staffId, at }) => (at === null ? [] : [staffId])));
  return {
    pessoas: people.map(({ id, nome, email, papel, storeId, active }) => ({
      id,
      nome,
      email,
      papel,
      idEstabelecimento: storeId,
      ativo: active,
      duasEtapas: protectedBy.has(id),
      sessoes: active ? sessions.filter(({ staffId }) => staffId === id).length : 0,
    })),
    convites: invitations.map(({ id, nome, email, papel, storeId, expiresAt }) => ({
      id,
      nome,
      email,
      papel,
      idEstabelecimento: storeId,
      expiraEm: expiresAt.toISOString(),
    })),
    estabelecimentos: brand.stores.map(({ id, nome }) => ({ id, nome })),
    convitesSemEmail,
    idProprio: ownId,
    suporteAte: supportEnd(context)?.toISOString() ?? null,
  };
}
