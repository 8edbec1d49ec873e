// Whether a brand is one of the demo's, which show more of how things work.
import { demoWorld } from '../database/seed/world.ts';
import type { KnownBrand } from './known-brand.ts';

const demoHosts = new Set(demoWorld.map(({ host }) => host));

/** By these hosts the demo is known. */
export const isDemoHost = (host: string): boolean => demoHosts.has(host);

export const isDemoBrand = ({ hosts }: Pick<KnownBrand, 'hosts'>): boolean =>
  hosts.some(isDemoHost);
