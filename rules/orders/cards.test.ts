import { expect, test } from 'vitest';
import {
  brandOfCard,
  checkCard,
  hasFirstAndLastName,
  isCardNumber,
  isPast,
  maskCardNumber,
  maskExpiry,
  readExpiry,
} from '#rules/orders/cards.ts';

test.each([
  ['4012001037141112', 'visa'],
  ['5155901222280001', 'mastercard'],
  ['2223000048400011', 'mastercard'],
  ['376449047333005', 'amex'],
  ['6363680000457013', 'elo'],
  ['5067310000000010', 'elo'],
  ['6504200000000003', 'elo'],
  ['6504290000000000', 'elo'],
  ['6504400000000000', null],
  ['6062825624254001', 'hipercard'],
  ['30111122223331', null],
  ['5', null],
  ['', null],
])('%s is of the brand %s', (number, brand) => {
  expect(brandOfCard(number)).toBe(brand);
});

test('a number must be whole and have the right check digit', () => {
  expect(['5155901222280001', '4012 0010 3714 1112', '376449047333005'].map(isCardNumber)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['5155901222280002', '515590122228000', '51559012222800011', '0000000000000000', ''].map(
      isCardNumber,
    ),
  ).toEqual([false, false, false, false, false]);
});

test('a Visa has 13, 16 or 19 digits', () => {
  expect(['4222222222222', '4012001037141112', '4000000000000000006'].map(isCardNumber)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['40000000000002', '400000000000000002'].map(isCardNumber)).toEqual([false, false]);
  expect(maskCardNumber('4000000000000000006')).toBe('4000 0000 0000 0000 006');
});

test('a Diners card is refused for its brand, not for its number', () => {
  const right = {
    number: '30569309025904',
    expiry: '12/30',
    code: '123',
    holder: 'Ana Souza',
    cpf: '52998224725',
    email: 'ana@example.com',
  };
  expect(checkCard(right, { month: 11, year: 2026 })).toEqual({ number: 'brandUnknown' });
});

test('a number is grouped as it is printed, and no longer than its brand', () => {
  expect(maskCardNumber('51559012222800019')).toBe('5155 9012 2228 0001');
  expect(maskCardNumber('376449047333005')).toBe('3764 490473 33005');
  expect(maskCardNumber('41x')).toBe('41');
});

test('a validity is read however it is typed or filled in', () => {
  expect(['0829', '8/29', '08/2029', '829', '08', '1', '08 / 29'].map(maskExpiry)).toEqual([
    '08/29',
    '08/29',
    '08/29',
    '08/29',
    '08',
    '1',
    '08/29',
  ]);
  expect(readExpiry('08/29')).toEqual({ month: 8, year: 2029 });
  expect(['13/29', '00/29', '8/2', ''].map(readExpiry)).toEqual([null, null, null, null]);
});

test('a card is good until the end of its month', () => {
  const today = { month: 11, year: 2026 };
  expect(
    [{ month: 10, year: 2026 }, { month: 12, year: 2025 }, today, { month: 1, year: 2027 }].map(
      (expiry) => isPast(expiry, today),
    ),
  ).toEqual([true, true, false, false]);
});

// Rows: 5.29
test('a holder has a first and a last name', () => {
  expect(
    ['Marina Albuquerque', 'João da Silva', "Ana D'Ávila", 'Ana M. Souza'].map(hasFirstAndLastName),
  ).toEqual([true, true, true, true]);
  expect(['Marina', '  ', 'Marina 2', 'Marina A', '5155 9012'].map(hasFirstAndLastName)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('each field says what is wrong with it', () => {
  const right = {
    number: '5155 9012 2228 0001',
    expiry: '08/29',
    code: '123',
    holder: 'Marina Albuquerque',
    cpf: '529.982.247-25',
    email: 'marina@example.com',
  };
  const today = { month: 11, year: 2026 };
  expect(checkCard(right, today)).toEqual({});
  expect(
    checkCard({ number: '', expiry: '', code: '', holder: 'Marina', cpf: '', email: '' }, today),
  ).toEqual({
    number: 'numberMissing',
    expiry: 'expiryWrong',
    code: 'codeWrong',
    holder: 'holderIncomplete',
    cpf: 'cpfWrong',
    email: 'emailWrong',
  });
  expect(
    checkCard({ ...right, number: '5155901222280002', expiry: '10/26', code: '1234' }, today),
  ).toEqual({
    number: 'numberWrong',
    expiry: 'expired',
    code: 'codeWrong',
  });
  expect(checkCard({ ...right, number: '6011000990139424' }, today)).toEqual({
    number: 'brandUnknown',
  });
  expect(checkCard({ ...right, number: '376449047333005', code: '1234' }, today)).toEqual({});
});
