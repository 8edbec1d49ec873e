// Reads the products of a menu's file, and says why a line is refused.
import { fold } from '../text.ts';
import {
  type FileGroup,
  type FileProduct,
  type MenuFile,
  type RawProduct,
  type Reason,
  reason,
} from './menu-file.ts';
import { nameKey } from './name-key.ts';
import { readGroup } from './read-group.ts';
import { readStoreCells } from './store-columns.ts';
import {
  asCents,
  asFlag,
  asList,
  asRecord,
  asText,
  isUnclear,
  readWeight,
  wrongPrice,
} from './written-values.ts';

const LONGEST = { nome: 160, descricao: 1000, categoria: 120, etiqueta: 40 };
const MOST_TAGS = 12;

/** Written in place of a price. */
const FREE = /^(gratis|gratuito|free)$/;

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
