// Voids a line of a bill. The reason stays on the bill, where customers read it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { BillLine } from '#contract/entities/table.ts';
import { useTimes } from '../../ui/use-times.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { ReasonForm } from './reason.tsx';

export function VoidSheet({ line, onClose }: { line: BillLine; onClose: () => void }) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  const { nome } = line;
  const amount = useTimes()(line);
  const send = async (motivo: string) => {
    const result = await run((client) => client.voidTabLine({ idLinha: line.id, motivo }));
    if (result?.ok) onClose();
  };
  return (
    <FormSheet title={t`Estornar ${amount} ${nome}?`} onClose={onClose}>
      <ReasonForm
        lead={
          line.idPedido === null ? null : (
            <Trans>O item sai da conta. Se a cozinha ainda não fez, avise também lá.</Trans>
          )
        }
        legend={t`Por que estornar?`}
        reasons={[
          t`Veio errado`,
          t`Veio frio ou com defeito`,
          t`Lançado por engano`,
          t`Cortesia da casa`,
        ]}
        confirm={t`Estornar`}
        danger
        busy={busy}
        onBack={onClose}
        onSend={(reason) => void send(reason)}
      />
    </FormSheet>
  );
}
