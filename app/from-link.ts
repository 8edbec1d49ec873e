// Reads referral, coupon and language from the address when a page starts, before a login by link
// clears the address.
import type { Language } from '#contract/entities/brand.ts';
import { rememberReferral } from './account/referral.ts';
import { readStored, writeStored } from './storage.ts';

export function takeFromLink(search: string, ofBrand: Language): void {
  rememberReferral(search);
  const query = new URLSearchParams(search);
  const code = query.get('cupom');
  const language = query.get('idioma');
  // Most visits carry neither, and load nothing.
  if (code !== null) {
    keepAtOnce(code);
    // Tells the cart, if it is open already.
    void import('./coupons/saved-coupon.ts')
      .then(({ saveCouponCode }) => saveCouponCode(code))
      .catch(() => undefined);
  }
  if (language !== null)
    void import('./i18n/language-choice.ts')
      .then(({ rememberLanguage, isLanguage }) => {
        if (isLanguage(language)) rememberLanguage(language, ofBrand);
      })
      .catch(() => undefined);
}

/** The page may be left before the file that reads coupons has arrived. */
function keepAtOnce(code: string): void {
  const kept = readStored('coupon');
  const known = typeof kept === 'object' && kept !== null && 'code' in kept ? kept.code : kept;
  const same = typeof known === 'string' && known.toUpperCase() === code.trim().toUpperCase();
  // What is known of the same one stays.
  if (code.trim() !== '' && !same) writeStored('coupon', code);
}
