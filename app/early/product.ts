// A product's page before React: its choices, its total, and adding it to the cart. Its state is
// the form itself, from which React takes it over (app/menu/product/form-in-page.ts).
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { pages } from '#contract/pages.ts';
import { addLine, cartLimit } from '#rules/cart/cart.ts';
import { lineTotal } from '#rules/price/lines.ts';
import { groupBounds } from '#rules/price/option-groups.ts';
import { checkChoices, unitPrice } from '#rules/price/product-price.ts';
import { boundsOf } from '#rules/price/weight.ts';
import { amountText } from '#rules/price/weight-text.ts';
import { choose, isFull, replacesChoice, styleOf, toChosen } from '../menu/product/choices.ts';
import { readForm } from '../menu/product/form-in-page.ts';
import { groupElementId, showGroup } from '../menu/product/group-focus.ts';
import { chosenLine, roomFor } from '../menu/product/line.ts';
import { afterPaint, type EarlyPage, earlyPage, until } from './early-page.ts';

type Sold = { product: Product; tom: PictureTint };

document.addEventListener('DOMContentLoaded', () => {
  const page = earlyPage();
  const data = document.getElementById('early-product')?.textContent ?? null;
  if (page !== null && data !== null) run(page, JSON.parse(data) as Sold);
});

function run(page: EarlyPage, { product, tom }: Sold): void {
  const form = page.root;
  const { least } = boundsOf(product);
  const grams = product.peso?.passo;
  const state = () => {
    const { choices, quantity, remark } = readForm(form, product);
    const opcoes = toChosen(product, choices);
    const room = roomFor(product, page.lines(), null);
    return { choices, remark, opcoes, room, quantity: Math.max(least, Math.min(quantity, room)) };
  };

  const show = () => {
    const { choices, opcoes, room, quantity } = state();
    const problem = checkChoices(product, opcoes)[0];
    for (const group of product.opcoes)
      if (styleOf(group) === 'some') {
        const full = isFull(choices, group) && !replacesChoice(group);
        for (const option of group.opcoes) {
          const box = form.querySelector<HTMLInputElement>(
            `#${groupElementId(group.id)} input[data-option="${option.id}"]`,
          );
          if (box !== null) box.disabled = option.esgotado || (full && !box.checked);
        }
      }
    showQuantity(quantity);
    const total = lineTotal({ unit: unitPrice(product, opcoes), quantity, grams });
    setText('.actionbar .split .num', page.money(total));
    const [less, more] = form.querySelectorAll<HTMLButtonElement>('.actionbar .stepper button');
    if (less) less.disabled = quantity <= least;
    if (more) more.disabled = quantity >= room;
    const send = form.querySelector<HTMLElement>('.actionbar .split');
    const missing = form.querySelector<HTMLElement>('.actionbar .missing');
    if (send === null || missing === null) return;
    send.hidden = problem !== undefined;
    missing.hidden = problem === undefined;
    const group = document.getElementById(groupElementId(problem?.idGrupo ?? 0));
    missing.textContent = group?.dataset.missing ?? missing.textContent;
  };

  const setText = (selector: string, text: string) =>
    form.querySelector(selector)?.replaceChildren(text);

  const showQuantity = (quantity: number) => {
    const output = form.querySelector<HTMLElement>('.actionbar output');
    if (output !== null) output.dataset.value = String(quantity);
    const amount = { quantidade: quantity, gramas: grams };
    setText('.actionbar output', amountText(amount, document.documentElement.lang));
  };

  const changeQuantity = (button: Element): boolean => {
    const { quantity, room } = state();
    const first = button.matches('fieldset > button:first-of-type');
    showQuantity(Math.min(room, quantity + (first ? -1 : 1)));
    show();
    return true;
  };

  /** The plus of an option that can be had several times. */
  const addPortion = (row: HTMLElement, plus: HTMLElement): boolean => {
    const { choices } = state();
    const id = Number(row.dataset.option);
    const group = product.opcoes.find(({ opcoes }) => opcoes.some((option) => option.id === id));
    if (group === undefined) return false;
    const next = choose(choices, group, id, (choices[group.id]?.[id] ?? 0) + 1);
    const count = String(next[group.id]?.[id] ?? 0);
    row.dataset.count = count;
    plus.dataset.count = count;
    show();
    return true;
  };

  // The page stays for a moment after a tap, and may be shown again by Back.
  let sent = false;
  addEventListener('pageshow', () => {
    sent = false;
  });
  const send = (): boolean => {
    if (sent) return true;
    const { remark: observacao, opcoes, quantity: quantidade, room } = state();
    const lines = page.lines();
    const isWrong = checkChoices(product, opcoes).length > 0;
    // React says why nothing can be added.
    if (isWrong || room === 0) return false;
    const line = chosenLine(product, tom, { opcoes, quantidade, observacao });
    if (cartLimit(lines, line) !== null) return false;
    if (!page.write(addLine(lines, line), line)) return false;
    sent = true;
    leave();
    return true;
  };

  /** A third flavour of two takes the place of the one that was chosen last. */
  const replace = (box: HTMLInputElement) => {
    const group = product.opcoes.find(({ opcoes }) =>
      opcoes.some(({ id }) => String(id) === box.dataset.option),
    );
    if (group === undefined || !replacesChoice(group)) return;
    const boxes = form.querySelectorAll<HTMLInputElement>(
      `#${groupElementId(group.id)} input[data-option]:checked`,
    );
    const others = [...boxes].filter((other) => other !== box);
    const last = others.find(({ dataset }) => dataset.option === lastOption) ?? others.at(-1);
    if (last !== undefined && boxes.length > groupBounds(group).maximum) last.checked = false;
    lastOption = box.dataset.option;
  };
  let lastOption: string | undefined;

  until('change', (target) => {
    if (target instanceof HTMLInputElement && target.checked) replace(target);
    show();
    return false;
  });
  until('click', (target) => {
    const button = target.closest('button');
    if (button === null || !form.contains(button)) return false;
    if (button.matches('.split')) return send();
    if (button.matches('.missing')) {
      showGroup(checkChoices(product, state().opcoes)[0]?.idGrupo ?? null);
      return true;
    }
    if (button.matches('.actionbar .stepper button')) return changeQuantity(button);
    const row = button.closest<HTMLElement>('.opt-row[data-option]');
    return row !== null && addPortion(row, button);
  });
  // Something is chosen already if the browser kept the form.
  afterPaint(show);
}

/** Back to the menu that the customer came from, as it was; else to the store's menu. */
function leave(): void {
  const menu = document.querySelector<HTMLAnchorElement>(`main a[href^="${pages.menu}"]`)?.href;
  const from = document.referrer === '' ? null : new URL(document.referrer);
  if (from?.origin === location.origin && from.pathname === pages.menu) history.back();
  else location.assign(menu ?? pages.menu);
}
