// What the tables of a database are, in the database's own words, for a comparison of two.
import pg from 'pg';

const questions = {
  columns: `select format('%I.%I %s%s%s%s', table_name, column_name, udt_name,
      case is_nullable when 'NO' then ' not null' else '' end, ' default ' || column_default,
      ' identity ' || identity_generation) as line
    from information_schema.columns where table_schema = 'public'`,
  constraints: `select format('%s %I %s', conrelid::regclass, conname,
    pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public'`,
  triggers: `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace = 'public'::regnamespace`,
  migrations: `select hash as line from drizzle.__drizzle_migrations`,
};

/** A dump writes expressions with other brackets than the migration did. */
const withoutBrackets = (line: string) => line.replace(/[()]/g, '');

/** The same for two databases whose tables are the same. */
export async function catalogOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const told: Record<string, string[]> = {};
    for (const [name, question] of Object.entries(questions)) {
      const { rows } = await client.query<{ line: string }>(question);
      told[name] = rows.map(({ line }) => withoutBrackets(line)).sort();
    }
    return told;
  } finally {
    await client.end();
  }
}
