// What has been chosen in the form as it stands in the page: what was chosen before React runs is
// kept only there.
import type { Product } from '#contract/entities/product.ts';
import { boundsOf } from '#rules/price/weight.ts';
import { type Choices, choose } from './choices.ts';
import { groupElementId } from './group-focus.ts';

export type FormState = { choices: Choices; quantity: number; remark: string };

export function readForm(form: Element, product: Product): FormState {
  let choices: Choices = {};
  for (const group of product.opcoes)
    for (const { id, esgotado } of group.opcoes) {
      const row = form.querySelector(`#${groupElementId(group.id)} [data-option="${id}"]`);
      const count = row === null || esgotado ? 0 : countIn(row);
      if (count > 0) choices = choose(choices, group, id, count);
    }
  const output = form.querySelector<HTMLElement>('.actionbar output');
  const quantity = Number(output?.dataset.value);
  return {
    choices,
    quantity: quantity > 0 ? quantity : boundsOf(product).least,
    remark: form.querySelector('textarea')?.value ?? '',
  };
}

/** A box that is checked, or the portions that the row counts. */
function countIn(row: Element): number {
  if (row instanceof HTMLInputElement) return row.checked ? 1 : 0;
  return row instanceof HTMLElement ? Number(row.dataset.count ?? 0) : 0;
}
