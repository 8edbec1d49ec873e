// The customer's language if it is not the brand's. A cookie, because the server renders the pages.
import type { Language } from '#contract/entities/brand.ts';
import { writeCookie } from '../cookie.ts';

const LANGUAGE_COOKIE = 'quitute_idioma';
const COOKIE_DAYS = 365;

/** Each language's own name, in every page language. */
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
 * Applies from the next page on. The brand's own language needs no cookie, so it follows changes of
 * the brand. Browser only.
 */
export function rememberLanguage(language: Language, ofBrand: Language): void {
  const seconds = language === ofBrand ? 0 : COOKIE_DAYS * 86_400;
  writeCookie(LANGUAGE_COOKIE, language, seconds);
}
