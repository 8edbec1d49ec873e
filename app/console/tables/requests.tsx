// Open requests at a table: the waiter, the bill, a confirmation.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, BellRing, ReceiptText } from 'lucide-react';
import type { BillPerson, StaffTable } from '#contract/entities/table.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { useHouseTime, usePersonNames } from './names.ts';
import { asks } from './state.ts';

export function TableRequests({ table }: { table: StaffTable }) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  const { id, garcomChamadoEm, contaPedidaEm, conta, rotulo } = table;
  const names = usePersonNames(conta);
  const time = useHouseTime(table.idEstabelecimento);
  const calls = [
    ...(garcomChamadoEm === null ? [] : [t`Chamou o garçom às ${time(garcomChamadoEm)}`]),
    ...(contaPedidaEm === null ? [] : [t`Pediu a conta às ${time(contaPedidaEm)}`]),
  ];
  const answer = (person: BillPerson, aceitar: boolean) =>
    void run((client) => client.answerPerson({ idPessoa: person.id, aceitar }));
  return (
    <>
      {calls.length === 0 ? null : (
        <Notice
          tone={garcomChamadoEm === null ? 'warning' : 'danger'}
          icon={garcomChamadoEm === null ? ReceiptText : BellRing}
          title={calls.join(' · ')}
          action={
            <Button
              variant="outline"
              size="sm"
              loading={busy}
              onClick={() => void run((client) => client.answerCall({ id }))}
            >
              <Trans>Atendido</Trans>
            </Button>
          }
        />
      )}
      {conta?.pessoas.filter(asks).map((person) => (
        <Notice key={person.id} tone="info" icon={ArrowLeftRight}>
          <b>
            {person.querMesa === null ? (
              <Trans>
                {names(person.id)} diz que está em {rotulo}
              </Trans>
            ) : (
              <Trans>
                {names(person.id)} quer ir para {person.querMesa}
              </Trans>
            )}
          </b>
          <div className="row tight table-panel-answer">
            <Button size="sm" loading={busy} onClick={() => answer(person, true)}>
              <Trans>Confirmar</Trans>
            </Button>
            <Button variant="outline" size="sm" onClick={() => answer(person, false)}>
              <Trans>Recusar</Trans>
            </Button>
          </div>
        </Notice>
      ))}
    </>
  );
}
