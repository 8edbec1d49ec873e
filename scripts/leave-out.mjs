// Cuts code that never runs out of a library's module: bodies of functions, cases of a `switch`,
// statements and expressions, found by name in the parsed code. What is only used by them is then
// dropped by the minifier. A part that is not there stops the build: the version must be looked at.
import { parseAst } from 'vite';

/**
 * @typedef {{
 *   emptied?: Record<string, string>,
 *   tags?: readonly number[],
 *   statements?: readonly string[],
 *   never?: readonly string[],
 *   texts?: Record<string, string>,
 *   unsaid?: string,
 * }} Unused
 * `emptied`: functions by name, with what they return instead. `tags`: kinds of React's fibers that
 * never exist. `statements`: beginnings of statements that are dropped. `never`: conditions of `if`
 * that are never true. `texts`: exact code and what stands there instead. `unsaid`: a function
 * whose second argument, a text, is left out.
 * @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node
 * @typedef {{ start: number, end: number, text: string }} Cut
 */

/** Whether nothing behind these statements is reached. @param {Node[]} statements */
function ends(statements) {
  const last = statements.at(-1);
  return (
    last !== undefined &&
    ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last.type)
  );
}

/**
 * Names that `var` declares: they are known to the whole function, and other branches may use them.
 * @param {any} node @returns {string[]}
 */
function declared(node) {
  if (Array.isArray(node)) return node.flatMap(declared);
  if (typeof node?.type !== 'string' || /Function/.test(node.type)) return [];
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.map((/** @type {Node} */ { id }) => id.name)
      : [];
  return [...own, ...Object.values(node).flatMap(declared)];
}

/** @param {any} node @returns {string} */
function declarations(node) {
  const names = declared(node);
  return names.length === 0 ? '' : `var ${[...new Set(names)].join()};`;
}

/** @param {any} node @returns {boolean} */
const isTag = (node) => node?.type === 'MemberExpression' && node.property.name === 'tag';

/**
 * Cases of tags that never exist. One that others fall into keeps its statements.
 * @param {Node} node @param {ReadonlySet<number>} tags @returns {Cut[]}
 */
function casesOf({ cases }, tags) {
  return cases.flatMap((/** @type {Node} */ one, /** @type {number} */ position) => {
    if (one.test?.type !== 'Literal' || !tags.has(one.test.value)) return [];
    const before = cases[position - 1]?.consequent ?? null;
    const isOnlyReachedByTag = before === null || ends(before);
    if (one.consequent.length > 0 && !(isOnlyReachedByTag && ends(one.consequent))) return [];
    const kept = declarations(one.consequent);
    const text = kept === '' ? '' : `case ${one.test.value}:${kept}break;`;
    return [{ start: one.start, end: one.end, text }];
  });
}

/** @param {string} code @param {Unused} unused @param {string} id @returns {string} */
export function leaveOut(code, unused, id) {
  const { emptied = {}, tags = [], statements = [], never = [], texts = {}, unsaid } = unused;
  const wanted = new Set(tags);
  /** @type {Cut[]} */
  const cuts = [];
  /** @type {Set<string>} */
  const found = new Set();
  const note = (/** @type {string} */ name) => found.add(name);
  /** @param {any} node @returns {void} */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node?.type !== 'string') return;
    const { type, start, end } = /** @type {Node} */ (node);
    const cut = (/** @type {string} */ text) => void cuts.push({ start, end, text });
    if (type === 'FunctionDeclaration' && Object.hasOwn(emptied, node.id.name)) {
      note(node.id.name);
      const result = emptied[node.id.name];
      const text = result === '' ? '{}' : `{return ${result}}`;
      cuts.push({ start: node.body.start, end: node.body.end, text });
      return;
    }
    if (type === 'ExpressionStatement') {
      const beginning = statements.find((text) => code.startsWith(text, start));
      if (beginning !== undefined) {
        note(beginning);
        // The only statement of a branch must stay one.
        return cut(';');
      }
    }
    if (type === 'IfStatement') {
      const test = code.slice(node.test.start, node.test.end);
      if (never.includes(test)) {
        note(test);
        const kept = declarations(node.consequent);
        if (node.alternate === null) return cut(`{${kept}}`);
        if (kept !== '') throw new Error(`${id}: ${test} declares ${kept}`);
        cuts.push({ start, end: node.alternate.start, text: '' });
        return visit(node.alternate);
      }
    }
    if (/Expression$|^Identifier$/.test(type)) {
      const text = code.slice(start, end);
      if (Object.hasOwn(texts, text)) {
        note(text);
        return cut(texts[text] ?? '');
      }
    }
    if (type === 'CallExpression' && unsaid !== undefined && node.callee.name === unsaid) {
      const [first, text] = node.arguments;
      if (node.arguments.length === 2 && /Literal$/.test(text.type)) {
        cuts.push({ start: first.end, end: text.end, text: '' });
        return visit(first);
      }
    }
    if (type === 'BinaryExpression' && isTag(node.right) && wanted.has(node.left.value)) {
      if (node.operator === '===') return cut('!1');
      if (node.operator === '!==') return cut('!0');
    }
    if (type === 'SwitchStatement' && isTag(node.discriminant)) {
      const gone = casesOf(node, wanted);
      cuts.push(...gone);
      for (const one of node.cases)
        if (!gone.some((other) => other.start === one.start)) visit(one.consequent);
      return;
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value);
  };
  visit(parseAst(code));
  const known = [...Object.keys(emptied), ...statements, ...never, ...Object.keys(texts)];
  const missing = known.filter((name) => !found.has(name));
  if (missing.length > 0)
    throw new Error(`${id} has no ${missing.join(', ')} (scripts/unused-code.mjs).`);
  let rest = '';
  let from = 0;
  for (const { start, end, text } of cuts.sort((a, b) => a.start - b.start)) {
    rest += code.slice(from, start) + text;
    from = end;
  }
  return rest + code.slice(from);
}
