// Team links that the owner passes on, because the deployment sends no email.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import type { Team } from '#contract/entities/console/team.ts';
import { isSandboxFor } from '../brand/message-ways.ts';
import type { CallContext } from '../context.ts';
import { messages, staffInvitations } from '../database/schema.ts';
import { hashToken } from '../token-hash.ts';
import { VALID_MS } from './invitations.ts';

const KEY = new RegExp(`https?://\\S+${consolePages.invitation}\\?chave=([\\w-]+)`);

/** Only links that still work, the newest of each person. Without a sandbox: none. */
export async function unsentLinks({
  db,
  brand,
  now,
  env,
}: CallContext): Promise<Team['convitesSemEmail']> {
  if (!isSandboxFor(brand, env, 'email')) return [];
  const [written, open] = await Promise.all([
    db
      .select({ email: messages.recipient, text: messages.texto })
      .from(messages)
      .where(
        and(
          eq(messages.brandId, brand.id),
          eq(messages.canal, 'email'),
          eq(messages.kind, 'staffLink'),
          gt(messages.createdAt, new Date(now().getTime() - VALID_MS)),
        ),
      )
      .orderBy(desc(messages.id)),
    db
      .select({ hash: staffInvitations.tokenHash })
      .from(staffInvitations)
      .where(
        and(
          eq(staffInvitations.brandId, brand.id),
          isNull(staffInvitations.usedAt),
          gt(staffInvitations.expiresAt, now()),
        ),
      ),
  ]);
  const working = new Set(open.map(({ hash }) => hash));
  return written.flatMap(({ email, text }) => {
    const [link, token] = KEY.exec(text) ?? [];
    return link === undefined || token === undefined || !working.has(hashToken(token))
      ? []
      : [{ email, urlConvite: link }];
  });
}
