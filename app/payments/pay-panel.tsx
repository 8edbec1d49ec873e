// The order page's payment panel, while the order waits for its payment.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import type { OrderPayment } from '#contract/entities/payment.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import './payment.css';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../use-now.ts';
import { CardRetry } from './card-retry.tsx';
import { countdown, secondsLeft } from './countdown.ts';
import { OtherMethods } from './other-methods.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PixCode } from './pix-code.tsx';
import { SandboxPix } from './pix-sandbox.tsx';
import { usePaying } from './use-paying.ts';

const LOOK_AGAIN_MS = 3000;

export function PayPanel({ order, payment }: { order: Order; payment: OrderPayment | null }) {
  const { revalidate } = useRevalidator();
  if (payment === null) {
    return (
      <Notice
        tone="warning"
        title={<Trans>Não conseguimos buscar o pagamento.</Trans>}
        action={
          <Button size="sm" variant="outline" onClick={() => void revalidate()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        }
      />
    );
  }
  return <Panel order={order} payment={payment} />;
}

function Panel({ order, payment }: { order: Order; payment: OrderPayment }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const paying = usePaying(order.id);
  /** With only the link, one pays what is shown and chooses nothing. */
  const own = order.chaveAcompanhamento !== null;
  const [cardOpen, setCardOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const now = useNow(payment.agora, 1000);
  const { pagamento, podePagar, outrasFormas, pagarAte } = payment;
  const until =
    pagamento?.estado === 'aguardando' || pagamento?.estado === 'iniciando'
      ? (pagamento.expiraEm ?? pagarAte)
      : null;
  const left = until === null ? null : secondsLeft(until, now);
  const over = left === 0;
  const starting = pagamento?.estado === 'iniciando';
  // The server decides about an expired charge, and when a new one has its code.
  useEffect(() => {
    if (!over && !starting) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [over, starting, revalidate]);
  const number = i18n.number(order.numero);
  const code = over ? null : (pagamento?.codigoPix ?? null);
  return (
    <section className="stack lg pay-panel" aria-labelledby="pay-title">
      <div>
        <h1 className="t-sub" id="pay-title">
          {left === null || over ? (
            <Trans>Pedido {number}</Trans>
          ) : (
            <Trans>
              Pedido {number} · expira em{' '}
              <b className="num" role="timer">
                {countdown(left)}
              </b>
            </Trans>
          )}
        </h1>
        <p className="big-price num">{money(order.valorTotal)}</p>
      </div>
      {code === null ? null : <PixCode code={code} />}
      {starting && pagamento?.tipo === 'pix' ? (
        <span className="skeleton qr-wait" aria-hidden="true" />
      ) : null}
      <PaymentNotice
        pagamento={pagamento}
        over={over}
        lastMinute={left !== null && left > 0 && left <= 60}
      />
      {own && pagamento?.sandbox && code !== null ? <SandboxPix paying={paying} /> : null}
      {own && (podePagar || over) && order.formaPagamento.tipo !== 'cartaoOnline' ? (
        <Button block loading={paying.busy} onClick={() => void paying.pay()}>
          <Trans>Gerar outro código Pix</Trans>
        </Button>
      ) : null}
      {own && order.formaPagamento.tipo === 'cartaoOnline' && (podePagar || over) ? (
        <Button block loading={paying.busy} onClick={() => setCardOpen(true)}>
          <Trans>Tentar com outro cartão</Trans>
        </Button>
      ) : null}
      {cardOpen ? (
        <CardRetry order={order} paying={paying} onClose={() => setCardOpen(false)} />
      ) : null}
      {outrasFormas.length > 0 ? (
        <OtherMethods
          order={order}
          methods={outrasFormas}
          pickup={order.tipoPedido === ORDER_TYPE.pickup}
          paying={paying}
        />
      ) : null}
    </section>
  );
}
