// The menu as its editors see it, with hidden categories and unused groups, and the input of each
// change.
import * as z from 'zod/mini';
import { givenInstant, id, instant, price, priceOrNull, requiredText, text } from '../../codecs.ts';
import { isWeight } from '../../weight.ts';
import { PictureTint } from '../menu.ts';
import { OptionGroup, PictureChoice, productFields, Weight } from '../product.ts';
import { Span } from './store.ts';
import { MenuStore } from './store-product.ts';

export const StaffProduct = z.object({
  ...productFields,
  imagem: PictureChoice,
  visivel: z.boolean(),
  /** Costs nothing on purpose. */
  gratis: z.boolean(),
  /** Ids, in the order in which the product shows them. */
  grupos: z.array(id),
  disponibilidade: z.array(Span),
  promocaoDe: z.nullable(instant),
  promocaoAte: z.nullable(instant),
  /** When it is automatically available again. */
  esgotadoAte: z.nullable(instant),
  atualizadoEm: instant,
});
export type StaffProduct = z.output<typeof StaffProduct>;

/** `urlImagem` is the photo alone here. */
export const DrawnStaffProduct = z.extend(StaffProduct, {
  urlDesenho: text(500),
  /** Nothing of it was recognised: the drawing is a plate with a word. */
  desenhoGenerico: z.boolean(),
});
export type DrawnStaffProduct = z.output<typeof DrawnStaffProduct>;

export const StaffCategory = z.object({
  id,
  nome: text(120),
  descricao: text(500),
  tom: PictureTint,
  visivel: z.boolean(),
  disponibilidade: z.array(Span),
  atualizadoEm: instant,
  produtos: z.array(DrawnStaffProduct),
});
export type StaffCategory = z.output<typeof StaffCategory>;

export const StaffGroup = z.extend(OptionGroup, { usos: z.int(), atualizadoEm: instant });
export type StaffGroup = z.output<typeof StaffGroup>;

export const StaffMenu = z.object({
  categorias: z.array(StaffCategory),
  grupos: z.array(StaffGroup),
  podeEditar: z.boolean(),
  /** May change what the stores below have of their own. */
  podeEditarLojas: z.boolean(),
  /** The caller's. */
  estabelecimentos: z.array(MenuStore),
  /** The brand has more than one. */
  variasLojas: z.boolean(),
  /** Products with another price at the tables of some store. */
  itensComPrecoMesa: z.array(id),
  /** Products whose price some store has set to 0. */
  itensSemPrecoNaLoja: z.array(id),
  /** Products that the brand shows and each of its stores hides. */
  itensForaDasLojas: z.array(id),
  fusoHorario: text(60),
  horarios: z.array(z.array(Span)),
});
export type StaffMenu = z.output<typeof StaffMenu>;

/** Found by the words of their names, in the order of the menu. */
export const FoundProducts = z.object({
  produtos: z.array(
    z.object({ id, nome: text(120), nomeCategoria: text(120), visivel: z.boolean() }),
  ),
});
export type FoundProducts = z.output<typeof FoundProducts>;

/** The changed thing, and the revision to send with the next change. */
export const Saved = z.object({ id, atualizadoEm: instant });
export type Saved = z.output<typeof Saved>;

/** null: it is new. */
const seen = { id: z.nullable(id), atualizadoEm: z.nullable(instant) };

/** In the store's week; none: always. Absent: unchanged. */
const servedHours = z.array(Span).check(z.maxLength(70));

export const CategoryChange = z.object({
  ...seen,
  nome: requiredText(120),
  descricao: text(500),
  tom: PictureTint,
  visivel: z.boolean(),
  disponibilidade: z.optional(servedHours),
});
export type CategoryChange = z.output<typeof CategoryChange>;

export const ProductChange = z.object({
  ...seen,
  idCategoria: id,
  nome: requiredText(160),
  descricao: text(1000),
  urlImagem: z.nullable(text(500)),
  /** Absent: unchanged; 'foto' for a new product. */
  imagem: z.optional(PictureChoice),
  valor: price,
  valorDe: priceOrNull,
  /** null: by the unit. Absent: unchanged. */
  peso: z.optional(z.nullable(Weight.check(z.refine(isWeight)))),
  /** Absent: unchanged. */
  visivel: z.optional(z.boolean()),
  gratis: z.optional(z.boolean()),
  promocional: z.boolean(),
  promocaoDe: z.optional(z.nullable(givenInstant)),
  promocaoAte: z.optional(z.nullable(givenInstant)),
  disponibilidade: z.optional(servedHours),
  etiquetas: z.array(requiredText(40)).check(z.maxLength(12)),
  grupos: z.array(id).check(z.maxLength(30)),
});
export type ProductChange = z.output<typeof ProductChange>;

export const GroupChange = z.object({
  ...seen,
  nome: requiredText(120),
  adicional: OptionGroup.shape.adicional,
  quantidadeMinima: z.int().check(z.gte(0), z.lte(99)),
  /** 0: unlimited. */
  quantidadeMaxima: z.int().check(z.gte(0), z.lte(99)),
  /** For flavours; ignored for other kinds. */
  regraPreco: z.enum(['media', 'maior', 'soma']),
  opcoes: z
    .array(
      z.object({
        id: z.nullable(id),
        nome: requiredText(120),
        descricao: z.nullable(text(300)),
        valor: price,
        informativo: z.boolean(),
        esgotado: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});
export type GroupChange = z.output<typeof GroupChange>;
