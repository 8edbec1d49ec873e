// One table: open requests, its bill, and actions. Beside the tiles on a desktop, a sheet on a
// phone.
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StaffTable } from '#contract/entities/table.ts';
import type { Cents } from '#contract/money.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWide } from '../../ui/wide.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { StateBadge } from './grid.tsx';
import { LinesByOrder, LinesByPerson } from './lines.tsx';
import { useHouseTime } from './names.ts';
import type { OpenSheet } from './open-sheet.ts';
import { TableRequests } from './requests.tsx';
import { statesOf } from './state.ts';
import { TableSum } from './sum.tsx';

export type PanelProps = { table: StaffTable; onSheet: (sheet: OpenSheet) => void };

export function TablesPanel({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  const { t } = useLingui();
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rotulo } = props.table;
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    // Beside the tiles, no dialog restores focus.
    return () => {
      const tile = opener.current;
      requestAnimationFrame(
        () =>
          document.activeElement === document.body &&
          tile instanceof HTMLElement &&
          tile.isConnected &&
          tile.focus(),
      );
    };
  }, []);
  if (!wide) {
    return (
      <Sheet title={rotulo} onClose={onClose} className="table-panel-sheet">
        <Content {...props} />
      </Sheet>
    );
  }
  return (
    <aside
      className="card table-panel"
      aria-labelledby="table-panel"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <div className="row between">
        <h2 className="t-section" id="table-panel" tabIndex={-1} ref={heading}>
          {rotulo}
        </h2>
        <IconButton label={t`Fechar`} icon={X} size={20} onClick={onClose} />
      </div>
      <Content {...props} />
    </aside>
  );
}

function Content({ table, onSheet }: PanelProps) {
  const { t } = useLingui();
  const time = useHouseTime(table.idEstabelecimento);
  const [by, setBy] = useState<'person' | 'order'>('person');
  const { abertaEm, local, conta, codigoSuporte } = table;
  const facts = [
    local,
    codigoSuporte === null ? '' : t`Código do suporte: ${codigoSuporte}`,
  ].filter(Boolean);
  return (
    <div className="stack table-panel-body">
      <div className="row tight table-panel-states">
        {statesOf(table).map((state) => (
          <StateBadge key={state} state={state} />
        ))}
        {abertaEm === null ? null : <span className="t-cap">{t`Aberta às ${time(abertaEm)}`}</span>}
      </div>
      {facts.length === 0 ? null : <p className="t-cap">{facts.join(' · ')}</p>}
      <TableRequests table={table} />
      {conta === null ? (
        <FreeTable table={table} onSheet={onSheet} />
      ) : (
        <>
          <Segmented
            label={t`Agrupar os itens`}
            options={[
              { value: 'person', label: t`Por pessoa` },
              { value: 'order', label: t`Por pedido` },
            ]}
            value={by}
            onChange={setBy}
          />
          {by === 'person' ? (
            <LinesByPerson bill={conta} onSheet={onSheet} />
          ) : (
            <LinesByOrder storeId={table.idEstabelecimento} bill={conta} onSheet={onSheet} />
          )}
          <TableSum table={table} bill={conta} onSheet={onSheet} />
          <Actions onSheet={onSheet} left={conta.valorRestante} />
        </>
      )}
    </div>
  );
}

function FreeTable({ table, onSheet }: PanelProps) {
  const { run, busy } = useConsoleCall();
  return (
    <div className="stack">
      <p className="t-sub">
        <Trans>Quem lê o QR Code abre a mesa. Você também pode abrir aqui.</Trans>
      </p>
      <Button block onClick={() => onSheet({ what: 'order', person: null })}>
        <Trans>Lançar pedido</Trans>
      </Button>
      <Button
        variant="outline"
        block
        loading={busy}
        onClick={() => void run((client) => client.openTable({ id: table.id }))}
      >
        <Trans>Abrir mesa</Trans>
      </Button>
    </div>
  );
}

/** The filled button is the next step: payment while something is owed, then closing. */
function Actions({ onSheet, left }: { onSheet: PanelProps['onSheet']; left: Cents }) {
  const money = useMoney();
  const owing = left > 0;
  return (
    <div className="table-panel-actions">
      <Button variant="neutral" size="md" onClick={() => onSheet({ what: 'order', person: null })}>
        <Trans>Lançar pedido</Trans>
      </Button>
      <Button variant="neutral" size="md" onClick={() => onSheet({ what: 'move' })}>
        <Trans>Mudar ou juntar</Trans>
      </Button>
      <Button
        variant={owing ? 'outline' : 'primary'}
        size="md"
        onClick={() => onSheet({ what: 'close' })}
      >
        <Trans>Fechar conta</Trans>
      </Button>
      {owing ? (
        <Button size="md" onClick={() => onSheet({ what: 'pay', person: null })}>
          <Trans>Receber {money(left)}</Trans>
        </Button>
      ) : null}
    </div>
  );
}
