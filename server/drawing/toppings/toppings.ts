// All toppings: pieces, powders and drizzles, and what lies on the dough in place of cheese.
import { cheese } from './cheese.ts';
import { meat } from './meat.ts';
import { sweet } from './sweet.ts';
import type { Topping } from './topping.ts';
import { vegetables } from './vegetables.ts';

const pieces = { ...meat, ...cheese, ...vegetables, ...sweet };

const table: ReadonlyMap<string, Topping> = new Map(Object.entries<Topping>(pieces));

export const toppingOf = (word: string): Topping | null => table.get(word) ?? null;
export const isTopping = (word: string): boolean => table.has(word);
export const artOf = (name: keyof typeof pieces): string => pieces[name].art;

/** Colour, width of a grain, and how many. */
type Powder = readonly [colour: string, width: number, count: number];
export const POWDERS: Readonly<Record<string, Powder>> = {
  oregano: ['#5c6b26', 1.7, 40],
  cinnamon: ['#8a4a1c', 2, 56],
  cocoa: ['#4a2313', 2, 56],
  chia: ['#3a3236', 1.6, 40],
  powderMilk: ['#fffaf0', 2.4, 60],
  zest: ['#a8c23a', 1.8, 26],
  thyme: ['#5d7f3a', 1.8, 26],
  parsley: ['#4c8a35', 2.2, 30],
  sugar: ['#fff', 1.6, 40],
};

export const DRIZZLES: Readonly<Record<string, string>> = {
  condensedMilk: '#fff3d2',
  honey: '#f0a62a',
  chocoSauce: '#4a2112',
  hazelnut: '#7a4424',
  oil: '#e8c64a',
  caramel: '#c8741a',
  peanutButter: '#d09550',
  pesto: '#5b8a2f',
};

/** Middle, light and dark tone of what covers the dough. */
type Base = readonly [middle: string, light: string, dark: string];
export const BASES: Readonly<Record<string, Base>> = {
  chocolate: ['#4a2413', '#6a3820', '#2f140a'],
  whiteChocolate: ['#f3dfb2', '#fff2d2', '#d9b877'],
  noCheese: ['#c4461f', '#d96a35', '#a02f10'],
};
export const CHEESE: Base = ['#f2bf5c', '#fbdf96', '#d9812c'];

export const grainsOf = (word: 'cocoa' | 'parsley'): Powder => POWDERS[word] ?? ['#4a2313', 2, 56];
