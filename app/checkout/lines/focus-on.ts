// Moves focus to what must be corrected.

/** After React has rendered the messages. A radio group takes focus on its first item. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'center' });
    (place?.querySelector<HTMLElement>('input[type=radio], a') ?? place)?.focus({
      preventScroll: true,
    });
  });
}
