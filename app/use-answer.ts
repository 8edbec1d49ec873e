// Asks the server while a screen is open, and keeps only the reply to the present question.
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Client } from '#contract/client.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE, type Result } from '#contract/reply.ts';
import { api } from './api.ts';

type Answer<Value> = {
  /** Null: not asked, or no reply yet. A failure is a reply. */
  reply: Result<Value> | null;
  again(): void;
};

/**
 * Questions are compared by their JSON: a different one is asked, and null asks nothing. What did
 * not reach the server is asked again when the connection returns.
 */
export function useAnswer<Question, Value>(
  question: Question | null,
  ask: (client: Client, question: Question) => Promise<Result<Value>>,
): Answer<Value> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ mark: string; reply: Result<Value> } | null>(null);
  const mark = question === null ? null : JSON.stringify([round, question]);
  const send = useEffectEvent(async (client: Client) =>
    question === null ? null : ask(client, question),
  );
  useEffect(() => {
    if (mark === null) return;
    let stale = false;
    api()
      .then((client) => send(client))
      .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0))
      .then((reply) => {
        if (!stale && reply !== null) setAnswer({ mark, reply });
      });
    return () => {
      stale = true;
      // The same question, asked again later, may have another answer by then.
      setAnswer(null);
    };
  }, [mark]);
  const reply = answer !== null && answer.mark === mark ? answer.reply : null;
  const again = useCallback(() => setRound((last) => last + 1), []);
  const unreached = reply?.ok === false && reply.status === 0;
  useEffect(() => {
    if (!unreached) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [unreached, again]);
  return { reply, again };
}
