// The five brands that an empty database starts with. The first one answers on the bare address.
import { pizzaria } from './pizzaria/brand.ts';
import type { DemoBrand } from './shapes.ts';

export const demoWorld: DemoBrand[] = [pizzaria];
