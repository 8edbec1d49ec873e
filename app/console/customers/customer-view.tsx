// One customer: orders, credit and ledger, coupons, and consents.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PersonFile } from '#contract/entities/console/customers.ts';
import { maskPhone } from '#rules/documents.ts';
import { useHouseZone } from '../../orders/house-date.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { LoyaltyLines } from '../loyalty/lines.tsx';
import { channelNames } from '../messages/message-labels.ts';
import { staffOrderPath } from '../order-history/order-path.ts';

export function PersonView({ file, back }: { file: PersonFile; back: string }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const timeZone = useHouseZone();
  const { cliente, pedidos, cartelas, saldo, lancamentos, cupons, consentimentos } = file;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'short', timeZone }).format(
      new Date(instant),
    );
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
        <h2 className="t-head">{cliente.nome}</h2>
        <p className="t-sub people-line">
          {[maskPhone(cliente.telefone ?? ''), cliente.email].filter(Boolean).join(' · ')}
        </p>
        <p className="t-cap">
          <Trans>
            Cliente desde {since}. {money(cliente.totalComprado)} em pedidos.
          </Trans>
        </p>
      </section>
      <Part title={t`Pedidos`} empty={pedidos.length === 0 ? t`Nenhum pedido ainda.` : null}>
        {pedidos.map(({ id, numero, nomeEstabelecimento, dataCadastro, status, valorTotal }) => (
          <li key={id} className="li">
            <span className="grow">
              <Link className="t-label num link" to={staffOrderPath(id)}>
                {`#${numero} · ${money(valorTotal)}`}
              </Link>
              <span className="t-cap people-line">
                {`${day(dataCadastro)} · ${nomeEstabelecimento}`}
              </span>
            </span>
            <Badge tone={statusTone(status) || 'neutral'}>{i18n._(shortStatusLabel(status))}</Badge>
          </li>
        ))}
      </Part>
      <section className="card stack">
        <h2 className="t-head">
          <Trans>Fidelidade</Trans>
        </h2>
        <p className="t-sub num">
          {[
            `Cashback: ${money(saldo)}`,
            ...cartelas.map(
              ({ nome, selos, selosNecessarios }) => `${nome} ${selos}/${selosNecessarios}`,
            ),
          ].join(' · ')}
        </p>
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

function Part({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string | null;
  children: ReactNode;
}) {
  return (
    <section className="stack">
      <h2 className="overline">{title}</h2>
      {empty === null ? (
        <ul className="card pad0 list">{children}</ul>
      ) : (
        <p className="t-sub">{empty}</p>
      )}
    </section>
  );
}
