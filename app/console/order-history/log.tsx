// What happened to an order, newest first: its moves with who made them, and its messages.
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { Message } from '#contract/entities/message.ts';
import type { Order, OrderStep } from '#contract/entities/order.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { statusLabel } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { channelNames, stateNames, stateTones } from '../messages/message-labels.ts';
import { newestFirst } from './newest-first.ts';

export function OrderLog({ order, messages }: { order: Order; messages: readonly Message[] }) {
  const { t } = useLingui();
  const lines = newestFirst([
    ...order.historico.map((step, position) => ({
      at: step.data,
      key: `step ${position}`,
      shown: <Step step={step} order={order} />,
    })),
    ...messages.map((message) => ({
      at: message.dataCadastro,
      key: `message ${message.id}`,
      shown: <Sent message={message} />,
    })),
  ]);
  return (
    <section className="card">
      <h2 className="t-item">{t`Mensagens e registro`}</h2>
      <ul className="order-log">
        {lines.map(({ key, at, shown }) => (
          <li key={key}>
            <Time at={at} />
            {shown}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Time({ at }: { at: string }) {
  const date = useBrandDate();
  return (
    <time className="t-cap num" dateTime={at}>
      {date(at, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}

function Step({ step, order }: { step: OrderStep; order: Order }) {
  const { t, i18n } = useLingui();
  const actors = {
    cliente: t`Cliente`,
    equipe: t`Equipe`,
    provedor: t`Provedor de pagamento`,
    relogio: t`Automático`,
  };
  const { autor } = step;
  const last = order.historico.at(-1) === step;
  return (
    <span>
      {i18n._(statusLabel(step.status))}
      <small>
        {autor === undefined ? null : (autor.nome ?? actors[autor.tipo])}
        {last && order.motivoCancelamento !== null ? ` · ${order.motivoCancelamento}` : null}
      </small>
    </span>
  );
}

function Sent({ message }: { message: Message }) {
  const { i18n } = useLingui();
  const { busy, run } = useConsoleCall();
  const { id, canal, texto, assunto, andamento, podeReenviar } = message;
  return (
    <>
      <span>
        {i18n._(channelNames[canal])}
        <small>{assunto ?? texto}</small>
      </span>
      <span className="order-sent">
        <Badge tone={stateTones[andamento]}>{i18n._(stateNames[andamento])}</Badge>
        {podeReenviar ? (
          <Button
            variant="outline"
            size="sm"
            loading={busy}
            onClick={() => void run((client) => client.resendMessage({ id }))}
          >
            <Icon of={RotateCcw} size={16} />
            <Trans>Enviar de novo</Trans>
          </Button>
        ) : null}
      </span>
    </>
  );
}
