// Whether the operator closed a brand to customers.
import type { KnownBrand } from './known-brand.ts';

/** A brand that waits for its deletion is closed as well. */
export const isSuspended = ({
  suspendedAt,
  deleteAt,
}: Pick<KnownBrand, 'suspendedAt' | 'deleteAt'>): boolean =>
  suspendedAt !== null || deleteAt !== null;
