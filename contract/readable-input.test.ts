import { expect, test } from 'vitest';
import { readableInput } from './readable-input.ts';

test('half a surrogate pair becomes the replacement character, at any depth', () => {
  expect(readableInput({ a: ['x\ud800', { b: '\udc00y' }], n: 1, o: null })).toEqual({
    value: { a: ['x\ufffd', { b: '\ufffdy' }], n: 1, o: null },
  });
  expect(readableInput({ nome: 'Ana 👩🏽‍🦰 ❤️' })).toEqual({ value: { nome: 'Ana 👩🏽‍🦰 ❤️' } });
});

test('marks that mirror the text around them go', () => {
  expect(readableInput({ nome: '\u202eanA\u2066 Lima\u2069' })).toEqual({
    value: { nome: 'anA Lima' },
  });
});

test('a letter and its accent are one character, however they were typed', () => {
  expect(readableInput({ nome: 'Jose\u0301 Conceic\u0327a\u0303o' })).toEqual({
    value: { nome: 'José Conceição' },
  });
});

test.each([
  '',
  ' \u00a0',
  '\u200b\u200b',
  '\u2060\u00ad',
  '\u3164',
  '\u2800',
  '\u200d\ufe0f',
  '\u202e',
])('the text %j shows nothing and is empty', (nome) => {
  expect(readableInput({ nome })).toEqual({ value: { nome: '' } });
});

test.each(['A\u200bna', '👩‍👩‍👧', '李', 'محمد', '1', '-', ' x'])(
  'the text %j can be read',
  (nome) => {
    expect(readableInput({ nome })).toEqual({ value: { nome } });
  },
);

test('U+0000 is refused with the name of its field', () => {
  expect(readableInput({ pedido: { itens: [{ observacao: 'a\0b' }] } })).toEqual({
    unreadable: 'pedido.itens.0.observacao',
  });
});

test('input that is nested too deeply is refused', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
  expect(readableInput({ deep })).toEqual({ unreadable: 'deep.0.0.0.0.0.0.0' });
});
