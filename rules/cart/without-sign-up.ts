// Ordering without an account (the specification, section 4): not signed in, allowed by the brand,
// and not started from loyalty.

export type SignUpRules = { permitirContinuarSemCadastro: boolean; quituteStart: boolean };

export function mayGoWithoutSignUp(
  { permitirContinuarSemCadastro, quituteStart }: SignUpRules,
  signedIn = false,
): boolean {
  return !signedIn && permitirContinuarSemCadastro && !quituteStart;
}
