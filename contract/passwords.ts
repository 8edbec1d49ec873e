// Password rules, without the schemas, so that a form can show them without loading those.
export const PASSWORD_MINIMUM = 8;
/** Longer texts only cost time to hash. Password fields take no more. */
export const PASSWORD_MAXIMUM = 200;
