// For whom a coupon of a person without an account is: hashes of an email and a phone, keyed by the
// server. The database alone does not let phones be tried one after the other.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, Services } from '../context.ts';
import { brandsWith } from '../database/brands-with.ts';
import { coupons } from '../database/schema.ts';

type Contacts = { email?: string | null | undefined; telefone?: string | null | undefined };
type Needs = Pick<CallContext, 'brand' | 'secret'>;

/** Begins each keyed hash; those of 1.0.0 have no such letters. */
const KEYED = 'k1.';
const AT_ONCE = 500;

/** As 1.0.0 stored it: with a key that every page knows. */
const openHash = (key: string, contact: string): string =>
  createHash('sha256').update(`${key}\0${contact}`).digest('base64url');

/** Made from the open hash, so that stored ones can be keyed without knowing the contact. */
const keyed = (secret: Services['secret'], brandId: number, open: string): string =>
  `${KEYED}${secret.hashOf(brandId, 'coupon contact', open)}`;

const openHashes = ({ chaveContexto }: Needs['brand'], { email, telefone }: Contacts): string[] =>
  [email?.trim().toLowerCase(), telefone?.replace(/\D/g, '')]
    .flatMap((contact) => contact || [])
    .map((contact) => openHash(chaveContexto, contact));

/** What a new coupon stores. */
export const contactHashes = ({ brand, secret }: Needs, contacts: Contacts): string[] =>
  openHashes(brand, contacts).map((open) => keyed(secret, brand.id, open));

/** What a stored coupon may have: also open hashes, until they are keyed. */
export const possibleHashes = (needs: Needs, contacts: Contacts): string[] => [
  ...contactHashes(needs, contacts),
  ...openHashes(needs.brand, contacts),
];

/** Keys the open hashes of 1.0.0, and those that a process of it still writes. */
export async function keyContacts({ db, secret }: Pick<Services, 'db' | 'secret'>): Promise<void> {
  const open = sql`exists (select from unnest(${coupons.contactHashes}) as one
    where one not like ${`${KEYED}%`})`;
  for (const brandId of await brandsWith(db, coupons, open)) {
    const ofBrand = eq(coupons.brandId, brandId);
    const few = () =>
      db
        .select({ id: coupons.id, hashes: coupons.contactHashes })
        .from(coupons)
        .where(and(ofBrand, open))
        .limit(AT_ONCE);
    for (let rows = await few(); rows.length > 0; rows = await few())
      for (const { id, hashes } of rows)
        await db
          .update(coupons)
          .set({
            contactHashes: (hashes ?? []).map((one) =>
              one.startsWith(KEYED) ? one : keyed(secret, brandId, one),
            ),
          })
          .where(and(ofBrand, eq(coupons.id, id)));
  }
}
