// When the food comes: as soon as possible, or at a chosen time where the store takes scheduled
// orders.
import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { changeDraft, type Draft } from './draft.ts';
import type { AmountFacts } from './lines/amount.tsx';
import { LineSheet } from './lines/line-sheet.tsx';
import { ProblemNote } from './lines/problem-note.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useSlotText } from './slot-text.ts';
import { useSoonText } from './soon-text.ts';

type WhenSheetProps = {
  store: Store;
  delivery: DeliveryChoice;
  draft: Draft;
  later: boolean;
  problem: string | null;
  amount: AmountFacts;
  onClose(): void;
};

export function WhenSheet({
  store,
  delivery,
  draft,
  later,
  problem,
  amount,
  onClose,
}: WhenSheetProps) {
  const { t } = useLingui();
  const slotText = useSlotText(store.fusoHorario);
  const soon = useSoonText(store, delivery);
  const open = store.estado === 'aberto';
  const [tried, setTried] = useState(false);
  const check = () => {
    setTried(true);
    return problem === null;
  };
  const choose = (value: boolean) => changeDraft(store.id, { later: value });
  return (
    <LineSheet title={t`Quando?`} amount={amount} onClose={onClose} onDone={check}>
      <div className="co">
        {store.permiteAgendamento ? (
          <>
            <div className="tiles" role="radiogroup" aria-label={t`Quando?`}>
              <Tile
                icon={Zap}
                checked={!later}
                disabled={!open}
                onChoose={() => choose(false)}
                title={<Trans>O quanto antes</Trans>}
              >
                {open ? soon : <Trans>A loja não recebe pedidos agora</Trans>}
              </Tile>
              <Tile
                icon={Calendar}
                checked={later}
                onChoose={() => choose(true)}
                title={<Trans>Agendar</Trans>}
              >
                {draft.slot === null ? <Trans>Escolha o horário</Trans> : slotText(draft.slot)}
              </Tile>
            </div>
            {later ? (
              <SlotPicker store={store} tipoPedido={delivery.tipoPedido} slot={draft.slot} />
            ) : null}
            <ProblemNote id="co-when-note" text={tried ? problem : null} />
          </>
        ) : (
          <div className="tile on">
            <Icon of={Zap} />
            <b>
              <Trans>O quanto antes</Trans>
            </b>
            <span className="t-cap">{soon}</span>
          </div>
        )}
      </div>
    </LineSheet>
  );
}

type TileProps = {
  icon: typeof Zap;
  checked: boolean;
  disabled?: boolean;
  title: ReactNode;
  children: ReactNode;
  onChoose: () => void;
};

function Tile({ icon, checked, disabled = false, title, children, onChoose }: TileProps) {
  return (
    <label className={classes('tile', checked && 'on', disabled && 'off')}>
      <input
        className="sr"
        type="radio"
        name="co-when"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <Icon of={icon} />
      <b>{title}</b>
      <span className="t-cap">{children}</span>
    </label>
  );
}
