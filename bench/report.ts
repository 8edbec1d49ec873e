// The results as readable lines; a missed target is not a failure of the benchmark.

export type Aim = { text: string; met: boolean };
export type Line = { what: string; product: string; floor?: string; ratio?: string; aim?: Aim };

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const fixed = (value: number, digits = 1) => value.toFixed(digits);
export const milliseconds = (value: number) =>
  `${value < 10 ? fixed(value, 2) : value < 100 ? fixed(value) : whole(value)} ms`;
/** 1 KB is 1,000 bytes. */
export const kilobytes = (bytes: number) => `${fixed(bytes / 1000)} KB`;
export const megabytes = (bytes: number) => `${fixed(bytes / 1_000_000, 0)} MB`;
export const times = (ratio: number) => `${fixed(ratio, 2)}×`;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/**
 * What a call took at its quickest, since other work only adds to that, and the size of its reply.
 */
export type Taken = { ms: number; bytes: number };

/** Shorter times differ by chance: they are compared with this one. */
const NOTICEABLE_MS = 10;
const MOST = 1.5;

/** A call beside the same one with less data. A reply that is larger may take longer for it. */
export function besideLess(what: string, taken: Taken, less: Taken): Line {
  const ratio = taken.ms / Math.max(less.ms, NOTICEABLE_MS);
  const isLarger = taken.bytes > MOST * less.bytes;
  const perByte = taken.ms / taken.bytes / (less.ms / less.bytes);
  const text = `at most ${MOST}×, or ${MOST * NOTICEABLE_MS} ms`;
  const sizes = `${kilobytes(taken.bytes)} instead of ${kilobytes(less.bytes)}`;
  return {
    what: `  ${what}`,
    product: milliseconds(taken.ms),
    floor: milliseconds(less.ms),
    ratio: times(taken.ms / less.ms),
    aim: {
      text: isLarger ? `${text}; per byte ${times(perByte)}, ${sizes}` : text,
      met: ratio <= MOST || (isLarger && perByte <= MOST),
    },
  };
}

export function printTable(title: string, lines: readonly Line[]): void {
  const rows = lines.map(({ what, product, floor = '', ratio = '', aim }) => [
    what,
    product,
    floor,
    ratio,
    aim === undefined ? '' : `${aim.met ? '✔' : '✘ MISSED'} ${aim.text}`,
  ]);
  const all = [['', 'product', 'floor', 'ratio', 'aim'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 0 || column === 4
        ? cell.padEnd(widths[column] ?? 0)
        : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`.trimEnd());
  }
}
