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

const FIRST_RETRY_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Questions are compared by their JSON: a different one is asked, and null asks nothing. What did
 * not reach the server is asked again, at once when the connection returns: a browser may say so
 * before requests get through, or not at all. The failure is kept until one does.
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
    let timer = 0;
    let wait = FIRST_RETRY_MS;
    const tryNow = async () => {
      clearTimeout(timer);
      removeEventListener('online', tryNow);
      const reply = await api()
        .then((client) => send(client))
        .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
      if (stale || reply === null) return;
      const reached = reply.ok || reply.status !== 0;
      setAnswer((last) => (reached || last === null ? { mark, reply } : last));
      if (reached) return;
      timer = window.setTimeout(tryNow, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      addEventListener('online', tryNow);
    };
    void tryNow();
    return () => {
      stale = true;
      clearTimeout(timer);
      removeEventListener('online', tryNow);
      // The same question, asked again later, may have another answer by then.
      setAnswer(null);
    };
  }, [mark]);
  const reply = answer !== null && answer.mark === mark ? answer.reply : null;
  const again = useCallback(() => setRound((last) => last + 1), []);
  return { reply, again };
}
