// A dish as an SVG of 200 by 200 units on a transparent ground. The same dish gives the same bytes.
import { bowl } from './bowl.ts';
import { burger } from './burger/burger.ts';
import type { Dish, DishKind } from './dish.ts';
import { drink } from './drinks/drink.ts';
import { goods } from './goods/goods.ts';
import { Pen } from './pen.ts';
import { piece, single } from './piece.ts';
import { pizza } from './pizza.ts';
import { plate } from './plate.ts';
import { plated } from './plated/plated.ts';

const DRAWERS: Record<DishKind, (pen: Pen) => void> = {
  pizza,
  burger,
  bowl,
  drink,
  plated,
  goods,
  piece,
  single,
  plate,
};

export function drawDish(dish: Dish): string {
  const pen = new Pen(dish);
  DRAWERS[dish.kind](pen);
  return pen.done();
}
