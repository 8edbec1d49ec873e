// Converts a store's parameters from name/value texts to an object with real booleans and numbers.

export type ParameterValue = boolean | number | string;

function readParameter(value: string): ParameterValue {
  if (value === 'true' || value === 'false') return value === 'true';
  // Numbers too long to be exact (a long key, say) stay text.
  if (/^\d+$/.test(value) && Number.isSafeInteger(Number(value))) return Number(value);
  return value;
}

/** The last of two pairs with the same name wins. */
export function readParameters(
  pairs: readonly { nome: string; valor: string }[],
): Record<string, ParameterValue> {
  return Object.fromEntries(pairs.map(({ nome, valor }) => [nome, readParameter(valor)]));
}
