// A picture under construction. The light comes from the top left, and there are no outlines.
import type { Dish } from './dish.ts';
import { hashOf, num, oval, type Point, type Random, randomFrom } from './shapes.ts';

type Stop = string | number;
/** Margins are drawn too: shadows reach over the shape. */
const REGION = 'filterUnits="userSpaceOnUse" x="0" y="0" width="200" height="200"';

export class Pen {
  dish: Dish;
  readonly random: Random;
  private definitions = '';
  private body = '';
  private readonly made = new Map<string, string>();

  constructor(dish: Dish) {
    this.dish = dish;
    this.random = randomFrom(hashOf(`${dish.kind} ${dish.form} ${dish.seed}`));
  }

  /** Ingredients of the whole dish, or of its first half. */
  get words(): readonly string[] {
    return this.dish.halves[0] ?? [];
  }

  has(...words: string[]): boolean {
    return words.some((word) => this.words.includes(word));
  }

  /** Defines something once. Ids are short: an `img` shares them with no other picture. */
  private once(name: string, define: (id: string) => string, use: (id: string) => string): string {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const id =
      String.fromCharCode(97 + (this.made.size % 26)) + (Math.floor(this.made.size / 26) || '');
    this.definitions += define(id);
    const used = use(id);
    this.made.set(name, used);
    return used;
  }

  /** 'h': from left to right. 'v': downwards. '': across. Then pairs of offset and colour. */
  linear(way: 'h' | 'v' | '', ...stops: Stop[]): string {
    const ends = { h: 'y2=".15"', v: 'x2="0" y2="1"', '': 'x2=".8" y2="1"' }[way];
    return this.once(
      `linear ${way} ${stops.join()}`,
      (id) => `<linearGradient id="${id}" ${ends}>${stopsOf(stops)}</linearGradient>`,
      (id) => `url(#${id})`,
    );
  }

  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.once(
      `radial ${[cx, cy, r, ...stops].join()}`,
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">` +
        `${stopsOf(stops)}</radialGradient>`,
      (id) => `url(#${id})`,
    );
  }

  private filter(name: string, inner: string): string {
    return this.once(
      name,
      (id) => `<filter id="${id}" ${REGION}>${inner}</filter>`,
      (id) => ` filter="url(#${id})"`,
    );
  }

  /** A light edge at the top left, shade at the bottom right, and a soft shadow below. */
  lit(width = 1.5, light = 0.5, shade = 0.32, shadow = 0.42): string {
    const edge = (side: number, colour: string, opacity: number, under: string) =>
      `<feOffset in="b" dx="${num(side * width)}" dy="${num(side * width)}" result="o"/>` +
      '<feComposite in="SourceAlpha" in2="o" operator="out"/>' +
      `<feColorMatrix values="${colour} 0 0 0 ${opacity} 0"/><feComposite in2="${under}"`;
    const drop =
      shadow === 0
        ? ''
        : `<feDropShadow dx="${num(width * 0.5)}" dy="${num(width * 1.1)}" ` +
          `stdDeviation="${num(width * 0.75)}" flood-color="#4a1500" flood-opacity="${shadow}"/>`;
    return this.filter(
      `lit ${[width, light, shade, shadow].join()}`,
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${width}" result="b"/>` +
        `${edge(1, '0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86', light, 'SourceGraphic')} result="s"/>` +
        `${edge(-1, '0 0 0 0 .23 0 0 0 0 .06 0 0 0 0 0', shade, 's')}/>${drop}`,
    );
  }

  /** Uneven browning or melting: soft noise inside the shape. */
  baked(
    [red, green, blue]: readonly [number, number, number] = [0.66, 0.3, 0.06],
    frequency = 0.045,
    gain = 2.6,
    bias = -1.3,
  ): string {
    const colour = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain} 0 0 0 ${bias}`;
    return this.filter(
      `baked ${colour} ${frequency}`,
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" ` +
        `seed="${this.dish.seed % 99}"/><feColorMatrix values="${colour}"/>` +
        '<feComposite in2="SourceGraphic" operator="atop"/>',
    );
  }

  blurred(deviation: number): string {
    return this.filter(`blur ${deviation}`, `<feGaussianBlur stdDeviation="${deviation}"/>`);
  }

  clipped(d: string): string {
    return this.once(
      `clip ${d}`,
      (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
      (id) => ` clip-path="url(#${id})"`,
    );
  }

  /** The shadow on the table, dark enough to be seen on a dark tile as well. */
  ground(x: number, y: number, rx: number, ry: number, opacity = 0.3): void {
    const [deep, soft] = [`#1c0b04/${num(opacity * 1.4)}`, `#1c0b04/${num(opacity * 0.6)}`];
    this.body += oval(
      x,
      y,
      rx,
      ry,
      this.radial(0.5, 0.5, 0.5, 0, deep, 0.55, soft, 1, '#1c0b04/0'),
    );
  }

  add(...parts: string[]): void {
    this.body += parts.join('');
  }

  group(attributes: string, ...parts: string[]): void {
    this.body += `<g${attributes}>${parts.join('')}</g>`;
  }

  /** The same picture, drawing another dish. */
  as(part: Partial<Dish>): Pen {
    this.dish = { ...this.dish, ...part };
    return this;
  }

  /** Draws a whole picture inside this one. */
  within(transform: string, draw: () => void): void {
    this.body += `<g transform="${transform}">`;
    draw();
    this.body += '</g>';
  }

  /**
   * The same art on every corner of one path, by a marker: about seven bytes a piece. The turns of
   * the path turn the pieces. A filter goes on the layer, so that the light stays at the top left.
   */
  stamp(art: string, points: readonly Point[], turning = true, scale = 1): string {
    if (points.length === 0) return '';
    const turn = turning ? ' orient="auto"' : '';
    const id = this.once(
      `stamp ${turn} ${art}`,
      (own) => `<marker id="${own}" overflow="visible"${turn}>${art}</marker>`,
      (own) => own,
    );
    const d = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');
    const width = scale === 1 ? '' : ` stroke-width="${scale}"`;
    return `<path d="M${d}" fill="none"${width} style="marker:url(#${id})"/>`;
  }

  done(): string {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" ' +
      'stroke-linecap="round" stroke-linejoin="round" color-interpolation-filters="sRGB">' +
      `<defs>${this.definitions}</defs>${this.body}</svg>`;
    return svg.replace(/([" -])0\.(?=\d)/g, '$1.');
  }
}

function stopsOf(stops: readonly Stop[]): string {
  let out = '';
  for (let at = 0; at < stops.length; at += 2) {
    const [colour, opacity] = String(stops[at + 1]).split('/');
    const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    out += `<stop offset="${stops[at]}" stop-color="${colour}"${see}/>`;
  }
  return out;
}
