// A line of the cart that was opened again and changed.
import { addLine, type CartLine, type NewLine, removeLine, withKey } from './cart.ts';

/** Replaces a line by its edited version; if that equals another line, the two merge. */
export function replaceLine(lines: readonly CartLine[], key: string, line: NewLine): CartLine[] {
  const edited = withKey(line);
  if (edited.key !== key && lines.some((candidate) => candidate.key === edited.key))
    return addLine(removeLine(lines, key), line);
  return lines.map((candidate) => (candidate.key === key ? edited : candidate));
}
