// The customer's saved cards, each with a way to remove it. New ones are saved when paying.
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedCard } from '#contract/entities/card.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { TwoAnswers } from '../ui/two-answers.tsx';
import { useCall } from '../use-call.ts';

export function ProfileCards({ cards }: { cards: SavedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className="overline">
        <Trans>Cartões</Trans>
      </h2>
      <ul className="card pad0 list">
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function CardRow({ card }: { card: SavedCard }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { bandeira, ultimosDigitos, mesValidade, anoValidade } = card;
  const name = t`${bandeira} final ${ultimosDigitos}`;
  const month = [mesValidade, anoValidade % 100]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
  return (
    <li className="li">
      <Icon of={CreditCard} />
      <span className="grow">
        <span className="t-label">{name}</span>
        <span className="t-cap device-seen">{t`Vence em ${month}`}</span>
      </span>
      <IconButton
        label={t`Remover ${name}`}
        icon={Trash2}
        size={18}
        className="card-remove"
        onClick={() => setAsking(true)}
      />
      {asking ? (
        <Sheet title={t`Remover este cartão?`} onClose={() => setAsking(false)}>
          <Question card={card} name={name} onClose={() => setAsking(false)} />
        </Sheet>
      ) : null}
    </li>
  );
}

function Question({ card, name, onClose }: { card: SavedCard; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();

  async function forget() {
    const outcome = await run((client) => client.deleteCard({ id: card.id }));
    if (outcome === null) return;
    toast.show(
      outcome.ok
        ? { text: t`Cartão removido`, tone: 'success' }
        : { text: outcome.text, tone: 'danger' },
    );
    onClose();
  }

  return (
    <div className="stack">
      <p className="t-sub">
        <Trans>{name} sai da sua conta e do cofre da empresa de pagamentos.</Trans>
      </p>
      <TwoAnswers
        keep={<Trans>Manter cartão</Trans>}
        act={<Trans>Remover cartão</Trans>}
        variant="danger"
        busy={busy}
        onKeep={onClose}
        onAct={() => void forget()}
      />
    </div>
  );
}
