// What a courier receives for an order, and in which form it lands in the register.
import type { MoneyForm } from '#contract/entities/console/register.ts';
import type { Cents } from '#contract/money.ts';
import { PAYMENT_STATUS } from '#rules/orders/order-status.ts';
import type { orders } from '../database/schema.ts';

type Paid = Pick<
  typeof orders.$inferSelect,
  'statusPagamento' | 'formaPagamento' | 'formaDiferenca' | 'valorTotal' | 'aCobrar'
>;

/** `valor` 0: it was paid before. */
export function atTheDoor(order: Paid): { forma: MoneyForm; valor: Cents } {
  const whole = order.statusPagamento === PAYMENT_STATUS.onDelivery;
  const method = whole ? order.formaPagamento : order.formaDiferenca;
  return { forma: formOf(method?.tipo), valor: whole ? order.valorTotal : order.aCobrar };
}

/** As money lands in the register (land.ts). */
const formOf = (tipo: string | undefined): MoneyForm =>
  tipo === 'dinheiro' ? 'dinheiro' : tipo === 'pixNaEntrega' ? 'pix' : 'cartao';
