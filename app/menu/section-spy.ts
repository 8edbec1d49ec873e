// Which menu section is in view: one listener for the phone's tabs and the desktop's list.
import { useSyncExternalStore } from 'react';

export const PROMOTIONS_ID = 'promo';
export const sectionId = (categoryId: number): string => `c${categoryId}`;

/** A section is current once its top has passed this part of the screen. */
const LINE = 0.28;

const listeners = new Set<() => void>();
let current: string | null = null;
let frame = 0;

function look(): void {
  frame = 0;
  const line = innerHeight * LINE;
  const sections = [...document.querySelectorAll<HTMLElement>('.menu-section[id]')];
  const next =
    sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ??
    sections[0]?.id ??
    null;
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

function onScroll(): void {
  if (frame === 0) frame = requestAnimationFrame(look);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = null;
    addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

/** Id of the section in view; `first` until the first scroll, and on the server. */
export function useCurrentSection(first: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current ?? first,
    () => first,
  );
}

/** Scrolls to a section and focuses it. Following the link would add a history entry per tap. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
