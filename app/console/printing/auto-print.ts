// Which orders were just accepted, on any device: a board with automatic printing prints each once.
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';

type Seen = { id: number; status: number };

/**
 * `before` is what the board showed last; null: it has just opened, and orders accepted earlier are
 * not printed.
 */
export function justAccepted<Shown extends Seen>(
  before: ReadonlyMap<number, number> | null,
  now: readonly Shown[],
): Shown[] {
  if (before === null) return [];
  return now.filter(({ id, status }) => {
    const was = before.get(id);
    const isAccepted = status === S.accepted || status === S.inProduction;
    return (
      isAccepted && (was === undefined || was === S.awaitingAcceptance || was === S.paymentPending)
    );
  });
}
