// An order of one pizza, as the board and the order page of the console get it.
import { sampleOrder } from '#app/console/printing/sample-order.ts';
import type { Order } from '#contract/entities/order.ts';

const words = {
  dish: 'Pizza',
  drink: 'Suco',
  group: 'Borda',
  choice: 'Catupiry',
  remark: '',
  person: 'Ana',
  street: 'Rua A',
  payment: 'Pix',
};

/** `now`: an ISO instant. */
export const pizzaOrder = (now: string, changed: Partial<Order> = {}): Order => ({
  ...sampleOrder({ id: 1, codigo: 'centro', nome: 'Centro' }, words, now),
  ...changed,
});
