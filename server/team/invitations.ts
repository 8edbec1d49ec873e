// Links that make people staff: sent by email, valid for three days and once.
import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import type { CallContext } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Database, Transaction } from '../database/open.ts';
import { staffInvitations, staff as staffTable } from '../database/schema.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { Refusal } from '../refusal.ts';
import { keptSince } from '../retention/periods.ts';
import { endInvitations } from '../staff/end-invitations.ts';
import { hashToken } from '../token-hash.ts';
import { invitationText } from './invitation-text.ts';

export const VALID_MS = 3 * 86_400_000;

export type InvitationRow = typeof staffInvitations.$inferSelect;
export type Invited = Pick<InvitationRow, 'staffId' | 'nome' | 'email' | 'papel' | 'storeId'>;

/** Stores the link and its message. An earlier link for the same address ends. */
export async function invite(
  context: CallContext,
  tx: Transaction,
  invited: Invited,
): Promise<number> {
  const { brand, now, language, consoleOrigin } = context;
  const token = randomBytes(32).toString('base64url');
  await endInvitations(tx, brand.id, invited, now());
  const expiresAt = new Date(now().getTime() + VALID_MS);
  const [row] = await tx
    .insert(staffInvitations)
    .values({
      brandId: brand.id,
      ...invited,
      tokenHash: hashToken(token),
      createdAt: now(),
      expiresAt,
    })
    .returning({ id: staffInvitations.id });
  if (row === undefined) throw new Error('the invitation was not stored');
  const link = `${consoleOrigin}${consolePages.invitation}?chave=${token}`;
  const message = invitationText({
    language,
    brand: brand.settings.projectName,
    name: invited.nome,
    link,
    renewal: invited.staffId !== null,
  });
  await enqueueMessage(tx, {
    brandId: brand.id,
    channel: 'email',
    to: invited.email,
    kind: 'staffLink',
    toStaff: true,
    language,
    ...message,
    now: now(),
  });
  return row.id;
}

const waiting = (brandId: number, now: Date) =>
  and(
    eq(staffInvitations.brandId, brandId),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, now),
  );

export function waitingInvitations(
  db: Database,
  brandId: number,
  now: Date,
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(staffInvitations)
    .where(and(waiting(brandId, now), isNull(staffInvitations.staffId)))
    .orderBy(staffInvitations.id);
}

export async function findInvitation(
  db: Database,
  brandId: number,
  token: string,
  now: Date,
): Promise<InvitationRow> {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(and(waiting(brandId, now), eq(staffInvitations.tokenHash, hashToken(token))));
  if (row === undefined) throw new Refusal('invitationOver');
  return row;
}

/** An account for the audit log; null: there was none. */
type Standing = { papel: string; storeId: number | null; active: boolean; senha: number } | null;

/**
 * Uses the link up and returns its account and the state before. Of two concurrent uses one
 * succeeds.
 */
export async function acceptInvitation(
  tx: Transaction,
  brandId: number,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<{ row: InvitationRow; staffId: number; before: Standing }> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(and(waiting(brandId, now), eq(staffInvitations.tokenHash, hashToken(token))))
    .returning();
  if (row === undefined) throw new Refusal('invitationOver');
  const whose =
    row.staffId === null ? eq(staffTable.email, row.email) : eq(staffTable.id, row.staffId);
  const [known] = await tx
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.brandId, brandId), whose))
    .for('update');
  const before =
    known === undefined
      ? null
      : { papel: known.papel, storeId: known.storeId, active: known.active, senha: 0 };
  if (row.staffId !== null) {
    const renewed = await tx
      .update(staffTable)
      .set({ passwordHash })
      .where(
        and(
          eq(staffTable.brandId, brandId),
          eq(staffTable.id, row.staffId),
          eq(staffTable.active, true),
        ),
      )
      .returning({ id: staffTable.id });
    if (renewed.length === 0) throw new Refusal('invitationOver');
    return { row, staffId: row.staffId, before };
  }
  const { nome, email, papel, storeId, support } = row;
  const person = { nome, papel, storeId, passwordHash, active: true, support };
  // A returning member of staff keeps their id.
  const [made] = await tx
    .insert(staffTable)
    .values({ brandId, email, ...person })
    .onConflictDoUpdate({
      target: [staffTable.brandId, staffTable.email],
      set: person,
      setWhere: eq(staffTable.active, false),
    })
    .returning({ id: staffTable.id });
  if (made === undefined) throw new Refusal('staffEmailTaken');
  return { row, staffId: made.id, before };
}

export async function withdrawInvitation(
  tx: Transaction,
  brandId: number,
  id: number,
  now: Date,
): Promise<Pick<InvitationRow, 'papel' | 'storeId'>> {
  const [ended] = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(and(waiting(brandId, now), eq(staffInvitations.id, id)))
    .returning({ papel: staffInvitations.papel, storeId: staffInvitations.storeId });
  if (ended === undefined) throw new Refusal('notFound');
  return ended;
}

export async function sweepInvitations(db: Database, now: Date): Promise<void> {
  await deleteByBrand(
    db,
    staffInvitations,
    lt(staffInvitations.expiresAt, keptSince('invitations', now)),
  );
}
