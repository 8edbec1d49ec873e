// Whole numbers for `in (…)`, each with its type.
import { type SQL, sql } from 'drizzle-orm';

export const intList = (numbers: readonly number[]): SQL =>
  sql.join(
    numbers.map((number) => sql`${number}::int`),
    sql`, `,
  );
