// Now, or at a time for which the store takes scheduled orders.
import { useLingui } from '@lingui/react/macro';
import type { Store } from '#contract/entities/store.ts';
import { useSlotDay, useSlotText } from '../../checkout/slot-text.ts';
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
  const start = useSlotDay(store.fusoHorario);
  const { days } = useSlots(store.permiteAgendamento, store.id, draft.kind);
  const free = (days ?? []).flatMap(({ horarios }) => horarios.filter(({ livre }) => livre));
  const options = free.map((slot) => ({ value: slot.inicio, label: words(slot) }));
  // An order that was put aside may ask for a time that is taken by now: it is still what is sent.
  if (draft.slot !== '' && !options.some(({ value }) => value === draft.slot))
    options.unshift({ value: draft.slot, label: start({ inicio: draft.slot }) });
  if (!store.permiteAgendamento) return null;
  return (
    <SelectField
      id="counter-when"
      label={t`Quando`}
      start={<kbd className="pick-key">F8</kbd>}
      placeholder={t`Agora`}
      options={options}
      value={draft.slot}
      onChange={(event) => onChange({ slot: event.currentTarget.value })}
    />
  );
}
