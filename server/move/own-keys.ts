// The keys that a brand brings from another deployment: what was derived from them there, such as
// referral links, second steps and push subscriptions, goes on working here.
import { isNotNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import type { PushKeys } from '../integrations/messages/push/web-push.ts';
import type { Secret } from '../secret.ts';

export type OwnKeys = { key: string; push: PushKeys };

const purposeOf = (brandId: number) => `keys of brand ${brandId}`;

export const sealOwnKeys = (secret: Secret, brandId: number, { key, push }: OwnKeys): string =>
  secret.seal(purposeOf(brandId), JSON.stringify({ key, push }));

type Stored = { id: number; firstNumber: number | null; ownKeys: string | null };

/** Null: the brand has none, or they were encrypted with another key. */
export function openOwnKeys(secret: Secret, { id, ownKeys }: Stored): OwnKeys | null {
  const text = ownKeys === null ? null : secret.open(purposeOf(id), ownKeys);
  return text === null ? null : (JSON.parse(text) as OwnKeys);
}

/** Whenever a brand's row is read: hashes of the brand then use its keys. */
export function learnKeys(secret: Secret, row: Stored): void {
  const keys = openOwnKeys(secret, row);
  secret.learnOrigin(row.id, keys === null ? null : { ...keys, number: row.firstNumber ?? row.id });
}

/** Jobs may work for a brand that no request has asked for yet. */
export async function learnAllKeys(db: Database, secret: Secret): Promise<void> {
  const { id, firstNumber, ownKeys } = brands;
  const rows = await db
    .select({ id, firstNumber, ownKeys })
    .from(brands)
    .where(isNotNull(brands.ownKeys));
  for (const row of rows) learnKeys(secret, row);
}
