// Inserts a demo brand's menu with a few statements, whatever its size.
import type { Transaction } from '../open.ts';
import * as tables from '../schema.ts';
import type { DemoBrand } from './shapes.ts';

export async function insertMenu(
  tx: Transaction,
  brandId: number,
  demo: DemoBrand,
  updatedAt: Date,
): Promise<void> {
  const groupIds = await insertGroups(tx, brandId, demo, updatedAt);
  const categoryRows = demo.categories.map(({ nome, descricao, tom }, position) => ({
    brandId,
    nome,
    descricao: descricao ?? '',
    tom,
    position,
    updatedAt,
  }));
  const categories = await tx
    .insert(tables.categories)
    .values(categoryRows)
    .returning({ id: tables.categories.id });
  const wanted = demo.categories.flatMap((category, index) =>
    category.produtos.map((product) => ({ product, categoryId: categories[index]?.id ?? 0 })),
  );
  const rows = wanted.map(({ product, categoryId }, position) => ({
    brandId,
    categoryId,
    nome: product.nome,
    descricao: product.descricao,
    valor: product.valor,
    valorDe: product.valorDe ?? null,
    peso: product.peso ?? null,
    promocional: product.promocional ?? product.valorDe !== undefined,
    quantidade: product.quantidade ?? null,
    esgotado: product.esgotado ?? false,
    etiquetas: product.etiquetas ?? [],
    position,
    updatedAt,
  }));
  const products = await tx
    .insert(tables.products)
    .values(rows)
    .returning({ id: tables.products.id });
  const links = wanted.flatMap(({ product }, index) =>
    (product.groups ?? []).map((key, position) => ({
      brandId,
      productId: products[index]?.id ?? 0,
      groupId: groupIds.get(key) ?? 0,
      position,
    })),
  );
  if (links.length > 0) await tx.insert(tables.productGroups).values(links);
}

async function insertGroups(
  tx: Transaction,
  brandId: number,
  demo: DemoBrand,
  updatedAt: Date,
): Promise<Map<string, number>> {
  if (demo.groups.length === 0) return new Map();
  const groups = await tx
    .insert(tables.optionGroups)
    .values(
      demo.groups.map(({ nome, adicional, quantidadeMinima, quantidadeMaxima }) => ({
        brandId,
        nome,
        adicional,
        quantidadeMinima,
        quantidadeMaxima,
        updatedAt,
      })),
    )
    .returning({ id: tables.optionGroups.id });
  await tx.insert(tables.options).values(
    demo.groups.flatMap((group, index) =>
      group.opcoes.map((option, position) => ({
        brandId,
        groupId: groups[index]?.id ?? 0,
        ...option,
        position,
      })),
    ),
  );
  return new Map(demo.groups.map((group, index) => [group.key, groups[index]?.id ?? 0]));
}
