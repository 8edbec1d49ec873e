// Shortcuts of one letter on any screen of the console. They are off while somebody types, and can
// be turned off for the device: dictation and other aids type letters too.
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { readStored } from '../../storage.ts';
import { sectionsFor } from '../frame/navigation.ts';
import { useKeydown } from '../frame/use-keydown.ts';
import { useRole } from '../frame/use-role.ts';
import { askedBy } from './shortcut-keys.ts';

export const usesShortcuts = (): boolean => readStored('staffKeys') !== false;

/** In a field, a list of choices or a dialog, letters mean something else. */
export const takesLetters = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable], [role="listbox"] *')) ||
  document.querySelector('dialog[open]') !== null;

export function useShortcuts(onList: () => void): void {
  const navigate = useNavigate();
  const role = useRole();
  const goAt = useRef<number | null>(null);
  useKeydown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented)
      return;
    if (event.key === 'Shift' || takesLetters(event.target) || !usesShortcuts()) return;
    const { asked, goAt: next } = askedBy(event, goAt.current);
    goAt.current = next;
    if (asked === null) return;
    const to =
      asked === 'newOrder'
        ? consolePages.counter
        : sectionsFor(role).find(({ section }) => section === asked)?.pages[0]?.to;
    if (asked !== 'list' && to === undefined) return;
    event.preventDefault();
    if (to === undefined) onList();
    else void navigate(to);
  });
}
