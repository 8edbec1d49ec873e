// Phones as providers want them.
import { DeliveryError } from './port.ts';

const BRAZIL = '55';
/** Area code and number, as people write them here; anything longer brings its country along. */
const LONGEST_NATIONAL = 11;

/**
 * A number that cannot exist is not worth a provider's money. Eight digits after the area code are
 * a landline, which has no chat and reads no text.
 */
export function internationalPhone(digits: string, mobileOnly: boolean): string {
  const national =
    digits.length <= LONGEST_NATIONAL
      ? digits
      : digits.startsWith(BRAZIL) && digits.length <= BRAZIL.length + LONGEST_NATIONAL
        ? digits.slice(2)
        : null;
  if (national === null) return digits;
  const right = mobileOnly ? /^[1-9]{2}9\d{8}$/ : /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/;
  if (!right.test(national)) throw new DeliveryError('refused', 'impossiblePhone');
  return BRAZIL + national;
}
