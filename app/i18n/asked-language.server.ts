// The language that an address asks for, where it is not the brand's own: such a page has an
// address of its own in search engines.
import type { Language } from '#contract/entities/brand.ts';
import { isLanguage } from './language-choice.ts';

export function askedLanguage(url: URL, ofBrand: Language | undefined): Language | '' {
  const asked = url.searchParams.get('idioma') ?? '';
  return isLanguage(asked) && asked !== ofBrand ? asked : '';
}
