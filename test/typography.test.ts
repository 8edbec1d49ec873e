// Rules for every sentence: punctuation and spacing, and the terms agreed on in six languages
// (docs/decisions/0079).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Language } from '#contract/entities/brand.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { failureSentence } from '#server/words/words.ts';

const catalog = (area: string, language: Language) =>
  Array.from(
    readFileSync(
      new URL(`../app/i18n/locales/${area}${language}.po`, import.meta.url),
      'utf8',
    ).matchAll(/^msgstr "(.+)"$/gm),
    ([, text = '']) => text,
  );
const sentencesOf = (language: Language): string[] => [
  ...['', 'later/', 'staff/'].flatMap((area) => catalog(area, language)),
  ...(Object.keys(failureCodes) as FailureKey[]).map((key) => failureSentence(key, language)),
];

const everywhere = [/\.\.\./, /\p{L}'\p{L}/u, / {2}/, /\p{L} …/u];
/** Errors that a native speaker would notice at once. */
const wrong: Record<Language, readonly RegExp[]> = {
  'pt-BR': [],
  'pt-PT': [
    /\b(você|celular|tela|arquivo|senha|endereço de entrega|cardápio|sacola|encomendas? \{)/i,
  ],
  es: [/\b(tiendas?|móvil(es)?)\b/i, /\bcarta\b/i, /añad/i, /\d %|\} %/, /^[^¡¿]*[!?]/],
  en: [/neighborhood|color\b|\bflavor/i, /\bdiner/i],
  de: [/\b(du|dein|dir|Geschäft)\b/i, /[“”](?=\p{L})/u, /\d %|\} %/],
  fr: [/ [:;!?»%]/, /« /, /[^\s\u00a0\u202f][!?;]/, /\b(magasin|boutique)\b|établissement/i],
};

for (const language of Language.options) {
  test(`nothing in ${language} is written against its rules`, () => {
    const sentences = sentencesOf(language);
    expect(sentences.length).toBeGreaterThan(1000);
    const found = sentences.filter((sentence) =>
      [...everywhere, ...wrong[language]].some((rule) => rule.test(sentence)),
    );
    expect(found).toEqual([]);
  });
}
