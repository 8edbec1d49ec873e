// Stores the card sandbox's state in the database, as a provider has its own.
import { and, eq, like } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { sandboxRecords } from '../../database/schema.ts';
import type { SandboxRecord, SandboxStore } from './sandbox-card-store.ts';

const PROVIDER = 'sandbox-card';

const at = (key: string) => and(eq(sandboxRecords.provider, PROVIDER), eq(sandboxRecords.key, key));
// Only this file writes it, so the type is right.
const recordIn = (row: { data: Record<string, unknown> } | undefined) =>
  row === undefined ? null : (row.data as unknown as SandboxRecord);

export function databaseStore(db: Database): SandboxStore {
  return {
    async get(key) {
      const [row] = await db.select().from(sandboxRecords).where(at(key));
      return recordIn(row);
    },
    async put(key, record) {
      const data = { ...record };
      await db
        .insert(sandboxRecords)
        .values({ provider: PROVIDER, key, data })
        .onConflictDoUpdate({
          target: [sandboxRecords.provider, sandboxRecords.key],
          set: { data },
        });
    },
    async remove(key) {
      await db.delete(sandboxRecords).where(at(key));
    },
    async list(prefix) {
      const rows = await db
        .select()
        .from(sandboxRecords)
        .where(and(eq(sandboxRecords.provider, PROVIDER), like(sandboxRecords.key, `${prefix}%`)));
      return rows.flatMap((row) => recordIn(row) ?? []);
    },
  };
}
