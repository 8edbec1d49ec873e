// The name of a copy within its category: 'Calabresa (2)', then 'Calabresa (3)'.
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { products } from '../database/schema.ts';

/** So that the number fits into the 160 characters of a name. */
const LONGEST = 150;

export async function copyName(
  tx: Transaction,
  { brand }: CallContext,
  { nome, categoryId }: { nome: string; categoryId: number },
): Promise<string> {
  const inCategory = and(
    eq(products.brandId, brand.id),
    eq(products.categoryId, categoryId),
    isNull(products.archivedAt),
  );
  const rows = await tx.select({ nome: products.nome }).from(products).where(inCategory);
  const taken = new Set(rows.map((row) => row.nome));
  const withoutCount = nome.replace(/ \(\d{1,3}\)$/, '');
  // A copy of a copy is one more of the same; 'Combo (2)' alone may be a combo for two.
  const original = (taken.has(withoutCount) ? withoutCount : nome).slice(0, LONGEST);
  let count = 2;
  while (taken.has(`${original} (${count})`)) count += 1;
  return `${original} (${count})`;
}
