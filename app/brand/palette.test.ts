// The palette guarantees contrast for any brand colour, so the tests use the worst ones.
import { expect, test } from 'vitest';
import { contrast, toOklch } from './colour.ts';
import { brandCss, theme } from './palette.ts';

const steps = [0, 46, 93, 116, 128, 139, 185, 232, 255];
const grid = steps.flatMap((r) =>
  steps.flatMap((g) =>
    steps.map((b) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`),
  ),
);
const hostile = [...grid, '#808080', '#39ff14', '#ffff00', '#ff00ff', '#7f7f00', '#fe0000'];

const papers = ['bg', 'surface', 'raised', 'sunken'];
const statuses = ['success', 'warning', 'danger', 'info'];
const promises: [string, string, number][] = [
  ['brand-on', 'brand-fill', 4.5],
  ['brand-on', 'brand-fill-hover', 4.5],
  ['brand-on', 'brand-fill-press', 4.5],
  ['accent-on', 'accent-fill', 4.5],
  ['promo-on', 'promo-fill', 4.5],
  ['brand-text', 'brand-soft', 4.5],
  ['brand-on-soft', 'brand-soft', 7],
  ['brand-on-soft', 'brand-softer', 4.5],
  ['text-2', 'brand-soft', 4.5],
  ...papers.flatMap((paper): [string, string, number][] => [
    ['brand-edge', paper, 3],
    ['brand-text', paper, 4.5],
    ['text', paper, 7],
    ['text-2', paper, 4.5],
    ['text-3', paper, 4.5],
    ['line-strong', paper, 3],
    ...statuses.map((status): [string, string, number] => [status, paper, 4.5]),
  ]),
];

function broken(dark: boolean): string[] {
  return hostile.flatMap((hex) => {
    const palette = theme(hex, null, dark);
    return promises
      .filter(([front, back, least]) => contrast(palette[front] ?? '', palette[back] ?? '') < least)
      .map(([front, back]) => `${hex}: ${front} on ${back}`);
  });
}

test('every brand colour keeps its contrast in light mode', () => {
  expect(broken(false)).toEqual([]);
});

test('every brand colour keeps its contrast in dark mode', () => {
  expect(broken(true)).toEqual([]);
});

// Rows: 9.20
test('a secondary colour equal to the primary becomes grey, and promotions use the brand', () => {
  const palette = theme('#A31519', '#a31519');
  const { C, L } = toOklch(palette.accent ?? '');
  expect(C).toBeLessThan(0.02);
  expect(L).toBeGreaterThan(0.4);
  expect(L).toBeLessThan(0.7);
  expect(palette['promo-fill']).toBe(palette['brand-fill']);
});

test('a second colour of its own marks promotions', () => {
  const palette = theme('#a31519', '#f2b632');
  expect(palette['promo-fill']).toBe(palette['accent-fill']);
});

test('the promises also hold for a second colour', () => {
  for (const hex of ['#808080', '#39ff14', '#ffffff', '#000000', '#ffff00', '#7a00ff']) {
    for (const dark of [false, true]) {
      const palette = theme('#a31519', hex, dark);
      expect(
        contrast(palette['accent-on'] ?? '', palette['accent-fill'] ?? ''),
        hex,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('colours that are no colours cannot break out of the style element', () => {
  const css = brandCss('</style><script>alert(1)</script>', 'red;}*{display:none');
  expect(css).not.toMatch(/[<>]|script|display/);
  expect(css).toContain('--brand:#444444');
});

test('short and bare hex colours are the same brand', () => {
  expect(brandCss('a00', null)).toBe(brandCss('#AA0000', null));
});

// Rows: 1.1, 3.2
test('the head gets both appearances', () => {
  expect(brandCss('#a31519', '#f2b632')).toMatch(
    /^html:root\{--bg:[^{}]+\}html\[data-theme='dark'\]\{--bg:[^{}]+\}$/,
  );
});
