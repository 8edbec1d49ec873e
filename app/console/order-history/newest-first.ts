// The lines of a log, newest first. Of one instant, what was written last comes first.

/** `lines` in the order in which they were written. */
export const newestFirst = <Line extends { at: string }>(lines: readonly Line[]): Line[] =>
  lines.toReversed().sort((one, other) => other.at.localeCompare(one.at));
