// The figures of a period.
import * as z from 'zod/mini';
import { id, money, moneySum, text } from '../../codecs.ts';

export const Figures = z.object({
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  /** Served orders: not cancelled, refused, expired, left at the counter, unpaid or refunded. */
  vendas: moneySum,
  quantidadePedidos: z.int(),
  /** Null without orders. */
  valorMedio: z.nullable(money),
  quantidadeCancelados: z.int(),
  /** Payments of the period, of orders and of table bills, that were charged back. */
  quantidadeContestados: z.int(),
  valorContestado: moneySum,
  /** Median in whole minutes; null: nothing to measure. Scheduled orders do not count. */
  minutosAteAceite: z.nullable(z.int()),
  minutosAteEntrega: z.nullable(z.int()),
  /** Customers with an account who ordered in the period, by whether they had ordered before. */
  clientesNovos: z.int(),
  clientesRecorrentes: z.int(),
  porDia: z.array(z.object({ data: z.string(), vendas: moneySum, quantidadePedidos: z.int() })),
  /** Weekdays (0: Sunday) and hours with any orders. */
  porHora: z.array(
    z.object({ diaSemana: z.int(), horaDoDia: z.int(), quantidadePedidos: z.int() }),
  ),
  maisVendidos: z.array(
    z.object({ idProduto: id, nome: text(160), quantidadeVendida: z.int(), vendas: moneySum }),
  ),
});
export type Figures = z.output<typeof Figures>;
