// A menu read from a file: products with category and groups, and the reason for each refused line.
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { Weight } from '#contract/entities/product.ts';
import { type Cents, LARGEST_PRICE, toCents } from '#contract/money.ts';
import { isWeight, LARGEST_QUANTITY } from '#contract/weight.ts';
import { amountOf, parseMoneyInput } from '../price/money-input.ts';
import { GROUP_KIND } from '../price/option-groups.ts';
import { fold } from '../text.ts';
import { nameKey } from './name-key.ts';
import { type FileStore, readStoreCells, type StoreCell } from './store-columns.ts';

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
type Reason = Pick<FileProblem, 'motivo' | 'coluna' | 'valor' | 'maximo'>;
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

const LONGEST = { nome: 160, descricao: 1000, categoria: 120, etiqueta: 40, opcao: 120 };
const MOST_OPTIONS = 200;
const MOST_TAGS = 12;

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Numbers are reais; texts are parsed. Null when it is not a price. */
function asCents(value: unknown): Cents | null {
  const cents =
    typeof value === 'number' && Number.isFinite(value)
      ? toCents(value)
      : typeof value === 'string'
        ? parseMoneyInput(value.replace(/^R\$\s*/i, ''))
        : null;
  return cents === null || cents < 0 || cents > LARGEST_PRICE ? null : cents;
}

/** Why `asCents` does not read a value. `maximo` in reais. */
function wrongPrice(coluna: string, value: unknown): Reason {
  const text = asText(value);
  return (amountOf(text.replace(/^R\$\s*/i, '')) ?? 0) > LARGEST_PRICE
    ? reason('precoAlto', coluna, text, LARGEST_PRICE / 100)
    : reason('precoErrado', coluna, text);
}

/** Written in place of a price. */
const FREE = /^(gratis|gratuito|free)$/;

const yes = /^(s|sim|1|x|true|verdadeiro|yes)$/i;
const no = /^(n|nao|0|false|falso|no|-|)$/i;
export const asFlag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && yes.test(value.trim()));

/** Text that says neither yes nor no; an empty one says no. */
const isUnclear = (value: unknown): boolean =>
  asText(value) !== '' && !asFlag(value) && !no.test(fold(asText(value)));

/** Digits alone: '1.000' could be a kilogram or a gram, so it is neither. */
const asGrams = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

/** A record as the contract has it, or '100 | 200 | 3000'. Undefined: it is neither. */
function readWeight(value: unknown): Weight | null | undefined {
  const { passo, minimo, maximo } = asRecord(value);
  const isRecord = typeof value === 'object' && value !== null;
  if (!isRecord && asText(value) === '') return null;
  const parts = isRecord ? [passo, minimo, maximo] : asText(value).split('|').map(asGrams);
  const [step = 0, least = step, most = step * LARGEST_QUANTITY] = parts.map(Number);
  const weight = { passo: step, minimo: least, maximo: most };
  return isWeight(weight) ? weight : undefined;
}

/** Separates valid items from invalid ones. A line that repeats another one is taken once. */
export function readProducts(raws: readonly RawProduct[]): MenuFile {
  const file: MenuFile = { produtos: [], problemas: [] };
  const seen = new Map<string, number>();
  for (const raw of raws) {
    const read = readProduct(raw);
    const key = 'motivo' in read ? '' : sameLine(read);
    const first = seen.get(key);
    const wrong =
      'motivo' in read ? read : first === undefined ? null : reason('repetido', '', `${first}`);
    if (wrong !== null)
      file.problemas.push({ linha: raw.linha, nome: asText(raw.nome).slice(0, 80), ...wrong });
    else if (!('motivo' in read)) {
      seen.set(key, raw.linha);
      file.produtos.push(read);
    }
  }
  return file;
}

/** Products may share a name: a market sells rice of two makers. Equal lines are one product. */
const sameLine = ({ categoria, nome, descricao, valor }: FileProduct): string =>
  [nameKey(categoria), nameKey(nome), nameKey(descricao), valor].join('\0');

function readProduct(raw: RawProduct): FileProduct | Reason {
  const named = readNames(raw);
  if ('motivo' in named) return named;
  const price = readPrice(raw);
  if ('motivo' in price) return price;
  if (isUnclear(raw.promocional)) return reason('simOuNao', 'promocional', asText(raw.promocional));
  const peso = readWeight(raw.peso);
  if (peso === undefined) return reason('pesoErrado', 'peso', asText(raw.peso));
  const etiquetas = readTags(raw.etiquetas);
  if ('motivo' in etiquetas) return etiquetas;
  const grupos: FileGroup[] = [];
  for (const one of raw.grupos ?? []) {
    const group = readGroup(one);
    if (group === null) return reason('grupoErrado', 'grupos', asText(asRecord(one).nome));
    grupos.push(group);
  }
  const lojas = readStoreCells(raw.lojas ?? [], asCents);
  if ('motivo' in lojas && lojas.motivo === 'precoErrado')
    return wrongPrice(lojas.coluna, lojas.valor);
  if ('motivo' in lojas) return reason(lojas.motivo, lojas.coluna, lojas.valor);
  return {
    linha: raw.linha,
    ...named,
    ...price,
    peso,
    weightAssumed: raw.weightAssumed ?? false,
    kindsAssumed: raw.kindsAssumed ?? false,
    promocional: raw.promocional == null ? null : asFlag(raw.promocional),
    etiquetas,
    grupos: raw.grupos === null ? null : grupos,
    groupNames: raw.groupNames,
    lojas,
  };
}

