// A calm plate with a word, where no drawing fits: better than a guess.

import { FIGURES_AND_ACCENTS } from './letters/accented.ts';
import { CAPITALS } from './letters/capitals.ts';
import type { Pen } from './pen.ts';
import { circle, num, path } from './shapes.ts';

/** A word up to this long fits the plate; of a longer name, the initials are shown. */
const LONGEST_WORD = 8;
const WIDEST = 104;
const HIGHEST = 44;
/** Capitals are 66 of the em's 100 units high. */
const CAPITAL = 66;
const SPACING = 2;

const letterOf = (letter: string) => CAPITALS[letter] ?? FIGURES_AND_ACCENTS[letter];

/** Whether a plate may show this text: addresses with any text must not work at a brand's host. */
export const isPlateText = (text: string): boolean => {
  const letters = Array.from(text);
  return (
    letters.length <= LONGEST_WORD && letters.every((letter) => letterOf(letter) !== undefined)
  );
};

/** A light brand colour is darkened until it can be read on china. */
function readable(tint: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts;
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  const share = light > 0.42 ? 0.42 / light : 1;
  const hex = parts.map((part) =>
    Math.round(part * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** What the plate says for a name: letters and figures that it can draw, and nothing else. */
export function plateText(name: string): string {
  const words = name
    .toLocaleUpperCase('pt-BR')
    .split(/\s+/)
    .map((word) => Array.from(word).filter((letter) => letterOf(letter) !== undefined))
    .filter((word) => word.length > 2);
  const [first = []] = words;
  if (first.length <= LONGEST_WORD) return first.join('');
  return words
    .slice(0, 2)
    .map(([initial = '']) => initial)
    .join('');
}

export function plate(pen: Pen): void {
  const { tint, text } = pen.dish;
  const china = pen.radial(0.35, 0.25, 0.85, 0, '#fffefb', 0.7, '#f7f1e7', 1, '#d9cfbf');
  pen.ground(104, 108, 97, 92, 0.38);
  pen.group(pen.lit(3, 0.7, 0.22, 0), circle(100, 98, 90, china));
  pen.add(
    circle(100, 98, 82, 'none', ` stroke="${tint}" stroke-opacity=".55" stroke-width="2"`),
    circle(100, 98, 78, 'none', ` stroke="${tint}" stroke-opacity=".3" stroke-width="1"`),
  );
  pen.group(
    pen.lit(2, 0.1, 0.14, 0),
    circle(100, 98, 66, pen.radial(0.6, 0.7, 0.8, 0, '#fffdf9', 1, '#f3ebdf')),
  );
  const letters = Array.from(text).flatMap((letter) => {
    const outline = letterOf(letter);
    return outline === undefined ? [] : [outline];
  });
  const width = letters.reduce((sum, [own]) => sum + own + SPACING, -SPACING);
  if (letters.length === 0) return;
  const scale = Math.min(WIDEST / width, HIGHEST / CAPITAL);
  const ink = readable(tint);
  let x = 0;
  let drawn = '';
  for (const [own, outline] of letters) {
    drawn += path(outline, ink, x === 0 ? '' : ` transform="translate(${x})"`);
    x += own + SPACING;
  }
  const [left, bottom] = [100 - (width * scale) / 2, 98 + (CAPITAL * scale) / 2];
  pen.add(
    `<g transform="translate(${num(left)} ${num(bottom)})scale(${scale.toFixed(2)})">${drawn}</g>`,
  );
}
