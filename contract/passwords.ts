// Password rules, without the schemas, so that a form can show them without loading those.
export const PASSWORD_MINIMUM = 8;
