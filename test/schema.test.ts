// Rules of the tables that a new one could break: the brand in every key, ids of 64 bits, and one
// name for a field from the wire to its column.
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { glossary } from '#contract/glossary.ts';
import * as schema from '#server/database/schema.ts';
import { sharedTables } from '#server/database/shared-tables.ts';
import { sourceFiles } from './source.ts';

const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table));

const shared: readonly string[] = sharedTables;
const ofBrands = tables.filter((table) => !shared.includes(getTableName(table)));

test('every primary key, unique key and foreign key carries the brand', () => {
  const bare = ofBrands.flatMap((table) => {
    const { name, primaryKeys, indexes, uniqueConstraints, foreignKeys, columns } =
      getTableConfig(table);
    const keys = [
      ...primaryKeys.map((key) => ({ key: 'primary key', names: key.columns.map((c) => c.name) })),
      ...columns
        .filter((column) => column.primary || column.isUnique)
        .map((column) => ({ key: column.name, names: [column.name] })),
      ...uniqueConstraints.map((key) => ({
        key: key.name ?? 'unique',
        names: key.columns.map((c) => c.name),
      })),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => ({
          key: config.name ?? 'index',
          names: config.columns.map((column) => ('name' in column ? String(column.name) : '')),
        })),
      ...foreignKeys.map((key) => ({
        key: key.getName(),
        names: key.reference().columns.map((c) => c.name),
      })),
    ];
    return keys
      .filter(({ names }) => !names.includes('brand_id'))
      .map(({ key }) => `${name}: ${key}`);
  });
  expect(bare).toEqual([]);
});

// A database that is spread over machines by brand (Citus, for example) keeps these rules only.
test('a table of the deployment refers to none of a brand, and every other one has a brand', () => {
  const outward = tables
    .filter((table) => shared.includes(getTableName(table)))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    );
  expect(outward.filter((name) => !shared.includes(name))).toEqual([]);
  const without = ofBrands.filter((table) => {
    const brand = columnsOf(table).find(({ name }) => name === 'brand_id');
    return brand === undefined || !brand.notNull || brand.getSQLType() !== 'bigint';
  });
  expect(without.map(getTableName)).toEqual([]);
});

test('rows of one brand refer to rows of the same brand alone', () => {
  const strange = ofBrands.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const at = columns.findIndex(({ name }) => name === 'brand_id');
      const target = getTableName(foreignTable);
      const right = target === 'brands' ? 'id' : 'brand_id';
      return foreignColumns[at]?.name === right ? [] : [`${getTableName(table)}: ${key.getName()}`];
    }),
  );
  expect(strange).toEqual([]);
});

test('numbers that the database draws are 64 bits wide, whatever their column is called', () => {
  const narrow = tables.flatMap((table) =>
    columnsOf(table)
      .filter((column) => column.generatedIdentity !== undefined)
      .filter((column) => column.getSQLType() !== 'bigint')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(narrow).toEqual([]);
});

test('ids are 64 bits wide: their sequences are shared by all brands', () => {
  const narrow = tables.flatMap((table) =>
    columnsOf(table)
      .filter(({ name }) => /(^|_)id$/.test(name))
      .filter((column) => column.getSQLType() !== 'bigint' && column.getSQLType() !== 'text')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(narrow).toEqual([]);
});

test('JSON is stored with the version of its shape, in every column that holds JSON', () => {
  const bare = tables.flatMap((table) =>
    columnsOf(table)
      .filter((column) => /^json/.test(column.getSQLType()))
      .filter((column) => {
        const stored = column.mapToDriverValue(['any']);
        const { v, data, ...rest } = typeof stored === 'string' ? JSON.parse(stored) : {};
        return !Number.isInteger(v) || data?.[0] !== 'any' || Object.keys(rest).length > 0;
      })
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(bare).toEqual([]);
});

const properties = new Set(tables.flatMap((table) => Object.keys(getTableColumns(table))));
const isWire = (name: string) => Object.hasOwn(glossary, name);

test('the column of a property is the property in snake case', () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const odd = tables.flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([property, { name }]) => snake(property) !== name)
      .map(([property, { name }]) => `${getTableName(table)}.${name} is ${property}`),
  );
  expect(odd).toEqual([]);
});

/**
 * English columns of wire fields: keys and timestamps are recognised by their suffixes; the others
 * are listed: fields of adapters and push services, and names that a reply takes from another noun.
 */
const ownWords = new Set([
  'ativo: active',
  'motivo: trouble',
  'ligado: active',
  'provedor: provider',
  'chave: webhookKey',
  'identificacao: agent',
  'nomeEquipe: nome',
  'codigoEstabelecimento: codigo',
  'cpf: cpfNota',
  'valor: amount',
  'accessToken: publicKey',
  'grupo: nome',
  'whatsapp: telefoneCliente',
  'sms: telefoneCliente',
  'chaveAcompanhamento: key',
  'tipo: kind',
  'uf: kind',
  'valor: valorTotal',
]);
const isKeyOrMoment = (name: string) => /(^id$|Id$|At$|^at$|^expiresAt$)/.test(name);
const ROWS = 'row|record|card|line|found|program|rule|message|table|order|store|one';

test('a column that holds a field of the wire has its name', () => {
  const renamed = sourceFiles
    .filter(({ path }) => path.startsWith('server/') && !/\.test\.ts$/.test(path))
    .filter(({ path }) => !path.startsWith('server/integrations/'))
    .flatMap(({ path, code }) =>
      Array.from(
        code.matchAll(new RegExp(`\\b(\\w+): (?:${ROWS})\\.(\\w+)(?=\\s*[,}])`, 'g')),
        ([, field = '', column = '']) => ({ path, field, column }),
      ),
    )
    .filter(({ field, column }) => field !== column && isWire(field) && properties.has(column))
    .filter(({ column }) => !isKeyOrMoment(column))
    .filter(({ field, column }) => !ownWords.has(`${field}: ${column}`))
    .map(({ path, field, column }) => `${path}: ${field} comes from ${column}`);
  expect(renamed).toEqual([]);
});
