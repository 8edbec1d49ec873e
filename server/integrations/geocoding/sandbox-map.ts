// The demo map: standard web map tiles, drawn on request. Blocks, parks and rivers are invented;
// the named streets are the sandbox's.
import type { Point } from '#rules/places/delivery.ts';
import { neighbourhoods, type SandboxStreet, sandboxStreets } from './sandbox-streets.ts';

export type MapTheme = 'light' | 'dark';

/** The map colours of the design, as in the style sheet. */
const colours: Record<
  MapTheme,
  Record<'land' | 'block' | 'road' | 'park' | 'water' | 'words', string>
> = {
  light: {
    land: 'oklch(0.955 0.008 95)',
    block: 'oklch(0.935 0.01 90)',
    road: '#fff',
    park: 'oklch(0.92 0.04 150)',
    water: 'oklch(0.9 0.035 230)',
    words: 'oklch(0.45 0.01 90)',
  },
  dark: {
    land: 'oklch(0.22 0.008 260)',
    block: 'oklch(0.245 0.008 260)',
    road: 'oklch(0.31 0.008 260)',
    park: 'oklch(0.27 0.03 155)',
    water: 'oklch(0.27 0.035 240)',
    words: 'oklch(0.75 0.01 260)',
  },
};

const TILE = 256;
export const DEEPEST = 19;
/** All lengths are in pixels at this zoom. */
const BASE_ZOOM = 16;
const CELL = 96;
const AVENUE_EVERY = 6;
/** The lowest zoom at which each thing is drawn. */
const BLOCKS_FROM = 15;
const AVENUES_FROM = 12;
const NAMES_FROM = 16;
const PLACES_FROM = 12;

type Frame = { zoom: number; left: number; top: number; scale: number };

/** The tile as SVG; null outside the grid. */
export function drawTile(theme: MapTheme, zoom: number, x: number, y: number): string | null {
  const count = 2 ** zoom;
  if (
    ![zoom, x, y].every(Number.isInteger) ||
    zoom < 0 ||
    zoom > DEEPEST ||
    x < 0 ||
    y < 0 ||
    x >= count ||
    y >= count
  )
    return null;
  const colour = colours[theme];
  const frame: Frame = { zoom, left: x * TILE, top: y * TILE, scale: 2 ** (zoom - BASE_ZOOM) };
  const parts = [
    `<rect width="${TILE}" height="${TILE}" fill="${colour.land}"/>`,
    ...blocks(frame, colour.block, colour.park),
    ...avenues(frame, colour.road),
    ...rivers(frame, colour.water),
    ...streets(frame, colour),
    ...places(frame, colour.words),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ` +
    `${TILE} ${TILE}" font-family="sans-serif">${parts.join('')}</svg>`
  );
}

