// A product for the chosen way of receiving the order.
import { useMemo } from 'react';
import { useDeliveryChoice } from '../../addresses/delivery-choice.ts';
import { listedAs } from '../../listing/listing-as.ts';
import { productAs } from '../../listing/product-as.ts';
import type { ProductArriving, ProductReply } from '../../listing/product-reply.ts';

export function useProductAs(data: ProductReply | ProductArriving): ProductReply | ProductArriving {
  const storeId = 'summary' in data ? data.summary.storeId : data.storeId;
  const { tipoPedido } = useDeliveryChoice(storeId);
  return useMemo(() => {
    const whole = (reply: ProductReply): ProductReply =>
      reply.product === null ? reply : { ...reply, product: productAs(reply.product, tipoPedido) };
    if (!('summary' in data)) return whole(data);
    const listed = listedAs(data.summary.listed, tipoPedido);
    const { formas, valoresPorForma } = listed;
    // The same promise: another one would show the skeleton again.
    if (formas === undefined && valoresPorForma === undefined) return data;
    return { summary: { ...data.summary, listed }, reply: data.reply.then(whole) };
  }, [data, tipoPedido]);
}
