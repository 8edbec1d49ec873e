import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('cells with separators, quotes and line ends keep their bounds', () => {
  expect(csvText([['a;b', 'diz "oi"', 'duas\nlinhas', null, 12.5]])).toBe(
    '\uFEFF"a;b";"diz ""oi""";"duas\nlinhas";;12,5\r\n',
  );
  expect(csvText([['a;b', 'c,d', 12.5]], '.')).toBe('\uFEFFa;b,"c,d",12.5\r\n');
});

test('full-width signs are escaped too', () => {
  expect(csvText([['＝1', '＋2', '－3', '＠4']])).toBe("\uFEFF'＝1;'＋2;'－3;'＠4\r\n");
});

test('text that looks like a formula is escaped, and a negative number stays a number', () => {
  expect(csvText([['=HYPERLINK("x")', '+551199', '@x', -3]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")";\'+551199;\'@x;-3\r\n',
  );
});
