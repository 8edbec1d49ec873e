// Products by typing, and the options of the chosen one: for staff who take or change an order, and
// for customers who ask for a change.
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Menu } from '#contract/entities/menu.ts';
import type { Product } from '#contract/entities/product.ts';
import { addLine, type CartLine, type NewLine } from '#rules/cart/cart.ts';
import { boundsOf, clamp } from '#rules/price/weight.ts';
import { priceText } from '#rules/price/weight-text.ts';
import { toListed } from '../listing/to-listed.ts';
import { useCartTakes } from '../listing/use-cart-takes.ts';
import { markHits } from '../menu/find-products.ts';
import { chosenLine } from '../menu/product/line.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { findInMenu } from './find-in-menu.ts';
import { MenuPending } from './menu-pending.tsx';
import './picking.css';
import { ProductOptions } from './product-options.tsx';
import { readSearch, readWeight, type Searched } from './search-text.ts';

const MOST_FOUND = 8;

type ProductPickerProps = {
  menu: Menu | null;
  failed: boolean;
  onAgain: () => void;
  lines: readonly CartLine[];
  onLines: (lines: readonly CartLine[]) => void;
};

export const PICK_SEARCH = 'counter-search';

export function ProductPicker({ menu, failed, onAgain, lines, onLines }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
  const asked = searchedIn(menu, typed);
  const quantityOf = ({ peso }: Product) =>
    asked.grams === null || !peso
      ? asked.quantity
      : Math.max(1, Math.round(asked.grams / peso.passo));
  const takes = useCartTakes();
  const add = (line: NewLine) => {
    if (!takes(lines, line)) return;
    onLines(addLine(lines, line));
    setProduct(null);
    setTyped('');
    document.getElementById(PICK_SEARCH)?.focus();
  };
  const pick = (chosen: Product) => {
    if (chosen.opcoes.length > 0) setProduct(chosen);
    else
      add(
        chosenLine(chosen, 'peach', {
          quantidade: clamp(quantityOf(chosen), boundsOf(chosen)),
          observacao: '',
          opcoes: [],
        }),
      );
  };
  return (
    <>
      {/* Shown before the menu has loaded, because staff start to type at once. */}
      <ProductSearch
        menu={menu}
        typed={typed}
        needle={asked.needle}
        onTyped={(text) => {
          setTyped(text);
          setProduct(null);
        }}
        onPick={pick}
      />
      {menu === null ? <MenuPending failed={failed} onAgain={onAgain} /> : null}
      {product === null ? null : (
        <ProductOptions
          key={product.id}
          product={product}
          quantity={quantityOf(product)}
          onAdd={add}
          onBack={() => {
            setProduct(null);
            document.getElementById(PICK_SEARCH)?.focus();
          }}
        />
      )}
    </>
  );
}

type ProductSearchProps = {
  /** Null: not there yet. */
  menu: Menu | null;
  typed: string;
  /** What of it is a name. */
  needle: string;
  onTyped: (typed: string) => void;
  onPick: (product: Product) => void;
};

/** A name may contain a weight: it is one to take only where no product has that name. */
function searchedIn(menu: Menu | null, typed: string): Searched {
  const asked = readSearch(typed);
  if (menu === null || findInMenu(menu, asked.needle).length > 0) return asked;
  return readWeight(typed) ?? asked;
}

function ProductSearch({ menu, typed, needle, onTyped, onPick }: ProductSearchProps) {
  const { t } = useLingui();
  const money = useMoney();
  const list = useId();
  const [active, setActive] = useState(0);
  // Enter was pressed before the menu had loaded.
  const [entered, setEntered] = useState(false);
  const found = menu === null ? [] : findInMenu(menu, needle).slice(0, MOST_FOUND);
  const at = Math.min(active, found.length - 1);
  const choose = (place: number) => {
    const product = found[place];
    if (product !== undefined && !product.esgotado) onPick(product);
  };
  const isReady = menu !== null;
  const chooseEntered = useEffectEvent(() => {
    if (entered) choose(at);
    setEntered(false);
  });
  useEffect(() => {
    if (isReady) chooseEntered();
  }, [isReady]);
  return (
    <>
      <label className="input search">
        <Icon of={Search} size={18} />
        <input
          id={PICK_SEARCH}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={t`Buscar produto`}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          placeholder={t`Nome do produto, ou 2x nome`}
          value={typed}
          onChange={(event) => {
            onTyped(event.currentTarget.value);
            setActive(0);
            setEntered(false);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined && found.length > 0) {
              event.preventDefault();
              setActive((at + step + found.length) % found.length);
            }
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              if (isReady) choose(at);
              else setEntered(true);
            }
            if (event.key === 'Escape') onTyped('');
          }}
        />
      </label>
      <div role="listbox" id={list} aria-label={t`Produtos encontrados`} className="pick-found">
        {found.map((product, place) => {
          const { valorRealCalculado, priceVaries } = toListed(product);
          const price = priceText(money(valorRealCalculado), product.peso);
          return (
            <button
              key={product.id}
              type="button"
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              aria-disabled={product.esgotado}
              className={place === at ? 'pick-row on' : 'pick-row'}
              onClick={() => choose(place)}
            >
              <span className={product.esgotado ? 't-mute' : undefined}>
                <Marked text={product.nome} needle={needle} />
              </span>
              <span className="num t-cap">
                {product.esgotado ? t`Esgotado` : priceVaries ? t`a partir de ${price}` : price}
              </span>
            </button>
          );
        })}
      </div>
      {menu !== null && needle !== '' && found.length === 0 ? (
        <p className="t-sub" role="status">
          <Trans>Nada com este nome.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** What was typed stands out in the name. */
function Marked({ text, needle }: { text: string; needle: string }) {
  let at = 0;
  return markHits(text, needle).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
