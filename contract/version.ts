// The version of the site, shown in a small label and by the health check (the specification,
// section 9).
export const version = '2.47.0';
