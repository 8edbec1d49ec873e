import { expect, test } from 'vitest';
import { pixKeyOf, wrongFields } from './payment-accounts.ts';
import { isPixKey } from './pix.ts';

const none = new Set<string>();

test('a Pix key is understood the way people write it', () => {
  const typed: [string, string][] = [
    ['123.456.789-09', '12345678909'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['11.222.333/0001-81', '11222333000181'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    [' Caixa@Loja.com.br ', 'caixa@loja.com.br'],
    ['9F1C7A52-3B6E-4D8A-A0C4-5E7D2B913F60', '9f1c7a52-3b6e-4d8a-a0c4-5e7d2b913f60'],
  ];
  for (const [text, key] of typed)
    expect([pixKeyOf(text), isPixKey(pixKeyOf(text))]).toEqual([key, true]);
  expect(isPixKey(pixKeyOf('minha chave'))).toBe(false);
});

const psp = {
  baseUrl: 'https://pix.banco.com.br/v2',
  tokenUrl: 'https://pix.banco.com.br/oauth/token',
  key: '11222333000181',
  clientId: 'loja',
  clientSecret: 'muito secreto'.replace(' ', '-'),
};

test('what is missing or wrong is named, and a secret that is stored needs no second typing', () => {
  expect(wrongFields('pix-api', psp, none)).toEqual([]);
  expect(wrongFields('pix-api', { ...psp, clientSecret: '' }, none)).toEqual(['clientSecret']);
  expect(wrongFields('pix-api', { ...psp, clientSecret: '' }, new Set(['clientSecret']))).toEqual(
    [],
  );
  expect(
    wrongFields(
      'pix-api',
      { ...psp, certificate: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----' },
      none,
    ),
  ).toEqual(['privateKey']);
  expect(
    wrongFields(
      'getnet',
      { baseUrl: 'https://example.com', sellerId: 'x', clientId: 'a', clientSecret: 'b' },
      none,
    ),
  ).toEqual(['baseUrl', 'sellerId']);
  expect(
    wrongFields('mercado-pago', { publicKey: 'APP_USR-1234567890', accessToken: 'whatever' }, none),
  ).toEqual(['accessToken']);
});

test('an address inside of a network is none of a provider', () => {
  for (const baseUrl of [
    'http://pix.banco.com.br',
    'https://127.0.0.1/v2',
    'https://[::1]/v2',
    'https://localhost/v2',
    'https://banco.internal/v2',
    'https://u:p@banco.com.br',
    'https://10.0.0.1',
  ]) {
    expect([baseUrl, wrongFields('pix-api', { ...psp, baseUrl }, none)]).toEqual([
      baseUrl,
      ['baseUrl'],
    ]);
  }
});
