// The shapes that pictures are made of, as SVG text. Numbers are short, because phones load them.

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** FNV-1a: the same text gives the same number on every machine. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

/** Mulberry32: a dish always has the same picture, because its seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  let state = seed || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** At most one decimal: finer steps are not visible at 800 pixels. */
export const num = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A long path in readable pieces. */
export const joined = (...pieces: string[]): string => pieces.join('');

const centre = (x: number, y: number) =>
  `${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''}`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle${centre(x, y)} r="${num(r)}" fill="${fill}"${more}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string => `<ellipse${centre(x, y)} rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${r}" ` +
  `fill="${fill}"${more}/>`;

export const faded = (opacity: number): string => ` opacity="${opacity}"`;

/** Round dots are the caps of lines of no length: the shortest way to write them. */
export const dots = (points: readonly Point[], colour: string, width: number, more = ''): string =>
  line(points.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join(''), colour, width, more);

export const turned = (degrees: number, x: number, y: number): string =>
  ` transform="rotate(${num(degrees)} ${num(x)} ${num(y)})"`;

/** A closed, slightly uneven ring: quadratic curves through the midpoints of its corners. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  rough = 0.05,
  corners = 12,
): string {
  const start = random() * 6;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = start + (index / corners) * 2 * Math.PI;
    const reach = 1 + (random() - 0.5) * 2 * rough;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const corner = (index: number): Point => points[index % corners] ?? [x, y];
  const middle = ([ax, ay]: Point, [bx, by]: Point) =>
    `${num((ax + bx) / 2)} ${num((ay + by) / 2)}`;
  const curves = points.map(
    (point, index) => `Q${num(point[0])} ${num(point[1])} ${middle(point, corner(index + 1))}`,
  );
  return `M${middle(corner(corners - 1), corner(0))}${curves.join('')}z`;
}
