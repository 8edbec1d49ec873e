// The menu of one store (the specification, section 3, Menu).
import * as z from 'zod/mini';
import { freeDeliveryMinimum, id, money, text } from '../codecs.ts';
import { AddressWithFee } from './address.ts';
import { Product } from './product.ts';

export const PictureTint = z.enum(['peach', 'butter', 'mint', 'sky', 'rose', 'lilac']);
export type PictureTint = z.output<typeof PictureTint>;

export const Category = z.object({
  id,
  nome: text(120),
  descricao: text(500),
  tom: PictureTint,
  produtos: z.array(Product),
});
export type Category = z.output<typeof Category>;

/** The menu's pricing terms, apart from its products. */
const terms = {
  valorMinimoPedido: money,
  valorMinimoRetiradaNoLocal: money,
  minimoEntregaGratis: freeDeliveryMinimum,
  /** 0 = no cap on the base of the percent discount. */
  maximoPedidoComDesconto: money,
  /** 0 = no cap on the discount. */
  maximoDesconto: money,
  valorDesconto: money,
  percentualDesconto: z.number(),
};
export const MenuTerms = z.object(terms);
export type MenuTerms = z.output<typeof MenuTerms>;

export const Menu = z.object({
  id,
  idEstabelecimento: id,
  categorias: z.array(Category),
  ...terms,
  cupomDesconto: z.nullable(text(40)),
  idCartelaCompleta: z.nullable(id),
  enderecos: z.array(AddressWithFee),
  codErro: z.int(),
  retornoErro: z.nullable(text(300)),
});
export type Menu = z.output<typeof Menu>;
