// The page that offers the brand's apps (the specification, section 2). A brand without an app in
// the store offers to install the site.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Globe, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link, redirect, useParams } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { pageContext } from '../context.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Rings } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';
import '../account/login.css';
import '../styles/cover.css';
import './downloads.css';
import type { Route } from './+types/downloads.route';
import { useInstallOffer } from './install.ts';
import { InstallSheet } from './install-sheet.tsx';
import { PhonePicture, type ShownProduct } from './phone-picture.tsx';
import { asPlatform, type Platform, platformsFor } from './platform.ts';

const SHOWN = 4;

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context }: Route.LoaderArgs): Promise<{ products: ShownProduct[] }> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const store = brand.estabelecimentos[0];
  if (store === undefined || !brand.possuiDelivery) return { products: [] };
  const menu = await api.menu({ idEstabelecimento: store.id });
  // The picture is decorative: the page works without a menu.
  if (!menu.ok) return { products: [] };
  const pictured = menu.value.categorias.flatMap(({ tom, produtos }) =>
    produtos
      .filter(({ urlImagem, esgotado }) => urlImagem !== null && !esgotado)
      .map((product) => ({ ...product, tom })),
  );
  return {
    products: pictured.slice(0, SHOWN).map(({ id, nome, urlImagem, valorRealCalculado, tom }) => ({
      id,
      nome,
      urlImagem,
      valorRealCalculado,
      tom,
    })),
  };
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName, possuiDelivery } = useBrand();
  const platform = asPlatform(useParams().plataforma);
  const [explained, setExplained] = useState<Platform | null>(null);
  return (
    <main className="downloads">
      <title>{t`Downloads Aplicativo e Site`}</title>
      <meta
        name="description"
        content={t`Baixe o aplicativo de ${projectName} ou continue no site.`}
      />
      <Canonical path={pages.downloads} />
      <div className="downloads-text">
        <BrandLogo className="auth-logo" />
        <h1 className="t-display">
          <Trans>
            {projectName}
            <br />
            no seu bolso
          </Trans>
        </h1>
        <p className="t-sub auth-lead">
          {possuiDelivery ? (
            <Trans>Peça em dois toques, acompanhe o entregador e não perca nenhum selo.</Trans>
          ) : (
            <Trans>Junte selos, acompanhe seu cashback e resgate seus prêmios.</Trans>
          )}
        </p>
        <div className="stack md downloads-links">
          {platformsFor(platform).map((one) => (
            <WayToGet key={one} platform={one} onExplain={() => setExplained(one)} />
          ))}
          <Link className={buttonClass({ variant: 'outline', block: true })} to="/">
            <Icon of={Globe} />
            <Trans>Continuar no site</Trans>
          </Link>
        </div>
      </div>
      <div className="downloads-picture">
        <Rings />
        <PhonePicture products={loaderData.products} />
      </div>
      {explained === null ? null : (
        <InstallSheet platform={explained} onClose={() => setExplained(null)} />
      )}
    </main>
  );
}

/** The store page, else the browser's offer to install, else manual steps. */
function WayToGet({ platform, onExplain }: { platform: Platform; onExplain: () => void }) {
  const brand = useBrand();
  const install = useInstallOffer();
  const iphone = platform === 'iphone';
  const icon = <Icon of={iphone ? Smartphone : Download} />;
  const address = iphone ? brand.PUBLIC_URL_IPHONE : brand.PUBLIC_URL_ANDROID;
  if (address !== null) {
    return (
      <a className={buttonClass({ variant: 'inverse', block: true })} href={address} rel="noopener">
        {icon}
        {iphone ? <Trans>Baixar para iPhone</Trans> : <Trans>Baixar para Android</Trans>}
      </a>
    );
  }
  const press = () => (iphone || install === null ? onExplain() : void install().catch(onExplain));
  return (
    <Button variant="inverse" block onClick={press}>
      {icon}
      {iphone ? <Trans>Instalar no iPhone</Trans> : <Trans>Instalar no Android</Trans>}
    </Button>
  );
}
