// The addresses of drawings.
import { codeOf } from './code.ts';
import type { Dish } from './dish.ts';

export const drawingUrl = (dish: Dish): string => `/imagens/desenho/${codeOf(dish)}.svg`;

/** The code of a drawing's address; null for other addresses. */
export const codeOfUrl = (url: string | null): string | null =>
  /^\/imagens\/desenho\/([^/]+)\.svg$/.exec(url ?? '')?.[1] ?? null;
