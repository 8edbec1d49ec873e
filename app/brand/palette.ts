// One or two brand colours in, a full accessible palette out, light and dark. Contrast is
// guaranteed by search. Pages carry the palette as CSS; keep this file out of the first browser
// bundle.
import {
  type Colour,
  clamp,
  contrast,
  fromOklch,
  hexToRgb,
  isLight,
  rgbToHex,
  toOklch,
} from './colour.ts';

export type Palette = Record<string, string>;

interface Neutrals {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  'line-strong': string;
  text: string;
  'text-2': string;
  'text-3': string;
  inverse: string;
  'on-inverse': string;
}

/** A colour with `L0`, its original lightness, while it is adjusted. */
interface Moving extends Colour {
  L0?: number;
}

type Direction = 1 | -1;

/**
 * Yellows turn olive when darkened; pull the hue towards amber (60°) in proportion to the distance
 * travelled.
 */
function warm(c: Moving, L: number): number {
  const from = c.L0 ?? c.L;
  if (c.H < 70 || c.H > 125 || L >= from) return c.H;
  return c.H + (60 - c.H) * clamp((from - L) / 0.3);
}

/** Changes lightness until `ok(hex)`; -1 darkens, +1 lightens. */
function seek(c: Moving, direction: Direction, ok: (hex: string) => boolean): string {
  for (let L = c.L, i = 0; i < 220; i++, L += direction * 0.005) {
    const hex = fromOklch({ L: clamp(L), C: c.C, H: warm(c, L) });
    if (ok(hex)) return hex;
    if (L < 0 || L > 1) break;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

/** Every token of one colour, brand or accent. */
function family(hex: string, n: Neutrals, dark: boolean): Palette {
  const own = toOklch(hex);
  const c = { ...own, L0: own.L };
  const ink = fromOklch({ L: 0.2, C: Math.min(c.C, 0.035), H: warm(c, 0.2) });
  const light = isLight(hex);
  const on = light ? ink : '#ffffff';
  // The fill must contrast with the page; then the 128 rule chooses the text colour, and the fill
  // changes until the text is legible.
  const start = { ...c, L: dark ? Math.max(c.L, 0.42) : Math.min(c.L, 0.93) };
  const fill = seek(start, light ? 1 : -1, (h) => contrast(h, on) >= 4.6);
  const f = { ...toOklch(fill), L0: c.L };
  // Hover and press move away from the text colour, so contrast only increases.
  const step = (d: number) => fromOklch({ ...f, L: clamp(f.L + (light ? d : -d)) });
  const away: Direction = dark ? 1 : -1;
  const soft = fromOklch({
    L: dark ? 0.27 : 0.955,
    C: Math.min(c.C * 0.28, dark ? 0.05 : 0.032),
    H: c.H,
  });
  const softer = fromOklch({
    L: dark ? 0.32 : 0.915,
    C: Math.min(c.C * 0.4, dark ? 0.07 : 0.06),
    H: c.H,
  });
  const papers = [n.bg, n.surface, n.raised, n.sunken];
  const surfaces = [...papers, soft];
  return {
    raw: hex,
    fill,
    'fill-hover': step(0.03),
    'fill-press': step(0.06),
    on,
    edge: seek(f, away, (h) => papers.every((s) => contrast(h, s) >= 3.05)),
    text: seek({ ...c, L: dark ? Math.max(c.L, 0.68) : Math.min(c.L, 0.56) }, away, (h) =>
      surfaces.every((s) => contrast(h, s) >= 4.6),
    ),
    soft,
    softer,
    'on-soft': seek(
      { ...c, L: dark ? 0.86 : 0.4, C: Math.min(c.C, 0.11) },
      away,
      (h) => contrast(h, soft) >= 7 && contrast(h, softer) >= 4.6,
    ),
  };
}

function neutrals(H: number, dark: boolean): Neutrals {
  const k = (L: number, C: number) => fromOklch({ L, C, H });
  if (dark) {
    return {
      bg: k(0.165, 0.008),
      surface: k(0.2, 0.009),
      raised: k(0.235, 0.01),
      sunken: k(0.14, 0.007),
      line: k(0.285, 0.011),
      'line-strong': k(0.53, 0.012),
      text: k(0.965, 0.004),
      'text-2': k(0.79, 0.008),
      'text-3': k(0.68, 0.01),
      inverse: k(0.95, 0.005),
      'on-inverse': k(0.2, 0.01),
    };
  }
  return {
    bg: k(0.983, 0.004),
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: k(0.957, 0.006),
    line: k(0.915, 0.007),
    'line-strong': k(0.61, 0.012),
    text: k(0.215, 0.014),
    'text-2': k(0.43, 0.014),
    'text-3': k(0.515, 0.014),
    inverse: k(0.225, 0.014),
    'on-inverse': k(0.98, 0.004),
  };
}

/** Status hues are fixed; they never follow the brand. */
function statuses(n: Neutrals, dark: boolean): Palette {
  const out: Palette = {};
  for (const [name, hue] of [
    ['success', 152],
    ['warning', 72],
    ['danger', 25],
    ['info', 245],
  ] as const) {
    const c = { L: dark ? 0.76 : 0.5, C: name === 'warning' ? 0.12 : dark ? 0.14 : 0.15, H: hue };
    const soft = fromOklch({ L: dark ? 0.27 : 0.957, C: dark ? 0.045 : 0.03, H: hue });
    out[`${name}-soft`] = soft;
    out[name] = seek(c, dark ? 1 : -1, (h) =>
      [n.bg, n.surface, n.raised, n.sunken, soft].every((s) => contrast(h, s) >= 4.6),
    );
    const danger = name === 'danger';
    out[`${name}-fill`] = seek(
      { L: 0.56, C: danger ? 0.215 : c.C, H: danger ? 27 : hue },
      -1,
      (h) => contrast(h, '#ffffff') >= 4.6,
    );
  }
  return out;
}

/** The whole palette, from token name (without leading dashes) to hex. */
export function theme(
  primary: string,
  secondary: string | null | undefined,
  dark = false,
): Palette {
  const p = toOklch(primary);
  // Colourless brands get warm paper; reds and pinks get cream paper instead of pink paper.
  const H = p.C < 0.025 ? 70 : p.H > 330 || p.H < 55 ? 55 : p.H;
  const n = neutrals(H, dark);
  // A secondary colour equal to the primary becomes grey, as the specification says.
  const own =
    secondary && rgbToHex(hexToRgb(secondary)) !== rgbToHex(hexToRgb(primary)) ? secondary : null;
  const out: Palette = { ...n };
  for (const [name, hex] of [
    ['brand', primary],
    ['accent', own ?? fromOklch({ L: 0.55, C: 0.012, H })],
  ] as const) {
    for (const [key, value] of Object.entries(family(hex, n, dark)))
      out[key === 'raw' ? name : `${name}-${key}`] = value;
  }
  // The promotional badge wears the secondary colour, unless that collapsed to grey.
  const promo = own ? 'accent' : 'brand';
  out['promo-fill'] = out[`${promo}-fill`] ?? '';
  out['promo-on'] = out[`${promo}-on`] ?? '';
  return { ...out, ...statuses(n, dark) };
}

function toCss(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/**
 * CSS text for the head. The selectors outrank `:root` in tokens.css, so the order does not matter.
 * Colours are normalised first, so that brand data cannot inject markup.
 */
export function brandCss(primary: string, secondary: string | null | undefined): string {
  const first = rgbToHex(hexToRgb(primary));
  const second = secondary ? rgbToHex(hexToRgb(secondary)) : null;
  return (
    `html:root{${toCss(theme(first, second, false))}}` +
    `html[data-theme='dark']{${toCss(theme(first, second, true))}}`
  );
}
