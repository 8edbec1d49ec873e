// Trying to pay once more, the same way or another; and, where no real money moves, playing the
// payer's bank.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Payer } from '#contract/entities/card.ts';
import type { Cents } from '#contract/money.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useToast } from '../ui/toast.tsx';

/** What the card page answered. */
export type SentCard = { tokenCartaoCredito: string; pagador: Payer };

export type Paying = {
  busy: boolean;
  /** Null or absent: the method that the order has. */
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
    // The page as it is now tells the rest, also when somebody was faster.
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
