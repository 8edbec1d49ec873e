// Which version of an order another one is compared with: the one in force when it was made.
import type { OrderVersion } from '#contract/entities/order-change.ts';

/** Newest first. A proposal that was refused or withdrawn was never in force. */
export function versionBefore<V extends Pick<OrderVersion, 'situacao'>>(
  versions: readonly V[],
  at: number,
): V | undefined {
  return versions
    .slice(at + 1)
    .find(({ situacao }) => situacao === 'valendo' || situacao === 'anterior');
}