function readNames(
  raw: RawProduct,
): Pick<FileProduct, 'nome' | 'categoria' | 'descricao'> | Reason {
  const names = {
    nome: asText(raw.nome),
    categoria: asText(raw.categoria),
    descricao: asText(raw.descricao),
  };
  if (names.nome === '') return reason('semNome', 'nome');
  if (names.categoria === '') return reason('semCategoria', 'categoria');
  for (const [coluna, text] of Object.entries(names)) {
    const most = LONGEST[coluna as keyof typeof names];
    if (text.length > most) return reason('textoLongo', coluna, `${text.length}`, most);
  }
  return names;
}

function readPrice(raw: RawProduct): Pick<FileProduct, 'gratis' | 'valor' | 'valorDe'> | Reason {
  const gratis = asFlag(raw.gratis) || FREE.test(fold(asText(raw.valor)));
  if (!gratis && (raw.valor ?? '') === '') return reason('semPreco', 'valor');
  const valor = gratis ? 0 : asCents(raw.valor);
  if (valor === null) return wrongPrice('valor', raw.valor);
  const listed = (raw.valorDe ?? '') === '' ? null : asCents(raw.valorDe);
  if (listed === null && asText(raw.valorDe) !== '') return wrongPrice('valorDe', raw.valorDe);
  if (listed !== null && listed < valor)
    return reason('precoDeBaixo', 'valorDe', asText(raw.valorDe));
  // Systems that always write both prices use equal ones for no promotion.
  const valorDe = listed === valor ? null : listed;
  return { gratis, valor, valorDe: raw.valorDe === undefined ? undefined : valorDe };
}

function readTags(value: unknown): string[] | Reason {
  const listed = typeof value === 'string' ? value.split(',') : asList(value);
  const tags = listed.map(asText).filter((tag) => tag !== '');
  const long = tags.find((tag) => tag.length > LONGEST.etiqueta);
  if (long !== undefined)
    return reason('textoLongo', 'etiquetas', `${long.length}`, LONGEST.etiqueta);
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

function readGroup(value: unknown): FileGroup | null {
  const raw = asRecord(value);
  const nome = asText(raw.nome);
  const adicional = raw.adicional;
  const count = (part: unknown, missing: number) =>
    part === undefined
      ? missing
      : typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= 99
        ? part
        : null;
  const [quantidadeMinima, quantidadeMaxima] = [
    count(raw.quantidadeMinima, 0),
    count(raw.quantidadeMaxima, 0),
  ];
  if (
    nome === '' ||
    nome.length > LONGEST.categoria ||
    quantidadeMinima === null ||
    quantidadeMaxima === null
  )
    return null;
  if (adicional !== 0 && adicional !== 1 && adicional !== 2 && adicional !== 3) return null;
  const listed = asList(raw.opcoes).map(asRecord);
  const opcoes = listed.flatMap((option): FileOption[] => {
    const [name, valor, descricao] = [
      asText(option.nome),
      asCents(option.valor ?? 0),
      asText(option.descricao),
    ];
    if (name === '' || name.length > LONGEST.opcao || descricao.length > 300 || valor === null)
      return [];
    return [
      {
        nome: name,
        descricao: descricao || null,
        valor,
        informativo: asFlag(option.informativo) || adicional === GROUP_KIND.remarks,
      },
    ];
  });
  if (opcoes.length === 0 || opcoes.length < listed.length || opcoes.length > MOST_OPTIONS)
    return null;
  const rule = listed.some((option) => asFlag(option.considerarMaiorValor))
    ? 'maior'
    : listed.some((option) => asFlag(option.considerarMedia))
      ? 'media'
      : 'soma';
  const kind = saysOtherBounds(adicional, quantidadeMinima, quantidadeMaxima)
    ? GROUP_KIND.extras
    : adicional;
  return { nome, adicional: kind, quantidadeMinima, quantidadeMaxima, regraPreco: rule, opcoes };
}

/**
 * A variation always takes exactly one. Where the file says that none or several may be chosen, the
 * group becomes extras, which keep both bounds. Without a maximum the file says nothing.
 */
const saysOtherBounds = (kind: number, least: number, most: number): boolean =>
  kind === GROUP_KIND.variation && most > 0 && !(least === 1 && most === 1);
