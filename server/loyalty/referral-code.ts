// The code in a referral link: the customer's number and a signature. Nothing is stored, and it
// cannot be forged.
import type { Services } from '../context.ts';
import { sameSecret } from '../same-secret.ts';
import type { Person } from './records.ts';

/** Characters of the signature, of six bits each. */
const SIGNATURE = 10;
/** As the contract limits ids (contract/codecs.ts). */
const LARGEST_ID = 2 ** 31 - 1;

function signatureOf(
  { secret }: Pick<Services, 'secret'>,
  { brandId, customerId }: Person,
): string {
  return secret.hashOf(brandId, 'referral', customerId).slice(0, SIGNATURE);
}

export function referralCode(services: Pick<Services, 'secret'>, person: Person): string {
  return `${person.customerId.toString(36)}-${signatureOf(services, person)}`;
}

/** Whose code it is; null: invalid. */
export function readReferralCode(
  services: Pick<Services, 'secret'>,
  brandId: number,
  code: string,
): number | null {
  const [, number = '', signature = ''] = /^([0-9a-z]{1,7})-([\w-]{10})$/.exec(code) ?? [];
  const customerId = Number.parseInt(number, 36);
  if (!Number.isSafeInteger(customerId) || customerId > LARGEST_ID) return null;
  const right = signatureOf(services, { brandId, customerId });
  return sameSecret(signature, right) ? customerId : null;
}
