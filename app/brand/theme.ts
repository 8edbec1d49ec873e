// Light or dark: the customer's choice, or the system's while there is none.

export type Appearance = 'light' | 'dark' | 'system';

/** Key that the inline script below reads; app/storage.ts writes under the same name. */
export const appearanceKey = 'quitute.appearance';

const systemDark = '(prefers-color-scheme: dark)';

/**
 * Runs inline in the head, before the first paint, when no module is loaded yet. That is why it is the one exception to
 * the rule that only app/storage.ts touches localStorage. It also follows later changes of the system and of other tabs.
 */
export const themeScript = `(()=>{let d=document.documentElement,m=matchMedia('${systemDark}'),p=()=>{let a=null;try{a=localStorage.getItem('${appearanceKey}')}catch{}d.dataset.theme=a==='light'||a==='dark'?a:m.matches?'dark':'light'};p();m.addEventListener('change',p);addEventListener('storage',p)})()`;

/** Where the choice is kept. app/storage.ts is handed in, so that this module stays free of it. */
export interface AppearanceStore {
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps the choice and paints it at once. `system` forgets the choice. */
export function setAppearance(appearance: Appearance, store: AppearanceStore): void {
  if (appearance === 'system') store.remove(appearanceKey);
  else store.write(appearanceKey, appearance);
  const dark = appearance === 'system' ? matchMedia(systemDark).matches : appearance === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
