// Menus as tables from spreadsheets: semicolons or commas, quotes, a byte order mark.
import type { Weight } from '#contract/entities/product.ts';
import type { Cents } from '#contract/money.ts';
import { fold } from '../text.ts';
import { categoriesAbove } from './category-rows.ts';
import { guarded, unguarded } from './csv-text.ts';
import type { RawProduct } from './menu-file.ts';
import {
  readStoreColumn,
  type StoreCell,
  type StoreColumn,
  type StoreRow,
  storeCell,
  storeTitle,
} from './store-columns.ts';

export const CSV_COLUMNS = [
  'categoria',
  'nome',
  'descricao',
  'valor',
  'valorDe',
  'promocional',
  'etiquetas',
  'grupos',
  'peso',
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Other systems' names for the same column. */
const otherNames: Record<string, Column> = {
  produto: 'nome',
  'nome do produto': 'nome',
  'nome do item': 'nome',
  item: 'nome',
  name: 'nome',
  category: 'categoria',
  description: 'descricao',
  'descricao do produto': 'descricao',
  preco: 'valor',
  'preco de venda': 'valor',
  'preco unitario': 'valor',
  'valor unitario': 'valor',
  price: 'valor',
  precode: 'valorDe',
  valorde: 'valorDe',
  promocao: 'promocional',
  tags: 'etiquetas',
  'grupos de opcoes': 'grupos',
  weight: 'peso',
};

/** Numbers are prices of a spreadsheet, in reais. */
export type TableRow = { line: number; cells: (string | number)[] };
/** Columns that every menu has and the table lacks. */
export type Missing = { missing: Column[] };

/** Titles and the like may stand above the headings: so many lines are looked at. */
const HEADINGS_WITHIN = 8;

/** From a first line such as `sep=;`, which Excel writes; else the one between known headings. */
function separatorOf(lines: readonly string[]): string {
  const declared = /^"?sep=([^"\s]|\t)"?$/i.exec(lines[0] ?? '')?.[1];
  const ways = lines.flatMap((line) =>
    [';', '\t', ','].map((mark) => {
      const cells = line.split(mark);
      return { mark, known: columnsOf(cells).filter(Boolean).length, count: cells.length };
    }),
  );
  const best = ways.sort((a, b) => b.known - a.known || b.count - a.count)[0];
  return declared ?? best?.mark ?? ';';
}

/** Rows of cells, with the file's line at which each begins. */
export function readTable(text: string): TableRow[] {
  const clean = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(clean.split(/\r?\n/, HEADINGS_WITHIN));
  const rows: TableRow[] = [];
  let [line, begun, cell, quoted] = [1, 1, '', false];
  let cells: string[] = [];
  const end = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < clean.length; at++) {
    const letter = clean[at];
    if (letter === '\n') line++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (clean[at + 1] === '"') cell += clean[at++];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      end();
      begun = line;
    } else if (letter !== '\r') cell += letter;
  }
  end();
  return rows;
}

const REQUIRED = ['categoria', 'nome', 'valor'] as const;

/** Behind the title of a price: "Preço (R$)". */
const CURRENCY = /\(?\br\$\s*\)?\s*$/;

