// Joins tables into one. A key in two of them would win silently; here it does not compile, because
// the joined table's type then only names that key.

type Tables = Readonly<Record<string, object>>;

/** Keys of the tables other than `Own`. */
type KeysBeside<T extends Tables, Own extends keyof T> = {
  [Name in Exclude<keyof T, Own>]: keyof T[Name];
}[Exclude<keyof T, Own>];

type Twice<T extends Tables> = {
  [Name in keyof T]: keyof T[Name] & KeysBeside<T, Name>;
}[keyof T];

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

type Flat<T extends Tables> =
  Intersection<T[keyof T]> extends infer All ? { [Key in keyof All]: All[Key] } : never;

export type Joined<T extends Tables> = [Twice<T>] extends [never]
  ? Flat<T>
  : { keyInTwoTables: Twice<T> };

export function joined<T extends Tables>(tables: T): Joined<T> {
  return Object.assign({}, ...Object.values(tables));
}
