// Memory and processor time of processes, as Linux counts them. Not measured on other systems.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Fields of /proc/<pid>/stat after the name, which may itself contain spaces. */
const statOf = (pid: number) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** The processes and all their descendants. */
export function withDescendants(roots: readonly number[]): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statOf(Number(name))[1]) }));
  const found = new Set(roots);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

export type Memory = { pss: number; rss: number; processes: number };

/** PSS counts a page shared by several processes once; RSS counts it for each. In bytes. */
export function memoryOf(pids: readonly number[]): Memory | null {
  const texts = pids.map((pid) => read(`/proc/${pid}/smaps_rollup`)).filter((text) => text !== '');
  if (texts.length === 0) return null;
  const sum = (name: string) =>
    texts.reduce(
      (total, text) =>
        total + Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0) * 1024,
      0,
    );
  return { pss: sum('Pss'), rss: sum('Rss'), processes: texts.length };
}

const TICKS_PER_SECOND = 100;

/** Processor seconds that one process has used so far. */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
