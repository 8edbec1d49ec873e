// 'Onde entregamos?': the saved addresses with their fees at this store, the counter, and the way
// to a new one.
import { Trans, useLingui } from '@lingui/react/macro';
import { House, type LucideIcon, MapPin, Plus, Store as StoreIcon } from 'lucide-react';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { DeliveryChoice } from './delivery-choice.ts';
import './address.css';
import { isSameText } from './draft.ts';
import { OrderElsewhere } from './order-elsewhere.tsx';
import type { SavedAddress } from './use-saved-addresses.ts';

type AddressSheetProps = {
  store: Store;
  delivery: DeliveryChoice;
  addresses: readonly SavedAddress[];
  onChoose: (address: Address, quote: DeliveryQuote) => void;
  onPickup: () => void;
  onNew: () => void;
  onClose: () => void;
};

export function AddressSheet({
  store,
  delivery,
  addresses,
  onChoose,
  onPickup,
  onNew,
  onClose,
}: AddressSheetProps) {
  const { t } = useLingui();
  const pickup = delivery.tipoPedido === ORDER_TYPE.pickup;
  const minutes = store.tempoRetirada;
  return (
    <Sheet title={t`Onde entregamos?`} onClose={onClose}>
      <ul className="card pad0 list ad-choices">
        {addresses.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            checked={!pickup && isChosen(address, delivery)}
            onChoose={onChoose}
          />
        ))}
        {store.permiteRetiradaBalcao ? (
          <Row
            checked={pickup}
            icon={StoreIcon}
            title={t`Retirar no balcão`}
            detail={t`${store.nome} · ${minutes}\u00a0min`}
            onClick={onPickup}
          />
        ) : null}
      </ul>
      <Button variant="quiet" block onClick={onNew}>
        <Icon of={Plus} />
        <Trans>Novo endereço</Trans>
      </Button>
    </Sheet>
  );
}

/** As it was chosen: one that was edited since is not where the order goes. */
const isChosen = (address: SavedAddress, { address: chosen }: DeliveryChoice): boolean =>
  chosen?.id === address.id && isSameText(chosen, address);

function AddressRow({
  address,
  checked,
  onChoose,
}: {
  address: SavedAddress;
  checked: boolean;
  onChoose: AddressSheetProps['onChoose'];
}) {
  const { t } = useLingui();
  const money = useMoney();
  const {
    taxaEntrega,
    minimoEntregaGratis,
    valorMinimoPedido,
    tempoMinimo,
    tempoMaximo,
    estabelecimentoQueAtende,
    ativo: _ativo,
    padrao,
    ...plain
  } = address;
  const street = `${plain.logradouro}, ${plain.numero}`;
  if (taxaEntrega === null) {
    return (
      <li className="li">
        <Icon of={MapPin} />
        <span className="grow">
          <b className="t-label t-mute">{street}</b>
          <span className="t-cap own-line">
            {plain.bairro}, {plain.cidade}
          </span>
        </span>
        {estabelecimentoQueAtende === null ? (
          <span className="badge danger">
            <Trans>Fora da área</Trans>
          </span>
        ) : (
          <OrderElsewhere store={estabelecimentoQueAtende} address={plain} />
        )}
      </li>
    );
  }
  const around = [plain.complemento, plain.bairro].filter((part) => part !== '').join(', ');
  const fee = taxaEntrega === 0 ? t`Grátis` : money(taxaEntrega);
  const choose = () =>
    onChoose(plain, {
      taxaEntrega,
      minimoEntregaGratis,
      valorMinimoPedido,
      tempoMinimo,
      tempoMaximo,
      estabelecimentoQueAtende,
    });
  return (
    <Row
      checked={checked}
      icon={padrao ? House : MapPin}
      title={street}
      detail={`${around} · ${fee}`}
      onClick={choose}
    />
  );
}

type RowProps = {
  checked: boolean;
  icon: LucideIcon;
  title: string;
  detail: string;
  onClick: () => void;
};

/**
 * A button, because a press selects the row and closes the sheet; radios are selected by moving
 * over them with the arrow keys.
 */
function Row({ checked, icon, title, detail, onClick }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={checked ? 'li on' : 'li'}
        aria-current={checked || undefined}
        onClick={onClick}
      >
        <Icon of={icon} />
        <span className="grow">
          <b className="t-label">{title}</b>
          <span className="t-cap own-line">{detail}</span>
        </span>
        <span className="radio" aria-hidden="true" />
      </button>
    </li>
  );
}
