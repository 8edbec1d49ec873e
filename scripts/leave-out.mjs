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

/**
 * @typedef {{ code: string, unused: Unused, id: string, note: (name: string) => void }} Search
 * `note`: remembers that a name of `unused` stands in the code.
 * @typedef {{ cuts: Cut[], below: Node[] }} Found
 * `below`: the nodes that are kept, and searched too.
 * @typedef {(node: Node, search: Search) => Found | null} Rule
 * Null: the rule does not apply to the node.
 */

/** @param {Node} node @param {string} text @param {Node[]} [below] @returns {Found} */
const instead = ({ start, end }, text, below = []) => ({ cuts: [{ start, end, text }], below });

/** @type {Rule} */
function emptiedFunction({ type, id, body }, { unused: { emptied = {} }, note }) {
  if (type !== 'FunctionDeclaration' || !Object.hasOwn(emptied, id.name)) return null;
  note(id.name);
  const result = emptied[id.name];
  return instead(body, result === '' ? '{}' : `{return ${result}}`);
}

/** @type {Rule} */
function droppedStatement(node, { code, unused: { statements = [] }, note }) {
  if (node.type !== 'ExpressionStatement') return null;
  const beginning = statements.find((text) => code.startsWith(text, node.start));
  if (beginning === undefined) return null;
  note(beginning);
  // The only statement of a branch must stay one.
  return instead(node, ';');
}

/** @type {Rule} */
function falseCondition(node, { code, unused: { never = [] }, id, note }) {
  if (node.type !== 'IfStatement') return null;
  const test = code.slice(node.test.start, node.test.end);
  if (!never.includes(test)) return null;
  note(test);
  const kept = declarations(node.consequent);
  const { start, alternate } = node;
  if (alternate === null) return instead(node, `{${kept}}`);
  if (kept !== '') throw new Error(`${id}: ${test} declares ${kept}`);
  return { cuts: [{ start, end: alternate.start, text: '' }], below: [alternate] };
}

/** @type {Rule} */
function replacedText(node, { code, unused: { texts = {} }, note }) {
  if (!/Expression$|^Identifier$/.test(node.type)) return null;
  const text = code.slice(node.start, node.end);
  if (!Object.hasOwn(texts, text)) return null;
  note(text);
  return instead(node, texts[text] ?? '');
}

/** @type {Rule} */
function unsaidText(node, { unused: { unsaid } }) {
  if (node.type !== 'CallExpression' || unsaid === undefined || node.callee.name !== unsaid)
    return null;
  const [first, text] = node.arguments;
  if (node.arguments.length !== 2 || !/Literal$/.test(text.type)) return null;
  return { cuts: [{ start: first.end, end: text.end, text: '' }], below: [first] };
}

/** @type {Rule} */
function answeredTag(node, { unused: { tags = [] } }) {
  if (node.type !== 'BinaryExpression' || !isTag(node.right) || !tags.includes(node.left.value))
    return null;
  if (node.operator === '===') return instead(node, '!1');
  return node.operator === '!==' ? instead(node, '!0') : null;
}

/** @type {Rule} */
function casesOfTags(node, { unused: { tags = [] } }) {
  if (node.type !== 'SwitchStatement' || !isTag(node.discriminant)) return null;
  const cuts = casesOf(node, new Set(tags));
  const kept = node.cases.filter(
    (/** @type {Node} */ one) => !cuts.some(({ start }) => start === one.start),
  );
  return { cuts, below: kept.flatMap((/** @type {Node} */ one) => one.consequent) };
}

const rules = [
  emptiedFunction,
  droppedStatement,
  falseCondition,
  replacedText,
  unsaidText,
  answeredTag,
  casesOfTags,
];

/** @param {any} node @param {Search} search @returns {Cut[]} */
function cutsBelow(node, search) {
  if (Array.isArray(node)) return node.flatMap((one) => cutsBelow(one, search));
  if (typeof node?.type !== 'string') return [];
  for (const rule of rules) {
    const found = rule(node, search);
    if (found !== null) return [...found.cuts, ...cutsBelow(found.below, search)];
  }
  return Object.values(node).flatMap((value) => cutsBelow(value, search));
}

/** @param {string} code @param {Unused} unused @param {string} id @returns {string} */
export function leaveOut(code, unused, id) {
  /** @type {Set<string>} */
  const found = new Set();
  const note = (/** @type {string} */ name) => void found.add(name);
  const cuts = cutsBelow(parseAst(code), { code, unused, id, note });
  const { emptied = {}, statements = [], never = [], texts = {} } = unused;
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
