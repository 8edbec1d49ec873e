// The figures of a period.
import * as z from 'zod/mini';
import { id, money, moneySum, text } from '../../codecs.ts';

export const Figures = z.object({
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  /**
   * What came to something: neither cancelled, refused, expired, left at the counter nor unpaid,
   * and whose money did not go back.
   */
  vendas: moneySum,
  quantidadePedidos: z.int(),
  /** Null without orders. */
  valorMedio: z.nullable(money),
  quantidadeCancelados: z.int(),
  /**
   * Payments of the period, of orders and of bills at tables, whose money a bank has taken back.
   */
  quantidadeContestados: z.int(),
  valorContestado: moneySum,
  /**
   * Half of the orders took at most as many whole minutes; null: nothing to measure. Scheduled
   * orders do not count.
   */
  minutosAteAceite: z.nullable(z.int()),
  minutosAteEntrega: z.nullable(z.int()),
  /** People with an account who ordered in the period, by whether they had ordered before. */
  clientesNovos: z.int(),
  clientesRecorrentes: z.int(),
  porDia: z.array(z.object({ data: z.string(), vendas: moneySum, quantidadePedidos: z.int() })),
  /** Days of the week (0: Sunday) and hours that had any. */
  porHora: z.array(
    z.object({ diaSemana: z.int(), horaDoDia: z.int(), quantidadePedidos: z.int() }),
  ),
  maisVendidos: z.array(
    z.object({ idProduto: id, nome: text(160), quantidadeVendida: z.int(), vendas: moneySum }),
  ),
});
export type Figures = z.output<typeof Figures>;
