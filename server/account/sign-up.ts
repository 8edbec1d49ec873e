// A new account. Email and phone are unverified, so it grants access only to what this device did
// itself.
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { readReferralCode } from '../loyalty/referral-code.ts';
import { hashPassword } from '../passwords.ts';
import { phoneProved } from '../phone-proof.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';
import { facebookPerson } from './facebook-login.ts';
import { checkWays, refuseTaken, type SignInWays } from './sign-in-ways.ts';
import { signInDevice } from './signed-in.ts';
import { requireStrongPassword } from './weak-password.ts';

type NewCustomer = SignInWays &
  Pick<
    CustomerRow,
    'nome' | 'passwordHash' | 'facebookId' | 'phoneConfirmedAt' | 'indicacao' | 'referredBy'
  >;

export const registerCustomer: Handlers['registerCustomer'] = async (
  { nome, email = null, telefone = null, senha, facebookToken, indicacao = null },
  context,
) => {
  const { brand } = context;
  await countAttempt(context, brand.id, 'signUp', context.callerHash);
  const identifiers: SignInWays = { email, telefone };
  checkWays(identifiers, context);
  const facebookId =
    facebookToken === undefined ? null : (await facebookPerson(context, { facebookToken })).id;
  await refuseTaken(identifiers, null, context);
  requireStrongPassword(context, senha, [nome, email, telefone]);
  const proved =
    telefone !== null &&
    context.session !== null &&
    (await phoneProved(context, brand.id, context.session.id, telefone));
  const phoneConfirmedAt = proved ? context.now() : null;
  const referredBy = indicacao === null ? null : readReferralCode(context, brand.id, indicacao);
  const passwordHash = await hashPassword(senha);
  const row = await insertCustomer(
    { nome, ...identifiers, passwordHash, facebookId, phoneConfirmedAt, indicacao, referredBy },
    context,
  );
  return signInDevice(context, row);
};

async function insertCustomer(values: NewCustomer, context: CallContext): Promise<CustomerRow> {
  const { db, brand, now, requestId } = context;
  const [row] = await db
    .insert(customers)
    .values({ brandId: brand.id, createdAt: now(), ...values })
    .onConflictDoNothing()
    .returning();
  if (row !== undefined) return row;
  // Changed by another request since the check.
  await refuseTaken(values, null, context);
  throw new Refusal('unexpected', { request: requestId.slice(0, 8) });
}
