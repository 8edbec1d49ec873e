// The table that an order is for; it goes onto the table's bill.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Store } from '#contract/entities/store.ts';
import { SelectField } from '../../ui/field.tsx';
import { useAnswer } from '../../use-answer.ts';
import type { CounterDraft } from './draft.ts';

type TablePartProps = {
  store: Store;
  draft: CounterDraft;
  onChange: (change: Partial<CounterDraft>) => void;
};

export function TablePart({ store, draft, onChange }: TablePartProps) {
  const { t } = useLingui();
  const { reply } = useAnswer('tables', (client) => client.staffTables({}));
  const tables = reply?.ok
    ? reply.value.mesas.filter(({ idEstabelecimento }) => idEstabelecimento === store.id)
    : [];
  return (
    <>
      <SelectField
        id="counter-phone"
        label={t`Mesa`}
        placeholder={t`Escolher`}
        options={tables.map(({ id, rotulo }) => ({ value: String(id), label: rotulo }))}
        value={draft.tableId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ tableId: value === '' ? null : Number(value) })
        }
      />
      <p className="t-cap">
        <Trans>O pedido vai para a cozinha e para a conta da mesa.</Trans>
      </p>
    </>
  );
}
