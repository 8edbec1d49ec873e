// Toppings of vegetables and herbs.
import { circle, dots, faded, joined, line, path } from '../shapes.ts';
import { leaf } from './leaf.ts';
import type { Topping } from './topping.ts';

export const vegetables = {
  mushroom: {
    room: 12,
    count: 12,
    layer: 2,
    art:
      path(
        'M-12 2C-13-9-5-12 0-12S13-9 12 2C12 6 6 5 4 3L5 10Q0 14-5 10L-4 3C-6 5-12 6-12 2',
        '#a97f55',
      ) +
      path(
        'M-10 1C-10-7-4-10 0-10S10-7 10 1C9 3 5 2 3 1L3.6 9Q0 11.5-3.6 9L-3 1C-5 2-9 3-10 1',
        '#f4e6cd',
      ) +
      line('M-7-1Q-6-5-2-6M7-1Q6-5 2-6', '#c9a77e', 1.6),
  },
  blackOlive: {
    room: 6.5,
    count: 10,
    layer: 2,
    art:
      circle(0, 0, 4.8, 'none', ' stroke="#2a2028" stroke-width="4"') +
      line('M-4-2.5Q-2-5 1-5', '#8a7a86', 1.3),
  },
  greenOlive: {
    room: 6.5,
    count: 10,
    layer: 2,
    art:
      circle(0, 0, 4.8, 'none', ' stroke="#7d8a2e" stroke-width="4"') +
      line('M-4-2.5Q-2-5 1-5', '#dbe296', 1.4),
  },
  redOnion: {
    room: 12,
    count: 9,
    layer: 1,
    art:
      line('M-10 4A11 10 0 0 1 9-5', '#8d3f74', 3.4) +
      line('M-8.5 5A9.5 8.5 0 0 1 8-3', '#f6e3ee', 1.7) +
      line('M-5 6A6 6 0 0 1 5 1', '#b56a9c', 2.2),
  },
  onion: {
    room: 12,
    count: 7,
    layer: 1,
    art:
      line('M-10 4A11 10 0 0 1 9-5', '#c9b07a', 4.2) +
      line('M-10 3.5A11 10 0 0 1 9-5.5', '#fffbee', 2.8) +
      line('M-5 6A6 6 0 0 1 5 1', '#f7efd4', 2.2),
  },
  caramelOnion: {
    room: 9,
    count: 12,
    layer: 1,
    art:
      line('M-9 2Q-4-6 1 0T9-3M-6 6Q0 2 6 5', '#a85f22', 3) +
      line('M-7 0Q-4-4 0 0', '#e0a050', 1.2),
  },
  tomato: {
    room: 15,
    count: 8,
    layer: 1,
    art:
      circle(0, 0, 15, '#b92d1a') +
      circle(0, 0, 13, '#e4573a') +
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<path transform="rotate(${a})" d="M-3.5-4Q-6-10 0-10.5Q6-10 3.5-4Q0-2-3.5-4" ` +
            'fill="#f59068"/>',
        )
        .join('') +
      dots(
        [
          [-1, -7],
          [7, -3],
          [5, 5],
          [-4, 6],
          [-7, -1],
        ],
        '#ffe0a0',
        1.8,
      ),
  },
  cherryTomato: {
    room: 9,
    count: 11,
    layer: 2,
    art:
      circle(0, 0, 9, '#c22c1b') +
      circle(0, 0, 7.2, '#ea5f40') +
      path('M-5-2Q0-6 5-2Q0 0-5-2M-5 2Q0 6 5 2Q0 0-5 2', '#f9a27a'),
  },
  driedTomato: {
    room: 9,
    count: 12,
    layer: 1,
    art:
      path('M-10-1Q-7-8 0-6Q8-8 10-1Q8 7 1 6Q-8 8-10-1', '#8f1f14') +
      path('M-7-1Q-4-5 0-3.5Q5-5 7-1Q4 3 0 2Q-5 3-7-1', '#c8402a'),
  },
  basil: {
    room: 12,
    count: 7,
    layer: 3,
    art: leaf('#5fa346', '#3f7f31') + line('M-9 .3Q0-1 10 1', '#a8d582', 0.9),
  },
  spinach: { room: 12, count: 10, layer: 1, art: leaf('#4c8a3a', '#316428') },
  arugula: {
    room: 15,
    count: 12,
    layer: 3,
    art:
      path(
        joined(
          'M-15 1L-8-1Q-9-7-4-6Q-3-3-1-2Q0-10 6-8Q7-4 6-2Q12-6 15 0Q12 6 6 3Q8 8 3 9',
          'Q-1 8-1 3Q-3 7-7 6Q-8 3-7 1.6Z',
        ),
        '#4e9236',
      ) + line('M-14 1Q0-1 12 0', '#a9d67f', 1.1),
  },
  corn: {
    room: 5,
    count: 34,
    layer: 2,
    art:
      path('M-4-2Q-3-5 1-4.5Q5-4 4.5 0Q4 4 0 4.5Q-5 3-4-2', '#f4b81d') +
      path('M-2.5-2Q-1-4 2-3Q2-1-2.5-2', '#ffe27a'),
  },
  pea: {
    room: 5,
    count: 26,
    layer: 2,
    art: circle(0, 0, 4.5, '#6f9f2f') + circle(-1.3, -1.4, 1.5, '#c7e086'),
  },
  broccoli: {
    room: 12,
    count: 11,
    layer: 2,
    art:
      path('M-3 12L-4 2H4L3 12Q0 14-3 12', '#a9c77a') +
      circle(-6, 0, 6, '#3f7a2c') +
      circle(6, 0, 6, '#3a7028') +
      circle(0, -5, 7, '#4f8f37') +
      dots(
        [
          [-7, -2],
          [-2, -8],
          [3, -6],
          [6, -2],
          [0, -2],
          [-4, 2],
        ],
        '#86bd5c',
        2.4,
      ),
  },
  garlic: {
    room: 6,
    count: 24,
    layer: 2,
    art:
      path('M-6 0Q-3-5 2-4Q7-2 6 2Q1 5-4 4Z', '#d89b3c') +
      path('M-4-.5Q-2-3 2-2.5Q3-.5-4-.5', '#fbe0a0'),
  },
  palm: {
    room: 9,
    count: 11,
    layer: 1,
    art:
      circle(0, 0, 9, '#e9d5a4') +
      circle(0, 0, 7.6, '#fdf3d6') +
      circle(0, 0, 4, 'none', ' stroke="#e3cd98" stroke-width="1.4"'),
  },
  zucchini: {
    room: 13,
    count: 12,
    layer: 1,
    art:
      circle(0, 0, 13, '#4b7a2d') +
      circle(0, 0, 11.4, '#dde6a4') +
      circle(0, 0, 6, '#eef0c2') +
      dots(
        [
          [-3, -2],
          [2, -3],
          [3, 2],
          [-2, 3],
        ],
        '#b9c478',
        1.6,
      ) +
      line('M-9 5L5-9', '#a7702f', 1.5, faded(0.45)),
  },
  eggplant: {
    room: 13,
    count: 11,
    layer: 1,
    art:
      circle(0, 0, 13, '#45224a') +
      circle(0, 0, 11, '#e2cf9c') +
      dots(
        [
          [-4, -2],
          [3, -4],
          [4, 3],
          [-3, 4],
          [0, 0],
        ],
        '#b99a5f',
        1.7,
      ),
  },
  pepper: {
    room: 10,
    count: 11,
    layer: 1,
    art: line('M-8 4A9 9 0 0 1 8-4', '#3f8a34', 4) + line('M-7 3A8 8 0 0 1 4-5', '#9ed06a', 1.2),
  },
  jalapeno: {
    room: 7,
    count: 13,
    layer: 2,
    art:
      circle(0, 0, 7, '#3f7c28') +
      circle(0, 0, 5.2, '#b6d27a') +
      dots(
        [
          [-2, 0],
          [2, -1],
          [0, 2],
        ],
        '#f3ecc0',
        1.6,
      ),
  },
  chili: {
    room: 9,
    count: 10,
    layer: 2,
    art: line('M-8 2Q0 5 9-3', '#b3160f', 4.6) + line('M-6 1.5Q0 3 5-1', '#f0705a', 1.3),
  },
  pickle: {
    room: 9,
    count: 8,
    layer: 1,
    art: circle(0, 0, 9, '#5d8a26') + circle(0, 0, 7.4, '#b3c95a'),
  },
  cucumber: {
    room: 11,
    count: 7,
    layer: 1,
    art:
      circle(0, 0, 11, '#3f7a35') +
      circle(0, 0, 9.5, '#d8eab0') +
      dots(
        [
          [-3, -2],
          [2, -3],
          [3, 2],
          [-2, 3],
        ],
        '#a8c77a',
        2,
      ),
  },
  avocado: {
    room: 12,
    count: 9,
    layer: 2,
    art:
      path('M-11 5Q-12-8 0-12Q12-8 11 5Q6 12 0 9Q-6 12-11 5', '#4c6a26') +
      path('M-9 4Q-9-7 0-10Q9-7 9 4Q5 9 0 6Q-5 9-9 4', '#dfe69a') +
      line('M-5-3Q0-7 5-3', '#f7f7cf', 1.8),
  },
} satisfies Record<string, Topping>;
