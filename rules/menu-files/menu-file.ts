// What a menu's file holds: products with category and groups, as they stand there and as they are
// read, and the reason for each refused line.
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import type { FileStore, StoreCell } from './store-columns.ts';

export type FileOption = {
  nome: string;
  descricao: string | null;
  valor: Cents;
  informativo: boolean;
};
export type FileGroup = {
  nome: string;
  adicional: 0 | 1 | 2 | 3;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  regraPreco: 'media' | 'maior' | 'soma';
  opcoes: FileOption[];
};
export type FileProduct = {
  /** Its position in the file: the line of a table, or the product's number elsewhere. */
  linha: number;
  categoria: string;
  nome: string;
  descricao: string;
  valor: Cents;
  /** Undefined: the file says nothing of it. */
  valorDe: Cents | null | undefined;
  /** Sold by weight; null: the file says nothing of it. */
  peso: Weight | null;
  /** The file says only that it is sold by weight; `peso` has the usual steps. */
  weightAssumed: boolean;
  /** The file does not say of which kind groups are; `grupos` has what their bounds suggest. */
  kindsAssumed: boolean;
  /** The file says that it costs nothing. */
  gratis: boolean;
  /** Null: the file says nothing of it. */
  promocional: boolean | null;
  etiquetas: string[];
  /** Full groups, from files that have them; null: the file has no groups. */
  grupos: FileGroup[] | null;
  /** Names of existing groups of the brand, from tables. */
  groupNames: string[];
  /** What single stores have of their own, from tables. */
  lojas: FileStore[];
};
export type FileProblem = ImportReport['recusados'][number];
export type Reason = Pick<FileProblem, 'motivo' | 'coluna' | 'valor' | 'maximo'>;
export type MenuFile = { produtos: FileProduct[]; problemas: FileProblem[] };

/** What is wrong, in which column, what that holds, and what would be right. */
export const reason = (
  motivo: Reason['motivo'],
  coluna = '',
  valor = '',
  maximo: number | null = null,
): Reason => ({ motivo, coluna, valor: valor.slice(0, 80), maximo });

/** Raw fields, of any type. */
export type RawProduct = { linha: number } & Record<
  Exclude<
    keyof FileProduct,
    | 'linha'
    | 'grupos'
    | 'groupNames'
    | 'gratis'
    | 'peso'
    | 'weightAssumed'
    | 'kindsAssumed'
    | 'lojas'
  >,
  unknown
> &
  Pick<FileProduct, 'groupNames'> & {
    grupos: unknown[] | null;
    gratis?: unknown;
    peso?: unknown;
    weightAssumed?: boolean;
    kindsAssumed?: boolean;
    lojas?: StoreCell[];
  };
