// Whether a brand is one of the demo's, which show more of how things work.
import { demoWorld } from '../database/seed/world.ts';
import type { KnownBrand } from './known-brand.ts';

const demoHosts = new Set(demoWorld.map(({ host }) => host));

export const isDemoBrand = ({ hosts }: Pick<KnownBrand, 'hosts'>): boolean =>
  hosts.some((host) => demoHosts.has(host));
