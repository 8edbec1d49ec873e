// Rows under an order: contact, address, payment.
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronRight,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Share2,
  Store,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { orderPath } from '#contract/order-path.ts';
import { isFinal } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { useMethodName } from '../payments/method-name.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { useShare } from '../ui/use-share.ts';
import { isStopped } from './progress.ts';

type OrderLinksProps = {
  order: Order;
  store: PublicBrand['estabelecimentos'][number] | undefined;
  number: string;
  conversation: string | null;
};

export function OrderLinks({ order, store, number, conversation }: OrderLinksProps) {
  const { endereco } = order;
  const place = store?.endereco;
  const { projectName } = useBrand();
  const name = order.nomeEstabelecimento;
  const shop = name.includes(projectName) ? name : `${projectName}, ${name}`;
  return (
    <div className="card pad0 list">
      {conversation === null ? null : (
        <a className="li" href={conversation} target="_blank" rel="noreferrer">
          <Icon of={MessageCircle} />
          <span className="grow t-label">
            <Trans>Falar com a loja</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
      {order.chaveAcompanhamento === null || isFinal(order.status) ? null : (
        <ShareRow order={order} number={number} chave={order.chaveAcompanhamento} />
      )}
      {endereco === null ? null : (
        <Row
          icon={MapPin}
          title={[`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento]
            .filter(Boolean)
            .join(' · ')}
        >
          {[`${endereco.bairro}, ${endereco.cidade}`, endereco.referencia]
            .filter(Boolean)
            .join(' · ')}
        </Row>
      )}
      {order.tipoPedido === ORDER_TYPE.pickup && place !== undefined ? (
        <Row icon={Store} title={<Trans>Retirar em {shop}</Trans>}>
          {`${place.logradouro}, ${place.numero}, ${place.bairro}`}
        </Row>
      ) : null}
      <PaymentRow order={order} />
    </div>
  );
}

/** A link to share. An id alone shows nothing; the key in it shows the order and a first name. */
function ShareRow({
  order: { id, status },
  number,
  chave,
}: {
  order: Order;
  number: string;
  chave: string;
}) {
  const { t } = useLingui();
  const share = useShare();
  const { projectName } = useBrand();
  const press = () =>
    share(
      t`Pedido ${number} · ${projectName}`,
      `${location.origin}${orderPath({ id, status })}?${new URLSearchParams({ chave })}`,
    );
  return (
    <button type="button" className="li" onClick={() => void press()}>
      <Icon of={Share2} />
      <span className="grow">
        <span className="t-label">
          <Trans>Compartilhar o acompanhamento</Trans>
        </span>
        <span className="t-cap">
          <Trans>Quem abrir o link não vê endereço, telefone nem CPF.</Trans>
        </span>
      </span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}

function PaymentRow({ order }: { order: Order }) {
  const { t } = useLingui();
  const money = useMoney();
  const nameOf = useMethodName();
  const { valorTotal, cpfNota } = order;
  // No change is needed for an order that ended early.
  const troco = isStopped(order.status) ? null : order.troco;
  const paidWith = troco === null ? '' : money(troco);
  const back = troco === null ? '' : money(troco - valorTotal);
  const details = [
    troco === null ? '' : t`Troco para ${paidWith}: ${back} de volta`,
    cpfNota === null ? '' : t`CPF na nota`,
  ].filter(Boolean);
  return (
    <Row icon={Wallet} title={nameOf(order.formaPagamento.nome)}>
      {details.join(' · ')}
    </Row>
  );
}

function Row({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: string }) {
  return (
    <div className="li">
      <Icon of={icon} />
      <span className="grow">
        <span className="t-label">{title}</span>
        {children === '' ? null : <span className="t-cap">{children}</span>}
      </span>
    </div>
  );
}
