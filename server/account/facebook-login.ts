// Login with Facebook. Only a token that Facebook confirms to the server identifies somebody; ids,
// names and emails in a request prove nothing.
import { and, eq } from 'drizzle-orm';
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import { type FacebookPerson, FacebookUnavailable } from '../integrations/facebook/port.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { signInDevice } from './signed-in.ts';

export type FacebookClaim = {
  facebookToken?: string | undefined;
  facebookId?: string | undefined;
  facebookEmail?: string | undefined;
  facebookNome?: string | undefined;
};

/**
 * Who Facebook says this is. Only email or name, without an id, comes from a Facebook that
 * withholds the id.
 */
export async function facebookPerson(
  context: CallContext,
  { facebookToken = '', facebookId = '', facebookEmail = '', facebookNome = '' }: FacebookClaim,
): Promise<FacebookPerson> {
  const facebook = context.facebookOf(context.brand);
  const withoutId = facebookId === '' && (facebookEmail !== '' || facebookNome !== '');
  if (facebook === null || facebookToken === '' || withoutId)
    throw new Refusal('facebookNotAllowed');
  await countAttempt(context, context.brand.id, 'facebook', context.callerHash);
  const person = await facebook.personOf(facebookToken).catch((error: unknown) => {
    if (error instanceof FacebookUnavailable) throw new Refusal('facebookUnavailable');
    throw error;
  });
  if (person === null || (facebookId !== '' && facebookId !== person.id))
    throw new Refusal('facebookNotAllowed');
  return person;
}

/**
 * Signs in the account linked to this Facebook user, or links it to the signed-in account. A new
 * user is only named, and never matched by email.
 */
export async function signInWithFacebook(
  context: CallContext,
  claim: FacebookClaim,
): Promise<SignedInCustomer | FacebookPerson> {
  const { db, brand, session } = context;
  const person = await facebookPerson(context, claim);
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brandId, brand.id), eq(customers.facebookId, person.id)));
  if (row !== undefined) return signInDevice(context, row);
  const customerId = session?.customerId ?? null;
  if (customerId === null) return person;
  const [linked] = await db
    .update(customers)
    .set({ facebookId: person.id })
    .where(and(eq(customers.brandId, brand.id), eq(customers.id, customerId)))
    .returning();
  return linked === undefined ? person : signInDevice(context, linked);
}