/** The column that each title names; null: none, or one of a store. */
const columnsOf = (titles: readonly string[]): (Column | null)[] =>
  titles.map((title) => {
    if (readStoreColumn(title) !== null) return null;
    const name = fold(title)
      .replace(/[“”"'*:]/g, '')
      .replace(CURRENCY, '')
      .trim();
    return (
      CSV_COLUMNS.find((column) => fold(column) === name) ??
      otherNames[name] ??
      otherNames[name.replace(/[\s_-]/g, '')] ??
      null
    );
  });

/** Null when none of the first lines names a column that a menu has. */
export function rawFromRows(table: readonly TableRow[]): RawProduct[] | Missing | null {
  const namedIn = ({ cells }: TableRow) => {
    const columns = columnsOf(cells.map(String));
    return REQUIRED.filter((column) => columns.includes(column)).length;
  };
  const first = table.slice(0, HEADINGS_WITHIN);
  const most = Math.max(0, ...first.map(namedIn));
  const at = first.findIndex((row) => namedIn(row) === most);
  const [head, ...rows] = table.slice(Math.max(0, at));
  const titles = (head?.cells ?? []).map(String);
  const ofStores = titles.map(readStoreColumn);
  const columns = columnsOf(titles);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length === REQUIRED.length) return null;
  const { above, headings } = categoriesAbove(
    rows.map(({ cells }) => cells),
    { category: columns.indexOf('categoria'), name: columns.indexOf('nome') },
  );
  const lacking = headings.size > 0 ? missing.filter((column) => column !== 'categoria') : missing;
  if (lacking.length > 0) return { missing: lacking };
  return rows.flatMap(({ line, cells }, at) => {
    if (headings.has(at)) return [];
    const of = (column: Column): string | number => {
      const cell = cells[columns.indexOf(column)] ?? '';
      return typeof cell === 'string' ? unguarded(cell) : cell;
    };
    // An empty cell ends a promotion; without the column the file says nothing of it.
    const said = (column: Column) => (columns.includes(column) ? of(column) : undefined);
    const lojas = ofStores.flatMap((column, place): StoreCell[] => {
      const cell = cells[place] ?? '';
      if (column === null) return [];
      return [{ ...column, valor: typeof cell === 'string' ? unguarded(cell) : cell }];
    });
    const groupNames = String(of('grupos'))
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    return {
      linha: line,
      categoria: unguarded(above.get(at) ?? '') || of('categoria'),
      nome: of('nome'),
      descricao: of('descricao'),
      valor: of('valor'),
      valorDe: said('valorDe'),
      promocional: said('promocional'),
      etiquetas: String(of('etiquetas')),
      grupos: null,
      groupNames,
      peso: of('peso'),
      lojas,
    };
  });
}

type TableProduct = {
  nome: string;
  descricao: string;
  valor: Cents;
  valorDe: Cents | null;
  peso?: Weight | null | undefined;
  gratis: boolean;
  promocional: boolean;
  etiquetas: string[];
  grupos: string[];
  /** What each of the table's stores has of its own. */
  lojas: readonly (StoreRow | undefined)[];
};

type TableCategory = { nome: string; produtos: readonly TableProduct[] };

/** A title and a row per product; prices in cents. */
export const menuRows = (categories: readonly TableCategory[]) =>
  categories.flatMap(({ nome: categoria, produtos }) =>
    produtos.map(({ promocional, etiquetas, grupos, gratis, valor, peso, ...product }) => ({
      ...product,
      categoria,
      valor: gratis && valor === 0 ? null : valor,
      promocional: promocional ? 'sim' : 'não',
      etiquetas: etiquetas.join(', '),
      grupos: grupos.join(' | '),
      peso: peso == null ? '' : [peso.passo, peso.minimo, peso.maximo].join(' | '),
    })),
  );

/** What stands in place of the price of a product that is given away. */
export const FREE_WORD = 'grátis';

/**
 * For spreadsheets: UTF-8 byte order mark, semicolons, prices with a comma. `stores`: the columns
 * of each, in the order of `lojas`.
 */
export function writeTable(
  categories: readonly TableCategory[],
  stores: readonly StoreColumn[][],
): string {
  const price = (cents: Cents | null) =>
    cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
  // Most stores of a chain have nothing of their own, and empty cells need no text of theirs.
  const empty = stores.map(({ length }) => ';'.repeat(length));
  const ofStore = (own: StoreRow | undefined, at: number): string => {
    if (own === undefined) return empty[at] ?? '';
    const cells = (stores[at] ?? []).map(({ campo }) => storeCell(own, campo));
    return cells.map((cell) => `;${textOf(cell)}`).join('');
  };
  const textOf = (cell: ReturnType<typeof storeCell>): string => {
    if (typeof cell === 'string') return cell;
    return 'cents' in cell ? price(cell.cents) : `${cell.count}`;
  };
  const titles = [...CSV_COLUMNS, ...stores.flat().map(storeTitle)];
  const rows = menuRows(categories).map((row) => {
    const ofBrand = [
      row.categoria,
      row.nome,
      row.descricao,
      row.valor === null ? FREE_WORD : price(row.valor),
      price(row.valorDe),
      row.promocional,
      row.etiquetas,
      row.grupos,
      row.peso,
    ];
    return ofBrand.map(written).join(';') + row.lojas.map(ofStore).join('');
  });
  return `\uFEFF${[titles.map(written).join(';'), ...rows].join('\r\n')}\r\n`;
}

const written = (text: string) =>
  /[;"\r\n]/.test(text) ? `"${guarded(text).replaceAll('"', '""')}"` : guarded(text);
