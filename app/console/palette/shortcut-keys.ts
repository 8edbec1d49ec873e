// The console's shortcuts of one letter: what a pressed key asks for.
import type { SectionName } from '../frame/navigation.ts';

/** After G. */
export const sectionKeys: Readonly<Record<SectionName, string>> = {
  orders: 'p',
  tables: 'm',
  menu: 'c',
  marketing: 'l',
  reports: 'r',
  settings: 'o',
};

/** A G is forgotten after this, in milliseconds. */
const LONGEST_PAUSE = 1500;

export type Asked = 'list' | 'newOrder' | SectionName;
type Press = { key: string; timeStamp: number };

/** What the key asks for; `goAt` is when G was pressed, null: it was not the key before. */
export function askedBy(
  { key, timeStamp }: Press,
  goAt: number | null,
): { asked: Asked | null; goAt: number | null } {
  const letter = key.toLowerCase();
  if (goAt !== null && timeStamp - goAt <= LONGEST_PAUSE) {
    const [found] = Object.entries(sectionKeys).find(([, own]) => own === letter) ?? [];
    if (found !== undefined) return { asked: found as SectionName, goAt: null };
  }
  if (letter === 'g') return { asked: null, goAt: timeStamp };
  return { asked: letter === '?' ? 'list' : letter === 'n' ? 'newOrder' : null, goAt: null };
}
