// A clock for tests that count attempts: each test uses its own day, so that other tests' limits
// have expired. It starts at midnight UTC, like the windows of server/limits/attempts.ts, so that
// no test crosses the end of a window by chance.
import { beforeEach } from 'vitest';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;

type OwnDay = {
  /** Milliseconds since 1970. */
  time: () => number;
  /** Lets seconds pass. */
  later: (seconds: number) => void;
};

export function ownDay(world: () => World): OwnDay {
  let tests = 0;
  let time = 0;
  const later = (seconds: number) => {
    time += seconds * 1000;
    world().setNow(new Date(time));
  };
  beforeEach(() => {
    time = (Math.floor(world().begin.getTime() / DAY_MS) + ++tests) * DAY_MS;
    later(0);
  });
  return { time: () => time, later };
}
