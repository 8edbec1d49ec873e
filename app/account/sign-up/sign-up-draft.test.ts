import { expect, test } from 'vitest';
import { problemsOf, type SignUpDraft } from './sign-up-draft.ts';

const whole: SignUpDraft = {
  nome: 'Ana Souza',
  telefone: '11987654321',
  email: '',
  senha: 'quitute-demo',
  indicacao: '',
};
const problems = (changes: Partial<SignUpDraft>, emailNeeded = false) =>
  problemsOf({ ...whole, ...changes }, { emailNeeded });

test('name, phone and a password of eight characters are enough', () => {
  expect(problems({ senha: '12345678' })).toEqual({});
});

test('everything that is missing is named at once', () => {
  expect(problems({ nome: ' ', telefone: '1198765', senha: '1234567' })).toEqual({
    nome: 'nameMissing',
    telefone: 'phoneInvalid',
    senha: 'passwordShort',
  });
});

test('an email may be left out, unless people sign in with nothing else', () => {
  expect(problems({ email: ' ' })).toEqual({});
  expect(problems({ email: ' ' }, true)).toEqual({ email: 'emailInvalid' });
});

// Rows: 5.16
test('an email without its ending has an error of its own', () => {
  expect(problems({ email: 'ana@exemplo' })).toEqual({ email: 'emailIncomplete' });
  expect(problems({ email: '11987654321' })).toEqual({ email: 'emailInvalid' });
  expect(problems({ email: 'ana@exemplo.com' })).toEqual({});
});

// Rows: 2.41
test('a friend’s code is optional, and an impossible one is marked', () => {
  expect(problems({ indicacao: ' ' })).toEqual({});
  expect(problems({ indicacao: 'https://forno.example/?indicacao=AMIGA-7' })).toEqual({});
  expect(problems({ indicacao: 'minha amiga' })).toEqual({ indicacao: 'referralInvalid' });
});
