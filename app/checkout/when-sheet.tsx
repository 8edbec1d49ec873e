// When the food comes: as soon as possible, or at a chosen time where the store takes scheduled
// orders.
import { Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import type { AmountFacts } from '../cart/amount.tsx';
import { RadioRow } from '../ui/choice-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { LineSheet } from './lines/line-sheet.tsx';
import { ProblemNote } from './lines/problem-note.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useSlotDay } from './slot-text.ts';
import { useSoonText } from './soon-text.ts';
import { UnwatchedStoreNotice } from './unwatched-store-notice.tsx';

type WhenSheetProps = {
  store: Store;
  delivery: DeliveryChoice;
  draft: Draft;
  later: boolean;
  unwatched: boolean;
  problem: string | null;
  amount: AmountFacts;
  onClose(): void;
};

export function WhenSheet({
  store,
  delivery,
  draft,
  later,
  unwatched,
  problem,
  amount,
  onClose,
}: WhenSheetProps) {
  const { t } = useLingui();
  const slotDay = useSlotDay(store.fusoHorario);
  const soon = useSoonText(store, delivery);
  const open = store.estado === 'aberto';
  const [tried, setTried] = useState(false);
  const check = () => {
    setTried(true);
    return problem === null;
  };
  const time = later && draft.slot !== null ? slotDay(draft.slot) : null;
  return (
    <LineSheet
      title={t`Quando?`}
      done={time === null ? undefined : <Trans>Agendar {time}</Trans>}
      amount={amount}
      onClose={onClose}
      onDone={check}
    >
      <div className="co">
        <div className="card pad0">
          <RadioRow
            name="co-when"
            checked={!later}
            disabled={!open}
            label={t`O quanto antes`}
            detail={open ? soon : t`A loja não recebe pedidos agora`}
            start={
              <span className="icon-tile">
                <Icon of={Zap} />
              </span>
            }
            onChange={() => changeDraft(store.id, { later: false })}
          />
        </div>
        {unwatched && !later ? <UnwatchedStoreNotice /> : null}
        {store.permiteAgendamento ? (
          <>
            <p className="overline">
              <Trans>Ou escolha o dia</Trans>
            </p>
            <SlotPicker
              store={store}
              tipoPedido={delivery.tipoPedido}
              slot={draft.slot}
              later={later}
            />
            <ProblemNote id="co-when-note" text={tried ? problem : null} />
          </>
        ) : later ? (
          <p className="t-sub">
            <Trans>Não há horários livres nos próximos dias.</Trans>
          </p>
        ) : null}
      </div>
    </LineSheet>
  );
}
