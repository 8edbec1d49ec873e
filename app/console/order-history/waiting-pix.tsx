// The Pix that an order waits for which staff took: its customer may call again for the code.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { phoneDigits } from '#rules/documents.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { useMoney } from '../../ui/money.tsx';
import { CounterPix } from '../counter/counter-pix.tsx';
import { MessageLink } from '../counter/message-link.tsx';

export function WaitingPix({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { id, status, atendente, formaPagamento, telefoneCliente, valorTotal } = order;
  const waits = status === ORDER_STATUS.paymentPending && atendente !== null;
  // The only other method that is paid first is a card, which no order by staff has.
  if (!waits || !paysFirst(formaPagamento.tipo)) return null;
  const number = i18n.number(order.numero);
  const amount = money(valorTotal);
  return (
    <section className="card stack" aria-labelledby="waiting-pix">
      <h2 className="t-item" id="waiting-pix">{t`Pix do cliente`}</h2>
      <CounterPix
        id={id}
        amount={amount}
        send={(code) => (
          <MessageLink
            phone={phoneDigits(telefoneCliente)}
            text={t`Pedido ${number}, ${amount}. Código Pix: ${code}`}
          />
        )}
      />
    </section>
  );
}
