// An address of the console without a page: says so inside the console, with the way to the board.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { pageContext } from '../../context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/unknown-page.route';
import { loadedOrSignIn } from './loaded.ts';
import { neutralCss } from './neutral.server.ts';
import { StaffPage } from './page.tsx';

const NOT_FOUND = 404;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return data(null, { status: NOT_FOUND });
  loadedOrSignIn(await api.staffSelf({}));
  return data({ css: neutralCss() }, { status: NOT_FOUND });
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData === null) return null;
  return (
    <StaffPage css={loaderData.css} place="orders" title={t`Painel`}>
      <EmptyState title={t`Página não encontrada`}>
        <Link className={buttonClass({ variant: 'neutral', size: 'md' })} to={consolePages.board}>
          <Trans>Quadro</Trans>
        </Link>
      </EmptyState>
    </StaffPage>
  );
}
