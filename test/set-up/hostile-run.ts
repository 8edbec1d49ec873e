// How many hostile requests this run sends: few in `npm test`, as many as asked for in
// `npm run hostile`.
export type HostileRun = { seed: number; requests: number; pages: boolean };

/** The usual seed is fixed, so that one commit always passes or always fails. */
export const readHostileRun = (): HostileRun => ({
  seed: Number(process.env.HOSTILE_SEED || 20_261_122),
  requests: Number(process.env.HOSTILE_REQUESTS || 3_000),
  pages: process.env.HOSTILE_PAGES === '1',
});
