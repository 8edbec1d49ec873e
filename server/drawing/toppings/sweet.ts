// Toppings of fruit, nuts and sweets.
import { circle, dots, line, path, rect } from '../shapes.ts';
import { leaf } from './leaf.ts';
import type { Topping } from './topping.ts';

export const sweet = {
  walnut: {
    room: 8,
    count: 13,
    layer: 2,
    art:
      path('M-8 0Q-7-7-1-6Q2-9 6-5Q10 0 5 5Q1 8-3 6Q-8 6-8 0', '#a36a35') +
      line('M-5-1Q-2-4 0-1T5-2M-3 4Q1 1 4 3', '#d9a768', 1.6),
  },
  guava: {
    room: 9,
    count: 17,
    layer: 1,
    art: rect(-8.5, -8, 17, 16, 4, '#9b1c1c') + rect(-6.5, -6.5, 10, 6, 3, '#d1483c'),
  },
  banana: {
    room: 11,
    count: 14,
    layer: 2,
    art:
      circle(0, 0, 11, '#c98d34') +
      circle(0, 0, 9.7, '#fdebb0') +
      circle(0, 0, 5.4, '#f3d27e') +
      dots(
        [
          [-2, -1.5],
          [2, -1.5],
          [0, 2],
        ],
        '#a5772c',
        1.5,
      ),
  },
  strawberry: {
    room: 12,
    count: 11,
    layer: 2,
    art:
      path('M-12-4Q-9-11 0-9Q9-11 12-4Q11 6 0 13Q-11 6-12-4', '#c81f27') +
      path('M-8-4Q-5-8 0-6Q5-8 8-4Q6 4 0 9Q-6 4-8-4', '#f0675c') +
      path('M-3-3Q0-6 3-3Q2 3 0 5Q-2 3-3-3', '#ffe1d3'),
  },
  blueberry: {
    room: 6.5,
    count: 12,
    layer: 2,
    art:
      circle(0, 0, 6.5, '#3b4a8c') +
      circle(-1.5, -1.8, 3.2, '#6b7cc0') +
      circle(1.4, 1.4, 1.9, '#252f66'),
  },
  mango: {
    room: 8,
    count: 14,
    layer: 2,
    art: rect(-7, -7, 14, 14, 3.5, '#f19a1c') + rect(-5.5, -5.5, 9, 6, 2.5, '#ffc750'),
  },
  kiwi: {
    room: 11,
    count: 9,
    layer: 2,
    art:
      circle(0, 0, 11, '#6b8f22') +
      circle(0, 0, 9.6, '#a5c93c') +
      circle(0, 0, 3.4, '#f0f2c6') +
      dots(
        [
          [0, -6],
          [5, -3],
          [5, 3],
          [0, 6],
          [-5, 3],
          [-5, -3],
        ],
        '#2c2a14',
        1.7,
      ),
  },
  grape: {
    room: 7,
    count: 13,
    layer: 2,
    art: circle(0, 0, 7, '#6d2a66') + circle(-2, -2, 2.4, '#b67ab2'),
  },
  granola: {
    room: 5,
    count: 34,
    layer: 1,
    art:
      path('M-5-1Q-3-5 2-4Q6-1 4 3Q-1 6-5-1', '#b9792f') +
      path('M-3-1Q-1-3 2-2Q1 0-3-1', '#ecc078'),
  },
  nut: {
    room: 7,
    count: 13,
    layer: 2,
    art: line('M5-4A6 6 0 1 0 4 5', '#d9ad6b', 5) + line('M3-5A6 6 0 0 0-5-1', '#f7deb0', 1.8),
  },
  peanut: {
    room: 5,
    count: 26,
    layer: 2,
    art: path('M-4-2Q0-6 4-2Q6 3 0 4Q-6 3-4-2', '#c98b43') + circle(-1, -1.4, 1.5, '#f0cd92'),
  },
  pacoca: {
    room: 6,
    count: 26,
    layer: 2,
    art: path('M-6-1L-1-5L5-2L4 4L-3 5Z', '#c9995a') + path('M-4-1L-1-3.5L3-1.5L0 1Z', '#efcf98'),
  },
  coconut: {
    room: 7,
    count: 24,
    layer: 3,
    art: path('M-8 1Q0-5 8-1Q0 1-8 1', '#fffaf0') + path('M-8 1Q0-1 8-1Q0 3-8 1', '#e5d8c4'),
  },
  tapioca: {
    room: 4,
    count: 30,
    layer: 2,
    art: circle(0, 0, 3.8, '#fff8ec') + circle(0.8, 0.9, 2, '#e7d9c3'),
  },
  cookie: {
    room: 9,
    count: 8,
    layer: 2,
    art: path('M-9-3L-3-9L8-6L9 4L1 9L-8 5Z', '#2f2320') + path('M-6-3L-2-6L5-4L3 1Z', '#584540'),
  },
  chocoBit: {
    room: 6,
    count: 20,
    layer: 2,
    art: path('M-6-1L3-5L6 0L-2 5Z', '#4a2415') + path('M-4-1L3-3.5L4-1.5L-3 1.5Z', '#7d4528'),
  },
  brigadeiro: {
    room: 8,
    count: 10,
    layer: 2,
    art:
      circle(0, 0, 8, '#4b2515') +
      dots(
        [
          [-3, -3],
          [2, -4],
          [4, 1],
          [-1, 2],
          [-4, 3],
          [1, 5],
        ],
        '#8a5530',
        2,
      ),
  },
  mint: { room: 10, count: 4, layer: 3, art: leaf('#6cbf5a', '#459a45') },
  lime: {
    room: 11,
    count: 4,
    layer: 2,
    art:
      circle(0, 0, 11, '#6fa42a') +
      circle(0, 0, 9.4, '#f1f6cf') +
      [0, 60, 120, 180, 240, 300]
        .map(
          (a) =>
            `<path transform="rotate(${a})" d="M-3-7.5Q0-9 3-7.5L.6-1.5H-.6Z" fill="#b5d657"/>`,
        )
        .join(''),
  },
  pineapple: {
    room: 11,
    count: 10,
    layer: 2,
    art:
      path('M-12 6Q-9-10 0-12Q9-10 12 6Q6 11 0 11T-12 6', '#c98a1c') +
      path('M-10 4Q-7-9 0-10Q7-9 10 4Q5 8 0 8T-10 4', '#fbd34f') +
      line('M-5-4L4 6M0-8L8 3M5-4L-4 6M0-8L-8 3', '#e0a52c', 1.2),
  },
  watermelon: {
    room: 11,
    count: 10,
    layer: 2,
    art:
      path('M-13-4Q-10 12 0 12T13-4Z', '#3f7a35') +
      path('M-11-4Q-8 9 0 9T11-4Z', '#eaf0c4') +
      path('M-10-4Q-7 7 0 7T10-4Z', '#f0604e') +
      dots(
        [
          [-4, -1],
          [3, -1],
          [0, 3],
        ],
        '#2c1a16',
        1.6,
      ),
  },
} satisfies Record<string, Topping>;
