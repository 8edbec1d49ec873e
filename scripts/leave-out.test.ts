// Cutting code that never runs leaves the rest as it was.
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.mjs';

const cut = (code: string, unused: Parameters<typeof leaveOut>[1]) =>
  leaveOut(code, unused, 'a module').replace(/\s+/g, ' ');

test('empties functions by name, also inner ones, and keeps what they return', () => {
  const code = 'function a() { function b(x) { return x + 1 } return b(1) } function c() { d() }';
  expect(cut(code, { emptied: { b: '0', c: '' } })).toBe(
    'function a() { function b(x) {return 0} return b(1) } function c() {}',
  );
});

test('drops cases of kinds that never exist, but not statements that others fall into', () => {
  const code = `switch (fiber.tag) {
    case 1: a(); break;
    case 30: b(); break;
    case 31:
    case 2: c();
    case 19: d(); break;
    default: e();
  }`;
  expect(cut(code, { tags: [19, 30, 31] })).toBe(
    'switch (fiber.tag) { case 1: a(); break; case 2: c(); case 19: d(); break; default: e(); }',
  );
});

test('keeps what a dropped case declares for others', () => {
  const code =
    'switch (a.tag) { case 30: var b = c, d; for (var e of f) g(() => { var h; }); break; ' +
    'case 1: b = 2; }';
  expect(cut(code, { tags: [30] })).toBe(
    'switch (a.tag) { case 30:var b,d,e;break; case 1: b = 2; }',
  );
});

test('knows the answer to a question for such a kind', () => {
  expect(
    cut('if (30 === fiber.tag || 30 === fiber.mode || 13 !== a.tag) b();', { tags: [30] }),
  ).toBe('if (!1 || 30 === fiber.mode || 13 !== a.tag) b();');
});

test('replaces exact expressions and drops statements', () => {
  const code = 'if (a.b && c(d)) e(); else warning(f); warning(g); if (a.b) h(a.b.i);';
  expect(cut(code, { texts: { 'a.b && c(d)': '!1', 'a.b': 'j' }, statements: ['warning('] })).toBe(
    'if (!1) e(); else ; ; if (j) h(j.i);',
  );
});

test('takes the other branch where a condition is never true', () => {
  expect(cut('if (a) b(); else if (c) d(); if (a) { e(); }', { never: ['a'] })).toBe(
    'if (c) d(); {}',
  );
});

test('leaves out what a function says, if it is a text', () => {
  expect(cut('a(b, `c`); a(b, c); a(a(b, "c"), "d"); d(b, "c");', { unsaid: 'a' })).toBe(
    'a(b); a(b, c); a(a(b)); d(b, "c");',
  );
});

test('leaves a module alone of which nothing is named', () => {
  const code = 'a.b("c", ""); d(e, "f"); if (g) h(); switch (i.tag) { case 30: j(); }';
  expect(cut(code, {})).toBe(code);
});

test('refuses a module without a part that it knows', () => {
  expect(() => cut('function a() {}', { emptied: { b: '' } })).toThrow('a module has no b');
  expect(() => cut('a();', { texts: { 'b()': '' } })).toThrow('a module has no b()');
});
