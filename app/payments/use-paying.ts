// Retries a payment, with the same method or another; in the sandbox, plays the payer's bank.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Payer } from '#contract/entities/card.ts';
import type { Cents } from '#contract/money.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useToast } from '../ui/toast.tsx';

/** The card page's answer. */
export type SentCard = { tokenCartaoCredito: string; pagador: Payer };

export type Paying = {
  busy: boolean;
  /** Null or absent: the order's own method. */
  pay(methodId?: number, more?: SentCard | { troco: Cents | null }): Promise<boolean>;
  playBank(): Promise<boolean>;
};

type Client = Awaited<ReturnType<typeof api>>;
type Result = Awaited<ReturnType<Client['payOrder']>>;

export function usePaying(id: number): Paying {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();

  async function ask(call: (client: Client) => Promise<Result>): Promise<boolean> {
    setBusy(true);
    const result = await call(await api());
    if (!result.ok) toast.show({ text: failureText(result), tone: 'danger' });
    // The reloaded page shows the result, also if something else was faster.
    await revalidate();
    setBusy(false);
    return result.ok;
  }

  return {
    busy,
    pay: (methodId, more) =>
      ask((client) =>
        client.payOrder({
          id,
          ...(methodId === undefined ? {} : { formaPagamento: { id: methodId } }),
          ...more,
        }),
      ),
    playBank: () => ask((client) => client.paySandboxPix({ id })),
  };
}
