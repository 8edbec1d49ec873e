// What `npm test` is asked for: parts, the instant after `--at=`, with `--instants=2` that many
// more for the api part, from test/instants.json, with `--upgraded` the api part once more, and
// with `--hold=400` late answers, with `--frames=200` late frames in the browser part.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from './project.mjs';

/** @typedef {{ name: string, at: string }} Instant */
/**
 * `at` empty: the usual instant. `upgraded`: the api part also runs on the system's PostgreSQL, in
 * the migrated world of the oldest release. `hold`, `frames`: how many milliseconds a request waits
 * at most, and a frame.
 * @typedef {{
 *   parts: string[], at: string, more: number, upgraded: boolean, hold: number, frames: number,
 * }} Wishes
 */

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** @returns {Instant[]} */
export function otherInstants() {
  const { others } = JSON.parse(readFileSync(join(root, 'test', 'instants.json'), 'utf8'));
  return Object.entries(others).map(([name, at]) => ({ name, at }));
}

/** @param {string} at */
const isInstant = (at) => EXACT.test(at) && !Number.isNaN(Date.parse(at));

/** @param {string[]} args @returns {Wishes} */
export function readOptions(args) {
  /** @type {Wishes} */
  const options = { parts: [], at: '', more: 0, upgraded: false, hold: 0, frames: 0 };
  for (const arg of args) {
    const [, name, value = ''] = /^--(at|instants|hold|frames)=(.*)$/.exec(arg) ?? [];
    if (name === 'at' && isInstant(value)) options.at = value;
    else if (name === 'at')
      throw new Stop(
        `--at is "${value}", but it must be an instant with its offset, such as ` +
          '2026-12-31T23:58:00-03:00.',
      );
    else if (name === 'instants' && /^\d+$/.test(value) && Number(value) <= otherInstants().length)
      options.more = Number(value);
    else if (name === 'instants')
      throw new Stop(
        `--instants is "${value}", but it must be a number up to ${otherInstants().length}.`,
      );
    else if ((name === 'hold' || name === 'frames') && /^[1-9]\d{0,3}$/.test(value))
      options[name] = Number(value);
    else if (name === 'hold' || name === 'frames')
      throw new Stop(`--${name} is "${value}", but it must be milliseconds, from 1 to 9999.`);
    else if (arg === '--upgraded') options.upgraded = true;
    else options.parts.push(arg);
  }
  return options;
}

/** Random different instants; each run draws others. @param {number} count @returns {Instant[]} */
export function drawInstants(count) {
  const left = otherInstants();
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}
