import { expect, test } from 'vitest';
import { mayGoWithoutSignUp } from './without-sign-up.ts';

// Rows: 2.62, 3.9, 4.17
test('ordering without an account needs the brand’s permission, and never loyalty', () => {
  expect(mayGoWithoutSignUp({ permitirContinuarSemCadastro: true, quituteStart: false })).toBe(
    true,
  );
  expect(mayGoWithoutSignUp({ permitirContinuarSemCadastro: true, quituteStart: true })).toBe(
    false,
  );
  expect(mayGoWithoutSignUp({ permitirContinuarSemCadastro: false, quituteStart: false })).toBe(
    false,
  );
  expect(
    mayGoWithoutSignUp({ permitirContinuarSemCadastro: true, quituteStart: false }, true),
  ).toBe(false);
});
