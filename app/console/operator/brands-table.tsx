// Brands in a table, which a phone shows as cards.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OperatorBrandLine } from '#contract/entities/operator.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pagePath } from '#contract/page-path.ts';
import { Badge } from '../../ui/badge.tsx';
import '../order-history/history.css';
import { limitKeys, limitNames, stateNames, stateTones } from './words.ts';

export function BrandsTable({ brands }: { brands: readonly OperatorBrandLine[] }) {
  const { t } = useLingui();
  return (
    <div className="card history-card">
      <table className="history-table">
        <caption className="sr">{t`Marcas`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Marca`}</th>
            <th scope="col">{t`Situação`}</th>
            <th scope="col">{t`Limites`}</th>
            <th scope="col">{t`Uso neste mês`}</th>
          </tr>
        </thead>
        <tbody>
          {brands.map((brand) => (
            <Row key={brand.appNome} brand={brand} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  brand: { appNome, nomeMarca, dominio, situacao, limites, uso },
}: {
  brand: OperatorBrandLine;
}) {
  const { t, i18n } = useLingui();
  const set = limitKeys.flatMap((key) => {
    const most = limites[key];
    return most === null ? [] : [`${i18n._(limitNames[key])}: ${i18n.number(most)}`];
  });
  return (
    <tr>
      <td className="history-names">
        <Link className="history-link" to={pagePath(operatorPages.brand, { appNome })}>
          <b>{nomeMarca}</b>
        </Link>
        <small>{dominio === '' ? appNome : `${appNome} · ${dominio}`}</small>
      </td>
      <td>
        <Badge tone={stateTones[situacao]}>{i18n._(stateNames[situacao])}</Badge>
      </td>
      <td>{set.length === 0 ? t`Sem limites` : set.join(', ')}</td>
      <td className="num">
        {uso === null ? <Trans>Ainda não contado</Trans> : <Used usage={uso} />}
      </td>
    </tr>
  );
}

function Used({
  usage: { pedidos, armazenamento },
}: {
  usage: NonNullable<OperatorBrandLine['uso']>;
}) {
  const { i18n } = useLingui();
  const megabytes = i18n.number(armazenamento, { maximumFractionDigits: 1 });
  return (
    <>
      <Plural value={pedidos} _0="Nenhum pedido" one="# pedido" other="# pedidos" />
      <small>
        <Trans>{megabytes} MB</Trans>
      </small>
    </>
  );
}
