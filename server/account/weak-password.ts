// Passwords that are guessed first: common and stolen ones, single words and names in the six
// languages, and words that belong to the brand, the store or the person, also with digits and
// symbols around them or in place of letters. The list is compressed because much of it is obscene.
// It is built from @zxcvbn-ts/language-common 4.1.3 and language-{pt-br,en,es-es,fr,de} (MIT):
// 49,000 stolen passwords, and the commonest words and first names, in lower case without accents.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Words for a password that the list lacks, and the name of this product. */
const MORE = ['palavrapasse', 'contrasena', 'motdepasse', 'kennwort', 'passwort', 'quitute'];
const LIST = new URL('./common-passwords.txt.gz', import.meta.url);
/** Digits and symbols alone need as many as this. */
const DIGITS_ENOUGH = 14;
/** Fewer different characters make a pattern such as abababab. */
const DIFFERENT_ENOUGH = 5;

let list: ReadonlySet<string> | null = null;
function commonPasswords(): ReadonlySet<string> {
  list ??= new Set(gunzipSync(readFileSync(LIST)).toString('utf8').split('\n'));
  return list;
}

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelledOut = (text: string) =>
  text.replace(/[013457@$!]/g, (character) => LETTERS[character] ?? character);
const withoutEdges = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '');
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

/** `own`: names and addresses that others know. */
export function isWeakPassword(password: string, own: readonly string[] = []): boolean {
  const text = fold(password);
  if (new Set(text).size < DIFFERENT_ENOUGH) return true;
  if (lettersOf(text) === '' && text.length < DIGITS_ENOUGH) return true;
  const common = commonPasswords();
  const spelled = spelledOut(text);
  const cores = [text, spelled, withoutEdges(text), spelledOut(withoutEdges(text))];
  if (cores.some((core) => common.has(core) || common.has(withoutEdges(spelledOut(core)))))
    return true;
  const names = new Set(
    [...MORE, ...own].flatMap((name) => [fold(name), ...fold(name).split(/[^\p{L}\p{N}]+/u)]),
  );
  const known = new Set(Array.from(names, lettersOf).filter((name) => name.length > 2));
  return cores.some((core) => known.has(lettersOf(core)));
}

/** Refuses a new password that is guessed first. `person`: names and addresses of its owner. */
export function requireStrongPassword(
  { brand }: Pick<CallContext, 'brand'>,
  password: string,
  person: readonly (string | null)[],
): void {
  const { projectName } = brand.settings;
  const stores = brand.stores.flatMap(({ nome, endereco }) => [nome, endereco.cidade]);
  const own = [projectName, brand.appNome, ...brand.hosts, ...stores, ...person];
  if (
    isWeakPassword(
      password,
      own.flatMap((name) => (name === null ? [] : [name])),
    )
  )
    throw new Refusal('passwordCommon');
}
