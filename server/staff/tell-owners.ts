// Tells every owner by email when money, owners or their ways to sign in change: the others notice
// what one account that was taken over does.
import { and, eq } from 'drizzle-orm';
import { fill } from '#contract/fill.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Now } from '../clock.ts';
import type { StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { staff as staffTable } from '../database/schema.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { words } from '../words/words.ts';

type Told =
  /** A payment account of a store. */
  | { kind: 'account'; name: string }
  /** A person became or stopped being an owner. */
  | { kind: 'owners'; name: string }
  /** A second step was removed, or a link for a new password was sent. */
  | { kind: 'factors'; name: string }
  /** A host of the brand. */
  | { kind: 'addHost' | 'makeMainHost' | 'removeHost'; name: string }
  /** A channel whose own account changed, or by which the platform's may send or not. */
  | {
      kind:
        | 'saveMessageAccount'
        | 'removeMessageAccount'
        | 'platformMessages'
        | 'noPlatformMessages';
      name: string;
    }
  /** The words for customers, the day of the deletion, or nothing. */
  /** Until when, nothing, or the person of support. */
  | { kind: 'allowSupport' | 'endSupport' | 'inviteSupport'; name: string }
  | { kind: 'suspendBrand' | 'resumeBrand' | 'deleteBrand' | 'restoreBrand'; name: string };

/** In the transaction of the change. `by` made it. */
export async function tellOwners(
  context: { brand: Pick<KnownBrand, 'id' | 'settings'>; now: Now },
  tx: Transaction,
  by: Pick<StaffSession, 'nome'>,
  { kind, name }: Told,
): Promise<void> {
  const { settings } = context.brand;
  const own = words[settings.PUBLIC_IDIOMA].owners;
  const values = { brand: settings.projectName, person: by.nome, name };
  await writeOwners(context, tx, {
    subject: fill(own.subject, values),
    text: `${fill(own[kind], values).trim()}\n\n${own.notYou}`,
  });
}

/** To each owner, in the brand's language. */
export async function writeOwners(
  { brand, now }: { brand: Pick<KnownBrand, 'id' | 'settings'>; now: Now },
  tx: Transaction,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const language = brand.settings.PUBLIC_IDIOMA;
  const owners = await tx
    .select({ email: staffTable.email })
    .from(staffTable)
    .where(
      and(
        eq(staffTable.brandId, brand.id),
        eq(staffTable.papel, 'proprietario'),
        eq(staffTable.active, true),
      ),
    );
  for (const { email } of owners)
    await enqueueMessage(tx, {
      brandId: brand.id,
      channel: 'email',
      to: email,
      kind: 'notice',
      toStaff: true,
      language,
      subject,
      text,
      now: now(),
    });
}
