// The part of a stylesheet that a document needs for its first paint: the rules whose classes occur
// in it. The whole sheets are loaded before React starts (server/pages/defer-scripts.ts).

/** A rule with its selectors, or a block such as a media query with the rules in it. */
type Part =
  | { selectors: readonly Selector[]; body: string }
  | { opening: string; parts: readonly Part[] }
  | { text: string };
type Selector = { text: string; classes: readonly string[] };
export type Sheet = readonly Part[];

const GROUP = /^@(?:layer|media|supports|container)\b/;

/** `css` was minified by the build: no comments, no nested rules. */
export function readSheet(css: string): Sheet {
  const parts: Part[] = [];
  let at = 0;
  while (at < css.length) {
    const end = nextOf(css, at, '{;');
    const opening = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (opening !== '') parts.push({ text: `${opening};` });
      at = end + 1;
      continue;
    }
    const close = closingOf(css, end);
    const body = css.slice(end + 1, close);
    if (GROUP.test(opening)) parts.push({ opening, parts: readSheet(body) });
    else if (opening.startsWith('@')) parts.push({ text: `${opening}{${body}}` });
    else parts.push({ selectors: listOf(opening).map(selectorOf), body });
    at = close + 1;
  }
  return parts;
}

/** The sheet without the rules that match none of the words. */
export function neededStyles(sheet: Sheet, words: ReadonlySet<string>): string {
  return sheet
    .map((part) => {
      if ('text' in part) return part.text;
      if ('opening' in part) {
        const inside = neededStyles(part.parts, words);
        return inside === '' ? '' : `${part.opening}{${inside}}`;
      }
      const wanted = part.selectors.filter(({ classes }) =>
        classes.every((name) => words.has(name)),
      );
      return wanted.length === 0 ? '' : `${wanted.map(({ text }) => text).join()}{${part.body}}`;
    })
    .join('');
}

/** Every word of the document's classes, and of the script that changes them before React runs. */
export function wordsOf(html: string, script: string): Set<string> {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list);
  return new Set([...lists, script].join(' ').match(/[\w-]+/g));
}

function selectorOf(text: string): Selector {
  // What is excluded or optional does not have to occur.
  const needed = text.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return { text, classes: Array.from(needed.matchAll(/\.([\w-]+)/g), ([, name = '']) => name) };
}

/** The parts of a list, whose commas in brackets divide nothing. */
function listOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...found, text.slice(from).trim()];
}

/** The first of the characters outside quotes, or the end. */
function nextOf(css: string, from: number, characters: string): number {
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (character === '"' || character === "'") {
      at = css.indexOf(character, at + 1);
      if (at === -1) break;
    } else if (characters.includes(character)) return at;
  }
  return css.length;
}

function closingOf(css: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0 && at < css.length) {
    at = nextOf(css, at + 1, '{}');
    depth += css[at] === '{' ? 1 : -1;
  }
  return at;
}
