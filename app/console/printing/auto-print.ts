// Which orders have just been accepted, by whoever: a board that prints by itself prints each of
// them once.
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';

type Seen = { id: number; status: number };

/**
 * `before` is what the board showed last; null: it has only just opened, and what stands there was
 * printed or not by somebody else.
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
