// The payment of an order that staff took, checked every few seconds until it is paid.
import { useEffect, useState } from 'react';
import type { OrderPayment } from '#contract/entities/payment.ts';
import { useAnswer } from '../../use-answer.ts';
import { useCall } from '../../use-call.ts';

const LOOK_MS = 3000;

export function useCounterPayment(id: number) {
  const { busy, run } = useCall({ reread: 'never', toast: true });
  const [last, setLast] = useState<OrderPayment | null>(null);
  const { reply, again } = useAnswer(id, (client, order) => client.counterPayment({ id: order }));
  const payment = reply?.ok ? reply.value : last;
  if (reply?.ok && reply.value !== last) setLast(reply.value);
  const paid = payment?.pagamento?.estado === 'pago';
  useEffect(() => {
    if (paid) return;
    const timer = setInterval(again, LOOK_MS);
    return () => clearInterval(timer);
  }, [paid, again]);
  const renew = () =>
    void run((client) => client.renewCounterPayment({ id })).then((result) => {
      if (result?.ok) setLast(result.value);
      again();
    });
  return { payment, busy, renew };
}
