import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [1, 'pt-BR', '1 segundo'],
  [40, 'pt-BR', '40 segundos'],
  [61, 'pt-BR', '2 minutos'],
  [900, 'en', '15 minutes'],
  [3601, 'de', '2 Stunden'],
  [80_000, 'fr', '23 heures'],
])('%i seconds in %s are “%s”', (seconds, locale, text) => {
  expect(waitText(seconds, locale).replace(/\s/g, ' ')).toBe(text);
});
