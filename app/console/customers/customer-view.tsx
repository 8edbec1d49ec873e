// One customer: orders, credit and ledger, coupons, and consents.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { PersonFile } from '#contract/entities/console/customers.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { LoyaltyLines } from '../loyalty/lines.tsx';
import { channelNames } from '../messages/message-labels.ts';
import { Contact } from './contact.tsx';
import { Part, PersonOrders } from './person-orders.tsx';

export function PersonView({ file, back }: { file: PersonFile; back: string }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const timeZone = useBrandZone();
  const { cliente, pedidos, cartelas, saldo, lancamentos, cupons, consentimentos } = file;
  const day = (instant: string) =>
    dateFormat(i18n.locale, { dateStyle: 'short', timeZone }).format(new Date(instant));
  const since = day(cliente.dataCadastro);
  const purposes: Record<'pedidos' | 'ofertas', string> = {
    pedidos: t`andamento de pedidos`,
    ofertas: t`ofertas`,
  };
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
          <h2 className="t-head">{cliente.nome}</h2>
          {cliente.telefone === null ? null : cliente.telefoneConfirmado ? (
            <Badge tone="success">{t`Celular confirmado`}</Badge>
          ) : (
            <Badge>{t`Celular não confirmado`}</Badge>
          )}
        </div>
        <p className="t-sub people-line">
          <Contact telefone={cliente.telefone} email={cliente.email} />
        </p>
        <p className="t-cap">
          <Trans>
            Cliente desde {since}. {money(cliente.totalComprado)} em pedidos.
          </Trans>
        </p>
      </section>
      <PersonOrders orders={pedidos} />
      <section className="card stack">
        <h2 className="t-head">
          <Trans>Fidelidade</Trans>
        </h2>
        <ul className="t-sub num">
          <li>{`Cashback: ${money(saldo)}`}</li>
          {cartelas.map(({ id, nome, selos, selosNecessarios }) => (
            <li key={id}>{`${nome}: ${selos}/${selosNecessarios}`}</li>
          ))}
        </ul>
        <LoyaltyLines lines={lancamentos} />
      </section>
      <Part title={t`Cupons`} empty={cupons.length === 0 ? t`Nenhum cupom.` : null}>
        {cupons.map(({ id, codigoCupom, nome, usado }) => (
          <li key={id} className="li">
            <span className="grow">
              <span className="t-label">{codigoCupom}</span>
              <span className="t-cap people-line">{nome}</span>
            </span>
            {usado ? (
              <Badge>
                <Trans>Usado</Trans>
              </Badge>
            ) : null}
          </li>
        ))}
      </Part>
      <Part
        title={t`O que aceita receber`}
        empty={consentimentos.length === 0 ? t`Nada registrado.` : null}
      >
        {consentimentos.map(({ canal, finalidade, aceito }) => (
          <li key={`${canal} ${finalidade}`} className="li">
            <span className="grow t-label">
              {`${i18n._(channelNames[canal])}: ${purposes[finalidade]}`}
            </span>
            <Badge tone={aceito ? 'success' : 'neutral'}>{aceito ? t`Sim` : t`Não`}</Badge>
          </li>
        ))}
      </Part>
    </>
  );
}
