// Setting up a store: hours, terms, payments, delivery and the brand. Each section is saved
// separately and published at once.
import '../../i18n/staff-words.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { pageContext } from '../../context.ts';
import '../../payments/payment.css';
import '../coupons/coupons.css';
import './stores.css';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StorePause } from '../board/pause-sheet.tsx';
import { centreInRow } from '../frame/current-in-view.ts';
import { loadedIfAllowed, loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Accounts } from '../payments/account-card.tsx';
import { SetupAccounts } from '../payments/accounts.tsx';
import type { Route } from './+types/stores.route';
import { SetupBrand } from './brand.tsx';
import { SetupHours } from './hours.tsx';
import { SetupIdentity } from './identity.tsx';
import { SetupParameters } from './parameters.tsx';
import { SetupPayments } from './payments.tsx';
import { SetupPrinting } from './printing.tsx';
import { SetupRegions } from './regions.tsx';
import { SetupTerms } from './terms.tsx';

const SECTIONS = [
  'loja',
  'horarios',
  'regras',
  'pagamento',
  'recebimento',
  'entrega',
  'impressao',
  'marca',
  'parametros',
] as const;
type Section = (typeof SECTIONS)[number];
const OWNERS: readonly Section[] = ['recebimento', 'marca'];
/** `setup` is null without permission. */
type Loaded = {
  setup: ConsoleStore | null;
  accounts: Accounts | null;
  section: Section;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const storeId = Number(url.searchParams.get('loja'));
  const result = await api.consoleStore(
    Number.isSafeInteger(storeId) && storeId > 0 ? { idEstabelecimento: storeId } : {},
  );
  const section = SECTIONS.find((name) => name === url.searchParams.get('aba')) ?? 'horarios';
  const setup = loadedIfAllowed(result);
  // For owners only, like the brand's settings.
  const wanted = section === 'recebimento' && setup !== null && setup.marca !== null;
  const accounts = wanted
    ? loadedOrSignIn(await api.paymentAccounts({ idEstabelecimento: setup.estabelecimento.id }))
    : null;
  return { setup, accounts, section, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StoreSetup({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData === null) return null;
  const { setup, accounts, section, css } = loaderData;
  return (
    <StaffPage css={css} place="store" title={t`Loja`} detail={setup?.estabelecimento.nome}>
      {setup === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem muda a loja é o proprietário ou o gerente.`}
        />
      ) : (
        <>
          <StoreTabs setup={setup} section={section} />
          <SectionTabs setup={setup} section={section} />
          <SectionBody setup={setup} accounts={accounts} section={section} />
        </>
      )}
    </StaffPage>
  );
}

type Shown = { setup: ConsoleStore; section: Section };
const address = (storeId: number, section: Section) => `?loja=${storeId}&aba=${section}`;

function StoreTabs({ setup: { estabelecimentos, estabelecimento }, section }: Shown) {
  const { t } = useLingui();
  if (estabelecimentos.length < 2) return null;
  return (
    <nav className="chipwrap" aria-label={t`Loja`}>
      {estabelecimentos.map(({ id, nome }) => (
        <Link
          key={id}
          className={classes('chip', id === estabelecimento.id && 'on')}
          to={address(id, section)}
          aria-current={id === estabelecimento.id ? 'page' : undefined}
        >
          {nome}
        </Link>
      ))}
    </nav>
  );
}

function SectionTabs({ setup, section }: Shown) {
  const { t } = useLingui();
  const names: Record<Section, string> = {
    loja: t`Identidade e endereço`,
    horarios: t`Horários`,
    regras: t`Aceite, mínimos e tempos`,
    pagamento: t`Formas de pagamento`,
    recebimento: t`Recebimento`,
    entrega: t`Áreas de entrega`,
    impressao: t`Impressão`,
    marca: t`Marca`,
    parametros: t`Avançado`,
  };
  return (
    <nav className="sub-nav setup-parts" aria-label={t`Partes da loja`}>
      {SECTIONS.filter((name) => !OWNERS.includes(name) || setup.marca !== null).map((name) => (
        <Link
          key={name}
          ref={name === section ? centreInRow : undefined}
          to={address(setup.estabelecimento.id, name)}
          aria-current={name === section ? 'page' : undefined}
        >
          {names[name]}
        </Link>
      ))}
    </nav>
  );
}

/** The revision is the key: after any save, here or elsewhere, the form resets. */
function SectionBody({
  setup: {
    estabelecimento,
    ponto,
    identidade,
    horario,
    regras,
    pagamento,
    entrega,
    impressao,
    marca,
    parametros,
    parametrosMarca,
  },
  accounts,
  section,
}: Shown & { accounts: Accounts | null }) {
  const storeId = estabelecimento.id;
  const keyOf = ({ revisao }: { revisao: string }) => `${storeId} ${revisao}`;
  if (section === 'loja')
    return (
      <SetupIdentity
        key={keyOf(identidade)}
        storeId={storeId}
        identity={identidade}
        isOwner={marca !== null}
      />
    );
  if (section === 'regras')
    return <SetupTerms key={keyOf(regras)} storeId={storeId} terms={regras} />;
  if (section === 'pagamento')
    return <SetupPayments key={keyOf(pagamento)} storeId={storeId} payments={pagamento} />;
  if (section === 'recebimento' && accounts !== null)
    return (
      <SetupAccounts storeId={storeId} accounts={accounts} methods={pagamento.formasPagamento} />
    );
  if (section === 'entrega')
    return <SetupRegions key={keyOf(entrega)} storeId={storeId} regions={entrega} point={ponto} />;
  if (section === 'impressao')
    return <SetupPrinting key={keyOf(impressao)} store={estabelecimento} printing={impressao} />;
  if (section === 'parametros')
    return <SetupParameters storeId={storeId} store={parametros} brand={parametrosMarca} />;
  if (section === 'marca' && marca !== null) return <SetupBrand key={marca.revisao} look={marca} />;
  return (
    <>
      <section className="card">
        <StorePause heading="h2" store={estabelecimento} />
      </section>
      <SetupHours key={keyOf(horario)} storeId={storeId} hours={horario} />
    </>
  );
}
