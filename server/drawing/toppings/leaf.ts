// A leaf in two tones, for basil, spinach, mint and salads.
import { path } from '../shapes.ts';

export const leaf = (light: string, dark: string): string =>
  path('M-11 0Q-5-9 4-6Q10-4 13 1Q6 8-2 7Q-9 6-11 0', light) +
  path('M-11 0Q0 2 13 1Q6 8-2 7Q-9 6-11 0', dark);
