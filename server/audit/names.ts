// Names for the audit log's subjects: the log stores only ids, which outlive names and people.
import { and, eq, inArray } from 'drizzle-orm';
import { labelOf } from '#rules/places/table-label.ts';
import type { CallContext } from '../context.ts';
import {
  categories,
  customers,
  diningTables,
  optionGroups,
  orders,
  products,
  staff,
} from '../database/schema.ts';

type Found = readonly { id: number; name: string }[];

/** By subject, such as `product 12`. Deleted subjects are missing. */
export async function subjectNames(
  context: CallContext,
  rows: readonly { alvo: string }[],
): Promise<Map<string, string>> {
  const { brand } = context;
  const wanted = Map.groupBy(
    [...new Set(rows.map(({ alvo }) => alvo))].flatMap((subject) => {
      const [, kind = '', id = ''] = /^(\w+) (\d+)(?=$|[ ,])/.exec(subject) ?? [];
      return kind === '' ? [] : [{ subject, kind, id: Number(id) }];
    }),
    ({ kind }) => kind,
  );
  const names = new Map<string, string>();
  const note = (kind: string, found: Found) => {
    const byId = new Map(found.map(({ id, name }) => [id, name]));
    for (const { subject, id } of wanted.get(kind) ?? []) {
      const name = byId.get(id);
      if (name !== undefined && name !== '') names.set(subject, name);
    }
  };
  note(
    'store',
    brand.stores.map(({ id, nome }) => ({ id, name: nome })),
  );
  note('brand', [{ id: brand.id, name: brand.settings.projectName }]);
  const lookups = Object.entries(readers(context)).filter(([kind]) => wanted.has(kind));
  await Promise.all(
    lookups.map(async ([kind, read]) =>
      note(kind, await read(wanted.get(kind)?.map(({ id }) => id) ?? [])),
    ),
  );
  return names;
}

function readers({ db, brand }: CallContext): Record<string, (ids: number[]) => Promise<Found>> {
  const named =
    (
      table:
        | typeof products
        | typeof categories
        | typeof optionGroups
        | typeof customers
        | typeof staff,
    ) =>
    (ids: number[]) =>
      db
        .select({ id: table.id, name: table.nome })
        .from(table)
        .where(and(eq(table.brandId, brand.id), inArray(table.id, ids)));
  return {
    product: named(products),
    category: named(categories),
    group: named(optionGroups),
    customer: named(customers),
    staff: named(staff),
    order: async (ids) => {
      const mine = and(eq(orders.brandId, brand.id), inArray(orders.id, ids));
      const rows = await db
        .select({ id: orders.id, numero: orders.numero })
        .from(orders)
        .where(mine);
      return rows.map(({ id, numero }) => ({ id, name: String(numero) }));
    },
    table: async (ids) => {
      const { id, tipo, numero, brandId } = diningTables;
      const rows = await db
        .select({ id, tipo, numero })
        .from(diningTables)
        .where(and(eq(brandId, brand.id), inArray(id, ids)));
      return rows.map((row) => ({ id: row.id, name: labelOf(row) }));
    },
  };
}

/** A deleted subject's name comes from its last state. */
export function nameIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { nome, codigoCupom } = state as Record<string, unknown>;
  return (
    [nome, codigoCupom].find((name): name is string => typeof name === 'string' && name !== '') ??
    null
  );
}
