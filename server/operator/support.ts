// A person of the operator's support enters the console of a brand whose owner allows it: with a
// link, an account of their own, the rights of a manager, and their name in the audit log.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import { isEmail } from '#contract/email.ts';
import { fill } from '#contract/fill.ts';
import { OPERATOR, recordChange } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import { brandHosts, staffInvitations, staff as staffTable } from '../database/schema.ts';
import { endInvitations } from '../staff/end-invitations.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { hashToken } from '../token-hash.ts';
import { words } from '../words/words.ts';
import { COMMAND, recordDone } from './log.ts';
import { lockedBrand, StandingError } from './standing.ts';

const MOST_LETTERS = 60;

type Person = { name: string; email: string };

/**
 * Where the person enters: with a link that works once, or, while their account of the same consent
 * is there, at the sign-in.
 */
export async function inviteSupport(
  db: Database,
  appNome: string,
  given: Person,
  now: Date,
  by = COMMAND,
): Promise<{ host: string; path: string; until: Date }> {
  const [name, email] = [given.name.trim(), given.email.trim().toLowerCase()];
  if (name === '' || name.length > MOST_LETTERS)
    throw new StandingError(`The person needs a name of at most ${MOST_LETTERS} letters.`);
  if (!isEmail(email)) throw new StandingError('The person needs an email address.');
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    // The row is the lock: an owner who ends it meanwhile ends this link as well.
    const brand = await lockedBrand(tx, appNome);
    const { id: brandId, supportUntil, settings } = brand;
    if (supportUntil === null || supportUntil <= now)
      throw new StandingError(
        `The owner of ${appNome} does not allow support now. Owners do that at ` +
          `${consolePages.team}, for some hours.`,
        'supportNotAllowed',
      );
    const ofPerson = and(eq(staffTable.brandId, brandId), eq(staffTable.email, email));
    const [known] = await tx.select().from(staffTable).where(ofPerson);
    if (known?.active === true && !known.support)
      throw new StandingError(
        `${email} has an account in this brand already.`,
        'supportAddressTaken',
      );
    const [main] = await tx
      .select({ host: brandHosts.host })
      .from(brandHosts)
      .where(and(eq(brandHosts.brandId, brandId), eq(brandHosts.main, true)));
    const there = { host: main?.host ?? '', until: supportUntil };
    await recordDone(tx, by, now, { acao: 'inviteSupport', brand, detalhe: email });
    if (known?.active === true) return { ...there, path: consolePages.signIn };
    const own = words[settings.PUBLIC_IDIOMA].owners;
    const nome = fill(own.supportPerson, { name });
    await endInvitations(tx, brandId, { email }, now);
    const [made] = await tx
      .insert(staffInvitations)
      .values({
        brandId,
        tokenHash: hashToken(token),
        nome,
        email,
        papel: 'gerente',
        support: true,
        createdAt: now,
        expiresAt: supportUntil,
      })
      .returning({ id: staffInvitations.id });
    await recordChange(
      tx,
      { brandId, staffId: OPERATOR, at: now },
      {
        action: 'inviteSupport',
        subject: `invitation ${made?.id ?? 0}`,
        before: null,
        after: { nome, papel: 'gerente', supportUntil },
      },
    );
    await tellOwners({ brand, now: () => now }, tx, { nome: own.operator }, told(nome));
    return { ...there, path: `${consolePages.invitation}?chave=${token}` };
  });
}

const told = (name: string) => ({ kind: 'inviteSupport' as const, name });
