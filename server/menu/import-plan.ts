// What an import will do, computed before it runs.

import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { FileGroup, FileProblem, FileProduct } from '#rules/menu-files/menu-file.ts';

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
  newCategories: string[];
  /** By folded name. */
  categoryIds: Map<string, number>;
  newGroups: Map<string, FileGroup>;
  groupIds: Map<string, number>;
  groupsByName: Map<string, number>;
  refused: FileProblem[];
  warnings: ImportReport['avisos'];
};

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
