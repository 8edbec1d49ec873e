// One fault from injection to recovery, and whether the promises held.
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { audit, type Scene } from './scene.ts';

export type Fault = {
  name: string;
  needsProxy?: boolean;
  /** The app itself ends, so that connections to it break and it is away until it is started. */
  endsApp?: 'asked' | 'killed';
  /** Resolves at the moment of healing. */
  happen(scene: Scene): Promise<void>;
};

export type Report = { name: string; load: string; facts: string[]; wrong: string[] };

const AIM_MS = 2_000;
const CALM_MS = 3_000;
const WATCH_LIMIT_MS = 40_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const counts = (map: Map<string, number>) =>
  [...map].map(([what, many]) => `${what}: ${many}`).join(', ');

async function until(what: () => boolean): Promise<boolean> {
  for (const began = performance.now(); !what(); await wait(20))
    if (performance.now() - began > WATCH_LIMIT_MS) return false;
  return true;
}

export async function runFault(fault: Fault, scene: Scene): Promise<Report> {
  const { app, customers, observers } = scene;
  await wait(CALM_MS);
  const load = loadavg()[0] ?? 0;
  const began = performance.now();
  const before = customers.acknowledged.length;
  observers.probes.length = 0;
  observers.menus.clear();
  customers.replies.clear();
  Object.assign(observers.kept, { asked: 0, failures: [], connections: 0 });
  const opened = observers.board.opened;

  await fault.happen(scene);
  const healed = performance.now();
  const within = (at: number | undefined | null) =>
    at === undefined || at === null ? null : at - healed;
  let own: number | undefined;
  void customers.order().then(({ at }) => {
    own = at;
  });
  const first = () => customers.acknowledged.find(({ at }) => at >= healed)?.at;
  const notified = () => observers.board.notified.find((at) => at >= (first() ?? Infinity));
  const all = () => customers.allServedAfter(healed);
  await until(() => own !== undefined && all() !== null && notified() !== undefined);
  await wait(1_000);

  const probes = observers.probes.toSorted((a, b) => b.took - a.took);
  const slowest = probes[0]?.took ?? 0;
  const states = new Map<string, number>();
  for (const { status } of probes) states.set(status, (states.get(status) ?? 0) + 1);
  const { kept, board } = observers;
  // A process that stops closes its door, one that was killed breaks what was open.
  const isAnswer = (status: string) =>
    /^\d+$/.test(status) ||
    (fault.endsApp !== undefined && status === 'ECONNREFUSED') ||
    (fault.endsApp === 'killed' && status === 'ECONNRESET');
  const resets = kept.failures.filter(
    (message) => fault.endsApp === undefined || !message.includes('ECONNREFUSED'),
  );
  const times = {
    first: within(first()),
    own: within(own),
    all: within(all()),
    board: within(notified()),
  };
  const shown = (ms: number | null) => (ms === null ? 'never' : seconds(ms));
  const strange = [...customers.replies.keys()].filter(
    (what) => !['200', '503'].includes(what) && fault.endsApp === undefined,
  );
  const wrong = [
    ...app.surprises.map(
      ({ code, signal, words }) => `the process ended (${code ?? signal}): ${words}`,
    ),
    ...(await audit(scene)),
    ...customers.refused.map((text) => `an order was refused: ${text}`),
    ...(times.own === null || times.own > AIM_MS
      ? [`an order sent at the healing took ${shown(times.own)}`]
      : []),
    ...(slowest > AIM_MS ? [`health took ${seconds(slowest)}`] : []),
    ...probes.flatMap(({ status }) => (isAnswer(status) ? [] : [`health: ${status}`])),
    ...(times.board === null ? ['the board got no event'] : []),
    ...(strange.length > 0
      ? [`orders were answered by ${strange.join(', ')}: ${app.words()}`]
      : []),
    ...(fault.endsApp === 'killed'
      ? []
      : resets.map((message) => `the kept connection: ${message}`)),
    ...(fault.endsApp === undefined && kept.connections > 0
      ? ['the kept connection was replaced']
      : []),
  ];
  app.surprises.length = 0;
  customers.refused.length = 0;
  return {
    name: fault.name,
    load: `${load.toFixed(1)}, then ${(loadavg()[0] ?? 0).toFixed(1)}`,
    facts: [
      `fault ${seconds(healed - began)}; orders acknowledged ` +
        `${customers.acknowledged.length - before}; replies ${counts(customers.replies)}`,
      `after healing: first order ${shown(times.first)}, new order ${shown(times.own)}, ` +
        `every customer ${shown(times.all)}, board ${shown(times.board)}`,
      `health slowest ${seconds(slowest)} (${counts(states)}); menus ` +
        `${counts(observers.menus)}; kept connection ${kept.asked} answers, ${resets.length} ` +
        `failures; board opened ${board.opened - opened} times`,
    ],
    wrong,
  };
}

export function printReport({ name, load, facts, wrong }: Report): void {
  console.log(`\n${wrong.length === 0 ? '✔' : '✘'} ${name}   (load average ${load})`);
  for (const fact of facts) console.log(`    ${fact}`);
  for (const one of wrong) console.log(`    ✘ ${one}`);
}
