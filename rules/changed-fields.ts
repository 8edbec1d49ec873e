// What differs between two states of a record, field by field, for whoever reads the audit log.

export type ChangedField = {
  /** Where it is: `horarios[0].abre`. Empty: the record as a whole. */
  path: string;
  /** As JSON; null: it was not there. */
  before: string | null;
  after: string | null;
};

/** In the order of the newer state. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [older, newer] = [leavesOf(before), leavesOf(after)];
  const paths = [...newer.keys(), ...[...older.keys()].filter((path) => !newer.has(path))];
  return paths.map((path) => ({ path, before: older.get(path) ?? null, after: newer.get(path) ?? null })).filter((field) => field.before !== field.after);
}

function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>();
  collect('', value, leaves);
  return leaves;
}

function collect(path: string, value: unknown, leaves: Map<string, string>): void {
  if (value === null || value === undefined) {
    // A whole record that is not there has no fields; a field without a value is one.
    if (path !== '' && value === null) leaves.set(path, 'null');
  } else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) collect(`${path}[${at}]`, inner, leaves);
  } else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) collect(path === '' ? name : `${path}.${name}`, inner, leaves);
  } else leaves.set(path, JSON.stringify(value));
}
