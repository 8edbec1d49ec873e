// The seeds that a run draws: few in CI, more by hand, as
// `LIVES=300 SEED=7 npx vitest run --project api test/money`.

/** `usual`: how many where the environment does not say it. */
export function seedsOf(usual: number): number[] {
  const first = Number(process.env.SEED ?? 1) * 10_000;
  return Array.from({ length: Number(process.env.LIVES ?? usual) }, (_, turn) => first + turn);
}
