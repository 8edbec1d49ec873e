// What the log of the platform's operator names: sign-ins, and changes of brands.

export const OPERATOR_ACTIONS = [
  'signIn',
  'signInRefused',
  'signOut',
  'enrol',
  'addOperator',
  'removeOperator',
  'suspendBrand',
  'resumeBrand',
  'setPlanLimits',
  'exportBrand',
  'deleteBrand',
  'restoreBrand',
  'inviteSupport',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];
