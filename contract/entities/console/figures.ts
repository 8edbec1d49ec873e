// The figures of a period.
import * as z from 'zod/mini';
import { id, money, moneySum, text } from '../../codecs.ts';

/** What the sales are made of: one method, fee, discount, neighbourhood, way or store. */
export const FigurePart = z.object({
  /**
   * `avulso`: what staff put on bills by hand, which no order has. `fora`: what the sales leave
   * out.
   */
  recorte: z.enum([
    'pagamento',
    'taxa',
    'cupom',
    'desconto',
    'bairro',
    'forma',
    'loja',
    'devolvido',
    'avulso',
    'fora',
  ]),
  /** A known word of its kind, or what tells it from the others of its kind. */
  chave: text(240),
  /** As the restaurant or its customers call it; empty for a known word. */
  nome: text(170),
  sandbox: z.boolean(),
  quantidadePedidos: z.int(),
  valor: moneySum,
  quantidadeAnterior: z.int(),
  valorAnterior: moneySum,
});
export type FigurePart = z.output<typeof FigurePart>;

const DaySum = z.object({ data: z.string(), vendas: moneySum, quantidadePedidos: z.int() });

export const Figures = z.object({
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  /**
   * Served orders: not cancelled, refused, expired, left at the counter, unpaid or refunded; and
   * what staff put on bills by hand.
   */
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
  /** Accounts and phones of guests that bought in the period, by whether they had bought before. */
  clientesNovos: z.int(),
  clientesRecorrentes: z.int(),
  porDia: z.array(DaySum),
  /** The period of the same length before. */
  anterior: z.object({
    primeiroDia: z.string(),
    ultimoDia: z.string(),
    vendas: moneySum,
    quantidadePedidos: z.int(),
    valorMedio: z.nullable(money),
    porDia: z.array(DaySum),
  }),
  /** Methods, neighbourhoods, ways and stores each add up to the sales. */
  partes: z.array(FigurePart),
  /** Weekdays (0: Sunday) and hours with any orders. */
  porHora: z.array(
    z.object({ diaSemana: z.int(), horaDoDia: z.int(), quantidadePedidos: z.int() }),
  ),
  maisVendidos: z.array(
    z.object({ idProduto: id, nome: text(160), quantidadeVendida: z.int(), vendas: moneySum }),
  ),
});
export type Figures = z.output<typeof Figures>;
