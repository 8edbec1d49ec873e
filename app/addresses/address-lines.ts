// An address in two lines, as Brazilians write it.
import type { Address } from '#contract/entities/address.ts';

type Shown = Pick<Address, 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade'>;

/** Street and number; then complement, neighbourhood and city. */
export function addressLines({
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
}: Shown): [string, string] {
  return [
    `${logradouro}, ${numero}`,
    [complemento, bairro, cidade].filter((part) => part.trim() !== '').join(', '),
  ];
}
