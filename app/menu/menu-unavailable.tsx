// The menu could not be loaded: says so and offers a retry. The cart is unaffected.

import { Trans, useLingui } from '@lingui/react/macro';
import offline from '@lobehub/fluent-emoji-3d/assets/1f50c.webp';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function MenuUnavailable() {
  const { t } = useLingui();
  return (
    <main>
      <title>{t`Cardapio`}</title>
      <EmptyState
        heading="h1"
        picture={offline}
        title={t`O cardápio não respondeu`}
        text={<Trans>Sua sacola está guardada. Tente de novo em alguns segundos.</Trans>}
      >
        <Button onClick={() => location.reload()}>
          <Trans>Tentar de novo</Trans>
        </Button>
      </EmptyState>
    </main>
  );
}
