// The checkout folded into lines: where, who, when, how paid and what.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Clock, LogIn, MapPin, ShoppingBag, Store as StoreIcon, User } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import { maskPhone } from '#rules/documents.ts';
import { useAskLogin } from '../account/ask-login.tsx';
import { addressLines } from '../addresses/address-lines.ts';
import { usePanels } from '../panel-address.ts';
import { useSeat } from '../tables/use-seat.ts';
import { Media } from '../ui/media.tsx';
import type { LineProps } from './line-props.ts';
import { focusOnNext } from './lines/focus-on.ts';
import { lineId } from './lines/line-names.ts';
import { SummaryLine } from './lines/summary-line.tsx';
import { PaymentLine } from './payment-line.tsx';
import { useSlotText } from './slot-text.ts';
import { useSoonText } from './soon-text.ts';
import { findProblem } from './use-checkout.ts';

export function SummaryLines({ unwatched, ...props }: LineProps & { unwatched: boolean }) {
  const { atTable } = props.checkout;
  return (
    <div className="co-lines">
      {atTable ? <TableLine {...props} /> : <WhereLine {...props} />}
      {atTable ? null : <WhoLine {...props} />}
      {atTable ? null : <WhenLine {...props} unwatched={unwatched} />}
      <PaymentLine {...props} />
      <BagLine {...props} />
    </div>
  );
}

function WhereLine({ store, checkout, onOpen, onLeave }: LineProps) {
  const { t } = useLingui();
  const panels = usePanels();
  const { delivery, facts } = checkout.view;
  const { address } = delivery;
  const name = t`Onde`;
  const id = lineId('where');
  const open = () => onOpen('where');
  if (facts.pickup) {
    const { logradouro, numero } = store.endereco;
    const detail = `${logradouro}, ${numero}`;
    const value = t`Retirada na loja`;
    return <SummaryLine {...{ id, name, value, detail }} icon={StoreIcon} onOpen={open} />;
  }
  const [first, second] = address === null ? ['', ''] : addressLines(address);
  const wrong = findProblem(checkout.problems, 'addressMissing', 'notServed', 'deliveryNotOffered');
  const words = {
    id,
    name,
    icon: MapPin,
    missing: wrong !== null,
    value: address === null ? t`Informar o endereço` : first,
    detail:
      address === null
        ? t`A taxa aparece na hora`
        : facts.notServed
          ? t`A loja não entrega aqui`
          : t`Entrega, ${second}`,
  };
  // With nothing to choose between, the line leads to the address at once.
  return store.permiteRetiradaBalcao ? (
    <SummaryLine {...words} onOpen={open} />
  ) : (
    <SummaryLine {...words} to={panels.to('endereco')} onLeave={() => onLeave('where')} />
  );
}

function TableLine({ store, onLeave }: LineProps) {
  const { t } = useLingui();
  const seat = useSeat(store.id);
  return (
    <SummaryLine
      id={lineId('where')}
      name={t`Onde`}
      value={seat?.label ?? ''}
      detail={t`Trocar de mesa`}
      icon={StoreIcon}
      to={pages.connectTable}
      onLeave={() => onLeave('where')}
    />
  );
}

function WhoLine({ checkout, onOpen }: LineProps) {
  const { t } = useLingui();
  const ask = useAskLogin();
  const { contactAsked, contact, problems, signInNeeded, who } = checkout;
  const id = lineId('who');
  const name = t`Quem recebe`;
  if (signInNeeded)
    return (
      <SummaryLine
        id={id}
        name={name}
        value={t`Entrar ou criar conta`}
        detail={t`Esta loja pede uma conta. A sacola fica guardada.`}
        icon={LogIn}
        missing
        onOpen={() => ask('checkout', () => focusOnNext('co-store'))}
      />
    );
  if (contactAsked === null) return null;
  const wrong = findProblem(problems, 'nameMissing', 'phoneInvalid');
  const given = contactAsked === 'phone' ? (who.customer?.nome ?? '') : contact.nome;
  return (
    <SummaryLine
      id={id}
      name={name}
      value={given === '' ? t`Informar nome e celular` : given}
      detail={contact.telefone === '' ? t`A loja só liga se precisar` : maskPhone(contact.telefone)}
      icon={User}
      missing={wrong !== null}
      onOpen={() => onOpen('who')}
    />
  );
}

function WhenLine({ checkout, unwatched, onOpen }: LineProps & { unwatched: boolean }) {
  const { t } = useLingui();
  const { store, draft, later } = checkout;
  const slotText = useSlotText(store.fusoHorario);
  const soon = useSoonText(store, checkout.view.delivery);
  const words = !later
    ? {
        value: t`O quanto antes`,
        // In a line that is there anyway, because it may come late and would move the others.
        detail: unwatched ? t`${soon}, pode demorar` : soon,
      }
    : draft.slot === null
      ? { value: t`Escolher o horário`, detail: t`Pedido agendado` }
      : { value: slotText(draft.slot), detail: t`Pedido agendado` };
  return (
    <SummaryLine
      id={lineId('when')}
      name={t`Quando`}
      {...words}
      icon={Clock}
      missing={findProblem(checkout.problems, 'slotMissing') !== null}
      onOpen={() => onOpen('when')}
    />
  );
}

function BagLine({ checkout, onLeave }: LineProps) {
  const { t } = useLingui();
  const panels = usePanels();
  const { cart } = checkout.view;
  const [first] = cart.lines;
  return (
    <SummaryLine
      id={lineId('store')}
      name={t`Sacola`}
      value={t`${plural(cart.count, { one: '# item', other: '# itens' })}`}
      detail={cart.lines.map(({ produto }) => produto.nome).join(', ')}
      icon={ShoppingBag}
      picture={
        first === undefined ? undefined : (
          <Media
            className="co-line-picture"
            src={first.produto.urlImagem}
            name={first.produto.nome}
            tint={first.produto.tom}
            shownAs="40px"
            size={40}
            eager
          />
        )
      }
      to={panels.to('sacola')}
      onLeave={() => onLeave('store')}
    />
  );
}
