// The product is not on the menu.

import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { AccountFrame } from '../../account-frame.tsx';
import { SeeMenu } from '../../brand/menu-words.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ProductMissing({ suffix = '' }: { suffix?: string }) {
  const { t } = useLingui();
  return (
    <AccountFrame current="menu" storeId={null}>
      <main>
        <title>{t`Produto indisponível`}</title>
        <EmptyState
          heading="h1"
          icon={SearchX}
          title={t`Este produto não está mais à venda`}
          text={t`Talvez o nome tenha mudado. Veja o que há hoje.`}
        >
          <Link className={buttonClass()} to={`${pages.menu}${suffix}`}>
            <SeeMenu />
          </Link>
        </EmptyState>
      </main>
    </AccountFrame>
  );
}
