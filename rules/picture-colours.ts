// The colours that a picture is mostly made of: an owner picks the brand's from the logo.

/** Each channel is divided into so many steps, so that shades count together. */
const STEPS = 8;
const SIZE = 256 / STEPS;
/** Less than this share of the picture is an edge or noise. */
const LEAST_SHARE = 0.02;

type Counted = { red: number; green: number; blue: number; count: number };

/**
 * `pixels` as a canvas returns them: four bytes each. Whites and the transparent are no colours.
 */
export function picturesColours(pixels: Uint8ClampedArray, most: number): string[] {
  const found = new Map<number, Counted>();
  let all = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128 || Math.min(red, green, blue) > 235) continue;
    all++;
    const key = [red, green, blue].reduce((sum, one) => sum * STEPS + Math.floor(one / SIZE), 0);
    const one = found.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    one.red += red;
    one.green += green;
    one.blue += blue;
    one.count++;
    found.set(key, one);
  }
  const ranked = [...found.values()]
    .filter(({ count }) => count >= all * LEAST_SHARE)
    .sort((a, b) => b.count - a.count)
    .map(({ red, green, blue, count }) => [red / count, green / count, blue / count]);
  const kept: number[][] = [];
  for (const colour of ranked)
    if (kept.length < most && kept.every((other) => distance(other, colour) > SIZE))
      kept.push(colour);
  return kept.map((colour) => `#${colour.map(hex).join('')}`);
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((one, at) => one - (b[at] ?? 0)));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
