// Finds on a page what a person looks for, by role, label or words: Testing Library's rules, run
// inside of the page, because WebKit's driver has no such search.
type Words = { text: string } | { source: string; flags: string };
export type Wanted =
  | { by: 'role'; role: string; name: Words }
  | { by: 'label'; name: Words }
  | { by: 'text'; name: Words }
  /** What has a role and holds these words, such as the ticket of a customer. */
  | { by: 'holding'; role: string; name: Words };
/** `where` is null until it can be pressed: in view, at rest, not busy and covered by nothing. */
export interface Found {
  count: number;
  where: { x: number; y: number } | null;
}

export const NO_LIBRARY = 'no library';

declare const TestingLibraryDom: typeof import('@testing-library/dom');
declare global {
  interface Window {
    /** Whether the last press hit what it was aimed at; null: no press came. */
    pressHit?: (() => boolean | null) | undefined;
  }
}

/** Runs in the page, without anything from around it. `within` is an area that holds `wanted`. */
export async function find({
  wanted,
  within,
  toPress,
}: {
  wanted: Wanted;
  within: Wanted | null;
  toPress: boolean;
}): Promise<Found | typeof NO_LIBRARY> {
  if (!('TestingLibraryDom' in window)) return 'no library';
  const matcher = (name: Words) =>
    'text' in name ? name.text : new RegExp(name.source, name.flags);
  const all = (area: HTMLElement, wanted: Wanted): HTMLElement[] => {
    const name = matcher(wanted.name);
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
    if (wanted.by === 'role') return queryAllByRole(area, wanted.role, { name });
    if (wanted.by === 'label') return queryAllByLabelText(area, name);
    if (wanted.by === 'text') return queryAllByText(area, name);
    return queryAllByRole(area, wanted.role).filter(
      (element) => TestingLibraryDom.queryAllByText(element, name).length > 0,
    );
  };
  /** A control that is hidden behind its label is pressed there. */
  const targetOf = (element: HTMLElement): HTMLElement => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const { width, height } = element.getBoundingClientRect();
    const hidden = width < 2 || height < 2 || getComputedStyle(element).opacity === '0';
    return label && hidden ? label : element;
  };
  const seen = (element: HTMLElement) =>
    targetOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const [area] = within ? all(document.body, within).filter(seen) : [document.body];
  const elements = area ? all(area, wanted).filter(seen) : [];
  const [element] = elements;
  const found = { count: elements.length, where: null };
  if (!(element && toPress)) return found;
  const target = targetOf(element);
  if (target.ariaBusy === 'true') return found;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await frame();
  const before = target.getBoundingClientRect();
  await frame();
  await frame();
  const box = target.getBoundingClientRect();
  if (before.x !== box.x || before.y !== box.y) return found;
  const where = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(where.x, where.y);
  if (!(top && target.contains(top))) return found;
  // The page may move until the driver presses. Like Playwright, a press that would hit something
  // else does nothing.
  let hit: boolean | null = null;
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const onPress = (event: Event) => {
    hit ??= event.composedPath().includes(target);
    if (hit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) window.addEventListener(kind, onPress, true);
  window.pressHit = () => {
    for (const kind of kinds) window.removeEventListener(kind, onPress, true);
    window.pressHit = undefined;
    return hit;
  };
  return { ...found, where };
}
