// Closes the bill of a table. With an unpaid amount, a reason is required and logged. Orders that
// are not served yet stay on the board, and are named first.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Bill, StaffTable } from '#contract/entities/table.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { ReasonForm } from './reason.tsx';
import { ordersUnderWay } from './state.ts';

export function CloseSheet({
  table,
  bill,
  onClose,
}: {
  table: StaffTable;
  bill: Bill;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const { id, rotulo } = table;
  const left = money(bill.valorRestante);
  const pedidosAbertos = ordersUnderWay(bill.linhas);
  const close = async (motivo: string) => {
    const result = await run((client) => client.closeTable({ id, motivo }));
    if (!result?.ok) return;
    toast.show({ text: t`A conta de ${rotulo} está fechada.`, tone: 'success' });
    onClose();
  };
  return (
    <FormSheet title={t`Fechar a conta de ${rotulo}?`} onClose={onClose}>
      <div className="stack">
        {pedidosAbertos === 0 ? null : (
          <Notice
            tone="warning"
            title={
              <Plural
                value={pedidosAbertos}
                one="# pedido em andamento: segue até o fim como foi feito."
                other="# pedidos em andamento: seguem até o fim como foram feitos."
              />
            }
          />
        )}
        {bill.valorRestante > 0 ? (
          <ReasonForm
            lead={<Trans>Faltam {left}. Fechar assim exige um motivo, que fica no registro.</Trans>}
            legend={t`Por que fechar sem receber tudo?`}
            reasons={[t`Saíram sem pagar`, t`Cortesia da casa`, t`Pago por fora`]}
            confirm={t`Fechar mesmo assim`}
            danger
            busy={busy}
            onBack={onClose}
            onSend={(reason) => void close(reason)}
          />
        ) : (
          <>
            {bill.valorADevolver === 0 ? null : (
              <Notice
                tone="warning"
                title={t`Devolva ${money(bill.valorADevolver)} antes de fechar.`}
              />
            )}
            <p className="t-sub">
              <Trans>
                Quem está na mesa deixa de poder pedir. Para sentar de novo, basta ler o QR Code.
              </Trans>
            </p>
            <TwoAnswers
              keep={<Trans>Voltar</Trans>}
              act={<Trans>Fechar conta</Trans>}
              busy={busy}
              onKeep={onClose}
              onAct={() => void close('')}
            />
          </>
        )}
      </div>
    </FormSheet>
  );
}
