// The five brands of an empty database. The first one has the bare address.
import { acai } from './acai/brand.ts';
import { burger } from './burger/brand.ts';
import { cafe } from './cafe/brand.ts';
import { mercado } from './market/brand.ts';
import { pizzaria } from './pizzaria/brand.ts';
import type { DemoBrand } from './shapes.ts';

export const demoWorld: DemoBrand[] = [pizzaria, acai, burger, cafe, mercado];
