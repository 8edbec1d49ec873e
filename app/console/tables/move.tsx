// Moves a table, or one person. Moving to an open table merges the two.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffTable } from '#contract/entities/table.ts';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/choice-row.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { usePersonNames } from './names.ts';

type MoveSheetProps = {
  table: StaffTable;
  tables: readonly StaffTable[];
  person: number | null;
  onClose: () => void;
  onMoved: (tableId: number) => void;
};

export function MoveSheet({ table, tables, person, onClose, onMoved }: MoveSheetProps) {
  const { t } = useLingui();
  const toast = useToast();
  const money = useMoney();
  const { run, busy } = useConsoleCall();
  const [chosen, setChosen] = useState<number | null>(null);
  const names = usePersonNames(table.conta);
  const who = person === null ? table.rotulo : names(person);
  const others = tables.filter(({ id }) => id !== table.id);
  const target = others.find(({ id }) => id === chosen);
  const joins = person === null && target !== undefined && target.abertaEm !== null;
  const move = async () => {
    if (target === undefined) return;
    const { id: idDestino, rotulo } = target;
    const result = await run((client) =>
      person === null
        ? client.moveTable({ id: table.id, idDestino })
        : client.movePerson({ idPessoa: person, idDestino }),
    );
    if (!result?.ok) return;
    toast.show({ text: t`${who} agora está em ${rotulo}.`, tone: 'success' });
    onMoved(idDestino);
  };
  return (
    <Sheet
      title={person === null ? t`Mudar ou juntar ${who}` : t`Mudar ${who} de mesa`}
      onClose={onClose}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void move();
        }}
      >
        <p className="t-sub">
          {person === null ? (
            <Trans>As pessoas, os itens e os pagamentos vão juntos.</Trans>
          ) : (
            <Trans>Os itens e os pagamentos desta pessoa vão junto; os outros ficam.</Trans>
          )}
        </p>
        <fieldset className="card pad0 list table-panel-targets">
          <legend className="sr">
            <Trans>Para onde</Trans>
          </legend>
          {others.map(({ id, rotulo, abertaEm, conta, local }) => (
            <RadioRow
              key={id}
              name="destino"
              label={rotulo}
              detail={
                abertaEm === null ? (
                  local || t`Livre`
                ) : (
                  <Plural
                    value={conta?.pessoas.length ?? 0}
                    _0="Ocupada"
                    one="Ocupada, # pessoa"
                    other="Ocupada, # pessoas"
                  />
                )
              }
              end={
                conta === null ? null : <span className="num t-cap">{money(conta.valorTotal)}</span>
              }
              checked={id === chosen}
              onChange={() => setChosen(id)}
            />
          ))}
        </fieldset>
        <Button
          type="submit"
          block
          loading={busy}
          unavailable={target === undefined ? t`Escolha para onde` : undefined}
        >
          {joins ? <Trans>Juntar as contas</Trans> : <Trans>Mudar</Trans>}
        </Button>
      </form>
    </Sheet>
  );
}
