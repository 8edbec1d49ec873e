// Which version another one is told against: the one that was in force when it was made.
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
