// The guided set-up: one part after another, each saved separately. It can be left at any time;
// without a step in the address it continues at the first missing one.
import { addressId } from '../../address-id.ts';
import '../../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import '../../payments/payment.css';
import '../coupons/coupons.css';
import '../stores/stores.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedIfAllowed, loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { SetupBrand } from '../stores/brand.tsx';
import { SetupHours } from '../stores/hours.tsx';
import { SetupIdentity } from '../stores/identity.tsx';
import { SetupPayments } from '../stores/payments.tsx';
import type { Route } from './+types/guide.route';
import { GuideDelivery } from './delivery.tsx';
import { GuideEnd } from './end.tsx';
import { GuideFrame } from './frame.tsx';
import { GuideMenu } from './menu.tsx';
import {
  GUIDE_END,
  type GuidePlace,
  type GuideStep,
  guideAddress,
  placeNamed,
  resumeAt,
  stepsFor,
} from './steps.ts';

type Guide = {
  place: GuidePlace;
  mine: readonly GuideStep[];
  steps: SetupStep[];
  open: boolean;
  /** Whether customers see the store. */
  shown: boolean;
  setup: ConsoleStore;
  menu: StaffMenu | null;
};
/** `guide` is null without permission. */
type Loaded = { guide: Guide | null; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const css = neutralCss();
  const named = addressId(url.searchParams.get('loja'));
  const which = named === null ? {} : { idEstabelecimento: named };
  const [progress, stored] = await Promise.all([api.setupSteps(which), api.consoleStore(which)]);
  const [state, setup] = [loadedIfAllowed(progress), loadedIfAllowed(stored)];
  if (state === null || setup === null) return { guide: null, css };
  const mine = stepsFor(setup.marca !== null, brand.possuiDelivery);
  const wanted = placeNamed(url.searchParams.get('passo'));
  if (wanted === null || (wanted !== GUIDE_END && !mine.includes(wanted)))
    throw redirect(guideAddress(resumeAt(state.passos, mine), named));
  const menu = wanted === 'cardapio' ? loadedOrSignIn(await api.staffMenu({})) : null;
  return {
    guide: {
      place: wanted,
      mine,
      steps: state.passos,
      open: state.aceitaPedidos,
      shown: state.visivel,
      setup,
      menu,
    },
    css,
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function GuideScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { guide, css } = loaderData;
  return (
    <StaffPage css={css} place="start" title={t`Primeiros passos`} detail={projectName}>
      {guide === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem muda a loja é o proprietário ou o gerente.`}
        />
      ) : (
        <GuideFrame
          store={guide.setup.estabelecimentos.length > 1 ? guide.setup.estabelecimento.nome : null}
          place={guide.place}
          mine={guide.mine}
          steps={guide.steps}
        >
          <GuideBody {...guide} />
        </GuideFrame>
      )}
    </StaffPage>
  );
}

/** The revision is the key: after any save, here or elsewhere, the form resets. */
function GuideBody({ place, mine, steps, open, shown, menu, setup }: Guide) {
  const {
    estabelecimento,
    estabelecimentos,
    identidade,
    horario,
    regras,
    pagamento,
    entrega,
    ponto,
    marca,
  } = setup;
  const storeId = estabelecimento.id;
  if (place === 'marca')
    return marca === null ? null : <SetupBrand key={marca.revisao} look={marca} brief />;
  if (place === 'loja')
    return (
      <SetupIdentity
        key={`${storeId} ${identidade.revisao}`}
        storeId={storeId}
        identity={identidade}
        brief
      />
    );
  if (place === 'horarios')
    return (
      <SetupHours key={`${storeId} ${horario.revisao}`} storeId={storeId} hours={horario} brief />
    );
  if (place === 'entrega') {
    const address = identidade.endereco;
    return (
      <GuideDelivery
        key={`${storeId} ${regras.revisao} ${entrega.revisao}`}
        {...{ storeId, terms: regras, regions: entrega, address }}
        hasPoint={ponto !== null}
      />
    );
  }
  if (place === 'cardapio') return menu === null ? null : <GuideMenu menu={menu} mine={mine} />;
  if (place === 'pagamento')
    return (
      <SetupPayments
        key={`${storeId} ${pagamento.revisao}`}
        storeId={storeId}
        payments={pagamento}
        brief
      />
    );
  return (
    <GuideEnd
      steps={steps}
      open={open}
      store={estabelecimento}
      shown={shown}
      owner={marca !== null}
      several={estabelecimentos.length > 1}
    />
  );
}
