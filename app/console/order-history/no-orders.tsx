// The history without orders: where filters left none, a button clears them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { periodOf } from './query.ts';

const button = buttonClass({ variant: 'neutral', size: 'md' });

export function NoOrders({ query }: { query: URLSearchParams }) {
  const { t } = useLingui();
  const unfiltered = [...query].every(([name, value]) => name === 'periodo' || value === '');
  if (!unfiltered)
    return (
      <EmptyState title={t`Nada com estes filtros`}>
        <Link className={button} to={consolePages.orderHistory}>
          <Trans>Limpar filtros</Trans>
        </Link>
      </EmptyState>
    );
  if (periodOf(query) === 'tudo') return <EmptyState title={t`Nenhum pedido ainda`} />;
  return (
    <EmptyState title={t`Nenhum pedido neste período`}>
      <Link className={button} to={`${consolePages.orderHistory}?periodo=tudo`}>
        <Trans>Qualquer data</Trans>
      </Link>
    </EmptyState>
  );
}
