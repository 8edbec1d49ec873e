// Who calls: phone, name, last orders to repeat, and how the order reaches them.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Phone } from 'lucide-react';
import type { CounterCustomer } from '#contract/entities/console/counter.ts';
import type { Order, OrderType } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { maskPhone, phoneDigits } from '#rules/documents.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { timesText } from '#rules/price/weight-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AddressPart } from './address-part.tsx';
import { type CounterDraft, wholePhone } from './draft.ts';
import { TablePart } from './table-part.tsx';

type CustomerPanelProps = {
  store: Store;
  draft: CounterDraft;
  customer: CounterCustomer | null;
  /** The question about the phone failed. */
  unknown: boolean;
  onAskAgain: () => void;
  onChange: (change: Partial<CounterDraft>) => void;
  onRepeat: (order: Order) => void;
};

export function CustomerPanel({
  store,
  draft,
  customer,
  unknown,
  onAskAgain,
  onChange,
  onRepeat,
}: CustomerPanelProps) {
  const { t } = useLingui();
  const kinds = [
    ...(store.permiteEntrega ? [{ value: '1' as const, label: t`Entrega` }] : []),
    ...(store.permiteRetiradaBalcao ? [{ value: '2' as const, label: t`Retirada` }] : []),
    ...(store.possuiPedidoMesa ? [{ value: '3' as const, label: t`Mesa` }] : []),
  ];
  const isTable = draft.kind === ORDER_TYPE.table;
  return (
    <section className="card counter-part" aria-labelledby="counter-who">
      <h2 className="counter-title" id="counter-who">
        <Trans>Cliente</Trans>
        <kbd className="pick-key">F2</kbd>
      </h2>
      <Segmented
        label={t`Como recebe`}
        options={kinds}
        value={String(draft.kind) as '1' | '2' | '3'}
        onChange={(value) => onChange({ kind: Number(value) as OrderType, slot: '' })}
      />
      {isTable ? (
        <TablePart store={store} draft={draft} onChange={onChange} />
      ) : (
        <>
          <TextField
            id="counter-phone"
            label={t`Telefone`}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            start={<Icon of={Phone} size={18} />}
            optional={draft.kind === ORDER_TYPE.pickup}
            value={maskPhone(draft.phone)}
            // What is shown is what counts: a digit too many, and a pasted +55, are left out.
            onChange={(event) => onChange({ phone: phoneDigits(event.target.value).slice(0, 11) })}
            onKeyDown={(event) => {
              // With Ctrl it sends the order.
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              document
                .getElementById(draft.name === '' ? 'counter-name' : 'counter-search')
                ?.focus();
            }}
          />
          <TextField
            id="counter-name"
            label={t`Nome`}
            autoComplete="off"
            maxLength={80}
            optional={draft.kind === ORDER_TYPE.pickup}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
            onKeyDown={(event) => {
              // With Ctrl it sends the order.
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              const lacksAddress = draft.kind === ORDER_TYPE.delivery && draft.address === null;
              document.getElementById(lacksAddress ? 'ad-search' : 'counter-search')?.focus();
            }}
          />
          <div role="status">
            {unknown ? (
              <Notice
                tone="warning"
                title={t`Não deu para buscar este telefone.`}
                action={
                  <Button variant="outline" size="sm" onClick={onAskAgain}>
                    <Trans>Tentar de novo</Trans>
                  </Button>
                }
              >
                <Trans>Digite nome e endereço, ou tente outra vez.</Trans>
              </Notice>
            ) : customer === null || wholePhone(draft.phone) === '' ? null : (
              <Known customer={customer} />
            )}
          </div>
          {customer === null || customer.pedidos.length === 0 ? null : (
            <Repeats orders={customer.pedidos} onRepeat={onRepeat} />
          )}
          {draft.kind === ORDER_TYPE.delivery ? (
            <AddressPart
              known={customer?.enderecos ?? []}
              store={store}
              address={draft.address}
              onAddress={(address) => onChange({ address })}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

function Known({ customer }: { customer: CounterCustomer }) {
  const { i18n } = useLingui();
  const { quantidadePedidos, ultimoPedidoEm, telefoneConfirmado } = customer;
  if (quantidadePedidos === 0 && !telefoneConfirmado)
    return (
      <p className="t-cap">
        <Trans>Cliente novo. Digite o nome.</Trans>
      </p>
    );
  const last =
    ultimoPedidoEm === null ? '' : i18n.date(ultimoPedidoEm, { day: 'numeric', month: 'short' });
  return (
    <p className="row wraps tight t-cap">
      {telefoneConfirmado ? (
        <Badge tone="success" icon={BadgeCheck}>
          <Trans>Conta confirmada</Trans>
        </Badge>
      ) : null}
      <span className="num">
        <Plural value={quantidadePedidos} _0="Nenhum pedido" one="# pedido" other="# pedidos" />
        {last === '' ? null : <> · {last}</>}
      </span>
    </p>
  );
}

function Repeats({
  orders,
  onRepeat,
}: {
  orders: readonly Order[];
  onRepeat: (order: Order) => void;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return (
    <div className="stack sm">
      <h3 className="overline">
        <Trans>Repetir</Trans> <kbd className="pick-key">Alt 1–3</kbd>
      </h3>
      {orders.map((order) => {
        const items = order.itens.map((item) =>
          item.quantidade > 1 || item.gramas !== undefined
            ? `${timesText(item, i18n.locale)} ${item.nome}`
            : item.nome,
        );
        const text = items.join(', ');
        return (
          <button
            key={order.id}
            type="button"
            className="counter-pick"
            aria-label={t`Repetir: ${text}`}
            onClick={() => onRepeat(order)}
          >
            <b>{text}</b>
            <span className="num">{money(order.valorTotal)}</span>
            <small>{i18n.date(order.dataCadastro, { day: 'numeric', month: 'short' })}</small>
          </button>
        );
      })}
    </div>
  );
}
