// Keeps the link of the shown page in view, in a row of pages that scrolls sideways.

/** The `ref` of the current link. The row alone scrolls, never the window. */
export function centreInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (link === null || row === null || row === undefined) return;
  const [around, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
