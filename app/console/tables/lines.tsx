// The lines of a bill, by person or by order. Each can be voided.
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Trash2 } from 'lucide-react';
import type { Bill, BillLine } from '#contract/entities/table.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useTimes } from '../../ui/use-times.ts';
import { useHouseTime, usePersonNames } from './names.ts';
import type { OpenSheet } from './open-sheet.ts';

type LinesProps = { storeId: number; bill: Bill; onSheet: (sheet: OpenSheet) => void };

export function LinesByPerson({ bill, onSheet }: Omit<LinesProps, 'storeId'>) {
  const { t } = useLingui();
  const money = useMoney();
  const names = usePersonNames(bill);
  const known = new Set(bill.pessoas.map(({ id }) => id));
  const shared = bill.linhas.filter(({ idPessoa }) => idPessoa === null || !known.has(idPessoa));
  const seated = bill.pessoas.filter(({ confirmada }) => confirmada);
  if (seated.length === 0 && shared.length === 0) return <NothingYet />;
  return (
    <div className="stack">
      {seated.map((person) => {
        return (
          <section key={person.id} aria-label={names(person.id)}>
            <div className="row between table-panel-person">
              <h3 className="t-item grow">{names(person.id)}</h3>
              <span className="num t-sub">
                {person.valorRestante > 0 || person.valorTotal === 0 ? (
                  money(person.valorTotal)
                ) : (
                  <Trans>Pago</Trans>
                )}
              </span>
              <IconButton
                label={t`Mais sobre ${names(person.id)}`}
                icon={Ellipsis}
                size={20}
                onClick={() => onSheet({ what: 'person', person: person.id })}
              />
            </div>
            <Lines
              lines={bill.linhas.filter(({ idPessoa }) => idPessoa === person.id)}
              onSheet={onSheet}
            />
          </section>
        );
      })}
      {shared.length === 0 ? null : (
        <section aria-label={t`Da mesa toda`}>
          <h3 className="t-item table-panel-person">
            <Trans>Da mesa toda</Trans>
          </h3>
          <Lines lines={shared} onSheet={onSheet} />
        </section>
      )}
    </div>
  );
}

export function LinesByOrder({ storeId, bill, onSheet }: LinesProps) {
  const { i18n } = useLingui();
  const clock = useHouseTime(storeId);
  const names = usePersonNames(bill);
  const orders = [...Map.groupBy(bill.linhas, ({ idPedido }) => idPedido)].reverse();
  if (orders.length === 0) return <NothingYet />;
  return (
    <div className="stack">
      {orders.map(([id, lines]) => {
        const [first] = lines;
        const status = first?.status ?? null;
        const time = first === undefined ? '' : clock(first.dataCadastro);
        const person = first?.idPessoa ?? null;
        return (
          <section key={id ?? 'staff'}>
            <div className="row between table-panel-person">
              <h3 className="t-item grow">
                {id === null ? <Trans>Lançado pela casa</Trans> : <Trans>Pedido das {time}</Trans>}
                {id === null || person === null ? null : (
                  <span className="t-cap"> {names(person)}</span>
                )}
              </h3>
              {status === null ? null : (
                <span className={classes('badge', statusTone(status))}>
                  {i18n._(shortStatusLabel(status))}
                </span>
              )}
            </div>
            <Lines lines={lines} onSheet={onSheet} />
          </section>
        );
      })}
    </div>
  );
}

function NothingYet() {
  return (
    <p className="t-sub">
      <Trans>Nada na conta ainda.</Trans>
    </p>
  );
}

function Lines({ lines, onSheet }: { lines: readonly BillLine[]; onSheet: LinesProps['onSheet'] }) {
  const times = useTimes();
  const { t } = useLingui();
  const money = useMoney();
  if (lines.length === 0) return <NothingYet />;
  return (
    <ul className="table-panel-lines">
      {lines.map((line) => {
        const { id, nome, detalhe, valor, quitada, motivoEstorno } = line;
        const voided = motivoEstorno !== null;
        return (
          <li key={id} className={voided ? 'void' : undefined}>
            <span className="num">{times(line)}</span>
            <span>
              {voided ? <s>{nome}</s> : nome}
              {detalhe === '' ? null : <span className="t-cap">{detalhe}</span>}
              {voided ? (
                <span className="t-cap">
                  {motivoEstorno === '' ? (
                    <Trans>Pedido cancelado</Trans>
                  ) : (
                    <Trans>Estornado: {motivoEstorno}</Trans>
                  )}
                </span>
              ) : null}
              {quitada ? (
                <span className="t-cap">
                  <Trans>Já pago no pedido</Trans>
                </span>
              ) : null}
            </span>
            <span className="num">{money(valor)}</span>
            {voided || quitada ? (
              <span />
            ) : (
              <IconButton
                label={t`Estornar ${nome}`}
                icon={Trash2}
                size={18}
                onClick={() => onSheet({ what: 'void', line: id })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
