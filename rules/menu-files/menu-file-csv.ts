// Menus as tables from spreadsheets: semicolons or commas, quotes, a byte order mark.
import type { Cents } from '#contract/money.ts';
import { fold } from '../text.ts';
import type { RawProduct } from './menu-file.ts';

const CSV_COLUMNS = [
  'categoria',
  'nome',
  'descricao',
  'valor',
  'valorDe',
  'promocional',
  'etiquetas',
  'grupos',
] as const;
type Column = (typeof CSV_COLUMNS)[number];

/** Other systems' names for the same column. */
const otherNames: Record<string, Column> = {
  produto: 'nome',
  item: 'nome',
  name: 'nome',
  category: 'categoria',
  description: 'descricao',
  preco: 'valor',
  price: 'valor',
  precode: 'valorDe',
  valorde: 'valorDe',
  promocao: 'promocional',
  tags: 'etiquetas',
  'grupos de opcoes': 'grupos',
};

/** Rows of cells, with the file's line at which each begins. */
function readTable(text: string): { line: number; cells: string[] }[] {
  const clean = text.replace(/^\uFEFF/, '');
  const first = clean.slice(0, clean.search(/\r?\n|$/));
  const separator =
    [';', '\t', ',']
      .map((mark) => ({ mark, count: first.split(mark).length }))
      .sort((a, b) => b.count - a.count)[0]?.mark ?? ';';
  const rows: { line: number; cells: string[] }[] = [];
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

/** Null when the first line does not name a product, a category and a price. */
export function rawFromTable(text: string): RawProduct[] | null {
  const [head, ...rows] = readTable(text);
  const columns = (head?.cells ?? []).map((title): Column | null => {
    const name = fold(title)
      .trim()
      .replace(/[“”"']/g, '');
    return (
      CSV_COLUMNS.find((column) => fold(column) === name) ??
      otherNames[name] ??
      otherNames[name.replace(/[\s_-]/g, '')] ??
      null
    );
  });
  if (!columns.includes('nome') || !columns.includes('categoria') || !columns.includes('valor'))
    return null;
  return rows.map(({ line, cells }) => {
    const of = (column: Column) => unguarded(cells[columns.indexOf(column)] ?? '');
    const groupNames = of('grupos')
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const { categoria, nome, descricao, valor, valorDe, promocional, etiquetas } =
      Object.fromEntries(CSV_COLUMNS.map((column) => [column, of(column)])) as Record<
        Column,
        string
      >;
    return {
      linha: line,
      categoria,
      nome,
      descricao,
      valor,
      valorDe,
      promocional,
      etiquetas,
      grupos: null,
      groupNames,
    };
  });
}

type TableProduct = {
  nome: string;
  descricao: string;
  valor: Cents;
  valorDe: Cents | null;
  promocional: boolean;
  etiquetas: string[];
  grupos: string[];
};

/** For spreadsheets: UTF-8 byte order mark, semicolons, prices with a comma. */
export function writeTable(
  categories: readonly { nome: string; produtos: readonly TableProduct[] }[],
): string {
  const price = (cents: Cents | null) =>
    cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
  const rows = categories.flatMap(({ nome: categoria, produtos }) =>
    produtos.map(({ nome, descricao, valor, valorDe, promocional, etiquetas, grupos }) =>
      [
        categoria,
        nome,
        descricao,
        price(valor),
        price(valorDe),
        promocional ? 'sim' : 'não',
        etiquetas.join(', '),
        grupos.join(' | '),
      ]
        .map(written)
        .join(';'),
    ),
  );
  return `\uFEFF${[CSV_COLUMNS.join(';'), ...rows].join('\r\n')}\r\n`;
}

/** A spreadsheet would run text that begins like a formula. */
const guarded = (text: string) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text);
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '');
const written = (text: string) =>
  /[;"\r\n]/.test(text) ? `"${guarded(text).replaceAll('"', '""')}"` : guarded(text);
