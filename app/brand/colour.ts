// Colour maths for the palette: hex, OKLCH, luminance and contrast. No dependencies.

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  L: number;
  C: number;
  H: number;
}

type Triple = [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

/** Three or six digits, with or without `#`. Invalid data becomes dark grey instead of an error. */
export function hexToRgb(hex: string): Triple {
  let h = String(hex).trim().replace(/^#/, '');
  if (h.length === 3) h = [...h].map((c) => c + c).join('');
  if (!/^[0-9a-f]{6}/i.test(h)) h = '444444';
  const channel = (i: number) => Number.parseInt(h.slice(i, i + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

export function rgbToHex(rgb: Triple): string {
  return `#${rgb
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toLinear(channel: number): number {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function toGamma(v: number): number {
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
}

function linearRgb(hex: string): Triple {
  const [r, g, b] = hexToRgb(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

export function toOklch(hex: string): Colour {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { L, C: Math.hypot(A, B), H: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360 };
}

function oklchToLinear({ L, C, H }: Colour): Triple {
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Lowers chroma until the colour fits sRGB; hue and lightness stay. */
export function fromOklch({ L, C, H }: Colour): string {
  const fits = (c: number) =>
    oklchToLinear({ L, C: c, H }).every((v) => v >= -0.0005 && v <= 1.0005);
  let low = 0;
  let high = C;
  if (fits(C)) low = C;
  else {
    for (let i = 0; i < 14; i++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
  }
  const [r, g, b] = oklchToLinear({ L: clamp(L), C: low, H });
  return rgbToHex([toGamma(clamp(r)), toGamma(clamp(g)), toGamma(clamp(b))]);
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The specification's rule: a colour is light if its weighted brightness exceeds 128. */
export function isLight(hex: string): boolean {
  const [r, g, b] = hexToRgb(hex);
  return (r * 299 + g * 587 + b * 114) / 1000 > 128;
}
