// What is ordered and what it costs: chosen, stored, and the steps of the price.
import * as z from 'zod/mini';
import { deliveryFee, id, money, moneySum, text } from '../codecs.ts';
import { LARGEST_QUANTITY, LARGEST_STEP } from '../weight.ts';
import { PriceLayer } from './product.ts';

/** The choices of one option group; `quantidade` counts parts or portions of an option. */
export const ChosenGroup = z.object({
  id,
  opcoes: z
    .array(z.object({ id, quantidade: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.maxLength(60)),
});
export type ChosenGroup = z.output<typeof ChosenGroup>;

export const OrderItem = z.object({
  produto: z.object({
    id,
    quantidade: z.int().check(z.gte(1), z.lte(LARGEST_QUANTITY)),
    /** By weight: the grams of one step, as the customer saw it; `quantidade` counts steps. */
    gramas: z.optional(z.int().check(z.gte(1), z.lte(LARGEST_STEP))),
    observacao: text(200),
    opcoes: z.array(ChosenGroup).check(z.maxLength(40)),
  }),
  /** Price of a unit, or of a kilogram, that the customer saw. */
  valorProdutoHistorico: moneySum,
});
export type OrderItem = z.output<typeof OrderItem>;

/** One line of the price trace; `chave` names the step, `valor` is signed. */
export const PriceLine = z.object({
  chave: z.enum([
    'itens',
    'descontoPercentual',
    'descontoFixo',
    'cartela',
    'cashback',
    'descontoFormaPagamento',
    'entrega',
    'taxaAdicional',
    'servico',
    'total',
  ]),
  valor: z.codec(z.number(), z.int(), {
    decode: (v) => Math.round(v * 100),
    encode: (v) => v / 100,
  }),
  /** Code of the coupon behind this line; absent on other lines. */
  cupomDesconto: z.optional(text(40)),
  /** Whose prices are in 'itens' besides the brand's. */
  camadas: z.optional(z.array(PriceLayer)),
});
export type PriceLine = z.output<typeof PriceLine>;

export const OrderTotals = z.object({
  valorItens: money,
  valorDesconto: money,
  descontoFormaPagamento: money,
  taxaEntrega: deliveryFee,
  valorEntrega: money,
  taxaAdicional: money,
  valorTotal: money,
  composicao: z.array(PriceLine),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** How a cart differs from what the store can serve now. */
export const CartChange = z.object({
  tipo: z.enum(['esgotado', 'preco', 'opcoes', 'indisponivel', 'peso']),
  /** Position of the item in `itens`. */
  indice: z.int(),
  nome: text(160),
  /** The price of one unit. */
  valorAnterior: z.nullable(moneySum),
  valorAtual: z.nullable(moneySum),
  /** Quantity in the cart, and the available one; 0 when the item must go. */
  quantidadeAnterior: z.int(),
  quantidadeAtual: z.int(),
  /** Both count steps of so many grams. Absent: units, or `tipo` says that the steps changed. */
  gramas: z.optional(z.int()),
});
export type CartChange = z.output<typeof CartChange>;

export const StoredItem = z.object({
  idProduto: id,
  nome: text(160),
  quantidade: z.int(),
  /** By weight: the grams of one of `quantidade`; `valorUnitario` is then per kilogram. */
  gramas: z.optional(z.int()),
  observacao: text(200),
  /** The texts are for reading; the ids allow ordering the same again. */
  opcoes: z.array(
    z.object({
      id,
      grupo: text(120),
      adicional: z.int(),
      escolhas: z.array(z.object({ id, nome: text(120), quantidade: z.int() })),
    }),
  ),
  valorUnitario: money,
  valorTotal: money,
  /** Staff removed it from the table's bill. */
  estornado: z.optional(z.boolean()),
  /** It was on promotion when it was ordered. */
  promocional: z.optional(z.boolean()),
  /** Which layer set the product's price; absent: the brand. */
  camada: z.optional(PriceLayer),
});
export type StoredItem = z.output<typeof StoredItem>;

export const MethodName = z.object({ id, nome: text(60), tipo: text(30) });
