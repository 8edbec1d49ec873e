// A refund that needs a person: a Pix without a provider, or one that the provider refused. Asks
// first, because it is recorded permanently.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { Order } from '#contract/entities/order.ts';
import { NETWORK_CODE } from '#contract/reply.ts';
import { goesThroughProvider } from '#rules/orders/payment.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function RefundStuck({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const money = useMoney();
  const own = !goesThroughProvider(order.formaPagamento.tipo);
  const owed = money(order.valorParado);
  return (
    <div className="row tight order-card-actions">
      <Button className="grow" variant="danger" size="md" onClick={() => setAsking(true)}>
        {own ? <Trans>Devolver {owed} por fora</Trans> : <Trans>Devolução parada</Trans>}
      </Button>
      {asking ? <Question order={order} own={own} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function Question({ order, own, onClose }: { order: Order; own: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const money = useMoney();
  const { busy, run } = useConsoleCall();
  const isPix = order.formaPagamento.tipo === 'pixDaLoja';
  const title = !own
    ? t`A devolução parou`
    : isPix
      ? t`O Pix foi devolvido?`
      : t`O dinheiro foi devolvido?`;
  const total = money(order.valorParado);
  const name = order.nomeCliente;
  async function send(call: (client: Client) => ReturnType<Client['confirmRefund']>, done: string) {
    const result = await run(call);
    if (result?.ok) toast.show({ text: done, tone: 'success' });
    // Without a reply the question stays, to be answered again.
    if (result !== null && (result.ok || result.codErro !== NETWORK_CODE)) onClose();
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="stack">
        <p className="t-sub">
          {own ? (
            isPix ? (
              <Trans>
                Devolva {total} a {name} pelo aplicativo do banco da loja e confirme aqui. Nenhum
                provedor faz isso por este Pix.
              </Trans>
            ) : (
              <Trans>
                Devolva {total} a {name} e confirme aqui. A loja recebeu este dinheiro no balcão.
              </Trans>
            )
          ) : (
            <Trans>
              O provedor não devolveu {total} a {name}. Veja se há saldo na conta e tente de novo,
              ou devolva de outro jeito e confirme aqui.
            </Trans>
          )}
        </p>
        {own ? null : (
          <Button
            block
            loading={busy}
            onClick={() =>
              void send(
                (client) => client.retryRefund({ id: order.id }),
                t`Pedimos de novo ao provedor.`,
              )
            }
          >
            <Trans>Tentar de novo</Trans>
          </Button>
        )}
        <TwoAnswers
          keep={<Trans>Ainda não</Trans>}
          act={<Trans>Sim, já devolvi</Trans>}
          variant={own ? 'primary' : 'outline'}
          busy={busy}
          onKeep={onClose}
          onAct={() =>
            void send((client) => client.confirmRefund({ id: order.id }), t`Devolução anotada.`)
          }
        />
      </div>
    </Sheet>
  );
}
