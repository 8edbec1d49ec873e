// What an import will do, computed before it runs.
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

type Existing = {
  id: number;
  nome: string;
  valor: number;
  valorDe: number | null;
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
};
