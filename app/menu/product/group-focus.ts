// Scrolls to a group of options: the one that is missing, or the next one after a choice.
export const groupElementId = (groupId: number): string => `og-${groupId}`;

/** Space above the group after scrolling. */
const ABOVE_PX = 96;

function scrollToGroup(group: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + group.getBoundingClientRect().top - ABOVE_PX,
    behavior: calm ? 'auto' : 'smooth',
  });
}

/** Scrolls to the group and focuses its first control. */
export function showGroup(groupId: number | null): void {
  const group = groupId === null ? null : document.getElementById(groupElementId(groupId));
  if (group === null) return;
  scrollToGroup(group);
  const control =
    group.querySelector<HTMLElement>(
      'input:not(:disabled, [type=search]), button:not(:disabled)',
    ) ?? group;
  control.focus({ preventScroll: true });
}

/** Only if the next group is below the fold; what is visible does not move. */
export function showNextGroup(groupId: number): void {
  const groups = [...document.querySelectorAll<HTMLElement>('fieldset.og')];
  const next = groups[groups.findIndex((group) => group.id === groupElementId(groupId)) + 1];
  if (next !== undefined && next.getBoundingClientRect().top > innerHeight - ABOVE_PX)
    scrollToGroup(next);
}
