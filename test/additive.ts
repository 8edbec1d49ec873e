// What a migration must not do while processes of the release before it use the same database.

/** Words of SQL only: no comments, function bodies, quotes or line breaks. */
const plain = (statement: string) =>
  statement
    .replace(/--.*$/gm, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, ' body ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const namesIn = (statements: readonly string[], pattern: RegExp) =>
  new Set(
    statements.flatMap((statement) =>
      Array.from(statement.matchAll(pattern), ([, name = '']) => name),
    ),
  );

/** Statement by statement, why older processes could fail. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(drop|truncate)\b|^alter .*\bdrop\b/, 'removes what older processes use'],
  [/^alter .*\brename\b/, 'renames what older processes use'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/, 'refuses rows that older processes write'],
];

/** The parts of a statement that each add one column. */
const newColumns = (statement: string) =>
  statement
    .split(/\badd column (?:if not exists )?/)
    .slice(1)
    .filter((column) => /\bnot null\b/.test(column))
    .filter((column) => !/\b(default|generated)\b/.test(column));

/** What is wrong with a migration, statement by statement; none: it only adds. */
export function objections(sql: readonly string[]): string[] {
  const statements = sql.map(plain);
  const made = namesIn(statements, /\bcreate table (?:if not exists )?([\w.]+)/g);
  const added = namesIn(statements, /\badd column (?:if not exists )?(\w+)/g);
  const onNewTable = (statement: string) =>
    made.has(/^alter table (?:only )?([\w.]+)/.exec(statement)?.[1] ?? '') ||
    made.has(/^create (?:unique )?index .*? on (?:only )?([\w.]+)/.exec(statement)?.[1] ?? '');
  const onNewColumn = (statement: string) =>
    (/\((.*)\)/.exec(statement)?.[1] ?? '').split(/\W+/).some((word) => added.has(word));
  return statements
    .filter((statement) => !onNewTable(statement))
    .flatMap((statement) => {
      const found = rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
      if (newColumns(statement).length > 0) found.push('adds a column that older processes omit');
      const restricts =
        /^alter table .*\badd constraint\b/.test(statement) ||
        /^create unique index\b/.test(statement);
      if (restricts && !onNewColumn(statement))
        found.push('refuses rows that older processes write');
      return found.map((why) => `${why}: ${statement}`);
    });
}
