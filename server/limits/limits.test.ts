import { expect, test } from 'vitest';
import { Language } from '#contract/entities/brand.ts';
import { sourceFiles } from '#test/source.ts';
import { failureSentence } from '../words/words.ts';
import { limits } from './limits.ts';

const code = sourceFiles
  .filter(({ path }) => path.startsWith('server/') && !/limits\.ts$|\.test\.ts$/.test(path))
  .map((file) => file.code)
  .join('\n');

test.each(Object.keys(limits))('the limit %s is counted somewhere', (name) => {
  expect(code).toContain(`'${name}'`);
});

test('every refusal of a limit says how long to wait, in every language', () => {
  for (const { says } of Object.values(limits))
    for (const language of Language.options) {
      const sentence = failureSentence(says, language, { seconds: 90 });
      expect(sentence).toMatch(/\b2\s(minut|Minut)/);
      expect(sentence).not.toMatch(/[{}]/);
    }
});

test('no window is longer than the day after which counts are deleted', () => {
  for (const { seconds } of Object.values(limits)) expect(seconds).toBeLessThanOrEqual(86_400);
});

test('one network alone cannot reach the limit of a store', () => {
  expect(limits.orderNetwork.most).toBeLessThan(limits.orderStore.most);
});

test('half of 300 guests behind one address pay by card within the same quarter of an hour', () => {
  expect(limits.cardTryNetwork).toMatchObject({ most: 150, seconds: 15 * 60 });
  // A browser asks for the provider's credentials at each try, also when the card is refused.
  expect(limits.cardLoanNetwork.most).toBeGreaterThanOrEqual(2 * limits.cardTryNetwork.most);
});
