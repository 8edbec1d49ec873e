// What a customer reads about a line that the menu no longer serves as it is.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Product } from '#contract/entities/product.ts';
import { mergeLines } from '#rules/cart/cart.ts';
import { healCart } from '#rules/cart/cart-healing.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { pizzaInCart, sampleGroup, sampleOption, samplePizza } from '#test/menu-samples.ts';
import { useChangeWords } from './change-words.ts';

const size = sampleGroup(10, 0, 1, 1, [sampleOption(1, 0), sampleOption(2, 500)]);
const crust = sampleGroup(20, 0, 1, 1, [sampleOption(3, 0), sampleOption(4, 300)]);
const lines = mergeLines([
  {
    produto: pizzaInCart([{ id: 10, opcoes: [{ id: 2, quantidade: 1 }] }]),
    valorProdutoHistorico: 4500,
  },
]);

function Words({ product }: { product: Product }) {
  const words = useChangeWords();
  return healCart(lines, [product]).changes.map((change) => words(change, lines[0], product));
}

const wordsAt = (product: Product) =>
  renderToStaticMarkup(
    <InPortuguese>
      <Words product={product} />
    </InPortuguese>,
  );

test('a new group that needs a choice is not called a choice that is gone', () => {
  const gone = 'Uma escolha obrigatória não está mais disponível.';
  expect(wordsAt(samplePizza([sampleGroup(10, 0, 1, 1, [sampleOption(1, 0)])]))).toBe(gone);
  expect(wordsAt(samplePizza([size, crust]))).toBe(
    'As escolhas deste item mudaram. Escolha de novo.',
  );
});
