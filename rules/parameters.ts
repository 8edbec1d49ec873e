// A store's parameters travel as name/value pairs of text; here they become an object with true
// booleans and numbers.

export type ParameterValue = boolean | number | string;

function readParameter(value: string): ParameterValue {
  if (value === 'true' || value === 'false') return value === 'true';
  // Digits beyond what a number can hold exactly (a long key, say) stay text rather than become
  // another value.
  if (/^\d+$/.test(value) && Number.isSafeInteger(Number(value))) return Number(value);
  return value;
}

/** The last of two pairs with the same name wins. */
export function readParameters(
  pairs: readonly { nome: string; valor: string }[],
): Record<string, ParameterValue> {
  return Object.fromEntries(pairs.map(({ nome, valor }) => [nome, readParameter(valor)]));
}
