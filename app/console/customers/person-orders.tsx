// The orders of one person, newest first; those of a guest with the same phone say so.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PersonFile } from '#contract/entities/console/customers.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { useMoney } from '../../ui/money.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';

export function PersonOrders({ orders }: { orders: PersonFile['pedidos'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const timeZone = useBrandZone();
  const day = dateFormat(i18n.locale, { dateStyle: 'short', timeZone });
  return (
    <Part title={t`Pedidos`} empty={orders.length === 0 ? t`Nenhum pedido ainda.` : null}>
      {orders.map(
        ({ id, numero, nomeEstabelecimento, dataCadastro, status, valorTotal, semConta }) => (
          <li key={id} className="li">
            <span className="grow">
              <Link className="t-label num link" to={staffOrderPath(id)}>
                {`#${numero} · ${money(valorTotal)}`}
              </Link>
              <span className="t-cap people-line">
                {`${day.format(new Date(dataCadastro))} · ${nomeEstabelecimento}`}
                {semConta ? (
                  <>
                    {' · '}
                    <Trans>sem entrar na conta</Trans>
                  </>
                ) : null}
              </span>
            </span>
            <Badge tone={statusTone(status) || 'neutral'}>{i18n._(shortStatusLabel(status))}</Badge>
          </li>
        ),
      )}
    </Part>
  );
}

export function Part({
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
