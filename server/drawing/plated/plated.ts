// Draws what is baked, fried or sweet by its form.
import type { Pen } from '../pen.ts';
import { balls, croissant, loaf, toast } from './breads.ts';
import { assorted, combo, meal, pasta } from './meals.ts';
import { cob, fries, rings, skewer, wings } from './sides.ts';
import { cookie, coxinha, donut, hotDog, pastel, sandwich, tapioca } from './snacks.ts';
import { cake, iceCream, petit, pot, pudding, truffle } from './sweets.ts';

const FORMS = {
  balls,
  fried: balls,
  truffle,
  petit,
  pudding,
  croissant,
  garlicBread: loaf,
  loaf,
  toast,
  cake,
  fries,
  rings,
  wings,
  skewer,
  cob,
  pot,
  iceCream,
  coxinha,
  pastel,
  cookie,
  donut,
  tapioca,
  hotDog,
  sandwich,
  pasta,
  meal,
  combo,
  assorted,
} as const;

export const PLATED_FORMS: readonly string[] = Object.keys(FORMS);

export const plated = (pen: Pen): void =>
  (FORMS[pen.dish.form as keyof typeof FORMS] ?? iceCream)(pen);
