// The choices of a product: groups, note, quantity, and adding it to the cart.
import { Trans } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { OptionGroup as Group, Product } from '#contract/entities/product.ts';
import type { Store } from '#contract/entities/store.ts';
import { pages } from '#contract/pages.ts';
import { type CartLine, type NewLine, removeLine } from '#rules/cart/cart.ts';
import { lineTotal } from '#rules/price/lines.ts';
import { GROUP_KIND, groupBounds } from '#rules/price/option-groups.ts';
import { checkChoices, unitPrice } from '#rules/price/product-price.ts';
import { boundsOf } from '#rules/price/weight.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { type Cart, useCart } from '../../cart/cart-store.ts';
import { useGoBack } from '../../go-back.ts';
import { useCartTakes } from '../../listing/use-cart-takes.ts';
import { storeSuffix } from '../../stores/store-choice.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { ProductActions } from './actions.tsx';
import { type Choices, fromChosen, isComplete, toChosen } from './choices.ts';
import { Flavours } from './flavours.tsx';
import { readForm } from './form-in-page.ts';
import { showGroup, showNextGroup } from './group-focus.ts';
import { useGroupWords } from './group-words.ts';
import { type Chosen, chosenLine, roomFor } from './line.ts';
import { OptionGroup } from './option-group.tsx';
import { replaceInCart } from './replace-in-cart.ts';

const LONGEST_REMARK = 200;

type ProductFormProps = { store: Store; product: Product; tom: PictureTint };

export function ProductForm({ store, product, tom }: ProductFormProps) {
  const [params] = useSearchParams();
  const cart = useCart(store.id);
  const edited =
    cart.lines.find((line) => line.key === params.get('linha') && line.produto.id === product.id) ??
    null;
  const send = useSend(store, cart, edited);
  // The cart is read after hydration: the form then restarts from the edited line.
  return (
    <Form
      key={edited?.key ?? 'new'}
      store={store}
      product={product}
      tom={tom}
      cart={cart}
      edited={edited}
      onSend={send}
    />
  );
}

function Form({
  store,
  product,
  tom,
  cart,
  edited,
  onSend,
}: ProductFormProps & { cart: Cart; edited: CartLine | null; onSend: (line: NewLine) => void }) {
  const inBrowser = useInBrowser();
  const { PUBLIC_CODIGO_MOEDA: currency } = useBrand();
  return (
    <div data-early="product" data-store={store.id} data-currency={currency}>
      {inBrowser ? null : <EarlyData product={product} tom={tom} />}
      <ProductChoices
        product={product}
        room={roomFor(product, cart.lines, edited)}
        edited={edited}
        onSend={(chosen) => onSend(chosenLine(product, tom, chosen))}
      />
    </div>
  );
}

/** For the script that runs before React. */
function EarlyData({ product, tom }: { product: Product; tom: PictureTint }) {
  return (
    <script type="application/json" id="early-product">
      {JSON.stringify({ product, tom }).replaceAll('<', '\\u003c')}
    </script>
  );
}

type ProductChoicesProps = {
  product: Product;
  /** How many more may be ordered. */
  room: number;
  /** The cart line being changed. */
  edited?: CartLine | null;
  onSend: (chosen: Chosen) => void;
};

/** The choices offered to a customer, without submitting; the menu editor shows them too. */
export function ProductChoices({ product, room, edited = null, onSend }: ProductChoicesProps) {
  const words = useGroupWords();
  const { least } = boundsOf(product);
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>(() =>
    fromChosen(product, edited?.produto.opcoes ?? []),
  );
  const [remark, setRemark] = useState(edited?.produto.observacao ?? '');
  const [quantity, setQuantity] = useState(edited?.produto.quantidade ?? least);

  // What was chosen before hydration stands in the page. Read before the page can be pressed again.
  const [hydrates] = useState(!useInBrowser());
  useLayoutEffect(() => {
    if (!hydrates || form.current === null) return;
    const found = readForm(form.current, product);
    setChoices(found.choices);
    setQuantity(found.quantity);
    setRemark(found.remark);
  }, [hydrates, product]);

  const opcoes = toChosen(product, choices);
  const problem = checkChoices(product, opcoes)[0];
  const unit = unitPrice(product, opcoes);
  const change = (next: Choices, group: Group) => {
    const completed = !isComplete(choices, group) && isComplete(next, group);
    setChoices(next);
    if (completed && groupBounds(group).maximum === 1) showNextGroup(group.id);
  };
  const count =
    problem === undefined
      ? 0
      : Object.values(choices[problem.idGrupo ?? -1] ?? {}).reduce((sum, one) => sum + one, 0);
  const lacking = product.opcoes.find(({ id }) => id === problem?.idGrupo) ?? null;
  const wanted = Math.max(least, Math.min(quantity, room));
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {product.opcoes.map((group) => (
        <OptionGroup
          key={group.id}
          product={product}
          group={group}
          choices={choices}
          onChange={change}
        >
          {group.adicional === GROUP_KIND.flavours && groupBounds(group).maximum > 1 ? (
            <Flavours product={product} group={group} choices={choices} />
          ) : null}
        </OptionGroup>
      ))}
      <Remark value={remark} onChange={setRemark} />
      <ProductActions
        product={product}
        total={lineTotal({ unit, quantity: wanted, grams: product.peso?.passo })}
        quantity={wanted}
        room={room}
        missing={problem === undefined ? null : words.problem(problem, lacking, count)}
        onMissing={() => showGroup(problem?.idGrupo ?? null)}
        editing={edited !== null}
        onQuantity={setQuantity}
        onSend={() => onSend({ quantidade: wanted, observacao: remark, opcoes })}
      />
    </form>
  );
}

/** A changed line was sent: the form may have restarted, with other choices. */
const EDITED = 'edited';

/** Adds the line to the cart and goes back. */
function useSend(store: Store, cart: Cart, edited: CartLine | null): (line: NewLine) => void {
  const takes = useCartTakes();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const suffix = storeSuffix(useBrand(), store);
  const sent = useRef('');
  return (line) => {
    // On a slow phone the screen stays for a moment: a second tap adds nothing.
    const mark = JSON.stringify(line);
    if (sent.current !== mark && sent.current !== EDITED) {
      const others = edited === null ? cart.lines : removeLine(cart.lines, edited.key);
      if (!takes(others, line)) return;
      if (edited === null) cart.add(line);
      else replaceInCart(store.id, edited.key, line);
      sent.current = edited === null ? mark : EDITED;
    }
    if (!goBack()) void navigate(`${pages.menu}${suffix}`);
  };
}

function Remark({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="og field">
      <label className="lbl t-head" htmlFor={id}>
        <Trans>Alguma observação?</Trans>
        <span className="opt t-cap num" aria-hidden="true">
          {value.length}/{LONGEST_REMARK}
        </span>
      </label>
      <span className="input">
        <textarea
          id={id}
          rows={3}
          maxLength={LONGEST_REMARK}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <span className="hint" id={`${id}-hint`}>
        <Trans>A loja faz o possível para atender.</Trans>
      </span>
    </div>
  );
}
