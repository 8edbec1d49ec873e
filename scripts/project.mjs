// The project's folder, and running other programs: shared by the scripts that run before anything
// is installed.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** True in the started file, false where it is imported. @param {string} url */
export const isMain = (url) =>
  Boolean(process.argv[1]) &&
  realpathSync(process.argv[1] ?? '') === realpathSync(fileURLToPath(url));

/** The project's own Node 24 and its tools take precedence over the machine's. */
export const pathWithTools = () =>
  [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(delimiter);

/**
 * Runs a program in the project's folder and returns its exit code; its output goes to the
 * terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, PATH: pathWithTools(), ...env },
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** A failure that is reported as one sentence, without a stack. */
export class Stop extends Error {}

/** Runs the script's work and sets the exit code. @param {() => Promise<number | void>} work */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
