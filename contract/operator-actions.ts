// What the log of the platform's operator names: sign-ins, and changes of brands.

export const OPERATOR_ACTIONS = [
  'signIn',
  'signInRefused',
  'signOut',
  'enrol',
  'changePassword',
  'replaceApp',
  'renewRecoveryCodes',
  'endSessions',
  'addOperator',
  'removeOperator',
  'addBrand',
  'addHost',
  'makeMainHost',
  'removeHost',
  'suspendBrand',
  'resumeBrand',
  'setPlanLimits',
  'exportBrand',
  'deleteBrand',
  'restoreBrand',
  'inviteSupport',
  'renewOwnerLink',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];
