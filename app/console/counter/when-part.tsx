// Now, or at a time for which the store takes scheduled orders.
import { useLingui } from '@lingui/react/macro';
import type { Store } from '#contract/entities/store.ts';
import { useSlotText } from '../../checkout/slot-text.ts';
import { useSlots } from '../../checkout/use-slots.ts';
import { SelectField } from '../../ui/field.tsx';
import type { CounterDraft } from './draft.ts';

type WhenPartProps = {
  store: Store;
  draft: CounterDraft;
  onChange: (change: Partial<CounterDraft>) => void;
};

export function WhenPart({ store, draft, onChange }: WhenPartProps) {
  const { t } = useLingui();
  const words = useSlotText(store.fusoHorario);
  const { days } = useSlots(store.permiteAgendamento, store.id, draft.kind);
  const free = (days ?? []).flatMap(({ horarios }) => horarios.filter(({ livre }) => livre));
  if (!store.permiteAgendamento) return null;
  return (
    <SelectField
      id="counter-when"
      label={t`Quando`}
      start={<kbd className="pick-key">F8</kbd>}
      placeholder={t`Agora`}
      options={free.map((slot) => ({ value: slot.inicio, label: words(slot) }))}
      value={draft.slot}
      onChange={(event) => onChange({ slot: event.currentTarget.value })}
    />
  );
}
