// Our own names are English; names of the wire are Portuguese and keep their spelling. No name
// mixes the two.
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { glossary } from '#contract/glossary.ts';
import { sourceFiles } from './source.ts';

/**
 * Splits camelCase, PascalCase, CONSTANT_CASE and kebab-case. Words of one or two letters are
 * ignored.
 */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);

/** Domain nouns of page addresses and the specification that are not fields of the table. */
const moreNouns = [
  'carrinho',
  'comanda',
  'fidelidade',
  'indicacao',
  'loja',
  'lojas',
  'painel',
  'retirada',
];

const bothLanguages = {
  'English words that the wire uses as they are':
    'access analytics app auth back base body cash cashback delivery email end front hash ' +
    'log login logo manager name order payment pixel project sandbox script seller site ' +
    'start status tag token txid type url',
  'spelled alike in both languages, and meant in English here':
    'data geral local media public real total latitude longitude',
  'proper names': 'cep cpf facebook getnet google pix quitute sms whatsapp',
};
const english = new Set(Object.values(bothLanguages).flatMap((words) => words.split(' ')));

const wireNames = [
  ...Object.keys(glossary),
  ...Object.values(endpoints).map(({ path }) => path.replace(/:\w+/g, '')),
  ...moreNouns,
];
const portuguese = new Set(wireNames.flatMap(wordsOf).filter((word) => !english.has(word)));

/** With the names that `const [first, second = 1]` binds. */
const declarationsOf = (code: string) => [
  ...Array.from(
    code.matchAll(/\b(function\*?|const|let|type|interface|class)\s+([A-Za-z_$][\w$]*)/g),
    ([, kind = '', name = '']) => ({ kind, name }),
  ),
  ...Array.from(code.matchAll(/\b(const|let)\s+\[([^[\]]*)\]/g)).flatMap(
    ([, kind = '', list = '']) =>
      Array.from(list.matchAll(/(?:^|,)\s*(?:\.\.\.)?([A-Za-z_$][\w$]*)/g), ([, name = '']) => ({
        kind,
        name,
      })),
  ),
];
const declarations = sourceFiles.flatMap(({ path, code }) =>
  declarationsOf(code).map((declaration) => ({ path, ...declaration })),
);
const places = (found: { path: string; name: string }[]) =>
  found.map(({ path, name }) => `${name} in ${path}`);

test('the words to look for are known', () => {
  expect(
    ['pedido', 'valor', 'cardapio', 'estabelecimento', 'taxa'].filter(
      (word) => !portuguese.has(word),
    ),
  ).toEqual([]);
  expect(['order', 'price', 'menu', 'store', 'fee'].filter((word) => portuguese.has(word))).toEqual(
    [],
  );
  expect(declarations.length).toBeGreaterThan(500);
  expect(declarationsOf('const [name, setName] = x; let [, ...left] = y;')).toEqual([
    { kind: 'const', name: 'name' },
    { kind: 'const', name: 'setName' },
    { kind: 'let', name: 'left' },
  ]);
});

test('no name mixes the languages', () => {
  const mixed = declarations.filter(({ name }) => {
    if (name in glossary) return false;
    const words = wordsOf(name);
    const foreign = words.filter((word) => portuguese.has(word));
    return foreign.length > 0 && foreign.length < words.length;
  });
  expect(places(mixed)).toEqual([]);
});

test('functions and types are named in English', () => {
  const ours = declarations.filter(({ kind }) => kind !== 'const' && kind !== 'let');
  expect(
    places(ours.filter(({ name }) => wordsOf(name).some((word) => portuguese.has(word)))),
  ).toEqual([]);
});

test('files and folders are named in English', () => {
  // Demo brands are data with their own names.
  const brands = /^server\/database\/seed\/(acai|burger|cafe|market|pizzaria)\//;
  const found = sourceFiles.filter(
    ({ path }) => !brands.test(path) && wordsOf(path).some((word) => portuguese.has(word)),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('calls are named in English in the table', () => {
  expect(
    Object.keys(endpoints).filter((key) => wordsOf(key).some((word) => portuguese.has(word))),
  ).toEqual([]);
});

test('the glossary is in alphabetical order, so that a name is looked up in one place', () => {
  const names = Object.keys(glossary).map((name) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
});
