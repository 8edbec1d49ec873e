import { expect, test } from 'vitest';
import { demoWorld } from '../../database/seed/world.ts';
import { sandboxPostalCodes } from './sandbox.ts';

test('the providers’ examples are known, and unknown codes are null', async () => {
  expect(await sandboxPostalCodes.find('01001000')).toMatchObject({
    uf: 'SP',
    cidade: 'São Paulo',
    bairro: 'Sé',
    logradouro: 'Praça da Sé',
  });
  expect(await sandboxPostalCodes.find('89010025')).toMatchObject({
    uf: 'SC',
    cidade: 'Blumenau',
    bairro: 'Centro',
  });
  expect(await sandboxPostalCodes.find('05424020')).toMatchObject({
    bairro: 'Pinheiros',
    logradouro: 'Rua Professor Carlos Reis',
  });
  expect(await sandboxPostalCodes.find('99999999')).toBeNull();
});

test('in a town with one postal code, the customer types street and neighbourhood', async () => {
  expect(await sandboxPostalCodes.find('39100000')).toEqual({
    cep: '39100000',
    uf: 'MG',
    cidade: 'Diamantina',
    bairro: '',
    logradouro: '',
  });
});

test('every store of the demo world lives at a code that is known', async () => {
  for (const { cep, bairro } of demoWorld.flatMap((brand) =>
    brand.stores.map((store) => store.endereco),
  )) {
    expect(await sandboxPostalCodes.find(cep)).toMatchObject({ cep, bairro });
  }
});
