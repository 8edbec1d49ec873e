// Delivery or pickup, and where.
import { Trans, useLingui } from '@lingui/react/macro';
import { Bike, ChevronRight, CircleAlert, House, MapPin, Store as StoreIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { maskCep } from '#rules/documents.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { addressLines } from '../addresses/address-lines.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import { usePanels } from '../panel-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Segmented, type SegmentedOption } from '../ui/segmented.tsx';

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

type ReceiveSectionProps = { store: Store; delivery: DeliveryChoice; problem: string | null };

export function ReceiveSection({ store, delivery, problem }: ReceiveSectionProps) {
  const { t } = useLingui();
  const options: SegmentedOption<'1' | '2'>[] = [
    ...(store.permiteEntrega ? [{ value: '1', label: t`Entrega`, icon: Bike } as const] : []),
    ...(store.permiteRetiradaBalcao
      ? [{ value: '2', label: t`Retirada`, icon: StoreIcon } as const]
      : []),
  ];
  const pickup = delivery.tipoPedido === ORDER_TYPE.pickup;
  return (
    <section className="co" id="co-receive" tabIndex={-1}>
      <h2 className="t-head">
        <Trans>Como quer receber?</Trans>
      </h2>
      <Segmented
        label={t`Como receber`}
        options={options}
        value={pickup ? '2' : '1'}
        onChange={(value) =>
          delivery.setType(value === '2' ? ORDER_TYPE.pickup : ORDER_TYPE.delivery)
        }
      />
      {pickup ? (
        <PickupCard store={store} />
      ) : (
        <AddressCard delivery={delivery} problem={problem} />
      )}
    </section>
  );
}

function AddressCard({ delivery, problem }: Pick<ReceiveSectionProps, 'delivery' | 'problem'>) {
  const panels = usePanels();
  const { address } = delivery;
  const [first, second] = address === null ? ['', ''] : addressLines(address);
  const cep = address === null || address.cep === '' ? '' : `, ${maskCep(address.cep)}`;
  return (
    <>
      <Link
        className="card pad0 addr-card"
        to={panels.to('endereco')}
        preventScrollReset
        id="co-address"
        aria-describedby={problem === null ? undefined : 'co-address-note'}
      >
        <span className="li">
          <Icon of={address === null ? MapPin : House} />
          {address === null ? (
            <>
              <b className="grow t-item">
                <Trans>Informar o endereço</Trans>
              </b>
              <Icon of={ChevronRight} size={18} />
            </>
          ) : (
            <>
              <span className="grow">
                <b className="t-item">{first}</b>
                <span className="t-cap own-line">
                  {second}
                  {cep}
                </span>
              </span>
              <span className="link t-label">
                <Trans>Trocar</Trans>
              </span>
            </>
          )}
        </span>
      </Link>
      <ProblemNote id="co-address-note" text={problem} />
    </>
  );
}

function PickupCard({ store }: { store: Store }) {
  const { logradouro, numero, bairro, cidade, uf } = store.endereco;
  const text = `${logradouro}, ${numero}, ${bairro}, ${cidade}`;
  return (
    <div className="card pad0 addr-card">
      <div className="li">
        <Icon of={StoreIcon} />
        <span className="grow">
          <b className="t-item">{store.nome}</b>
          <span className="t-cap own-line">{text}</span>
        </span>
        <a
          className="link t-label hit"
          href={`${DIRECTIONS}${encodeURIComponent(`${text} - ${uf}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Rota</Trans>
        </a>
      </div>
    </div>
  );
}

/** An error without a field. */
export function ProblemNote({ id, text }: { id: string; text: string | null }) {
  return (
    <p className="field error problem-note" id={id} aria-live="polite" hidden={text === null}>
      <span className="hint">
        <Icon of={CircleAlert} />
        {text}
      </span>
    </p>
  );
}
