// Places that match a typed address: requested after a pause in typing where the provider allows
// it, and on Enter.
import { useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/entities/address.ts';
import type { Failure } from '#contract/reply.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../api.ts';

const PAUSE_MS = 350;
const SHORTEST = 3;

export type PlaceSearch = {
  text: string;
  setText(text: string): void;
  result:
    | { kind: 'idle' | 'searching' }
    | { kind: 'found'; places: readonly Place[] }
    | { kind: 'failed'; failure: Failure };
  /** False: the provider answers on Enter only. */
  asTyped: boolean;
  /** Asks now; returns the places, so that the caller can use the first. */
  submit(): Promise<readonly Place[]>;
  clear(): void;
};

/** `isOther`: of text that is not asked about, such as a part of a postal code. */
export function usePlaceSearch(
  idEstabelecimento: number,
  isOther: (text: string) => boolean,
): PlaceSearch {
  const [text, setText] = useState('');
  const [asTyped, setAsTyped] = useState(true);
  const [result, setResult] = useState<PlaceSearch['result']>({ kind: 'idle' });
  /** The latest request; earlier answers are dropped. */
  const round = useRef(0);

  const ask = async (busca: string, aoDigitar: boolean): Promise<readonly Place[]> => {
    const own = ++round.current;
    setResult({ kind: 'searching' });
    const reply = await api()
      .then((client) => client.suggestPlaces({ busca, aoDigitar, idEstabelecimento }))
      .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
    if (round.current !== own) return [];
    if (!reply.ok) {
      setResult({ kind: 'failed', failure: reply });
      return [];
    }
    setAsTyped(reply.value.aoDigitar);
    setResult(
      aoDigitar && !reply.value.aoDigitar
        ? { kind: 'idle' }
        : { kind: 'found', places: reply.value.lugares },
    );
    return reply.value.lugares;
  };
  const latest = useRef({ ask, asTyped });
  latest.current = { ask, asTyped };
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wanted = isOther(text) ? '' : text.trim();
  useEffect(() => {
    round.current++;
    if (wanted.length < SHORTEST || !latest.current.asTyped) {
      setResult({ kind: 'idle' });
      return;
    }
    pause.current = setTimeout(() => void latest.current.ask(wanted, true), PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [wanted]);

  const submit = async (): Promise<readonly Place[]> => {
    // Enter asks at once; the delayed request would drop its answer.
    clearTimeout(pause.current);
    return wanted.length < SHORTEST ? [] : ask(wanted, false);
  };

  return {
    text,
    setText,
    result,
    asTyped,
    submit,
    clear() {
      round.current++;
      setText('');
      setResult({ kind: 'idle' });
    },
  };
}
