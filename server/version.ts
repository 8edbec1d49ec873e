// The site's version, shown in a small label and by the health check (specification, section 9).
export const version = '2.47.0';
