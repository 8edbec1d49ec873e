// The waiter's order for a table: menu items go to the kitchen and the bill, other items only to
// the bill.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartChange } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { StaffTable } from '#contract/entities/table.ts';
import { newKey } from '../../new-key.ts';
import { SelectField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useAnswer } from '../../use-answer.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { usePersonNames } from './names.ts';
import { OrderByHand } from './order-by-hand.tsx';
import { healOrder } from './order-healing.ts';
import { gathered, type OrderedLine } from './order-lines.tsx';
import { OrderMenu } from './order-menu.tsx';
import { OrderProduct } from './order-product.tsx';
import { SendOrder } from './send-order.tsx';

type OrderSheetProps = { table: StaffTable; person: number | null; onClose: () => void };

export function OrderSheet({ table, person, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const { menu, failed, again } = useTableMenu(table.idEstabelecimento);
  const [how, setHow] = useState<'menu' | 'hand'>('menu');
  const [who, setWho] = useState(person);
  const [product, setProduct] = useState<Product | null>(null);
  const [lines, setLines] = useState<readonly OrderedLine[]>([]);
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  // An order was refused: the menu that it was picked from may be old.
  const [stale, setStale] = useState(false);
  const heal = useEffectEvent((products: readonly Product[]) => {
    const healed = healOrder(lines, products);
    setLines(healed.lines);
    setChanges(healed.changes);
    setStale(false);
  });
  useEffect(() => {
    if (stale && menu !== null) heal(menu.categorias.flatMap(({ produtos }) => produtos));
  }, [stale, menu]);
  // One key per order, also while another product is chosen: a repeated press sends no second one.
  const [orderKey] = useState(newKey);
  const names = usePersonNames(table.conta);
  const people = table.conta?.pessoas.filter(({ confirmada }) => confirmada) ?? [];
  const add = (line: OrderedLine) => {
    setLines((all) => gathered([...all, line]));
    setProduct(null);
  };
  // What was picked from the menu is not sent yet.
  const byHandDone = () => (lines.length === 0 ? onClose() : setHow('menu'));
  return (
    <>
      <FormSheet
        title={t`Pedido para ${table.rotulo}`}
        unsaved={lines.length > 0}
        onClose={onClose}
        className="table-panel-order"
      >
        <div className="stack">
          {people.length === 0 ? null : (
            <SelectField
              label={t`Para quem`}
              value={who ?? ''}
              placeholder={t`A mesa toda`}
              options={people.map(({ id }) => ({ value: String(id), label: names(id) }))}
              onChange={(event) =>
                setWho(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              }
            />
          )}
          <Segmented
            label={t`O que lançar`}
            options={[
              { value: 'menu', label: t`Do cardápio` },
              ...(table.conta === null ? [] : [{ value: 'hand' as const, label: t`Valor avulso` }]),
            ]}
            value={how}
            onChange={setHow}
          />
          {how === 'hand' ? (
            <OrderByHand table={table} person={who} onDone={byHandDone} />
          ) : (
            <>
              <OrderMenu
                menu={menu}
                failed={failed}
                onAgain={again}
                onPick={setProduct}
                onAdd={add}
              />
              <SendOrder
                table={table}
                person={who}
                lines={lines}
                changes={changes}
                orderKey={orderKey}
                onLines={setLines}
                onSend={() => setChanges([])}
                onRefused={() => {
                  setStale(true);
                  again();
                }}
                onDone={onClose}
              />
            </>
          )}
        </div>
      </FormSheet>
      {/* Over the menu, which keeps its place and gets the focus back. */}
      {product === null ? null : (
        <FormSheet
          title={product.nome}
          onClose={() => setProduct(null)}
          className="table-panel-order"
        >
          <OrderProduct product={product} onAdd={add} onBack={() => setProduct(null)} />
        </FormSheet>
      )}
    </>
  );
}

/** The menu with table prices, loaded on demand. */
function useTableMenu(storeId: number) {
  const { reply, again } = useAnswer(storeId, (client, idEstabelecimento) =>
    client.tableMenu({ idEstabelecimento }),
  );
  return { menu: reply?.ok ? reply.value : null, failed: reply?.ok === false, again };
}
