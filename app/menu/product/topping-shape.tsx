// One piece of each topping, seen from above, around the point 0,0.
import type { ReactNode } from 'react';
import type { Topping } from './pizza-toppings.ts';

const shapes: Record<Topping, ReactNode> = {
  salami: (
    <>
      <circle r="7.6" fill="#b5371f" />
      <circle r="6" fill="#ce4b2c" />
      <circle cx="-2" cy="1.5" r="1" fill="#f0a080" />
      <circle cx="2.5" cy="-2" r=".9" fill="#f0a080" />
    </>
  ),
  onion: (
    <path
      d="M-7 1a8 8 0 0 1 14 0"
      fill="none"
      stroke="#8e4a8e"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  tomato: (
    <>
      <circle r="6.8" fill="#d8452b" />
      <path d="M0-4.5V4.5M-4.5 0h9" stroke="#f08a66" strokeWidth="1.6" />
    </>
  ),
  basil: <path d="M0-8c5 3 6 9 0 16-6-7-5-13 0-16z" fill="#3f8f3a" />,
  greens: (
    <>
      <circle cx="-3" cy="-1" r="4" fill="#4f9a45" />
      <circle cx="3" cy="-1" r="4" fill="#3f8f3a" />
      <path d="M-1.5 2h3l-.5 5h-2z" fill="#8fc07a" />
    </>
  ),
  blob: <ellipse rx="9" ry="7" fill="#fffdf4" />,
  ham: <rect x="-6" y="-4" width="12" height="8" rx="2.5" fill="#f0a0a0" />,
  corn: (
    <>
      <circle cx="-2.5" cy="-1" r="3" fill="#f5c518" />
      <circle cx="2.5" cy="1.5" r="3" fill="#f7d44a" />
    </>
  ),
  pea: (
    <>
      <circle cx="-2.5" r="3" fill="#7fb23c" />
      <circle cx="3" cy="1.5" r="3" fill="#94c455" />
    </>
  ),
  olive: <circle r="4.2" fill="none" stroke="#3a3340" strokeWidth="3.2" />,
  egg: (
    <>
      <ellipse rx="8" ry="6.5" fill="#fffdf4" />
      <circle r="3.4" fill="#f2b632" />
    </>
  ),
  shrimp: (
    <path
      d="M-5 3a6 6 0 1 1 10 0"
      fill="none"
      stroke="#f08a66"
      strokeWidth="4.2"
      strokeLinecap="round"
    />
  ),
  mushroom: (
    <>
      <path d="M-7 0a7 6 0 0 1 14 0z" fill="#d9c4a3" />
      <rect x="-2" y="0" width="4" height="5" rx="1.5" fill="#efe2cc" />
    </>
  ),
  bacon: <path d="M-8-1c3-3 5 3 8 0s5 3 8 0v4c-3 3-5-3-8 0s-5-3-8 0z" fill="#b5482f" />,
  chicken: <path d="M-6-3c4-3 9-2 12 1 1 4-3 6-7 5-4 0-7-3-5-6z" fill="#e8c48e" />,
  garlic: <path d="M-4-2c3-2 7-1 8 1-1 3-6 4-8 2z" fill="#d9a441" />,
  chocolate: (
    <path
      d="M-7 0c3-4 5 4 8 0s4 3 6 0"
      fill="none"
      stroke="#4a2a17"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
  strawberry: (
    <>
      <path d="M0 7c-5-3-7-7-5-10 3-2 7-2 10 0 2 3 0 7-5 10z" fill="#e2334b" />
      <circle cx="-1.5" cy="-.5" r=".8" fill="#fbd0c0" />
      <circle cx="2" cy="1.5" r=".8" fill="#fbd0c0" />
    </>
  ),
  banana: (
    <>
      <circle r="6" fill="#f8e7a1" />
      <circle r="2" fill="#e2c46a" />
    </>
  ),
  guava: <rect x="-4.5" y="-4.5" width="9" height="9" rx="2" fill="#c23a4c" />,
};

export function ToppingShape({ topping }: { topping: Topping }) {
  return shapes[topping];
}
