// The lines of an order that is being changed: what stays, and what is new.
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Order } from '#contract/entities/order.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import { changeQuantity, removeLine } from '#rules/cart/cart.ts';
import { itemTotal, lineTotal } from '#rules/price/lines.ts';
import { countOf } from '#rules/price/weight.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { type ChangeDraft, gramsTyped, keptLine } from './change-draft.ts';
import { CHANGED_LINES } from './use-opened-order.ts';
import './order-change.css';

type ChangedLinesProps = {
  order: Order;
  draft: ChangeDraft;
  /** The chosen options of an item, in lines. */
  choicesOf: (item: StoredItem) => readonly string[];
  onChange: (change: Partial<ChangeDraft>) => void;
  /** Staff write down what was weighed. */
  scale?: boolean;
  /** The smallest quantity of a line that stays. */
  leastOf?: (item: StoredItem) => number;
};

export function ChangedLines({
  order,
  draft,
  choicesOf,
  onChange,
  scale = false,
  leastOf = () => 1,
}: ChangedLinesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const set = (at: number, quantity: number) =>
    onChange({ quantities: draft.quantities.with(at, quantity) });
  return (
    <section className="card">
      <h2 className="t-item" id={CHANGED_LINES} tabIndex={-1}>{t`Itens`}</h2>
      <p className="t-cap">
        <Trans>Mais unidades de um item? Adicione-o de novo, pelo preço de agora.</Trans>
      </p>
      <ul>
        {order.itens.map((item, at) => {
          const quantity = draft.quantities[at] ?? 0;
          const key = `${at} ${item.idProduto}`;
          const { nome } = item;
          const kept = keptLine(draft, item, at);
          return (
            <li key={key} className="change-line">
              <span className="grow">
                {quantity === 0 ? <s>{nome}</s> : nome}
                {choicesOf(item).map((line) => (
                  <small key={line}>{line}</small>
                ))}
                {item.observacao === '' ? null : <small>{item.observacao}</small>}
              </span>
              <span className="num">
                {money(
                  lineTotal({
                    unit: item.valorUnitario,
                    quantity: kept.quantidade,
                    grams: kept.gramas ?? item.gramas,
                  }),
                )}
              </span>
              {quantity === 0 ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Desfazer: ${nome} fica`}
                  onClick={() => set(at, item.quantidade)}
                >
                  <Trans>Desfazer</Trans>
                </Button>
              ) : scale && item.gramas !== undefined ? (
                <>
                  <TextField
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    label={t`Peso na balança, em gramas`}
                    aria-label={t`Peso de ${nome} na balança, em gramas`}
                    placeholder={`${item.quantidade * item.gramas}`}
                    value={draft.weights[at] ?? ''}
                    error={
                      gramsTyped(draft.weights[at] ?? '') === null
                        ? t`Digite os gramas.`
                        : undefined
                    }
                    onChange={({ currentTarget }) =>
                      onChange({ weights: draft.weights.with(at, currentTarget.value) })
                    }
                  />
                  <IconButton
                    label={t`Remover ${nome}`}
                    icon={Trash2}
                    size={18}
                    onClick={() => set(at, 0)}
                  />
                </>
              ) : (
                <Stepper
                  name={nome}
                  value={quantity}
                  min={leastOf(item)}
                  max={item.quantidade}
                  grams={item.gramas}
                  onChange={(count) => set(at, count)}
                  onRemove={() => set(at, 0)}
                />
              )}
            </li>
          );
        })}
        {draft.lines.map((line) => (
          <li key={line.key} className="change-line change-new">
            <span className="grow">
              <small>
                <Trans>Novo</Trans>
              </small>
              {line.produto.nome}
              <small>
                {[line.produto.descricaoOpcoes, line.produto.observacao].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className="num">{money(itemTotal(line))}</span>
            <Stepper
              name={line.produto.nome}
              value={line.produto.quantidade}
              {...countOf(line.produto)}
              onChange={(count) =>
                onChange({ lines: changeQuantity(draft.lines, line.key, count) })
              }
              onRemove={() => onChange({ lines: removeLine(draft.lines, line.key) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
