import { expect, test } from 'vitest';
import { isPixKey, pixKeyOf } from './pix-keys.ts';

test('the five kinds of key are known, and none that cannot exist', () => {
  for (const key of [
    '52998224725',
    '11222333000181',
    '12ABC34501DE35',
    '+5511987654321',
    '+551133334444',
    'loja@example.com',
    '123e4567-e12b-12d1-a456-426655440000',
  ])
    expect(isPixKey(key), key).toBe(true);
  for (const key of [
    '11111111111',
    '52998224724',
    '11222333000180',
    '12ABC34501DE36',
    '+5500987654321',
    '+5510987654321',
    '+5511887654321',
    '+551187654321',
    '',
    '123',
    '5511987654321x',
    'LOJA@EXAMPLE.COM',
    '123E4567-E12B-12D1-A456-426655440000',
    `${'a'.repeat(70)}@example.com`,
  ])
    expect(isPixKey(key), key).toBe(false);
});

test('a Pix key is understood the way people write it', () => {
  const typed: [string, string][] = [
    ['123.456.789-09', '12345678909'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['11.222.333/0001-81', '11222333000181'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['(11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    [' Caixa@Loja.com.br ', 'caixa@loja.com.br'],
    ['9F1C7A52-3B6E-4D8A-A0C4-5E7D2B913F60', '9f1c7a52-3b6e-4d8a-a0c4-5e7d2b913f60'],
  ];
  for (const [text, key] of typed)
    expect([pixKeyOf(text), isPixKey(pixKeyOf(text))]).toEqual([key, true]);
  expect(isPixKey(pixKeyOf('minha chave'))).toBe(false);
});

test('eleven digits that could be CPF or mobile are a CPF, unless written as a phone', () => {
  expect(pixKeyOf('11912345684')).toBe('11912345684');
  expect(pixKeyOf('(11) 91234-5684')).toBe('+5511912345684');
});