/** The position of a point in the tile (spherical Mercator). */
export function toPixels(
  { latitude, longitude }: Point,
  { zoom, left, top }: Pick<Frame, 'zoom' | 'left' | 'top'>,
): { x: number; y: number } {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size - left,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size - top,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The grid cells that overlap the tile. */
function* cells(
  { left, top, scale }: Frame,
  size: number,
): Generator<{ column: number; row: number; x: number; y: number; side: number }> {
  const side = size * scale;
  for (let row = Math.floor(top / side); row * side < top + TILE; row++) {
    for (let column = Math.floor(left / side); column * side < left + TILE; column++)
      yield { column, row, x: column * side - left, y: row * side - top, side };
  }
}

/** Random numbers that are equal in all tiles. */
function chance(column: number, row: number): number {
  const mixed = Math.imul(column ^ Math.imul(row, 374_761_393), 668_265_263);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 100;
}

function* blocks(frame: Frame, block: string, park: string) {
  if (frame.zoom < BLOCKS_FROM) return;
  for (const { column, row, x, y, side } of cells(frame, CELL)) {
    const gap = 7 * frame.scale;
    const fill = chance(column, row) < 6 ? park : block;
    const length = round(side - 2 * gap);
    yield `<rect x="${round(x + gap)}" y="${round(y + gap)}" width="${length}" ` +
      `height="${length}" rx="${round(6 * frame.scale)}" fill="${fill}"/>`;
  }
}

function* avenues(frame: Frame, road: string) {
  if (frame.zoom < AVENUES_FROM) return;
  for (const { x, y, side } of cells(frame, CELL * AVENUE_EVERY)) {
    yield `<path d="M${round(x)} ${round(y)}h${round(side)}M${round(x)} ` +
      `${round(y)}v${round(side)}" stroke="${road}" ` +
      `stroke-width="${Math.max(2, round(24 * frame.scale))}"/>`;
  }
}

/** One river for every so many cells, winding from west to east. */
function* rivers({ left, top, scale, zoom }: Frame, water: string) {
  if (zoom < AVENUES_FROM) return;
  const apart = CELL * 48 * scale;
  const swing = CELL * 4 * scale;
  const width = CELL * 0.9 * scale;
  const wave = 0.11 / (CELL * scale);
  const heightAt = (river: number, x: number) =>
    river * apart + swing * Math.sin(x * wave + river * 1.7) - top;
  for (
    let river = Math.floor((top - swing - width) / apart);
    river * apart < top + TILE + swing + width;
    river++
  ) {
    const points = Array.from({ length: 10 }, (_, step) => left - 32 + step * 36).map(
      (x) => `${round(x - left)} ${round(heightAt(river, x))}`,
    );
    yield `<path d="M${points.join('L')}" fill="none" stroke="${water}" ` +
      `stroke-width="${round(width)}" stroke-linejoin="round"/>`;
  }
}

function* streets(frame: Frame, { road, words }: { road: string; words: string }) {
  if (frame.zoom < AVENUES_FROM) return;
  const near = sandboxStreets
    .map((street) => ({ street, a: toPixels(street.from, frame), b: toPixels(street.to, frame) }))
    .filter(({ a, b }) => touches(a, b));
  const thick = Math.max(2, round(16 * frame.scale));
  for (const { a, b } of near)
    yield `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${road}" ` +
      `stroke-width="${thick}" stroke-linecap="round"/>`;
  if (frame.zoom < NAMES_FROM) return;
  // The outline cuts the name of a crossing street that was drawn before.
  yield `<g text-anchor="middle" font-size="11" fill="${words}" stroke="${road}" ` +
    'stroke-width="4" stroke-linejoin="round" paint-order="stroke">';
  for (const { street, a, b } of near) yield* nameAlong(street, a, b);
  yield '</g>';
}

type Pixels = { x: number; y: number };
const MARGIN = 120;
const touches = (a: Pixels, b: Pixels) =>
  Math.max(a.x, b.x) > -MARGIN &&
  Math.min(a.x, b.x) < TILE + MARGIN &&
  Math.max(a.y, b.y) > -MARGIN &&
  Math.min(a.y, b.y) < TILE + MARGIN;

/** The width of one, in pixels. */
const LETTER = 6;

/**
 * Twice along the street, so that one is visible, or once where two would touch; neighbouring tiles
 * draw the same labels at the same place.
 */
function* nameAlong({ logradouro }: SandboxStreet, a: Pixels, b: Pixels) {
  const upright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  const apart = Math.hypot(a.x - b.x, a.y - b.y) * (0.72 - 0.3);
  for (const part of apart > logradouro.length * LETTER * 1.2 ? [0.3, 0.72] : [0.5]) {
    const x = round(a.x + (b.x - a.x) * part);
    const y = round(a.y + (b.y - a.y) * part);
    const turned = upright ? ' rotate(-90)' : '';
    yield `<text transform="translate(${x} ${y})${turned}" y="4">${logradouro}</text>`;
  }
}

function* places(frame: Frame, words: string) {
  if (frame.zoom < PLACES_FROM || frame.zoom >= NAMES_FROM + 1) return;
  for (const place of neighbourhoods) {
    const { x, y } = toPixels(place, frame);
    if (!touches({ x, y }, { x, y })) continue;
    yield `<text x="${round(x)}" y="${round(y - 24 * frame.scale)}" text-anchor="middle" ` +
      `font-size="13" font-weight="600" fill="${words}">${place.bairro}</text>`;
  }
}
