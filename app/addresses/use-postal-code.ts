// Looks a postal code up once it is complete. Unless it succeeds, the customer types the address.
import { useMemo } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { digitsOf } from '#rules/documents.ts';
import { useAnswer } from '../use-answer.ts';
import type { FoundPlace } from './draft.ts';

export type PostalCodeLookup =
  | { kind: 'idle' | 'searching' }
  | { kind: 'found'; place: FoundPlace }
  /** `unknown`: no such code. `unavailable`: no answer. */
  | { kind: 'unknown' | 'unavailable' };

/** `known` is the code whose place is already in the form. */
export function usePostalCode(typed: string, known: string): PostalCodeLookup {
  const cep = digitsOf(typed);
  const wanted = cep.length === 8 && cep !== known ? cep : null;
  const { reply } = useAnswer(wanted, (client, code) => client.postalCode({ cep: code }));
  // One object for each reply: the form takes it over once.
  const place = useMemo(
    () => (reply?.ok && wanted !== null ? { ...reply.value, cep: wanted } : null),
    [reply, wanted],
  );
  if (wanted === null) return { kind: 'idle' };
  if (place !== null) return { kind: 'found', place };
  if (reply === null || reply.ok) return { kind: 'searching' };
  return { kind: reply.codErro === failureCodes.postalCodeUnknown ? 'unknown' : 'unavailable' };
}
