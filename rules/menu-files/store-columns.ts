// Columns of a menu's table that speak of one store: "valor: Centro". What stands in them, and what
// is wrong there.
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import { WayOfServing } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { fold } from '../text.ts';

/** Each store of a chain has these. */
const FIELDS = ['valor', 'valorDe', 'vende', 'porcoes'] as const;
/** Few stores use these, and a table has them only where they are used. */
const FIELDS_OF_WAYS = ['valorEntrega', 'valorRetirada', 'valorMesa', 'formas'] as const;
const STORE_FIELDS = [...FIELDS, ...FIELDS_OF_WAYS];
type StoreField = (typeof STORE_FIELDS)[number];

/** Of one store, by its name as the table writes it. */
export type StoreColumn = { loja: string; campo: StoreField };
export type StoreCell = StoreColumn & { valor: string | number };

/** What a table says of a product in one store. Absent: no column. Null: as the brand has it. */
export type FileStore = {
  loja: string;
  valor?: Cents | null;
  valorDe?: Cents | null;
  visivel?: boolean | null;
  quantidade?: number | null;
  valorEntrega?: Cents | null;
  valorRetirada?: Cents | null;
  valorMesa?: Cents | null;
  formas?: WayOfServing[] | null;
};

export const storeTitle = ({ loja, campo }: StoreColumn): string => `${campo}: ${loja}`;

/** The store and the field that a title names. */
export function readStoreColumn(title: string): StoreColumn | null {
  const [, name = '', loja = ''] = /^\s*([^:]+?)\s*:\s*(.*\S)\s*$/.exec(title) ?? [];
  const campo = STORE_FIELDS.find((field) => fold(field) === fold(name));
  return campo === undefined ? null : { campo, loja };
}

export type StoreRow = Required<Omit<FileStore, 'loja'>>;

const rowField = (campo: StoreField): keyof StoreRow =>
  campo === 'vende' ? 'visivel' : campo === 'porcoes' ? 'quantidade' : campo;

/** `isChain`: a brand with one store has only the columns that it uses. */
export function storeColumns(
  loja: string,
  rows: readonly StoreRow[],
  isChain: boolean,
): StoreColumn[] {
  const used = STORE_FIELDS.filter(
    (campo) =>
      (isChain && FIELDS.some((field) => field === campo)) ||
      rows.some((own) => own[rowField(campo)] !== null),
  );
  return used.map((campo) => ({ loja, campo }));
}

/** What stands in a cell: a price, a number of portions, or words. */
export function storeCell(
  own: StoreRow | undefined,
  campo: StoreField,
): { cents: Cents } | { count: number } | string {
  if (own === undefined) return '';
  if (campo === 'vende') return own.visivel === null ? '' : own.visivel ? 'sim' : 'não';
  if (campo === 'formas') return own.formas?.join(' | ') ?? '';
  if (campo === 'porcoes') return own.quantidade === null ? '' : { count: own.quantidade };
  const cents = own[campo];
  return cents === null ? '' : { cents };
}

type NamedStore = { id: number; nome: string };

/** Stores of one name are told apart by their number. */
export function storeTitles(stores: readonly NamedStore[]): Map<string, number> {
  const keys = stores.map(({ nome }) => fold(nome));
  const namesakes = Map.groupBy(keys, (key) => key);
  return new Map(
    stores.map(({ id, nome }, at) => {
      const alone = namesakes.get(keys[at] ?? '')?.length === 1;
      return [alone ? nome : `${nome} #${id}`, id];
    }),
  );
}

/** By the names in titles; undefined: no store is called so. */
export function storesByTitle(
  stores: readonly NamedStore[],
): (title: string) => number | undefined {
  const ids = new Map([...storeTitles(stores)].map(([title, id]) => [fold(title), id]));
  return (title) => ids.get(fold(title));
}

/** Up to 99,999. With a point it could be a thousand or one, so it is neither. */
const PORTIONS = /^\d{1,5}$/;
/** A map, because an object would answer for `constructor` too. */
const WORDS = new Map([
  ['s', true],
  ['sim', true],
  ['n', false],
  ['nao', false],
]);

type Wrong = { motivo: ImportReport['recusados'][number]['motivo']; coluna: string; valor: string };

type ReadCents = (value: unknown) => Cents | null;

/** `asCents`: null when it is no price. */
export function readStoreCells(
  cells: readonly StoreCell[],
  asCents: ReadCents,
): FileStore[] | Wrong {
  const found = new Map<string, FileStore>();
  for (const cell of cells) {
    const { loja, campo, valor } = cell;
    // A store's name in another spelling is that store's; of two columns of one field the first
    // counts, as among the brand's.
    const own = found.get(fold(loja)) ?? { loja };
    found.set(fold(loja), own);
    if (own[rowField(campo)] !== undefined) continue;
    const read = readStoreCell(cell, asCents);
    if (typeof read === 'string')
      return { motivo: read, coluna: storeTitle(cell), valor: String(valor).trim() };
    Object.assign(own, read);
  }
  const wrong = [...found.values()].map(wrongListPrice).find((one) => one !== null);
  return wrong ?? [...found.values()];
}

/** What a cell says, or why it says nothing. */
function readStoreCell(
  { campo, valor }: StoreCell,
  asCents: ReadCents,
): Partial<FileStore> | Wrong['motivo'] {
  const written = String(valor).trim();
  const isEmpty = written === '';
  switch (campo) {
    case 'vende': {
      const visivel = WORDS.get(fold(written)) ?? null;
      return visivel === null && !isEmpty ? 'vendeErrado' : { visivel };
    }
    case 'porcoes':
      if (isEmpty) return { quantidade: null };
      return PORTIONS.test(written) ? { quantidade: Number(written) } : 'porcoesErradas';
    case 'formas': {
      const formas = readWays(written);
      return formas === undefined ? 'formaErrada' : { formas };
    }
    default: {
      const cents = isEmpty ? null : asCents(valor);
      return cents === null && !isEmpty ? 'precoErrado' : { [campo]: cents };
    }
  }
}

/** An old price stands beside a price of the store, not beside that of the brand. */
function wrongListPrice({ loja, valor, valorDe }: FileStore): Wrong | null {
  if (valorDe == null) return null;
  if (valor == null)
    return { motivo: 'semPreco', coluna: storeTitle({ campo: 'valor', loja }), valor: '' };
  if (valorDe >= valor) return null;
  return {
    motivo: 'precoDeBaixo',
    coluna: storeTitle({ campo: 'valorDe', loja }),
    valor: (valorDe / 100).toFixed(2).replace('.', ','),
  };
}

/** Undefined: another word stands among them. */
function readWays(written: string): WayOfServing[] | null | undefined {
  if (written === '') return null;
  const named = written.split(/[|,]/).map((word) => fold(word.trim()));
  const ways = WayOfServing.options.filter((way) => named.includes(way));
  return named.every((word) => ways.some((way) => way === word)) ? ways : undefined;
}
