// Table prices of a product, for customers at a table. Loaded only for them.
import { useEffect, useState } from 'react';
import type { ProductArriving, ProductReply } from '../../listing/product-reply.ts';
import { useSeat } from '../../tables/use-seat.ts';

/** A product opened by its address comes from the server with the usual price. */
export function useTableProduct(
  data: ProductReply | ProductArriving,
): ProductReply | ProductArriving {
  const whole = 'summary' in data ? null : data;
  const seated = useSeat(whole?.storeId ?? 0) !== null;
  const [shown, setShown] = useState<{ of: ProductReply; data: ProductReply } | null>(null);
  useEffect(() => {
    if (!seated || whole?.product == null) return;
    const { storeId, product } = whole;
    let stale = false;
    import('../../tables/table-menu.ts')
      .then(({ tableProduct }) => tableProduct(storeId, product.id))
      .then((reply) => {
        if (!stale && reply !== null) setShown({ of: whole, data: reply });
      }, ignored);
    return () => {
      stale = true;
    };
  }, [seated, whole]);
  return seated && whole !== null && shown?.of === whole ? shown.data : data;
}

/** The server's price counts, even if this list failed to load. */
function ignored(): void {}
