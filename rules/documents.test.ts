import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personPhone } from '#contract/codecs.ts';
import {
  isCnpj,
  isCpf,
  isPersonPhone,
  isPhone,
  maskCep,
  maskCpf,
  maskPhone,
  phoneDigits,
  phoneHint,
} from './documents.ts';
import cpfs from './testdata/cpf.json' with { type: 'json' };
import phones from './testdata/phones-br.json' with { type: 'json' };

const personPhoneFits = (text: string) => z.safeDecode(personPhone, text).success;
const isRepeated = (text: string) => /^(\d)\1{10}$/.test(text.replace(/[.-]/g, ''));

// Rows: 5.9
test.each(cpfs.validation)(
  'CPF $entrada is judged as the specification says, repeated digits refused',
  ({ entrada, spec }) => {
    expect(isCpf(entrada)).toBe(spec && !isRepeated(entrada));
  },
);

// Rows: 5.9
test('all ten CPFs of one repeated digit are refused, with and without their mask', () => {
  for (const digit of '0123456789') {
    expect(isCpf(digit.repeat(11))).toBe(false);
    expect(isCpf(maskCpf(digit.repeat(11)))).toBe(false);
  }
});

// Rows: 5.9
test('a CPF with any one digit changed is refused', () => {
  const valid = '74172316085';
  for (let index = 0; index < 11; index++) {
    const other = (Number(valid[index]) + 1) % 10;
    expect(isCpf(valid.slice(0, index) + other + valid.slice(index + 1))).toBe(false);
  }
});

// Rows: 5.10, 9.18
test.each(cpfs.mask)('the mask of $entrada grows to $mascara', ({ entrada, mascara }) => {
  expect(maskCpf(entrada)).toBe(mascara);
});

// Rows: 5.1, 9.7
test.each(phones.cases)(
  'phone $entrada counts its digits and no more',
  ({ entrada, spec10ou11 }) => {
    expect(isPhone(entrada)).toBe(spec10ou11);
  },
);

// Rows: 5.1, 9.7
test.each([
  ['119876543', false],
  ['1133334444', true],
  ['11987654321', true],
  ['119876543210', false],
])('%s has the digits of a phone: %s', (digits, fits) => {
  expect([isPhone(digits), isPersonPhone(digits), personPhoneFits(digits)]).toEqual([
    fits,
    fits,
    fits,
  ]);
});

test('a phone mask grows while one types', () => {
  const typed = [
    '',
    '1',
    '11',
    '119',
    '119876',
    '1198765',
    '11987654',
    '11987654321',
    '1133334444',
  ];
  expect(typed.map(maskPhone)).toEqual([
    '',
    '(1',
    '(11',
    '(11) 9',
    '(11) 9876',
    '(11) 98765',
    '(11) 98765-4',
    '(11) 98765-4321',
    '(11) 3333-4444',
  ]);
});

test('a pasted country code comes off; the area code 55 stays', () => {
  expect(phoneDigits('+55 (11) 98765-4321')).toBe('11987654321');
  expect(maskPhone('+55 11 3333-4444')).toBe('(11) 3333-4444');
  expect(phoneDigits('(55) 99876-5432')).toBe('55998765432');
});

test('a hint names what is probably mistyped, and only of a phone of the right length', () => {
  expect(phoneHint('11987654321')).toBeNull();
  expect(phoneHint('1133334444')).toBeNull();
  expect(phoneHint('20987654321')).toBe('unknownAreaCode');
  expect(phoneHint('1187654321')).toBe('ninthDigitMissing');
  expect(phoneHint('11887654321')).toBe('notAMobile');
  expect(phoneHint('1113334444')).toBe('notALandline');
  expect(phoneHint('119')).toBeNull();
});

test('exactly the 67 assigned area codes are known', () => {
  const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
    (code) => phoneHint(`${code}987654321`) === null,
  );
  expect(known.map(Number)).toEqual(phones.ddds);
  expect(known).toHaveLength(67);
});

test('a CEP is written with a dash after five digits', () => {
  expect(['0', '01310', '013101', '01310100', '01310-1009'].map(maskCep)).toEqual([
    '0',
    '01310',
    '01310-1',
    '01310-100',
    '01310-100',
  ]);
});

test('a phone that cannot be called is refused', () => {
  for (const phone of ['00300000000', '08007771234', '0800777123', '20987654321', '11 9'])
    expect(isPersonPhone(phone), phone).toBe(false);
  for (const phone of ['11987654321', '(11) 3333-4444', '23987654321'])
    expect(isPersonPhone(phone), phone).toBe(true);
});

test('a CNPJ has two check digits, with letters too', () => {
  for (const code of [
    '11.222.333/0001-81',
    '00.000.000/0001-91',
    '12.abc.345/01DE-35',
    '9ZZZ00XY000168',
  ])
    expect(isCnpj(code), code).toBe(true);
  for (const code of [
    '11222333000180',
    '11222333000182',
    '12ABC34501DE36',
    'A1222333000181',
    '11111111111111',
    '1122233300018',
  ])
    expect(isCnpj(code), code).toBe(false);
});
