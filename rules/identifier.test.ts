// People write emails and phones in many ways.
import { expect, test } from 'vitest';
import { isEmail } from '#contract/email.ts';
import { contactShown, contactTyped, loginKinds, readIdentifier } from './identifier.ts';

// Rows: 2.56
test('a phone is read however it is written', () => {
  for (const typed of ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', ' 11 98765 4321 '])
    expect(readIdentifier(typed)).toBe('11987654321');
});

// Rows: 5.4
test('an email is read in lower case', () => {
  expect(readIdentifier(' Marina@Exemplo.com ')).toBe('marina@exemplo.com');
});

// Rows: 5.4
test('any other identifier is refused', () => {
  for (const typed of ['', 'marina', 'marina@', '12345', 'tel 11987654321', 'a@b'])
    expect(readIdentifier(typed)).toBe(null);
});

// Rows: 5.4
test('Email has @ and a dot: behind the @, with text around both', () => {
  for (const right of ['ana@example.com', ' ana.b@mail.example.com.br ', 'a@b.c'])
    expect(isEmail(right)).toBe(true);
  for (const wrong of [
    'a.b@c',
    'a@.',
    'a@b.',
    'a@b..c',
    '@b.c',
    'a@b@c.d',
    'ana @b.c',
    'ana.example',
  ])
    expect(isEmail(wrong)).toBe(false);
});

// Rows: 6.2
test('a brand of phones alone reads no email, and one of emails alone no phone', () => {
  const phones = loginKinds({ loginApenasTelefone: true, permiteLoginTelefone: false });
  expect(readIdentifier('11 98765-4321', phones)).toBe('11987654321');
  expect(readIdentifier('marina@exemplo.com', phones)).toBe(null);
  const emails = loginKinds({ loginApenasTelefone: false, permiteLoginTelefone: false });
  expect(readIdentifier('marina@exemplo.com', emails)).toBe('marina@exemplo.com');
  expect(readIdentifier('11 98765-4321', emails)).toBe(null);
  const either = loginKinds({ loginApenasTelefone: false, permiteLoginTelefone: true });
  expect(either).toEqual(['email', 'phone']);
});

// Rows: 5.1
test('a field for either keeps the digits of a phone, and any text of an email', () => {
  const typeAll = (keys: string) => {
    let kept = '';
    for (const key of keys) kept = contactTyped(kept, `${contactShown(kept)}${key}`);
    return kept;
  };
  expect(typeAll('(11) 98765-4321')).toBe('11987654321');
  expect(contactShown('11987654321')).toBe('(11) 98765-4321');
  expect(typeAll('123ana@exemplo.com')).toBe('123ana@exemplo.com');
  expect(typeAll('ana-2@exemplo.com')).toBe('ana-2@exemplo.com');
  expect(contactTyped('', '+55 11 98765-4321')).toBe('11987654321');
});
