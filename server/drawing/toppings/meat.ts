// Toppings of meat, fish and egg.
import { circle, dots, faded, line, oval, path, rect } from '../shapes.ts';
import type { Topping } from './topping.ts';

export const meat = {
  calabresa: {
    room: 11.5,
    count: 15,
    layer: 1,
    art:
      circle(0, 0, 11.5, '#7d2114') +
      circle(0, 0, 10.2, '#b23c22') +
      path('M-9 3A9.5 9.5 0 0 0 9 3Q0 8-9 3', '#9a2f1a') +
      dots(
        [
          [-4, -4],
          [3, -6],
          [5, 2],
          [-2, 4],
          [-6, 1],
        ],
        '#e9a07a',
        2.4,
      ) +
      dots(
        [
          [0, -1],
          [2, 6],
          [-5, -8],
        ],
        '#d0694a',
        1.8,
      ),
  },
  pepperoni: {
    room: 12.5,
    count: 15,
    layer: 1,
    art:
      circle(0, 0, 12.5, '#8f1d10') +
      circle(0, 0, 11, '#cb3a1e') +
      circle(0.6, 0.8, 7.6, '#d9512c') +
      dots(
        [
          [-4, -3],
          [4, -2],
          [0, 4],
          [5, 5],
          [-6, 4],
        ],
        '#f0a071',
        1.7,
      ) +
      line('M-6.5-3Q-4-7 1-7.5', '#ffd9b0', 1.6, faded(0.7)),
  },
  lombo: {
    room: 14,
    count: 10,
    layer: 1,
    art:
      circle(0, 0, 14, '#c26f58') +
      circle(0, 0, 12.6, '#eeb39b') +
      line('M-8 2Q-2-3 1 3T9 1M-4-8Q2-5 7-7', '#f8d6c3', 2),
  },
  ham: {
    room: 9,
    count: 15,
    layer: 1,
    art:
      rect(-9, -5, 18, 10, 2.5, '#e48f86') +
      rect(-9, -5, 18, 4, 2, '#f4b8ac') +
      line('M-5 2h6', '#f7cabf', 1.3),
  },
  egg: {
    room: 14,
    count: 7,
    layer: 2,
    art:
      oval(0, 0, 14.5, 12, '#fff7e6') +
      circle(1, 0.5, 7.3, '#f0a51c') +
      circle(0.6, 0, 6.2, '#fbc63f') +
      oval(-1.5, -2, 2.4, 1.5, '#ffe9a3'),
  },
  bacon: {
    room: 10,
    count: 16,
    layer: 1,
    art:
      path('M-11-4Q-5-8 0-4T11-4L11 4Q5 8 0 4T-11 4Z', '#a2321d') +
      line('M-10-1.5Q-5-5 0-1.5T10-1.5', '#f3c29b', 2) +
      line('M-10 3.3Q-5 0 0 3.3T10 3.3', '#d9714c', 1.6),
  },
  chicken: {
    room: 11,
    count: 17,
    layer: 1,
    art:
      line('M-10 3Q-3-5 9-3', '#b9742c', 6) + line('M-9 1.5Q-2-5 8-4M-6 6Q1 3 8 4', '#fbe8c4', 2.8),
  },
  tuna: {
    room: 9,
    count: 20,
    layer: 1,
    art:
      path('M-9-2Q-4-8 3-6L9-1Q6 6-1 6Q-7 6-9-2', '#c99a79') +
      path('M-6-2Q-2-6 3-4L5 0Q-1 0-6-2', '#f0d0b3') +
      line('M-5 3Q0 1 5 3', '#a8765a', 1),
  },
  shrimp: {
    room: 12,
    count: 11,
    layer: 2,
    art:
      line('M8-5A9 8.5 0 1 0 7 7', '#e8754a', 7) +
      line('M6-6.5A8.5 8 0 0 0-8 0', '#ffc6a0', 3) +
      line('M-3-10l2 5M-9-4l4 2M-9 4l4-2', '#c9532c', 1.1) +
      line('M8 7l5 3M8 7l5-2', '#d2542e', 2.6),
  },
  beef: {
    room: 13,
    count: 9,
    layer: 1,
    art:
      path('M-13 0Q-12-10 0-11Q13-10 13 0Q12 10 0 11Q-12 10-13 0', '#4a2010') +
      path('M-11-1Q-10-9 0-9.5Q11-9 11-1Q9 6 0 6.500Q-9 6-11-1', '#834726') +
      line('M-7-4L5 3M-3-7L8 0', '#3a1808', 1.8, faded(0.6)),
  },
} satisfies Record<string, Topping>;
