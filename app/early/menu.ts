// The menu before React: the plus of a dish, its count, and count and total at the bottom. Changes
// attributes, and the text of elements that React lets differ, so that React can take over as is.
import { addLine, isCartFull, quantityOf } from '#rules/cart/cart.ts';
import { unpackLine } from '../listing/listed-line.ts';
import { earlyPage, showBar, until } from './early-page.ts';

const page = earlyPage();

function show(): void {
  if (page === null) return;
  const lines = page.lines();
  const wanted = new Set(lines.map(({ produto }) => produto.id));
  const shown = new Set<Element>(document.querySelectorAll('.add.has'));
  for (const id of wanted)
    for (const control of document.querySelectorAll(`.add[data-product="${id}"]`))
      shown.add(control);
  for (const control of shown)
    if (control instanceof HTMLElement)
      showCount(control, quantityOf(lines, Number(control.dataset.product)));
  showBar(page, lines);
}

function showCount(control: HTMLElement, count: number): void {
  control.classList.toggle('has', count > 0);
  if (count > 0) control.dataset.count = String(count);
  else delete control.dataset.count;
  const { line } = control.dataset;
  if (line === undefined) return;
  const label = count > 0 ? page?.root.dataset.addMore : page?.root.dataset.add;
  const { nome } = unpackLine(line).line.produto;
  control.ariaLabel = (label ?? '').replace('{nome}', () => nome).replace('{count}', String(count));
}

function add(target: Element): boolean {
  const packed = target.closest<HTMLElement>('button.add')?.dataset.line;
  if (page === null || packed === undefined) return false;
  const { line, stock } = unpackLine(packed);
  const lines = page.lines();
  // React says why nothing can be added.
  if (isCartFull(lines)) return false;
  if (stock !== null && quantityOf(lines, line.produto.id) >= stock) return false;
  if (!page.write(addLine(lines, line), line)) return false;
  show();
  return true;
}

if (page !== null) {
  if (page.lines().length > 0) show();
  until('click', add);
  // Back from a product page: the browser may show this page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
}
