// The menu could not be loaded: says so and offers a retry. The cart is unaffected.

import { Trans, useLingui } from '@lingui/react/macro';
import { Unplug } from 'lucide-react';
import { AccountFrame } from '../account-frame.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function MenuUnavailable() {
  const { t } = useLingui();
  return (
    <AccountFrame current="menu" storeId={null}>
      <main>
        <title>{t`Cardapio`}</title>
        <EmptyState
          heading="h1"
          icon={Unplug}
          title={t`Os produtos não carregaram`}
          text={<Trans>Sua sacola está guardada. Tente de novo em alguns segundos.</Trans>}
        >
          <Button onClick={() => location.reload()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        </EmptyState>
      </main>
    </AccountFrame>
  );
}
