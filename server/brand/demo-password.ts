// The demo's password is published: it opens the demo's brands where the demo was wanted, and
// nothing else.
import { DEMO_PASSWORD } from '../database/seed/insert.ts';
import type { Env } from '../env.ts';
import { isDemoBrand } from './is-demo.ts';
import type { KnownBrand } from './known-brand.ts';

export const isPublishedElsewhere = (
  password: string,
  { brand, env }: { brand: Pick<KnownBrand, 'hosts'>; env: Pick<Env, 'demo'> },
): boolean => password === DEMO_PASSWORD && !(env.demo && isDemoBrand(brand));
