import { expect, test } from 'vitest';
import { sourceFiles } from '../../test/source.ts';
import { dateFormat, dateLocale, withHourSign } from './date-format.ts';

const at = new Date('2026-11-03T23:15:00Z');
const written = (language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'America/Sao_Paulo' }).format(at);

test('English has the day before the month and a clock of 24 hours, as in Brazil', () => {
  expect(written('en', { dateStyle: 'short', timeStyle: 'short' })).toBe('03/11/2026, 20:15');
  expect(written('en', { day: 'numeric', month: 'short' })).toBe('3 Nov');
});

test('other languages are written as their locale says', () => {
  expect(dateLocale('pt-BR')).toBe('pt-BR');
  expect(written('pt-BR', { dateStyle: 'short', timeStyle: 'short' })).toBe('03/11/2026, 20:15');
});

test('a time in Portuguese is written as opening hours are, but for one with seconds', () => {
  expect(withHourSign('3 de novembro às 20:15', 'pt-BR')).toBe('3 de novembro às 20h15');
  expect(withHourSign('3 November at 20:15', 'en')).toBe('3 November at 20:15');
  expect(withHourSign('20:15:33', 'pt-BR')).toBe('20:15:33');
});

/** Files that make a format of their own, each with its reason. */
const makers = new Map([
  ['rules/time/date-format.ts', 'the place for all others'],
  ['rules/time/zoned-time.ts', 'reads the parts of an instant, and shows none'],
  ['server/stores/console-identity.ts', 'asks whether a zone exists'],
  ['app/profile/devices.tsx', 'asks for the browser’s zone'],
]);

test('no screen and no message makes a format of its own', () => {
  const making = sourceFiles
    .filter(({ path }) => /^(app|rules|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ code }) => /\bIntl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(/.test(code))
    .map(({ path }) => path);
  expect(making.toSorted()).toEqual([...makers.keys()].toSorted());
});
