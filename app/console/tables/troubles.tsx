// Payments of closed bills that need attention: a failed refund, or one reversed after the bill
// closed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PartTrouble } from '#contract/entities/table.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { usePaymentWays } from './pay.tsx';

type TablesTroublesProps = { troubles: readonly PartTrouble[] };

export function TablesTroubles({ troubles }: TablesTroublesProps) {
  const stuck = troubles.filter(({ tipo }) => tipo === 'devolucao');
  const disputed = troubles.filter(({ tipo }) => tipo === 'contestacao');
  return (
    <>
      {stuck.map((part) => (
        <StuckRefund key={part.id} part={part} />
      ))}
      {disputed.length === 0 ? null : <Disputes parts={disputed} />}
    </>
  );
}

/** Where and how it was paid. A deleted customer has no table. */
function usePartName(): (part: PartTrouble) => string {
  const { t } = useLingui();
  const ways = usePaymentWays();
  return ({ rotulo, forma }) => [rotulo === '' ? t`mesa` : rotulo, ways(forma)].join(' · ');
}

function StuckRefund({ part }: { part: PartTrouble }) {
  const { t } = useLingui();
  const money = useMoney();
  const name = usePartName()(part);
  const [asking, setAsking] = useState(false);
  const amount = money(part.valor);
  return (
    <>
      <Notice
        tone="danger"
        icon={Undo2}
        role="status"
        title={t`Devolução parada: ${amount}`}
        action={
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <Trans>Resolver</Trans>
          </Button>
        }
      >
        <p className="t-cap">{name}</p>
      </Notice>
      {asking ? <RefundSheet part={part} name={name} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RefundSheet({
  part,
  name,
  onClose,
}: {
  part: PartTrouble;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const amount = money(part.valor);
  const send = async (call: 'retryPartRefund' | 'confirmPartRefund', done: string) => {
    const result = await run((client) => client[call]({ id: part.id }));
    if (result?.ok) toast.show({ text: done, tone: 'success' });
    if (result !== null) onClose();
  };
  return (
    <Sheet title={t`A devolução parou`} onClose={onClose}>
      <div className="stack">
        <p className="t-sub">
          <Trans>
            O provedor não devolveu {amount} ({name}). Veja se há saldo na conta e tente de novo, ou
            devolva de outro jeito e confirme aqui.
          </Trans>
        </p>
        <Button
          block
          loading={busy}
          onClick={() => void send('retryPartRefund', t`Pedimos de novo ao provedor.`)}
        >
          <Trans>Tentar de novo</Trans>
        </Button>
        <TwoAnswers
          keep={<Trans>Ainda não</Trans>}
          act={<Trans>Sim, já devolvi</Trans>}
          variant="outline"
          busy={busy}
          onKeep={onClose}
          onAct={() => void send('confirmPartRefund', t`Devolução anotada.`)}
        />
      </div>
    </Sheet>
  );
}

function Disputes({ parts }: { parts: readonly PartTrouble[] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const name = usePartName();
  const { estabelecimentos } = useBrand();
  const day = ({ data, idEstabelecimento }: PartTrouble) =>
    i18n.date(data, {
      day: '2-digit',
      month: '2-digit',
      timeZone:
        estabelecimentos.find(({ id }) => id === idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE,
    });
  return (
    <Notice tone="warning" title={t`Contestado depois da conta fechada`}>
      <ul className="table-disputes t-cap num">
        {parts.map((part) => (
          <li key={part.id}>{[day(part), name(part), money(part.valor)].join(' · ')}</li>
        ))}
      </ul>
    </Notice>
  );
}
