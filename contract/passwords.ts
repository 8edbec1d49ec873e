// What a new password must have. Apart from the schemas, so that a form can say it without loading
// them.
export const PASSWORD_MINIMUM = 8;
