// An owner who lost their link, password or authenticator app gets a new link from the operator.
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import { isEmail } from '#contract/email.ts';
import { OPERATOR, recordChange } from '../audit/record.ts';
import { BrandError } from '../brand/create.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brandHosts, staffInvitations, staff as staffTable } from '../database/schema.ts';
import { hashPassword } from '../passwords.ts';
import { dropSecondStep, findSecondStep } from '../staff/second-step.ts';
import { endSessionsOf } from '../staff/sessions.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { hashToken } from '../token-hash.ts';
import { words } from '../words/words.ts';
import { COMMAND, recordDone } from './log.ts';
import { type BrandRow, lockedBrand, StandingError } from './standing.ts';

const VALID_MS = 3 * 86_400_000;
const MOST_LETTERS = 80;

type Wanted = {
  email: string;
  /** The name of the first owner, for a brand that has none yet. */
  name: string;
  /** The app is lost: it goes at once, and with it the password and all sessions. */
  dropApp: boolean;
};
type Person = typeof staffTable.$inferSelect;
/** Whom the link is for; `staffId` null: an owner to be. */
type Invited = { staffId: number | null; nome: string; email: string };

/**
 * The path of the link, which is visible only here, works once and for three days; earlier links
 * end. While a brand has owners, only they get one.
 */
export async function renewOwnerLink(
  db: Database,
  appNome: string,
  given: Wanted,
  now: Date,
  by = COMMAND,
): Promise<{ host: string; path: string; until: Date }> {
  const email = given.email.trim().toLowerCase();
  const token = randomBytes(32).toString('base64url');
  // Nobody knows it: the way in is the link. Hashed before the rows are locked.
  const noPassword = given.dropApp ? await hashPassword(randomBytes(32).toString('base64')) : '';
  const until = new Date(now.getTime() + VALID_MS);
  return db.transaction(async (tx) => {
    const brand = await lockedBrand(tx, appNome);
    const owners = await tx
      .select()
      .from(staffTable)
      .where(
        and(
          eq(staffTable.brandId, brand.id),
          eq(staffTable.papel, 'proprietario'),
          eq(staffTable.active, true),
        ),
      )
      .for('update');
    const owner = owners.find((one) => one.email === email);
    if (owner === undefined && owners.length > 0)
      throw new StandingError(
        `${email} is no owner of ${appNome}. Its owners are ` +
          `${owners.map((one) => one.email).join(', ')}.`,
        'notFound',
      );
    const invited =
      owner === undefined
        ? await ownerToBe(tx, brand, { name: given.name, email })
        : { staffId: owner.id, nome: owner.nome, email };
    await endOwnerLinks(tx, brand.id, email, now);
    const [made] = await tx
      .insert(staffInvitations)
      .values({
        brandId: brand.id,
        tokenHash: hashToken(token),
        ...invited,
        papel: 'proprietario',
        createdAt: now,
        expiresAt: until,
      })
      .returning({ id: staffInvitations.id });
    if (owner === undefined) await recordInvited(tx, brand, made?.id ?? 0, now);
    else await renew(tx, brand, owner, given.dropApp ? noPassword : null, now);
    const dropped = owner !== undefined && given.dropApp ? ', app removed' : '';
    await recordDone(tx, by, now, { acao: 'renewOwnerLink', brand, detalhe: email + dropped });
    const [main] = await tx
      .select({ host: brandHosts.host })
      .from(brandHosts)
      .where(and(eq(brandHosts.brandId, brand.id), eq(brandHosts.main, true)));
    return {
      host: main?.host ?? '',
      path: `${consolePages.invitation}?chave=${token}`,
      until,
    };
  });
}

/** The brand has no owner: its first link is over, or went to a wrong address. */
async function ownerToBe(
  tx: Transaction,
  { id: brandId }: BrandRow,
  { name, email }: { name: string; email: string },
): Promise<Invited> {
  const nome = name.trim();
  if (nome === '' || nome.length > MOST_LETTERS)
    throw new BrandError(
      'The brand has no owner yet: say who the first one is, with name="Name of the owner" and ' +
        `at most ${MOST_LETTERS} letters.`,
      'ownerNameRefused',
    );
  if (!isEmail(email))
    throw new BrandError('The owner needs an email address.', 'ownerEmailRefused');
  const taken = and(
    eq(staffTable.brandId, brandId),
    eq(staffTable.email, email),
    eq(staffTable.active, true),
  );
  if ((await tx.$count(staffTable, taken)) > 0)
    throw new StandingError(`${email} is in the team of the brand already.`, 'staffEmailTaken');
  return { staffId: null, nome, email };
}

/** Those to the address; and those of owners to be, which may have gone to a wrong one. */
async function endOwnerLinks(
  tx: Transaction,
  brandId: number,
  email: string,
  now: Date,
): Promise<void> {
  const ofNobodyYet = and(
    eq(staffInvitations.papel, 'proprietario'),
    isNull(staffInvitations.staffId),
  );
  await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffInvitations.brandId, brandId),
        isNull(staffInvitations.usedAt),
        or(eq(staffInvitations.email, email), ofNobodyYet),
      ),
    );
}

const authorIn = ({ id: brandId }: BrandRow, at: Date) => ({ brandId, staffId: OPERATOR, at });

const recordInvited = (tx: Transaction, brand: BrandRow, id: number, now: Date) =>
  recordChange(tx, authorIn(brand, now), {
    action: 'inviteStaff',
    subject: `invitation ${id}`,
    before: null,
    after: { papel: 'proprietario', storeId: null },
  });

/** `noPassword`: takes the app away, so that the old password alone opens nothing. */
async function renew(
  tx: Transaction,
  brand: BrandRow,
  { id, nome }: Person,
  noPassword: string | null,
  now: Date,
): Promise<void> {
  const secondStep = (await findSecondStep(tx, brand.id, id))?.confirmedAt != null;
  if (noPassword !== null) {
    await dropSecondStep(tx, brand.id, id);
    await tx
      .update(staffTable)
      .set({ passwordHash: noPassword })
      .where(and(eq(staffTable.brandId, brand.id), eq(staffTable.id, id)));
    await endSessionsOf(tx, brand.id, id, null);
  }
  const { operator } = words[brand.settings.PUBLIC_IDIOMA].owners;
  const told = { kind: 'factors', name: nome } as const;
  await tellOwners({ brand, now: () => now }, tx, { nome: operator }, told);
  await recordChange(tx, authorIn(brand, now), {
    action: 'renewStaffPassword',
    subject: `staff ${id}`,
    before: { secondStep, accessToken: 0 },
    after: { secondStep: secondStep && noPassword === null, accessToken: 1 },
  });
}
