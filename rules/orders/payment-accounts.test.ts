import { expect, test } from 'vitest';
import { wrongFields } from './payment-accounts.ts';

const none = new Set<string>();

const psp = {
  baseUrl: 'https://pix.banco.com.br/v2',
  tokenUrl: 'https://pix.banco.com.br/oauth/token',
  key: '11222333000181',
  clientId: 'loja',
  clientSecret: 'muito secreto'.replace(' ', '-'),
};

test('missing and wrong fields are named; a stored secret need not be typed again', () => {
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
