// Likely amounts of cash.
import type { Cents } from '#contract/money.ts';

const notes: readonly Cents[] = [500, 1000, 2000, 5000, 10_000, 20_000];

/** Three amounts above the total, from the nearest up, each the next multiple of a bank note. */
export function suggestedNotes(total: Cents): Cents[] {
  const next = (note: Cents, step: number) => (Math.floor(total / note) + step) * note;
  // Just below a round sum all notes give the same amount: then use multiples of fifty.
  const amounts = [...notes.map((note) => next(note, 1)), next(5000, 2), next(5000, 3)];
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, 3);
}
