// What was added to the cart before React ran, kept until the tags can be told.
import type { NewLine } from '#rules/cart/cart.ts';
import { readSession, writeSession } from '../storage.ts';

export function rememberAdded(line: NewLine): void {
  writeSession('added', [...savedAdds(), line]);
}

/** Each once. */
export function takeEarlyAdds(): NewLine[] {
  const lines = savedAdds();
  if (lines.length > 0) writeSession('added', null);
  return lines;
}

function savedAdds(): NewLine[] {
  const kept = readSession('added');
  return Array.isArray(kept) ? (kept as NewLine[]) : [];
}
