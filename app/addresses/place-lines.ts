// A place from the map in two lines, from what is known of it.
import type { Place } from '#contract/entities/address.ts';

/** Street and number; then neighbourhood and city. */
export function placeLines({ logradouro, numero, bairro, cidade }: Place): [string, string] {
  const street = [logradouro, numero].filter((part) => part !== '').join(', ');
  const around = [bairro, cidade].filter((part) => part !== '').join(', ');
  return street === '' ? [around, ''] : [street, around];
}
