// The kinds of security events, by name. The console has a label for each
// (`app/console/audit/security-labels.ts`), which the compiler enforces.

export const SECURITY_KINDS = [
  // Who comes in, and who does not.
  'signedIn',
  'signedOut',
  'signInFailed',
  'signInBlocked',
  'customerSignInFailed',
  'customerSignInBlocked',
  // What was refused to somebody who is signed in.
  'notAllowed',
  'foreignOrigin',
  'proofAsked',
  'proofFailed',
  'secondStepMissing',
  'tooOften',
  // Personal data that staff read.
  'customersListed',
  'customerOpened',
  'customersExported',
  'messagesRead',
  'customerErased',
  // What changed.
  'sessionsEnded',
  'passwordChanged',
  'secondStepChanged',
  'accessRenewed',
  'teamChanged',
  'ownersChanged',
  'paymentAccountChanged',
  'hostsChanged',
  'messageAccountChanged',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
