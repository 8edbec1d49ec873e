// The language in the address, if it is not the brand's: such pages have their own address in
// search engines.
import type { Language } from '#contract/entities/brand.ts';
import { isLanguage } from './language-choice.ts';

export function askedLanguage(url: URL, ofBrand: Language | undefined): Language | '' {
  const asked = url.searchParams.get('idioma') ?? '';
  return isLanguage(asked) && asked !== ofBrand ? asked : '';
}
