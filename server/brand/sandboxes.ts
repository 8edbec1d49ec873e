// Where payments, cards and messages may be simulated: in the demo's brands, and everywhere if the
// deployment says so. Elsewhere a sandbox would give food away.
import type { Env } from '../env.ts';
import { isDemoBrand } from './is-demo.ts';
import type { KnownBrand } from './known-brand.ts';

type Wanted = Pick<Env, 'sandbox' | 'demo'>;

export const hasSandboxes = (
  brand: Pick<KnownBrand, 'hosts'>,
  { sandbox, demo }: Wanted,
): boolean => sandbox || (demo && isDemoBrand(brand));

/** Whether any brand of this deployment can have one. */
export const anySandboxes = ({ sandbox, demo }: Wanted): boolean => sandbox || demo;

/** Whether staff may read the secrets of sandbox channels: there, or by a setting. */
export const showsSandboxCodes = (
  brand: Pick<KnownBrand, 'hosts'>,
  env: Wanted & Pick<Env, 'showSandboxCodes'>,
): boolean => env.showSandboxCodes || hasSandboxes(brand, env);
