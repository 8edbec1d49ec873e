// When the food comes: as soon as possible, or at a chosen time where the store takes scheduled
// orders.
import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { ProblemNote } from './receive-section.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useSlotText } from './slot-text.ts';

type WhenSectionProps = {
  store: Store;
  delivery: DeliveryChoice;
  draft: Draft;
  later: boolean;
  problem: string | null;
};

export function WhenSection({ store, delivery, draft, later, problem }: WhenSectionProps) {
  const { t } = useLingui();
  const slotText = useSlotText(store.fusoHorario);
  const soon = useSoonText(store, delivery);
  const open = store.estado === 'aberto';
  const choose = (value: boolean) => changeDraft(store.id, { later: value });
  return (
    <section className="co" id="co-when" tabIndex={-1}>
      <h2 className="t-head">
        <Trans>Quando?</Trans>
      </h2>
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
          <ProblemNote id="co-when-note" text={problem} />
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
    </section>
  );
}

function useSoonText(store: Store, { quote, tipoPedido }: DeliveryChoice): string {
  const { t } = useLingui();
  const served = quote !== null && quote.taxaEntrega !== null;
  const from = served ? quote.tempoMinimo : store.tempoEntregaMinimo;
  const to = served ? quote.tempoMaximo : store.tempoEntregaMaximo;
  const minutes = store.tempoRetirada;
  return tipoPedido === ORDER_TYPE.pickup ? t`Pronto em ${minutes} min` : t`${from}–${to} min`;
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
