// Light or dark: the customer's choice, else the system's.
import { readStored, writeStored } from '#app/storage.ts';

export type Appearance = 'light' | 'dark' | 'system';

const systemDark = '(prefers-color-scheme: dark)';

/**
 * Runs inline in the head before the first paint, when no module is loaded. It is therefore the one
 * exception to the rule that only app/storage.ts touches localStorage. It also follows later
 * changes of the system and of other tabs.
 */
export const themeScript = `(()=>{let d=document.documentElement,m=matchMedia('${systemDark}'),
p=()=>{let a='';try{a=localStorage.getItem('quitute.appearance')||''}catch{}
d.dataset.theme=/^"?dark"?$/.test(a)||(m.matches&&!/^"?light"?$/.test(a))?'dark':'light'};
p();m.addEventListener('change',p);addEventListener('storage',p)})()`;

/** The customer's choice; browser only. */
export function readAppearance(): Appearance {
  const stored = readStored('appearance');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Saves the choice and applies it at once. `system` removes it. */
export function setAppearance(appearance: Appearance): void {
  writeStored('appearance', appearance === 'system' ? null : appearance);
  const dark = appearance === 'system' ? matchMedia(systemDark).matches : appearance === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
