// The differences between two states of a record, field by field, for the audit log.

export type ChangedField = {
  /**
   * The path: `['feriados', '#Natal', 'horarios']`; a part with # is one of several, by name or
   * position. Empty: the whole record.
   */
  path: string[];
  /** As JSON; null: absent. */
  before: string | null;
  after: string | null;
};

type Fields = Record<string, unknown>;

/** In the order of the newer state. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const found: ChangedField[] = [];
  compare([], before ?? undefined, after ?? undefined, found);
  return found;
}

const jsonOf = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

function compare(path: string[], older: unknown, newer: unknown, found: ChangedField[]): void {
  if (jsonOf(older) === jsonOf(newer)) return;
  if (Array.isArray(older) || Array.isArray(newer))
    compareLists(path, asList(older), asList(newer), found);
  else if (isFields(older) || isFields(newer)) {
    const [was, is] = [isFields(older) ? older : {}, isFields(newer) ? newer : {}];
    for (const name of new Set([...Object.keys(is), ...Object.keys(was)]))
      compare([...path, name], was[name], is[name], found);
  } else found.push({ path, before: jsonOf(older), after: jsonOf(newer) });
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A span of opening hours is compared as a whole: an opening time says little without its day. */
const isSpan = (value: Fields): boolean => 'diaSemana' in value && 'abre' in value;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSpan(value as Fields);

function compareLists(
  path: string[],
  older: unknown[],
  newer: unknown[],
  found: ChangedField[],
): void {
  if ([...older, ...newer].some((one) => !isFields(one))) {
    compareValues(path, older, newer, found);
    return;
  }
  const [was, is] = [keyed(older as Fields[]), keyed(newer as Fields[])];
  for (const [key, one] of [...is, ...[...was].filter(([key]) => !is.has(key))])
    compare([...path, `#${one.name}`], was.get(key)?.fields, is.get(key)?.fields, found);
  const [stayed, stays] = [
    [...was].filter(([key]) => is.has(key)),
    [...is].filter(([key]) => was.has(key)),
  ];
  if (stayed.some(([key], at) => key !== stays[at]?.[0]))
    found.push({ path, before: orderOf(stayed), after: orderOf(stays) });
}

/** What was removed and what was added, in any position. */
function compareValues(
  path: string[],
  older: unknown[],
  newer: unknown[],
  found: ChangedField[],
): void {
  const left = older.map(jsonOf);
  for (const one of newer.map(jsonOf)) {
    const at = left.indexOf(one);
    if (at === -1) found.push({ path, before: null, after: one });
    else left.splice(at, 1);
  }
  for (const one of left) found.push({ path, before: one, after: null });
}

type Item = { name: string; fields: Fields };
const NAMES = ['nome', 'data', 'bairro'];

/** By id, so that a moved item is not mistaken for another; without ids by name, or by position. */
function keyed(items: readonly Fields[]): Map<string, Item> {
  const all = new Map<string, Item>();
  for (const [at, fields] of items.entries()) {
    const called = NAMES.map((name) => fields[name]).find(
      (name) => typeof name === 'string' && name !== '',
    );
    const key = typeof fields.id === 'number' ? `id ${fields.id}` : `called ${called ?? at}`;
    all.set(all.has(key) ? `${key} ${at}` : key, { name: String(called ?? at + 1), fields });
  }
  return all;
}

const orderOf = (items: readonly [string, Item][]): string =>
  JSON.stringify(items.map(([, { name }]) => name).join(', '));
