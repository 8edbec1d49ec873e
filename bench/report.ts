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
