// Manual ordering: a grip that is dragged, or moved with the arrow keys.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** `onMove` gets the item that precedes the moved one; null: it is first. */
export function useReorder(
  ids: readonly number[],
  onMove: (id: number, after: number | null) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  /** By keyboard, where the new position must be announced. */
  const [moved, setMoved] = useState<number | null>(null);

  function drop(id: number, target: number) {
    if (id === target) return;
    const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
    if (from < 0 || to < 0) return;
    // Down: after the drop target; up: before it.
    onMove(id, from < to ? target : (ids[to - 1] ?? null));
  }
  function step(id: number, by: -1 | 1) {
    const target = ids[ids.indexOf(id) + by];
    if (target === undefined) return;
    setMoved(id);
    drop(id, target);
  }
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  /** Spread on the grip; the row has its id in `data-id`. */
  const grip = (id: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(id);
      setOver(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held !== id) return;
      const list = event.currentTarget.closest('[data-order]');
      const row = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-id]');
      if (row !== null && row !== undefined && list?.contains(row)) setOver(Number(row.dataset.id));
    },
    onPointerUp() {
      if (held === id && over !== null) drop(id, over);
      end();
    },
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      step(id, event.key === 'ArrowUp' ? -1 : 1);
    },
  });
  return { grip, step, held, over: held === over ? null : over, moved };
}
