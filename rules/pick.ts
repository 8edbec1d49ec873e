// Picks the named fields of an object.
export const pick = <T extends object, K extends keyof T>(
  from: T,
  fields: readonly K[],
): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as unknown as Pick<T, K>;
