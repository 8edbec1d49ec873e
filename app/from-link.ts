// Reads referral, coupon and language from the address when a page starts, before a login by link
// clears the address.
import type { Language } from '#contract/entities/brand.ts';
import { rememberReferral } from './account/referral.ts';

export function takeFromLink(search: string, ofBrand: Language): void {
  rememberReferral(search);
  const query = new URLSearchParams(search);
  const code = query.get('cupom');
  const language = query.get('idioma');
  // Most visits carry neither, and load nothing.
  if (code !== null)
    void import('./coupons/saved-coupon.ts')
      .then(({ keepCode }) => keepCode(code))
      .catch(() => undefined);
  if (language !== null)
    void import('./i18n/language-choice.ts')
      .then(({ rememberLanguage, isLanguage }) => {
        if (isLanguage(language)) rememberLanguage(language, ofBrand);
      })
      .catch(() => undefined);
}
