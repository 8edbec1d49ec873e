// Restores keyboard focus: when the focused element is removed, focus moves to its neighbour, or to
// the new screen's heading.
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]), ' +
  'select:not([disabled]), textarea:not([disabled]), summary';

/** The surroundings of the removed element. */
type Gap = { around: Element; next: Element | null; before: Element | null };

const seen = (element: Element) => element.checkVisibility();
const reachable = (area: Element | null) => {
  if (area === null) return [];
  const own = area.matches(FOCUSABLE) ? [area] : [];
  return [...own, ...area.querySelectorAll(FOCUSABLE)].filter(seen);
};

/** First what follows, then what precedes, then the nearest remaining ancestor, then the list. */
function neighbourOf({ around, next, before }: Gap): Element | undefined {
  return (
    reachable(next)[0] ?? reachable(before).at(-1) ?? reachable(around)[0] ?? nearInList(around)
  );
}

/** Beside a row of which nothing takes focus any more, such as a payment that was undone. */
function nearInList(row: Element): Element | undefined {
  const others = reachable(row.closest('ul, ol, dl, tbody'));
  const follows = (other: Element) =>
    (row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return others.find(follows) ?? others.at(-1);
}

const elementAt = (node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null => {
  let at = node;
  while (at !== null && !(at instanceof Element)) at = at[way];
  return at;
};

/** Watches until stopped. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let place = location.href;
  let byKeyboard = false;
  let dialog: Element | null = null;
  // Such a dialog leaves nothing to give back: moving focus would scroll the page.
  let openedOverNothing = false;
  let opener: Element | null = null;
  /** Where the opener was, if it went while its dialog was open. */
  let openerGap: Gap | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    place = location.href;
    const inside = last?.closest('dialog') ?? null;
    if (inside !== dialog) {
      openedOverNothing = inside !== null && relatedTarget === null;
      opener = inside !== null && relatedTarget instanceof Element ? relatedTarget : null;
      openerGap = null;
    }
    dialog = inside;
  };
  const onKey = () => {
    byKeyboard = true;
  };
  const onPointer = () => {
    byKeyboard = false;
  };
  const give = (gap: Gap) => {
    if (document.activeElement !== document.body) return;
    const name = document.querySelector('main h1');
    const target =
      place === location.href && gap.around.isConnected ? (neighbourOf(gap) ?? name) : name;
    if (target instanceof HTMLElement) target.focus();
  };
  const gapOf = (gone: Element, records: readonly MutationRecord[]): Gap | null => {
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(gone)),
    );
    if (record === undefined || !(record.target instanceof Element)) return null;
    const next = elementAt(record.nextSibling, 'nextSibling');
    return {
      around: record.target,
      next,
      before: elementAt(record.previousSibling, 'previousSibling'),
    };
  };
  const observer = new MutationObserver((records) => {
    if (opener?.isConnected === false) openerGap ??= gapOf(opener, records);
    if (last === null || last.isConnected || !byKeyboard) return;
    if (openedOverNothing && dialog?.isConnected === false) return;
    const own = gapOf(last, records);
    if (own === null) return;
    last = null;
    const gap = (dialog?.isConnected === false ? openerGap : null) ?? own;
    // A screen that sets focus itself goes first.
    requestAnimationFrame(() => requestAnimationFrame(() => give(gap)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}
