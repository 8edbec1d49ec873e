import { expect, test } from 'vitest';
import { browserLanguage } from './asked-language.ts';

test.each([
  ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
  ['en-US,en;q=0.9', 'en'],
  ['pt-PT', 'pt-PT'],
  ['pt,en;q=0.5', 'pt-BR'],
  ['ja, fr-CA;q=0.8', 'fr'],
  ['ja', null],
  ['*', null],
  ['', null],
])('a browser that prefers %s reads %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});
