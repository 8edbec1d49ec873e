// The card for an order: a saved one or a new one. The card page asks for number and code when the
// order is sent.
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Plus } from 'lucide-react';
import { RadioRow } from '../ui/choice-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { expiryOf, type SavedCards } from './use-saved-cards.ts';

type CardChoiceProps = {
  saved: SavedCards;
  chosen: number | null;
  onChoose(cardId: number | null): void;
};

export function CardChoice({ saved, chosen, onChoose }: CardChoiceProps) {
  const { t } = useLingui();
  // Without saved cards there is nothing to choose.
  if (saved.cards.length === 0) return null;
  // The chosen one may have been removed at another device: then the card is typed.
  const isSaved = saved.cards.some(({ id }) => id === chosen);
  return (
    <div className="card-choice" role="radiogroup" aria-label={t`Cartão`}>
      {saved.cards.map((card) => {
        const { id, bandeira, ultimosDigitos } = card;
        const expiry = expiryOf(card);
        return (
          <RadioRow
            key={id}
            name="co-card"
            checked={chosen === id}
            label={t`${bandeira} final ${ultimosDigitos}`}
            detail={<Trans>Vence em {expiry}</Trans>}
            start={<Icon of={CreditCard} />}
            onChange={() => onChoose(id)}
          />
        );
      })}
      <RadioRow
        name="co-card"
        checked={!isSaved}
        label={t`Novo cartão`}
        start={<Icon of={Plus} />}
        onChange={() => onChoose(null)}
      />
    </div>
  );
}
