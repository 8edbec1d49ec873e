// The refusals: one code each, one sentence in each language. `{name}` is filled in by the server.
import type { Language } from './entities/brand.ts';
import type { FailureKey, FailureSentences } from './failures/codes.ts';
import { german } from './failures/de.ts';
import { english } from './failures/en.ts';
import { spanish } from './failures/es.ts';
import { french } from './failures/fr.ts';
import { brazilian } from './failures/pt-BR.ts';
import { european } from './failures/pt-PT.ts';

export { type FailureKey, failureCodes } from './failures/codes.ts';

const sentences: Record<Language, FailureSentences> = {
  'pt-BR': brazilian,
  'pt-PT': european,
  es: spanish,
  en: english,
  de: german,
  fr: french,
};

/** Sentence of a refusal; values are put where `{name}` stands and appear as they are. */
export function failureSentence(
  key: FailureKey,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return sentences[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
