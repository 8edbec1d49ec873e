// Ordering without an account (the specification, section 4): nobody is signed in, the brand
// permits it, and it does not start with loyalty.

export type SignUpRules = { permitirContinuarSemCadastro: boolean; quituteStart: boolean };

export function mayGoWithoutSignUp(
  { permitirContinuarSemCadastro, quituteStart }: SignUpRules,
  signedIn = false,
): boolean {
  return !signedIn && permitirContinuarSemCadastro && !quituteStart;
}
