// Retries a payment, with the same method or another; in the sandbox, plays the payer's bank.
import type { Client } from '#contract/client.ts';
import type { Payer } from '#contract/entities/card.ts';
import type { Cents } from '#contract/money.ts';
import { useCall } from '../use-call.ts';

/** The card page's answer. */
export type SentCard = { tokenCartaoCredito: string; pagador: Payer };

export type Paying = {
  busy: boolean;
  /** Null or absent: the order's own method. */
  pay(methodId?: number, more?: SentCard | { troco: Cents | null }): Promise<boolean>;
  playBank(): Promise<boolean>;
};

type Result = Awaited<ReturnType<Client['payOrder']>>;

export function usePaying(id: number): Paying {
  // The reloaded page shows the result, also if something else was faster.
  const { busy, run } = useCall({ reread: 'always', toast: true, parallel: true });
  const ask = async (call: (client: Client) => Promise<Result>) => (await run(call))?.ok === true;

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
