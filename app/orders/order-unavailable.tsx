// An order that does not exist or that this visitor may not see: the same page for both, without
// personal data.

import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { pages } from '#contract/pages.ts';
import { throughLogin } from '../account/own-path.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TrackingBars } from './tracking-bars.tsx';

export function OrderUnavailable() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { possuiDelivery } = useBrand();
  const menu = possuiDelivery ? pages.menu : '/';
  return (
    <>
      <title>{t`Pedido`}</title>
      <TrackingBars title={t`Pedido`} menu={menu} conversation={null} />
      <main>
        <EmptyState
          heading="h1"
          icon={ReceiptText}
          title={t`Este pedido não abre aqui`}
          text={t`Entre com a conta que fez o pedido, ou abra o link que você recebeu ao pedir neste aparelho.`}
        >
          <Link className={buttonClass()} to={throughLogin(pathname)}>
            <Trans>Entrar</Trans>
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={menu}>
            <SeeMenu />
          </Link>
        </EmptyState>
      </main>
    </>
  );
}
