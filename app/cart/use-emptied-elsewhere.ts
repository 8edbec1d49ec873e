// Whether another tab emptied the cart that this one shows. Its customer reads why it is empty, and
// does not order the same again.
import { useEffect, useState } from 'react';
import { isCartEmpty } from './cart-and-order.ts';
import { carts } from './cart-store.ts';

export function useEmptiedElsewhere(storeId: number): boolean {
  const [emptied, setEmptied] = useState(false);
  useEffect(() => {
    let empty = isCartEmpty(storeId);
    setEmptied(false);
    return carts.subscribe((elsewhere) => {
      const before = empty;
      empty = isCartEmpty(storeId);
      if (!empty) setEmptied(false);
      else if (elsewhere && !before) setEmptied(true);
    });
  }, [storeId]);
  return emptied;
}
