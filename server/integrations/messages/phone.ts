// Phone numbers in the format of the providers.
import { DeliveryError } from './port.ts';

const BRAZIL = '55';
/** Area code and number, as written in Brazil; longer numbers include the country. */
const LONGEST_NATIONAL = 11;

/**
 * Impossible numbers are not sent. Eight digits after the area code are a landline, without
 * WhatsApp and SMS.
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
