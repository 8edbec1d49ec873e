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

test('a reader of the source’s language reads what the source says', () => {
  const file = (area: string) =>
    readFileSync(new URL(`../app/i18n/locales/${area}pt-BR.po`, import.meta.url), 'utf8');
  const pairs = ['', 'later/', 'staff/'].flatMap((area) =>
    Array.from(file(area).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm), (pair) => pair.slice(1)),
  );
  expect(pairs.length).toBeGreaterThan(1000);
  expect(pairs.filter(([source, shown]) => source !== shown)).toEqual([]);
});

const everywhere = [/\.\.\./, /\p{L}'\p{L}/u, / {2}/, /\p{L} …/u];
/** Errors that a native speaker would notice at once. */
const wrong: Record<Language, readonly RegExp[]> = {
  'pt-BR': [],
  'pt-PT': [
    /\b(você|celular|tela|arquivo|senha|endereço de entrega|cardápio|sacola|encomendas? \{)/i,
    /\brecolha\b/i,
  ],
  es: [
    /\b(tiendas?|establecimientos?|móvil(es)?)\b/i,
    /\bcarta\b/i,
    /añad/i,
    /\d %|\} %/,
    /^[^¡¿]*[!?]/,
    /\bustede?s?\b|\b(elija|escriba|indique|revise|inténtelo|guarde la|guarde otra)\b/i,
  ],
  en: [/neighborhood|color\b|\bflavor/i, /\bdiner/i],
  de: [/\b(du|dein|dir|Geschäft)\b/i, /[“”](?=\p{L})/u, /\d %|\} %/, /\bTasche\b|\bLaden(?! Sie)/],
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

/** What customers read where the staff may read otherwise. */
const wrongForCustomers: Partial<Record<Language, RegExp>> = {
  // Among several stores it is one of them.
  de: /\b[Dd]i(e|ese) Filiale\b(?!.*\{(name|store)\})/,
  fr: /livraison gratuite/i,
  'pt-PT': /\blinks?\b(?!\})/i,
};

for (const [language, rule] of Object.entries(wrongForCustomers)) {
  test(`customers have one word for each thing in ${language}`, () => {
    const sentences = ['', 'later/'].flatMap((area) => catalog(area, Language.parse(language)));
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => rule.test(sentence))).toEqual([]);
  });
}
