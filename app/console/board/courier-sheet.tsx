// Who takes an order: one tap on a name. `leaves`: the order goes out with it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { LONGEST_COURIER_NAME } from '#rules/orders/courier.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { useCouriers } from './couriers.ts';

type CourierSheetProps = {
  order: Order;
  leaves: boolean;
  /** The order goes out; null: nobody says with whom. */
  onLeave: (name: string | null) => void;
  onClose: () => void;
};

export function CourierSheet({ order, leaves, onLeave, onClose }: CourierSheetProps) {
  const { t, i18n } = useLingui();
  const { run, busy } = useConsoleCall();
  const names = useCouriers(order.idEstabelecimento);
  const [other, setOther] = useState('');
  const [pressed, setPressed] = useState(false);
  const number = i18n.number(order.numero);
  const choose = async (entregador: string | null) => {
    if (leaves) return onLeave(entregador);
    const result = await run((client) => client.setCourier({ id: order.id, entregador }));
    if (result?.ok) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (other.trim() !== '') void choose(other.trim());
  };
  return (
    <FormSheet
      title={leaves ? t`Quem leva o pedido ${number}?` : t`Quem entrega o pedido ${number}?`}
      onClose={onClose}
    >
      <div className="stack">
        {names.length === 0 ? null : (
          <div className="card pad0 list">
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="li"
                aria-pressed={leaves ? undefined : name === order.entregador}
                disabled={busy}
                onClick={() => void choose(name)}
              >
                <span className="grow t-label">{name}</span>
                {name === order.entregador ? <Icon of={Check} size={18} /> : null}
              </button>
            ))}
          </div>
        )}
        <form className="stack" onSubmit={submit}>
          <WordField
            label={t`Outro nome`}
            maxLength={LONGEST_COURIER_NAME}
            value={other}
            error={pressed && other.trim() === '' ? t`Escreva o nome.` : ''}
            onChange={setOther}
          />
          <Button block variant="neutral" type="submit" loading={busy}>
            {leaves ? <Trans>Sair para entrega</Trans> : <Trans>Salvar</Trans>}
          </Button>
        </form>
        {leaves ? (
          <Button block variant="quiet" onClick={() => void choose(null)}>
            <Trans>Sair sem dizer quem</Trans>
          </Button>
        ) : order.entregador === null ? null : (
          <Button block variant="quiet" disabled={busy} onClick={() => void choose(null)}>
            <Trans>Tirar o nome</Trans>
          </Button>
        )}
      </div>
    </FormSheet>
  );
}
