// Asks about an address as soon as it is complete, so that the fee is known before the button is
// pressed.
import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contract/entities/address.ts';
import { askDelivery, type DeliveryAnswer } from './ask-delivery.ts';

const PAUSE_MS = 600;

export type LiveAnswer = {
  /** About the current address. */
  answer: DeliveryAnswer | null;
  /** The answer, requested now if missing; a failed request is repeated. */
  ask(address: Address): Promise<DeliveryAnswer>;
};

export function useLiveAnswer(storeId: number, address: Address | null): LiveAnswer {
  const mark = address === null ? '' : JSON.stringify(address);
  const [known, setKnown] = useState<{ mark: string; answer: DeliveryAnswer } | null>(null);
  const latest = useRef(mark);
  latest.current = mark;
  useEffect(() => {
    if (mark === '') return;
    const timer = setTimeout(async () => {
      const answer = await askDelivery(storeId, JSON.parse(mark) as Address);
      // Network errors are not shown while the customer types.
      if (latest.current === mark && answer.kind !== 'failed') setKnown({ mark, answer });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [storeId, mark]);
  const answer = known !== null && known.mark === mark ? known.answer : null;
  return {
    answer,
    async ask(wanted) {
      if (answer !== null && answer.kind !== 'failed') return answer;
      const asked = JSON.stringify(wanted);
      const fresh = await askDelivery(storeId, wanted);
      if (latest.current === asked) setKnown({ mark: asked, answer: fresh });
      return fresh;
    },
  };
}
