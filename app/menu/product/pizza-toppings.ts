// The toppings drawn for a flavour, read from its text, and their positions. The same flavour
// always looks the same.
import { fold } from '#rules/text.ts';

export type Topping =
  | 'salami'
  | 'onion'
  | 'tomato'
  | 'basil'
  | 'blob'
  | 'ham'
  | 'corn'
  | 'olive'
  | 'egg'
  | 'shrimp'
  | 'mushroom'
  | 'bacon'
  | 'greens'
  | 'chicken'
  | 'garlic'
  | 'chocolate'
  | 'strawberry'
  | 'banana'
  | 'guava'
  | 'pea';

const words: [RegExp, Topping][] = [
  [/calabresa|pepperoni|salam|linguica/, 'salami'],
  [/frango|atum|peixe|carne seca|costela/, 'chicken'],
  [/presunto|lombo|peito de peru/, 'ham'],
  [/bacon/, 'bacon'],
  [/camarao/, 'shrimp'],
  [/\bovos?\b/, 'egg'],
  [/cebola|alho-poro/, 'onion'],
  [/tomate|marguerita|margherita|napolitana/, 'tomato'],
  [/manjericao|marguerita|margherita|rucula|espinafre|escarola/, 'basil'],
  [/brocolis|abobrinha|palmito/, 'greens'],
  [
    /bufala|catupiry|requeijao|cream cheese|gorgonzola|provolone|queijo|burrata|chocolate branco|coco/,
    'blob',
  ],
  [/milho/, 'corn'],
  [/ervilha/, 'pea'],
  [/azeitona/, 'olive'],
  [/cogumelo|champignon|shiitake|funghi/, 'mushroom'],
  [/\balho\b/, 'garlic'],
  [/morango/, 'strawberry'],
  [/banana/, 'banana'],
  [/goiabada/, 'guava'],
  [/chocolate|brigadeiro|avela/, 'chocolate'],
];
const MOST_KINDS = 4;
const plain: Topping[] = ['tomato', 'basil', 'blob', 'olive'];

export function toppingsOf(text: string, id: number): Topping[] {
  const folded = fold(text);
  const found = words.filter(([pattern]) => pattern.test(folded)).map(([, topping]) => topping);
  if (found.length > 0) return found.slice(0, MOST_KINDS);
  const first = plain[id % plain.length] ?? 'blob';
  return [first, plain[(id + 1) % plain.length] ?? 'basil'];
}

export function sauceOf(toppings: readonly Topping[]): string {
  if (toppings.includes('chocolate')) return '#8a5634';
  if (toppings.includes('guava') || toppings.includes('banana') || toppings.includes('strawberry'))
    return '#f6e0b0';
  return toppings.includes('tomato') || toppings.includes('blob') ? '#f3d98c' : '#f6cf72';
}

export type Placed = { topping: Topping; x: number; y: number; turn: number };

const INNER = 14;
const OUTER = 69;
const APART = 17;
/** The number of pieces on a whole pizza. */
const PIECES = 38;
const TRIES = 30;

/** Pieces inside a sector; angles in turns, counter-clockwise from the top, centre at 100,100. */
export function scatter(
  toppings: readonly Topping[],
  id: number,
  from: number,
  to: number,
): Placed[] {
  const random = sequence(id);
  const placed: Placed[] = [];
  const wanted = Math.round(PIECES * (to - from));
  const whole = to - from >= 1;
  for (let piece = 0; piece < wanted; piece++) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // The root spreads them evenly over the area instead of crowding the middle.
      const radius = Math.sqrt(INNER ** 2 + random() * (OUTER ** 2 - INNER ** 2));
      // No piece crosses a cut.
      const margin = whole ? 0 : Math.min((to - from) / 2.2, 9 / (2 * Math.PI * radius));
      const angle = (from + margin + random() * (to - from - 2 * margin)) * 2 * Math.PI;
      const x = 100 - radius * Math.sin(angle);
      const y = 100 - radius * Math.cos(angle);
      if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) continue;
      placed.push({
        topping: toppings[piece % toppings.length] ?? 'blob',
        x: rounded(x),
        y: rounded(y),
        turn: Math.floor(random() * 360),
      });
      break;
    }
  }
  return placed;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The same numbers for the same seed, on every machine. */
function sequence(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}
