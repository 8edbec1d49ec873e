// Rows under an order: who to talk to, where it goes, how it is paid.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, type LucideIcon, MapPin, MessageCircle, Store, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { isStopped } from './progress.ts';

type OrderLinksProps = { order: Order; store: PublicBrand['estabelecimentos'][number] | undefined; conversation: string | null };

export function OrderLinks({ order, store, conversation }: OrderLinksProps) {
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
      {endereco === null ? null : (
        <Row icon={MapPin} title={[`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento].filter(Boolean).join(' · ')}>
          {[`${endereco.bairro}, ${endereco.cidade}`, endereco.referencia].filter(Boolean).join(' · ')}
        </Row>
      )}
      {order.tipoPedido === 2 && place !== undefined ? (
        <Row icon={Store} title={<Trans>Retirar em {shop}</Trans>}>
          {`${place.logradouro}, ${place.numero}, ${place.bairro}`}
        </Row>
      ) : null}
      <PaymentRow order={order} />
    </div>
  );
}

function PaymentRow({ order }: { order: Order }) {
  const { t } = useLingui();
  const money = useMoney();
  const { valorTotal, cpfNota } = order;
  // Nobody brings change for an order that stopped.
  const troco = isStopped(order.status) ? null : order.troco;
  const paidWith = troco === null ? '' : money(troco);
  const back = troco === null ? '' : money(troco - valorTotal);
  const details = [troco === null ? '' : t`Troco para ${paidWith}: ${back} de volta`, cpfNota === null ? '' : t`CPF na nota`].filter(Boolean);
  return (
    <Row icon={Wallet} title={order.formaPagamento.nome}>
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
