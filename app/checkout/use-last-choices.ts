// A customer who signs in on a new device starts as their last order at the store ended: the same
// way, address and payment. What was chosen on the device itself counts more.
import { useEffect, useEffectEvent, useState } from 'react';
import type { LastChoices } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { knowsCustomer, onSignedIn } from '../account/remembered-customer.ts';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import { useSeat } from '../tables/use-seat.ts';
import { useAnswer } from '../use-answer.ts';
import { keepLastPayment, useLastPayment } from './last-payment.ts';

export function useLastChoices(storeId: number): void {
  const isKnown = useIsKnown();
  const delivery = useDeliveryChoice(storeId);
  const payment = useLastPayment(storeId);
  const atTable = useSeat(storeId) !== null;
  const isNewHere = !delivery.decided && delivery.address === null;
  const wanted = isKnown && delivery.ready && !atTable && (isNewHere || payment === null);
  const { reply } = useAnswer(wanted ? storeId : null, (client, idEstabelecimento) =>
    client.lastOrder({ idEstabelecimento }),
  );
  const take = useEffectEvent(({ tipoPedido, endereco, formaPagamento, troco }: LastChoices) => {
    if (payment === null && formaPagamento !== null)
      keepLastPayment(storeId, { paymentId: formaPagamento.id, changeNotNeeded: troco === null });
    if (!isNewHere) return;
    if (tipoPedido === ORDER_TYPE.delivery && endereco !== null)
      delivery.setAddress(endereco, null);
    delivery.setType(tipoPedido);
  });
  const choices = reply?.ok ? reply.value.ultimasEscolhas : undefined;
  useEffect(() => {
    if (choices !== undefined) take(choices);
  }, [choices]);
}

function useIsKnown(): boolean {
  const [isKnown, setIsKnown] = useState(knowsCustomer);
  useEffect(() => onSignedIn(() => setIsKnown(true)), []);
  return isKnown;
}
