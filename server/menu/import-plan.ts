// What an import will do, computed before it runs.

import { isDeepStrictEqual } from 'node:util';
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { FileGroup, FileProblem, FileProduct } from '#rules/menu-files/menu-file.ts';
import { nameKey } from '#rules/menu-files/name-key.ts';

/** Groups are equal when everything about them is. */
export const groupKey = ({
  nome,
  adicional,
  quantidadeMinima,
  quantidadeMaxima,
  regraPreco,
  opcoes,
}: FileGroup): string =>
  JSON.stringify([
    nome,
    adicional,
    quantidadeMinima,
    quantidadeMaxima,
    adicional === 3 ? regraPreco : '',
    opcoes.map((one) => [one.nome, one.descricao, one.valor, one.informativo]),
  ]);

export type Existing = {
  id: number;
  nome: string;
  descricao: string;
  valor: number;
  valorDe: number | null;
  peso: Weight | null;
  quantidade: number | null;
  gratis: boolean;
  promocional: boolean;
  etiquetas: string[];
  updatedAt: Date;
};
export type ImportPlan = {
  added: FileProduct[];
  changed: { product: FileProduct; row: Existing }[];
  /** The file says what the menu has: nothing is written, unless a store differs. */
  unchanged: { product: FileProduct; row: Existing }[];
  newCategories: string[];
  /** By folded name. */
  categoryIds: Map<string, number>;
  newGroups: Map<string, FileGroup>;
  groupIds: Map<string, number>;
  groupsByName: Map<string, number>;
  /** The groups that an Open Delivery file writes alike, in order. */
  groupsAsStandard: Map<string, number[]>;
  /** By product, the groups that it has, in order. */
  linked: Map<number, { id: number; nome: string }[]>;
  refused: FileProblem[];
  warnings: ImportReport['avisos'];
};

/** What a line says of the product `row`; fields that the line leaves out are absent. */
export function saidOf(product: FileProduct, row: Pick<Existing, 'peso' | 'valorDe'>) {
  const { valor, peso, gratis, promocional, descricao, etiquetas } = product;
  // A price that reaches the list price leaves nothing to strike through.
  const listed = product.valorDe === undefined ? row.valorDe : product.valorDe;
  return {
    valor,
    valorDe: listed !== null && listed > valor ? listed : null,
    ...(promocional === null ? {} : { promocional }),
    ...(descricao === '' ? {} : { descricao }),
    ...(etiquetas.length === 0 ? {} : { etiquetas }),
    ...(valor === 0 && !gratis ? {} : { gratis }),
    ...(peso === null || (product.weightAssumed && row.peso !== null) ? {} : { peso }),
  };
}

type Known = Pick<ImportPlan, 'groupIds' | 'groupsByName' | 'groupsAsStandard' | 'linked'>;

/** The existing group that the file means; undefined: it is not there yet. */
export function groupIdOf(
  group: FileGroup,
  { kindsAssumed }: FileProduct,
  { groupIds, groupsAsStandard }: Pick<Known, 'groupIds' | 'groupsAsStandard'>,
  had: readonly number[] = [],
): number | undefined {
  const key = groupKey(group);
  if (!kindsAssumed) return groupIds.get(key);
  const alike = groupsAsStandard.get(key) ?? [];
  return had.find((id) => alike.includes(id)) ?? groupIds.get(key) ?? alike[0];
}

/**
 * Null: the line leaves the groups as they are; a group that is not there yet is undefined. Of
 * several groups of one name, or written alike, the one that the product has is meant.
 */
export function groupsOf(
  product: FileProduct,
  known: Known,
  productId: number | null,
): (number | undefined)[] | null {
  const { grupos, groupNames } = product;
  if (grupos === null && groupNames.length === 0) return null;
  const had = known.linked.get(productId ?? 0) ?? [];
  const named = groupNames.map(nameKey).map((name) => {
    const one = had.find(({ nome }) => nameKey(nome) === name);
    return one?.id ?? known.groupsByName.get(name);
  });
  const left = had.map(({ id }) => id);
  const whole = (grupos ?? []).map((group) => {
    const id = groupIdOf(group, product, known, left);
    if (id !== undefined && left.includes(id)) left.splice(left.indexOf(id), 1);
    return id;
  });
  return [...new Set([...whole, ...named])];
}

export function isUnchanged(product: FileProduct, row: Existing, known: Known): boolean {
  const same = Object.entries(saidOf(product, row)).every(
    // The database orders the parts of a weight by its own rule.
    ([name, value]) => isDeepStrictEqual(value, row[name as keyof Existing]),
  );
  const groups = groupsOf(product, known, row.id);
  const had = (known.linked.get(row.id) ?? []).map(({ id }) => id);
  return same && (groups === null || JSON.stringify(groups) === JSON.stringify(had));
}

/**
 * The product of the menu that a line of the file means, which is then taken: several may share a
 * name, and the one with the same description, or else the same price, is meant first.
 */
export function takeNamesake(
  namesakes: Existing[],
  { descricao, valor }: FileProduct,
): Existing | undefined {
  const best = [
    (row: Existing) => row.descricao === descricao && row.valor === valor,
    (row: Existing) => row.descricao === descricao,
    (row: Existing) => row.valor === valor,
    () => true,
  ];
  for (const fits of best) {
    const at = namesakes.findIndex(fits);
    if (at >= 0) return namesakes.splice(at, 1)[0];
  }
  return undefined;
}
