import { expect, test } from 'vitest';
import type { Profile } from '#contract/entities/profile.ts';
import { draftOf, needsProof, problemsOf, sentOf } from './draft.ts';

const marina: Profile = {
  nome: 'Marina Albuquerque',
  email: 'marina@exemplo.com',
  telefone: '11987654321',
  cpf: null,
  telefoneConfirmado: true,
  temSenha: true,
  dispositivos: [],
  consentimentos: [],
};
const anyWay = { emailNeeded: false, phoneNeeded: false };

test('an unchanged profile has no errors and asks for no password', () => {
  expect(problemsOf(draftOf(marina), marina, anyWay)).toEqual({});
  expect(needsProof({ ...draftOf(marina), nome: 'Marina', cpf: '529.982.247-25' }, marina)).toBe(
    false,
  );
});

test('masks and spaces are not sent, and empty fields are null', () => {
  expect(
    sentOf({
      nome: ' Marina ',
      telefone: '(11) 98765-4321',
      email: ' MARINA@Exemplo.com ',
      cpf: '',
      senha: '',
    }),
  ).toEqual({
    nome: 'Marina',
    telefone: '11987654321',
    email: 'marina@exemplo.com',
    cpf: null,
  });
});

test.each([
  [{ nome: ' ' }, { nome: 'nameMissing' }],
  [{ telefone: '1198', senha: 'x' }, { telefone: 'phoneInvalid' }],
  [{ telefone: '', email: '', senha: 'x' }, { telefone: 'phoneMissing' }],
  [{ email: 'marina@', senha: 'x' }, { email: 'emailInvalid' }],
  [{ cpf: '529.982.247-26' }, { cpf: 'cpfInvalid' }],
  [{ telefone: '11987654322' }, { senha: 'passwordMissing' }],
])('%j is told before the server is asked', (change, problems) => {
  expect(problemsOf({ ...draftOf(marina), ...change }, marina, anyWay)).toEqual(problems);
});

test('a brand that signs in by phone wants one, and one that signs in by email wants that', () => {
  const only = { ...marina, temSenha: false };
  expect(
    problemsOf({ ...draftOf(only), telefone: '' }, only, { emailNeeded: false, phoneNeeded: true }),
  ).toEqual({ telefone: 'phoneMissing' });
  expect(
    problemsOf({ ...draftOf(only), email: '' }, only, { emailNeeded: true, phoneNeeded: false }),
  ).toEqual({ email: 'emailMissing' });
});
