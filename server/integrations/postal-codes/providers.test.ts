// ViaCEP and BrasilAPI, with the shapes of their real replies, successes and failures.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type LocalProvider, openProvider, page } from '#test/local-provider.ts';
import { HASTY_MS, PATIENT_MS } from '#test/provider-patience.ts';
import { brasilApi } from './brasil-api.ts';
import { chainPostalCodes } from './chain.ts';
import type { PostalCodes } from './port.ts';
import { viaCep } from './via-cep.ts';

let provider: LocalProvider;
let viaCepHere: PostalCodes;
let brasilApiHere: PostalCodes;
beforeAll(async () => {
  provider = await openProvider();
  viaCepHere = viaCep(`${provider.url}/ws`, PATIENT_MS);
  brasilApiHere = brasilApi(`${provider.url}/api`, PATIENT_MS);
});
beforeEach(() => {
  provider.asked.length = 0;
});
afterAll(() => provider.close());

const se = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
};
const blumenau = {
  cep: '89010025',
  state: 'SC',
  city: 'Blumenau',
  neighborhood: 'Centro',
  street: 'Rua Doutor Luiz de Freitas Melro',
  service: 'open-cep',
  ibge: { city: '4202404', state: '42' },
};

// Rows: 7.24
test('ViaCEP’s answer becomes an address', async () => {
  provider.answer = () => json(se);
  expect(await viaCepHere.find('01001000')).toEqual({
    cep: '01001000',
    uf: 'SP',
    cidade: 'São Paulo',
    bairro: 'Sé',
    logradouro: 'Praça da Sé',
  });
  expect(provider.asked.map(({ path }) => path)).toEqual(['/ws/01001000/json/']);
});

test.each([[{ erro: true }], [{ erro: 'true' }]])(
  'ViaCEP says %j for a code that does not exist',
  async (body) => {
    provider.answer = () => json(body);
    expect(await viaCepHere.find('99999999')).toBeNull();
  },
);

test('a street with “erro” in its name is a street', async () => {
  provider.answer = () => json({ ...se, logradouro: 'Rua do Ferro', bairro: 'Terror' });
  expect(await viaCepHere.find('01001000')).toMatchObject({ logradouro: 'Rua do Ferro' });
});

test('a malformed code is unknown; a page, an error, no answer are failures', async () => {
  provider.answer = () => page(400);
  expect(await viaCepHere.find('0100100')).toBeNull();
  for (const answer of [page(200), page(503), json({}), json('[]')]) {
    provider.answer = () => answer;
    await expect(viaCepHere.find('01001000')).rejects.toThrow();
  }
  provider.answer = () => 'silent';
  await expect(viaCep(`${provider.url}/ws`, HASTY_MS).find('01001000')).rejects.toThrow();
});

test('BrasilAPI’s answer becomes an address, partly empty where a town has one code', async () => {
  provider.answer = () => json(blumenau);
  expect(await brasilApiHere.find('89010025')).toEqual({
    cep: '89010025',
    uf: 'SC',
    cidade: 'Blumenau',
    bairro: 'Centro',
    logradouro: 'Rua Doutor Luiz de Freitas Melro',
  });
  expect(provider.asked.map(({ path }) => path)).toEqual(['/api/cep/v1/89010025']);
  provider.answer = () => json({ ...blumenau, street: null, neighborhood: null });
  expect(await brasilApiHere.find('89010025')).toMatchObject({ bairro: '', logradouro: '' });
});

test('BrasilAPI’s 404 is an unknown code, its 429, 500 and silence are failures', async () => {
  provider.answer = () =>
    json(
      {
        name: 'CepPromiseError',
        message: 'Todos os serviços de CEP retornaram erro.',
        type: 'service_error',
        errors: [],
      },
      404,
    );
  expect(await brasilApiHere.find('99999999')).toBeNull();
  for (const answer of [page(429), json({ type: 'internal_error' }, 500)]) {
    provider.answer = () => answer;
    await expect(brasilApiHere.find('89010025')).rejects.toThrow();
  }
  provider.answer = () => 'silent';
  await expect(brasilApi(`${provider.url}/api`, HASTY_MS).find('89010025')).rejects.toThrow();
});

const address = {
  cep: '01001000',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Sé',
  logradouro: 'Praça da Sé',
};
function link(name: string, find: PostalCodes['find']) {
  const asked: string[] = [];
  return {
    name,
    asked,
    provider: { find: (cep: string) => find(asked[asked.push(cep) - 1] ?? '') },
  };
}
const down = () => Promise.reject(new Error('down'));

// Rows: 7.24
test('the second provider is asked when the first fails or does not know', async () => {
  const told: string[] = [];
  const chain = (first: PostalCodes['find']) =>
    chainPostalCodes(
      [link('first', first), link('second', async () => address)],
      ({ provider: name }) => told.push(name),
      () => new Date(0),
    );
  expect(await chain(down).find('01001000')).toEqual(address);
  expect(told).toEqual(['first']);
  expect(await chain(async () => null).find('01001000')).toEqual(address);
});

test('when no provider replies it is a failure, and nothing is cached', async () => {
  const only = link('only', down);
  const chain = chainPostalCodes(
    [only],
    () => undefined,
    () => new Date(0),
  );
  await expect(chain.find('01001000')).rejects.toThrow();
  await expect(chain.find('01001000')).rejects.toThrow();
  expect(only.asked).toHaveLength(2);
});

test('answers are remembered, unknown codes only for minutes', async () => {
  let now = 0;
  const only = link('only', async (cep) => (cep === '01001000' ? address : null));
  const chain = chainPostalCodes(
    [only],
    () => undefined,
    () => new Date(now),
  );
  for (let time = 0; time < 2; time++) {
    await chain.find('01001000');
    await chain.find('99999999');
  }
  expect(only.asked).toEqual(['01001000', '99999999']);
  now = 601_000;
  await chain.find('01001000');
  await chain.find('99999999');
  expect(only.asked).toEqual(['01001000', '99999999', '99999999']);
});

test('a provider that failed is left alone for a minute', async () => {
  let now = 0;
  const first = link('first', down);
  const second = link('second', async () => null);
  const chain = chainPostalCodes(
    [first, second],
    () => undefined,
    () => new Date(now),
  );
  await chain.find('11111111');
  await chain.find('22222222');
  expect(first.asked).toEqual(['11111111']);
  now = 60_001;
  await chain.find('33333333');
  expect(first.asked).toEqual(['11111111', '33333333']);
});
