import { expect, test } from 'vitest';
import { neededStyles, readSheet, wordsOf } from './first-styles.ts';

const needed = (css: string, ...words: string[]) => neededStyles(readSheet(css), new Set(words));

test('a document gets the rules of its own classes, and of elements', () => {
  expect(needed('a{color:red}.x{top:0}.y .x{left:0}', 'x')).toBe('a{color:red}.x{top:0}');
});

test('of a list of selectors those stay that can match', () => {
  expect(needed('.x,.y:is(.a,.b),.z{top:0}', 'x', 'y')).toBe('.x,.y:is(.a,.b){top:0}');
});

test('what a selector excludes does not have to be there', () => {
  expect(needed('.x:not(.y,:has(.z)){top:0}', 'x')).toBe('.x:not(.y,:has(.z)){top:0}');
});

test('layers and media queries keep their order, and go when nothing is left in them', () => {
  const css =
    '@layer a,b;@layer b{@media (min-width:9px){.x{top:0}.y{top:0}}@media print{.y{top:0}}}';
  expect(needed(css, 'x')).toBe('@layer a,b;@layer b{@media (min-width:9px){.x{top:0}}}');
});

test('fonts and movements are complete, with braces in quotes', () => {
  const css =
    '@font-face{font-family:"}{"}@keyframes k{0%{top:0}to{top:1px}}.x:before{content:"{";top:0}';
  expect(needed(css, 'x')).toBe(css);
});

test('a sheet that is cut off is read to its end', () => {
  expect(needed('.x{content:"', 'x')).toContain('.x{');
});

test('the classes that the early script sets count as well', () => {
  const words = wordsOf('<p class="a b--c"></p>', 'node.classList.toggle("has",1)');
  expect(needed('.a{top:0}.b--c.has{top:0}.d{top:0}', ...words)).toBe('.a{top:0}.b--c.has{top:0}');
});
