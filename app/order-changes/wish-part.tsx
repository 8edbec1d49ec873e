// On the order page: the customer asks for a change until the kitchen begins, sees it wait, takes
// it back, and reads the store's answer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { OrderWish } from '#contract/entities/order-change.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Store } from '#contract/entities/store.ts';
import { lazyPart } from '../lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { ChangeDifference } from './change-difference.tsx';
import { WishWords } from './wish-words.tsx';

const WishForm = lazyPart(() => import('./wish-form.tsx'));

type WishPartProps = {
  order: Order;
  store: Store | undefined;
  choicesOf: (item: StoredItem) => readonly string[];
};

export function WishPart({ order, store, choicesOf }: WishPartProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mudancaPedida: wish, podePedirMudanca } = order;
  const close = () => setAsking(false);
  if (order.chaveAcompanhamento === null) return null;
  return (
    <>
      {wish === null ? null : wish.situacao === 'aberta' ? (
        <OpenWish order={order} wish={wish} />
      ) : (
        <Answer wish={wish} />
      )}
      {podePedirMudanca && store !== undefined ? (
        <Button block variant="outline" onClick={() => setAsking(true)}>
          <Icon of={Pencil} size={18} />
          <Trans>Pedir uma mudança</Trans>
        </Button>
      ) : null}
      {asking && podePedirMudanca && store !== undefined ? (
        <Sheet title={t`Pedir uma mudança`} onClose={close}>
          <Suspense fallback={<Spinner />}>
            <WishForm order={order} store={store} choicesOf={choicesOf} onClose={close} />
          </Suspense>
        </Sheet>
      ) : null}
    </>
  );
}

function OpenWish({ order, wish }: { order: Order; wish: OrderWish }) {
  const toast = useToast();
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'always', toast: true });
  const takeBack = async () => {
    const result = await run((client) => client.takeWishBack({ id: order.id }));
    if (result?.ok) toast.show({ text: t`Seu pedido fica como estava.`, tone: 'success' });
  };
  return (
    <section className="card stack" aria-labelledby="wish">
      <h2 className="t-head" id="wish">
        <Trans>Você pediu uma mudança</Trans>
      </h2>
      <p className="t-sub">
        <Trans>A loja ainda não respondeu. Até lá o pedido segue como está.</Trans>
      </p>
      <WishWords order={order} wish={wish} />
      <ChangeDifference before={order.valorTotal} quote={wish} />
      <Button variant="neutral" loading={busy} onClick={() => void takeBack()}>
        <Trans>Retirar a mudança</Trans>
      </Button>
    </section>
  );
}

function Answer({ wish: { situacao, motivo } }: { wish: OrderWish }) {
  const { t } = useLingui();
  if (situacao === 'aceita')
    return (
      <Notice tone="success" role="status" title={t`A loja aceitou a mudança que você pediu.`} />
    );
  if (situacao === 'substituida')
    return (
      <Notice tone="info" role="status" title={t`A loja respondeu com outra mudança.`}>
        <Trans>Confira como o pedido ficou.</Trans>
      </Notice>
    );
  if (situacao !== 'recusada') return null;
  return (
    <Notice tone="warning" role="status" title={t`A loja não pôde fazer a mudança que você pediu.`}>
      {motivo}
    </Notice>
  );
}
