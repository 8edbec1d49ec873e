// The product is not on the menu, or could not be loaded.

import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { AccountFrame } from '../../account-frame.tsx';
import { SeeMenu } from '../../brand/menu-words.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ProductMissing({
  failed = false,
  suffix = '',
}: {
  /** It may exist: the server did not answer. */ failed?: boolean;
  suffix?: string;
}) {
  const { t } = useLingui();
  return (
    <AccountFrame current="menu" storeId={null}>
      <main>
        <title>{failed ? t`O produto não respondeu` : t`Produto indisponível`}</title>
        <EmptyState
          heading="h1"
          icon={SearchX}
          title={failed ? t`O produto não respondeu` : t`Este produto não está mais à venda`}
          text={
            failed ? t`Verifique sua conexão!` : t`Talvez o nome tenha mudado. Veja o que há hoje.`
          }
        >
          {failed ? (
            <Button onClick={() => location.reload()}>
              <Trans>Tentar de novo</Trans>
            </Button>
          ) : null}
          <Link
            className={buttonClass(failed ? { variant: 'quiet' } : {})}
            to={`${pages.menu}${suffix}`}
          >
            <SeeMenu />
          </Link>
        </EmptyState>
      </main>
    </AccountFrame>
  );
}
