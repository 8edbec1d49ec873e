// Each store's way to its first order: what is done, what still blocks, and the guide.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import '../stores/stores.css';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/start.route';
import { AddStoreSheet } from './add-store-sheet.tsx';
import { SetupChecklist } from './checklist.tsx';
import { StoreShown } from './show-store.tsx';
import { guideAddress } from './steps.ts';

type Store = { id: number; nome: string };
type State = {
  idEstabelecimento: number;
  visivel: boolean;
  passos: SetupStep[];
  aceitaPedidos: boolean;
  stores: Store[];
  owner: boolean;
};
type Loaded = { state: State | null; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const named = addressId(url.searchParams.get('loja'));
  const which = named === null ? {} : { idEstabelecimento: named };
  const [progress, stored] = await Promise.all([api.setupSteps(which), api.consoleStore(which)]);
  const [steps, setup] = [loadedIfAllowed(progress), loadedIfAllowed(stored)];
  const state =
    steps === null || setup === null
      ? null
      : { ...steps, stores: setup.estabelecimentos, owner: setup.marca !== null };
  return { state, css: neutralCss() };
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
    <StaffPage css={css} place="start" title={t`Passo a passo e lojas`} detail={projectName}>
      {state === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem muda a loja é o proprietário ou o gerente.`}
        />
      ) : (
        <StoreStart state={state} />
      )}
    </StaffPage>
  );
}

function StoreStart({
  state: { idEstabelecimento, visivel, passos, aceitaPedidos, stores, owner },
}: {
  state: State;
}) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [adding, setAdding] = useState(false);
  return (
    <>
      {stores.length < 2 ? null : (
        <nav className="chipwrap" aria-label={t`Loja`}>
          {stores.map(({ id, nome }) => (
            <Link
              key={id}
              className={classes('chip', id === idEstabelecimento && 'on')}
              to={`?loja=${id}`}
              aria-current={id === idEstabelecimento ? 'page' : undefined}
            >
              {nome}
            </Link>
          ))}
        </nav>
      )}
      <SetupChecklist steps={passos} open={aceitaPedidos} storeId={idEstabelecimento} />
      {visivel ? null : (
        <StoreShown storeId={idEstabelecimento} ready={aceitaPedidos} owner={owner} />
      )}
      <div className="setup-actions">
        <Link
          className={buttonClass({ size: 'md', variant: aceitaPedidos ? 'outline' : 'primary' })}
          to={guideAddress(undefined, query.get('loja'))}
        >
          {aceitaPedidos ? (
            <Trans>Rever passo a passo</Trans>
          ) : (
            <Trans>Continuar passo a passo</Trans>
          )}
        </Link>
        {owner ? (
          <Button variant="neutral" size="md" onClick={() => setAdding(true)}>
            <Icon of={Plus} size={18} />
            <Trans>Nova loja</Trans>
          </Button>
        ) : null}
      </div>
      {adding ? <AddStoreSheet onClose={() => setAdding(false)} /> : null}
    </>
  );
}
