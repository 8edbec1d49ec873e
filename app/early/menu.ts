// The menu before React: the plus of a dish, its count, and count and total at the bottom. Changes
// attributes, and the text of elements that React lets differ, so that React can take over as is.
import { addLine, cartLimit, quantityOf } from '#rules/cart/cart.ts';
import { amountText, weightText } from '#rules/price/weight-text.ts';
import { unpackLine } from '../listing/listed-line.ts';
import { afterPaint, type EarlyPage, earlyPage, showBar, until } from './early-page.ts';

function show(page: EarlyPage): void {
  const lines = page.lines();
  const wanted = new Set(lines.map(({ produto }) => produto.id));
  const shown = new Set<Element>(document.querySelectorAll('.add.has'));
  for (const id of wanted)
    for (const control of document.querySelectorAll(`.add[data-product="${id}"]`))
      shown.add(control);
  for (const control of shown)
    if (control instanceof HTMLElement)
      showCount(page, control, quantityOf(lines, Number(control.dataset.product)));
  showBar(page, lines);
}

function showCount({ root }: EarlyPage, control: HTMLElement, count: number): void {
  control.classList.toggle('has', count > 0);
  const { line, step } = control.dataset;
  const produto = line === undefined ? null : unpackLine(line).line.produto;
  const gramas = produto?.gramas ?? (step === undefined ? undefined : Number(step));
  const shown = amountText({ quantidade: count, gramas }, document.documentElement.lang);
  if (count > 0) control.dataset.count = shown;
  else delete control.dataset.count;
  if (produto === null) return;
  const { add, addMore, addMoreWeight } = root.dataset;
  const label = count === 0 ? add : produto.gramas === undefined ? addMore : addMoreWeight;
  control.ariaLabel = (label ?? '')
    .replace('{nome}', () => produto.nome)
    .replace('{count}', shown)
    .replace('{step}', weightText(produto.gramas ?? 0, document.documentElement.lang));
}

function add(target: Element): boolean {
  const packed = target.closest<HTMLElement>('button.add')?.dataset.line;
  const page = packed === undefined ? null : earlyPage();
  if (page === null || packed === undefined) return false;
  const lines = page.lines();
  const { id } = unpackLine(packed).line.produto;
  const { line, hasRoom } = unpackLine(packed, quantityOf(lines, id));
  // React says why nothing can be added.
  if (!hasRoom || cartLimit(lines, line) !== null) return false;
  if (!page.write(addLine(lines, line), line)) return false;
  show(page);
  return true;
}

function showSaved(): void {
  const page = earlyPage();
  if (page !== null && page.lines().length > 0) show(page);
}

// The script runs before the list is there: a dish can be added as soon as it is seen, while the
// rest of a long menu is still being read.
until('click', add);
document.addEventListener('DOMContentLoaded', () => afterPaint(showSaved));
// Back from a product page: the browser may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  const page = persisted ? earlyPage() : null;
  if (page !== null) show(page);
});
