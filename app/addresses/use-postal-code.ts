// Looks a postal code up once it is complete. Unless it succeeds, the customer types the address.
import { useEffect, useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { digitsOf } from '#rules/documents.ts';
import { api } from '../api.ts';
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
  const [answer, setAnswer] = useState<{ cep: string; lookup: PostalCodeLookup } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let stale = false;
    lookUp(wanted).then((lookup) => {
      if (!stale) setAnswer({ cep: wanted, lookup });
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  if (wanted === null) return { kind: 'idle' };
  return answer?.cep === wanted ? answer.lookup : { kind: 'searching' };
}

async function lookUp(cep: string): Promise<PostalCodeLookup> {
  try {
    const client = await api();
    const result = await client.postalCode({ cep });
    if (result.ok) return { kind: 'found', place: { ...result.value, cep } };
    return { kind: result.codErro === failureCodes.postalCodeUnknown ? 'unknown' : 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}
