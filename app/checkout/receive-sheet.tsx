// Delivery or pickup, and where.
import { Trans, useLingui } from '@lingui/react/macro';
import { Bike, ChevronRight, House, MapPin, Store as StoreIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { maskCep } from '#rules/documents.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { addressLines } from '../addresses/address-lines.ts';
import type { DeliveryChoice } from '../addresses/delivery-choice.ts';
import type { AmountFacts } from '../cart/amount.tsx';
import { usePanels } from '../panel-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Segmented, type SegmentedOption } from '../ui/segmented.tsx';
import { LineSheet } from './lines/line-sheet.tsx';
import { ProblemNote } from './lines/problem-note.tsx';

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

type ReceiveSheetProps = {
  store: Store;
  delivery: DeliveryChoice;
  problem: string | null;
  amount: AmountFacts;
  onClose(): void;
  /** The address opens over the checkout. */
  onLeave(): void;
};

export function ReceiveSheet({
  store,
  delivery,
  problem,
  amount,
  onClose,
  onLeave,
}: ReceiveSheetProps) {
  const { t } = useLingui();
  const options: SegmentedOption<'1' | '2'>[] = [
    ...(store.permiteEntrega ? [{ value: '1', label: t`Entrega`, icon: Bike } as const] : []),
    ...(store.permiteRetiradaBalcao
      ? [{ value: '2', label: t`Retirada`, icon: StoreIcon } as const]
      : []),
  ];
  const pickup = delivery.tipoPedido === ORDER_TYPE.pickup;
  return (
    <LineSheet title={t`Como quer receber?`} amount={amount} onClose={onClose}>
      <div className="co">
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
          <AddressCard delivery={delivery} problem={problem} onLeave={onLeave} />
        )}
      </div>
    </LineSheet>
  );
}

type AddressCardProps = Pick<ReceiveSheetProps, 'delivery' | 'problem' | 'onLeave'>;

function AddressCard({ delivery, problem, onLeave }: AddressCardProps) {
  const panels = usePanels();
  const { address } = delivery;
  const [first, second] = address === null ? ['', ''] : addressLines(address);
  const cep = address === null || address.cep === '' ? '' : `, ${maskCep(address.cep)}`;
  return (
    <>
      <Link
        className="card pad0"
        to={panels.to('endereco')}
        preventScrollReset
        onClick={onLeave}
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
    <div className="card pad0">
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
