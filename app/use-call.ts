// Makes a call for a press: busy while it runs, then its value or its failure as a sentence.
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Client } from '#contract/client.ts';
import { isLost } from '#contract/lost-replies.ts';
import {
  type Failure,
  failure,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  type Result,
} from '#contract/reply.ts';
import { api } from './api.ts';
import { useFailureText } from './errors/failure-text.ts';
import { sessionOver } from './session-over.ts';
import { useToast } from './ui/toast.tsx';

/** `doubtful`: an earlier call may have had its effect, because its reply did not arrive. */
type Failed = Failure & { text: string; doubtful: boolean };
export type Outcome<T> = { ok: true; value: T } | Failed;

type CallOptions = {
  /**
   * When the page's data is loaded again; the call stays busy until it is. After a lost reply, a
   * refusal counts as a success here.
   */
  reread?: 'success' | 'always' | 'never';
  /** Shows failures as toasts; otherwise the caller shows the text. */
  toast?: boolean;
  /** Lets a second call start while the first runs; otherwise it does nothing. */
  parallel?: boolean;
  /** Success leads to another page: the call stays busy until then. */
  leaves?: boolean;
};

/** No reply, and a session that is over. */
const NOT_READ_AGAIN: readonly number[] = [0, 401];

/** Null: nothing was sent, which the caller has explained. */
type Send<T> = (client: Client) => Promise<Result<T> | null>;

/** `run` never throws; null: the call was not made. */
export function useCall({
  reread = 'success',
  toast = false,
  parallel = false,
  leaves = false,
}: CallOptions = {}) {
  const toasts = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** Set at once: a second press may come before the next render. */
  const underWay = useRef(false);
  const unanswered = useRef(false);
  const told = useRef<string | null>(null);

  /** `quiet`: the caller handles a refusal with this code. */
  async function run<T>(
    send: Send<T>,
    { quiet, reread: rereads = reread }: { quiet?: number; reread?: CallOptions['reread'] } = {},
  ): Promise<Outcome<T> | null> {
    if (underWay.current && !parallel) return null;
    underWay.current = true;
    setBusy(true);
    const result = await api()
      .then(send)
      .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
    sessionOver.learn(result);
    const outcome =
      result === null || result.ok
        ? result
        : { ...result, text: failureText(result), doubtful: unanswered.current };
    const lost = result?.ok === false && isLost(result);
    if (result?.ok) unanswered.current = false;
    else if (lost) unanswered.current = true;
    if (toast && outcome?.ok === false && outcome.codErro !== quiet) {
      told.current = outcome.text;
      toasts.show({ text: outcome.text, tone: 'danger' });
    }
    // Beside the thanks for what the next press did, its failure before would read as a new one.
    if (outcome?.ok && told.current !== null) {
      toasts.withdraw(told.current);
      told.current = null;
    }
    // Without a connection nothing can be read again, and the screen keeps what was typed. A screen
    // of the console that is read without its session leads to the sign-in and loses it as well.
    const reached = outcome === null || outcome.ok || !NOT_READ_AGAIN.includes(outcome.status);
    // What was refused after a lost reply may have been done by the call before it.
    const changed = outcome !== null && (outcome.ok || (outcome.doubtful && !lost));
    if (reached && (rereads === 'always' || (rereads === 'success' && changed))) await revalidate();
    if (!leaves || !outcome?.ok) {
      underWay.current = false;
      setBusy(false);
    }
    return outcome;
  }

  return { busy, run };
}
