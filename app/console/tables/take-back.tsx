// Takes back a payment that was recorded at the counter. The reason stays on the bill and in the
// register.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bill } from '#contract/entities/table.ts';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { usePaymentWays } from './pay.tsx';
import { ReasonForm } from './reason.tsx';

type TakeBackSheetProps = { payment: Bill['pagamentos'][number]; onClose: () => void };

export function TakeBackSheet({ payment, onClose }: TakeBackSheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const amount = money(payment.valor);
  const way = usePaymentWays()(payment.forma);
  const send = async (motivo: string) => {
    const result = await run((client) =>
      client.voidTabPayment({ idPagamento: payment.id, motivo }),
    );
    if (!result?.ok) return;
    const left = money(result.value.conta?.valorRestante ?? 0);
    toast.show({ text: t`Recebimento desfeito. Faltam ${left}.`, tone: 'success' });
    onClose();
  };
  return (
    <FormSheet title={t`Desfazer o recebimento de ${amount}, ${way}?`} onClose={onClose}>
      <ReasonForm
        lead={
          <Trans>
            O valor volta a faltar na conta e sai do caixa. Se o cliente pagou, devolva o dinheiro a
            ele.
          </Trans>
        }
        legend={t`Por que desfazer?`}
        reasons={[t`Anotado por engano`, t`Valor errado`, t`Forma errada`, t`Devolvido ao cliente`]}
        confirm={t`Desfazer`}
        danger
        busy={busy}
        onBack={onClose}
        onSend={(reason) => void send(reason)}
      />
    </FormSheet>
  );
}
