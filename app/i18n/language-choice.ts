// The language that a diner wants to read, where it is another one than the brand's. A cookie,
// because the server writes the pages.
import type { Language } from '#contract/entities/brand.ts';
import { writeCookie } from '../cookie.ts';

const LANGUAGE_COOKIE = 'quitute_idioma';
const COOKIE_DAYS = 365;

/** Each language in its own words, whatever the language of the page. */
export const languageNames: Record<Language, string> = {
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

/**
 * From the next page on. The brand's own language needs no cookie, and follows the brand should it
 * change. Browser only.
 */
export function rememberLanguage(language: Language, ofBrand: Language): void {
  const seconds = language === ofBrand ? 0 : COOKIE_DAYS * 86_400;
  writeCookie(LANGUAGE_COOKIE, language, seconds);
}
