// Three columns of one order: who calls, what they want, and how it is paid.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { menuAs } from '../../listing/product-as.ts';
import { newKey } from '../../new-key.ts';
import { focusRendered } from '../../ui/first-wrong.ts';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useKeydown } from '../frame/use-keydown.ts';
import { CustomerPanel } from './customer-panel.tsx';
import {
  type CounterDraft,
  newDraft,
  nothingFilled,
  repeated,
  wholePhone,
  withoutFilled,
} from './draft.ts';
import {
  type HeldOrder,
  isBegun,
  isFull,
  keepHeld,
  readHeld,
  withHeld,
  withoutHeld,
} from './held.ts';
import { HeldOrders } from './held-orders.tsx';
import { OrderPanel } from './order-panel.tsx';
import { ProductPanel } from './product-panel.tsx';
import { Taken, type TakenOrder } from './taken.tsx';

/** The shortcut of each part but the products, and the element that it goes to. */
const places: Readonly<Record<string, string>> = {
  F2: 'counter-phone',
  F7: 'counter-coupon',
  F8: 'counter-when',
  F9: 'counter-pay',
};

export function CounterScreen({ store }: { store: Store }) {
  const { t } = useLingui();
  const toast = useToast();
  const [draft, setDraft] = useState<CounterDraft>(() => newDraft(store, newKey()));
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  const [filled, setFilled] = useState(nothingFilled);
  const [held, setHeld] = useState<readonly HeldOrder[]>([]);
  useEffect(() => setHeld(readHeld()), []);
  const keep = (next: readonly HeldOrder[]) => {
    keepHeld(next);
    setHeld(next);
  };
  const begin = (next: CounterDraft, known = nothingFilled) => {
    setDraft(next);
    setFilled(known);
    focusRendered(() => placeOf('counter-phone'));
  };
  const mine: HeldOrder = { storeId: store.id, draft, filled };
  /** Why nothing can be put aside. */
  const notHeld = !isBegun(draft)
    ? t`Não há nada para guardar.`
    : isFull(held)
      ? t`Já há muitos pedidos guardados. Retome ou descarte um deles.`
      : undefined;
  const hold = () => {
    if (!isBegun(draft)) return;
    if (notHeld !== undefined) return toast.show({ text: notHeld });
    keep(withHeld(held, mine));
    begin(newDraft(store, newKey()));
    toast.show({ text: t`Pedido guardado nesta aba.`, tone: 'success' });
  };
  const resume = (one: HeldOrder) => {
    const rest = withoutHeld(held, one.draft.key);
    keep(isBegun(draft) ? withHeld(rest, mine) : rest);
    begin(one.draft, one.filled);
  };
  const change = (next: Partial<CounterDraft>) => {
    const other = next.phone !== undefined && wholePhone(next.phone) !== filled.phone;
    setDraft((last) => ({ ...(other ? withoutFilled(last, filled) : last), ...next }));
    if (other) setFilled(nothingFilled);
  };
  const atTable = draft.kind === ORDER_TYPE.table;
  const { reply: menuReply, again } = useAnswer(
    { idEstabelecimento: store.id, atTable },
    (client, { idEstabelecimento }) =>
      atTable ? client.tableMenu({ idEstabelecimento }) : client.menu({ idEstabelecimento }),
  );
  const menu = menuReply?.ok ? menuAs(menuReply.value, draft.kind) : null;
  const telefone = wholePhone(draft.phone);
  const { reply: found, again: askAgain } = useAnswer(
    telefone === '' ? null : { idEstabelecimento: store.id, telefone },
    (client, question) => client.counterCustomer(question),
  );
  const customer = found?.ok ? found.value : null;
  const unknown = found?.ok === false;
  useEffect(() => {
    if (!unknown) return;
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [unknown, askAgain]);

  // What is known of the phone fills in what nobody has typed.
  if (customer !== null && filled.phone !== telefone) {
    const name = draft.name === '' ? customer.nome : draft.name;
    const address = draft.address ?? customer.enderecos[0] ?? null;
    setFilled({
      phone: telefone,
      name: draft.name === '' ? name : '',
      address: draft.address === null ? address : null,
    });
    setDraft({ ...draft, name, address });
  }

  const repeat = (order: Order) => {
    if (menu === null) return;
    const again = repeated(draft, order, menu, store);
    setDraft(again.draft);
    setFilled({ ...filled, address: again.draft.address });
    if (again.changes.length > 0)
      toast.show({ text: t`O cardápio mudou desde então. Confira os itens e os preços.` });
    document.getElementById('counter-send')?.focus();
  };
  const leave = useEffectEvent(() => {
    if (taken === null && isBegun(draft)) keepHeld(withHeld(readHeld(), mine));
  });
  // What was begun waits with the orders put aside, whatever ends the screen.
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useKeydown((event) => {
    if (taken !== null) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      hold();
      return;
    }
    const place = places[event.key];
    const nth = event.altKey ? /^Digit([1-3])$/.exec(event.code)?.[1] : undefined;
    const order = nth === undefined ? undefined : customer?.pedidos[Number(nth) - 1];
    if (place === undefined && order === undefined) return;
    event.preventDefault();
    if (order !== undefined) repeat(order);
    else if (place !== undefined) placeOf(place)?.focus();
  });
  useEffect(() => {
    if (taken === null) placeOf('counter-phone')?.focus();
  }, [taken]);

  if (taken !== null)
    return (
      <Taken
        store={store}
        order={taken}
        onNext={() => {
          setDraft(newDraft(store, newKey()));
          setFilled(nothingFilled);
          setTaken(null);
        }}
      />
    );
  return (
    <>
      <HeldOrders
        held={held.filter(({ storeId }) => storeId === store.id)}
        onHold={hold}
        notHeld={notHeld}
        onResume={resume}
        onDrop={({ draft: { key } }) => keep(withoutHeld(held, key))}
      />
      <div className="counter-columns" key={draft.key}>
        <CustomerPanel
          store={store}
          draft={draft}
          customer={customer}
          unknown={unknown}
          onAskAgain={askAgain}
          onChange={change}
          onRepeat={repeat}
        />
        <ProductPanel
          menu={menu}
          failed={menuReply?.ok === false}
          onAgain={again}
          lines={draft.lines}
          onLines={(lines) => change({ lines })}
        />
        <OrderPanel
          store={store}
          draft={draft}
          menu={menu}
          onStaleMenu={again}
          onChange={change}
          onTaken={setTaken}
        />
      </div>
    </>
  );
}

/** The field itself, or the chosen radio of a group. */
function placeOf(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  const inside = (what: string) => place?.querySelector<HTMLElement>(what);
  return inside('input:checked') ?? inside('input, select') ?? place;
}
