// The card step between the button and the order: the card page opens, and the order is sent with
// its result.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import type { Failure } from '#contract/reply.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { CardDone } from '../payments/card-channel.ts';
import { CardFrame } from '../payments/card-frame.tsx';
import type { SentCard } from '../payments/use-paying.ts';
import { knownCard, type SavedCards, useSavedCards } from '../payments/use-saved-cards.ts';
import { changeDraft } from './draft.ts';
import type { Checkout } from './use-checkout.ts';

export type CardStep = {
  saved: SavedCards;
  /** Runs `send` at once if no card is needed, else after the card page's answer. */
  pay(send: (card: Partial<SentCard>) => void): void;
  afterRefusal(refusal: Failure): void;
  frame: ReactNode;
};

type Answer = { cardId: number | null; paymentId: number | null; done: CardDone };
/** Refusals about the card itself (contract/failures.ts). */
const aboutCards = { from: 250, to: 269 };

export function useCardStep({ payment, draft, who, view }: Checkout, storeId: number): CardStep {
  const { t } = useLingui();
  const { PUBLIC_CODIGO_MOEDA: moeda } = useBrand();
  const online = payment?.tipo === 'cartaoOnline';
  const saved = useSavedCards(storeId, online && who.customer !== null);
  const [waiting, setWaiting] = useState<{ send(card: Partial<SentCard>): void } | null>(null);
  // After any other refusal, the order is sent again with the card already typed.
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sent = ({ tokenCartaoCredito, pagador }: CardDone): SentCard => ({
    tokenCartaoCredito,
    pagador,
  });
  const card = saved.cards.find(({ id }) => id === draft.cardId) ?? null;
  const begin = {
    idEstabelecimento: storeId,
    valor: view.priced.totals.valorTotal,
    moeda,
    titulo: t`Seu pedido`,
    pagador: saved.payer,
    cartao: knownCard(card),
  };
  return {
    saved,
    pay(send) {
      if (!online) return send({});
      if (answer !== null && answer.cardId === draft.cardId && answer.paymentId === draft.paymentId)
        return send(sent(answer.done));
      setWaiting({ send });
    },
    afterRefusal({ codErro }) {
      if (codErro >= aboutCards.from && codErro <= aboutCards.to) setAnswer(null);
      if (codErro !== failureCodes.cardUnknown) return;
      changeDraft(storeId, { cardId: null });
      saved.again();
    },
    frame:
      waiting === null ? null : (
        <CardFrame
          begin={begin}
          onClose={() => setWaiting(null)}
          onDone={(done) => {
            setWaiting(null);
            setAnswer({ cardId: draft.cardId, paymentId: draft.paymentId, done });
            waiting.send(sent(done));
          }}
        />
      ),
  };
}
