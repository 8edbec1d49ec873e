// One line of the cart: picture, choices, remark, price and quantity, with a way to change the
// choices.

import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { CartLine } from '#rules/cart/cart.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { countOf } from '#rules/price/weight.ts';
import { OwnWords } from '../brand/own-words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Media } from '../ui/media.tsx';
import { useMoney } from '../ui/money.tsx';
import { Price } from '../ui/price.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { Cart } from './cart-store.ts';

type LineRowProps = {
  line: CartLine;
  cart: Cart;
  /** Where the product opens with these choices; null if it has left the menu. */
  editTo: string | null;
  /** The unit price before a promotion. */
  was: number | null;
};

export function LineRow({ line, cart, editTo, was }: LineRowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const row = useRef<HTMLLIElement>(null);
  const { nome, urlImagem, tom, quantidade, gramas, observacao, descricaoOpcoes } = line.produto;
  const remove = () => {
    // The row is removed with the pressed button; the panel keeps focus.
    row.current?.closest<HTMLElement>('.panel')?.focus({ preventScroll: true });
    cart.remove(line.key);
  };
  return (
    <li className="line" ref={row}>
      <Media src={urlImagem} name={nome} tint={tom} eager />
      <div>
        <div className="row between top">
          <h3 className="t-item grow">
            <OwnWords>{nome}</OwnWords>
          </h3>
          {editTo === null ? null : (
            <Link className="icon-btn hit line-edit" to={editTo} aria-label={t`Editar ${nome}`}>
              <Icon of={Pencil} size={18} />
            </Link>
          )}
        </div>
        {descricaoOpcoes === '' ? null : (
          <p className="t-cap">
            <OwnWords>{descricaoOpcoes}</OwnWords>
          </p>
        )}
        {gramas === undefined ? null : (
          <p className="t-cap">
            <Trans>Peso aproximado</Trans> · {`${money(line.valorProdutoHistorico)}/kg`}
          </p>
        )}
        {observacao === '' ? null : <p className="t-cap">“{observacao}”</p>}
        <div className="foot">
          <Price
            cents={itemTotal(line)}
            was={was === null ? null : itemTotal({ ...line, valorProdutoHistorico: was })}
          />
          <Stepper
            name={nome}
            value={quantidade}
            {...countOf(line.produto)}
            onChange={(quantity) => cart.setQuantity(line.key, quantity)}
            onRemove={remove}
          />
        </div>
      </div>
    </li>
  );
}
