// Draws a drink by its form.
import type { Pen } from '../pen.ts';
import { bottle } from './bottle.ts';
import { can } from './can.ts';
import { cup } from './cup.ts';
import { glass } from './glass.ts';
import { gourd } from './gourd.ts';

const FORMS = { can, cup, glass, shake: glass, bottle, wine: bottle, beer: bottle, gourd } as const;

export const DRINK_FORMS: readonly string[] = Object.keys(FORMS);

export const drink = (pen: Pen): void => (FORMS[pen.dish.form as keyof typeof FORMS] ?? glass)(pen);
