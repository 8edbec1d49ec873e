// Confirming a Pix by hand, without a provider. Asks first, because it is recorded permanently.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function PixReceived({ order, onRefuse }: { order: Order; onRefuse: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const money = useMoney();
  const total = money(order.valorTotal);
  const name = order.nomeCliente;
  return (
    <div className="row tight order-card-actions">
      <Button variant="neutral" size="md" onClick={onRefuse}>
        <Trans>Recusar</Trans>
      </Button>
      <button type="button" className="btn accept md grow" onClick={() => setAsking(true)}>
        <Trans>Pix recebido</Trans>
      </button>
      {asking ? (
        <Question
          title={t`O Pix chegou?`}
          lead={t`Confira na conta da loja: ${total} de ${name}. O comprovante do cliente não basta.`}
          confirm={t`Sim, está na conta`}
          order={order}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

type QuestionProps = {
  title: string;
  lead: string;
  confirm: string;
  order: Order;
  onClose: () => void;
};

function Question({ title, lead, confirm, order, onClose }: QuestionProps) {
  const { busy, run } = useConsoleCall();
  async function answer() {
    await run((client) => client.confirmPix({ id: order.id }));
    onClose();
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="stack">
        <p className="t-sub">{lead}</p>
        <TwoAnswers
          keep={<Trans>Ainda não</Trans>}
          act={confirm}
          busy={busy}
          onKeep={onClose}
          onAct={() => void answer()}
        />
      </div>
    </Sheet>
  );
}
