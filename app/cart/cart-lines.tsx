// The lines of the cart in short, beside the total of a desktop's checkout. A phone has a row that
// opens the cart.
import { Plural } from '@lingui/react/macro';
import type { CartLine } from '#rules/cart/cart.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { OwnWords } from '../brand/own-words.tsx';
import { useMoney } from '../ui/money.tsx';
import { useTimes } from '../ui/use-times.ts';
import { useWide } from '../ui/wide.ts';
import '../styles/amounts.css';

/** As many as leave the button on the first screen. */
const SHOWN = 5;

export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const wide = useWide();
  const times = useTimes();
  const money = useMoney();
  const others = lines.length - SHOWN;
  if (!wide) return null;
  return (
    <ul className="mini-lines">
      {lines.slice(0, SHOWN).map((line) => {
        const { nome, descricaoOpcoes } = line.produto;
        return (
          <li key={line.key}>
            <b className="num">{times(line.produto)}</b>
            <span>
              <OwnWords>{nome}</OwnWords>
              {descricaoOpcoes === '' ? null : (
                <small>
                  <OwnWords>{descricaoOpcoes}</OwnWords>
                </small>
              )}
            </span>
            <span className="num">{money(itemTotal(line))}</span>
          </li>
        );
      })}
      {others > 0 ? (
        <li className="t-sub">
          <Plural value={others} one="e mais # item" other="e mais # itens" />
        </li>
      ) : null}
    </ul>
  );
}
