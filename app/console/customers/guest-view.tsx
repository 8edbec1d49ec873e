// A customer without an account: the orders of a phone, and its data on request.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { GuestFile } from '#contract/entities/console/customers.ts';
import { maskPhone } from '#rules/documents.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { mayOpen, owners } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { PersonData } from './person-data.tsx';
import { PersonOrders } from './person-orders.tsx';

export function GuestView({ file, back }: { file: GuestFile; back: string }) {
  const { t } = useLingui();
  const money = useMoney();
  const role = useRole();
  const { nome, telefone, totalComprado } = file.cliente;
  return (
    <>
      <div>
        <Link className={buttonClass({ variant: 'quiet', size: 'md' })} to={back}>
          <Icon of={ArrowLeft} size={18} />
          <Trans>Todos os clientes</Trans>
        </Link>
      </div>
      <section className="card">
        <div className="row between wraps">
          <h2 className="t-head">{nome}</h2>
          <Badge>{t`Celular não confirmado`}</Badge>
        </div>
        <p className="t-sub people-line">{maskPhone(telefone)}</p>
        <p className="t-cap">
          <Trans>
            Pediu sem cadastro: quem digitou este telefone pode não ser o dono dele.{' '}
            {money(totalComprado)} em pedidos.
          </Trans>
        </p>
      </section>
      <PersonOrders orders={file.pedidos} />
      {mayOpen(role, owners) ? <PersonData telefone={telefone} /> : null}
    </>
  );
}
