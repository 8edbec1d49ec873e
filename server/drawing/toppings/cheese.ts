// Toppings of cheese.
import { circle, dots, line, path, rect } from '../shapes.ts';
import type { Topping } from './topping.ts';

export const cheese = {
  catupiry: {
    room: 11,
    count: 10,
    layer: 2,
    art:
      path('M-11 1Q-11-7-4-8Q3-11 8-6Q13-1 9 5Q4 11-3 8Q-10 8-11 1', '#fffaf0') +
      path('M-6 0Q-5-5 1-5Q6-5 6-1', 'none', ' stroke="#fff" stroke-width="2.6"') +
      path('M8-2Q9 5 2 7', 'none', ' stroke="#e6c58c" stroke-width="2"'),
  },
  provolone: {
    room: 12,
    count: 8,
    layer: 1,
    art:
      path('M-11 0Q-10-9 0-10Q11-9 11 1Q9 9-1 10Q-11 8-11 0', '#f7c65b') +
      circle(-2, -1, 2.4, '#dc962f') +
      circle(5, 4, 1.6, '#dc962f'),
  },
  parmesan: {
    room: 7,
    count: 11,
    layer: 3,
    art: path('M-8-2L4-4L8 0L-3 3Z', '#fbe7ae') + path('M-8-2L4-4L5-3L-6 0Z', '#fffbe6'),
  },
  gorgonzola: {
    room: 10,
    count: 10,
    layer: 2,
    art:
      path('M-10-1Q-8-8 0-8L9-4Q11 4 4 7Q-7 9-10-1', '#fbf1d3') +
      dots(
        [
          [-4, -2],
          [2, -4],
          [4, 2],
          [-1, 3],
        ],
        '#5f7f83',
        2.6,
      ),
  },
  mozzarella: {
    room: 15,
    count: 7,
    layer: 1,
    art:
      path('M-15 1Q-15-9-5-12Q6-15 13-7Q17 3 9 10Q-2 16-11 9Q-15 6-15 1', '#fff6de') +
      path('M-9-2Q-7-8 0-8', 'none', ' stroke="#fff" stroke-width="3"') +
      path('M11 2Q9 9 0 11', 'none', ' stroke="#eed9a6" stroke-width="2.5"'),
  },
  cheddar: {
    room: 11,
    count: 8,
    layer: 1,
    art:
      path('M-11-9L9-11L12 9L-9 11Z', '#ee9a1e') +
      path('M-10-8L8-10L10 5L-9 7Z', '#ffc445') +
      line('M-7-5L5-6', '#ffe39a', 1.8),
  },
  whiteCheese: {
    room: 9,
    count: 9,
    layer: 1,
    art: rect(-9, -8, 18, 16, 3, '#e2c78c') + rect(-8, -7.5, 16, 12, 2.5, '#fff6de'),
  },
} satisfies Record<string, Topping>;
