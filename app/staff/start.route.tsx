// The way to the first order: what of the set-up is done, what still blocks, and the guide through it.
import '../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { SetupStep } from '#contract/endpoints/console-start.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import '../styles/staff-setup.css';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/start.route';
import { guideAddress } from './guide-steps.ts';
import { neutralCss } from './neutral.server.ts';
import { SetupChecklist } from './setup-checklist.tsx';
import { loadedIfAllowed } from './staff-loaded.ts';
import { StaffPage } from './staff-page.tsx';

type Loaded = { state: { passos: SetupStep[]; aceitaPedidos: boolean } | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { state: loadedIfAllowed(await api.setupSteps({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StartScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { state, css } = loaderData;
  return (
    <StaffPage css={css} place="start" title={t`Início`} detail={projectName}>
      {state === null ? (
        <EmptyState title={t`Só para quem administra`} text={t`Quem muda a loja é o proprietário ou o gerente.`} />
      ) : (
        <>
          <SetupChecklist steps={state.passos} open={state.aceitaPedidos} />
          <div>
            <Link className={buttonClass({ size: 'md', variant: state.aceitaPedidos ? 'outline' : 'primary' })} to={guideAddress()}>
              {state.aceitaPedidos ? <Trans>Rever passo a passo</Trans> : <Trans>Continuar passo a passo</Trans>}
            </Link>
          </div>
        </>
      )}
    </StaffPage>
  );
}
