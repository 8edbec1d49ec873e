// The brand's name, colours and tags, with a preview of the palette, light and dark.

import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { tagPatterns } from '#contract/tag-ids.ts';
import { colourOf } from '#rules/brand-colour.ts';
import { LogoPicture } from '../../brand/logo-picture.tsx';
import { useDraft } from '../../use-draft.ts';
import { PhotoField } from '../forms/photo-field.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { CodeField, WordField } from '../forms/typed-fields.tsx';
import { BrandScripts } from './brand-extras.tsx';
import { LogoSwatches, useLogoColours } from './logo-swatches.tsx';
import { PaletteSample } from './palette-sample.tsx';

type Look = NonNullable<ConsoleStore['marca']>;
const APP_STORE = /^https:\/\/apps\.apple\.com\/[\w\-./?=&%]{1,270}$/;
const GOOGLE_PLAY = /^https:\/\/play\.google\.com\/[\w\-./?=&%]{1,270}$/;

/** `brief`: only what a new brand needs. */
export function SetupBrand({ look, brief = false }: { look: Look; brief?: boolean }) {
  const { t } = useLingui();
  const { draft, set, tried, tryOut } = useDraft(look);
  const logoColours = useLogoColours(draft.urlLogo);
  const primary = colourOf(draft.corSitePrimaria);
  const secondary = colourOf(draft.corSiteSecundaria);
  const wrong = {
    projectName: draft.projectName.trim() === '',
    corSitePrimaria: primary === null,
    corSiteSecundaria: secondary === null,
    googleAnalytics:
      draft.googleAnalytics !== null && !tagPatterns.analytics.test(draft.googleAnalytics),
    tagManager: draft.tagManager !== null && !tagPatterns.container.test(draft.tagManager),
    pixelFacebook: draft.pixelFacebook !== null && !tagPatterns.pixel.test(draft.pixelFacebook),
    PUBLIC_URL_IPHONE: draft.PUBLIC_URL_IPHONE !== null && !APP_STORE.test(draft.PUBLIC_URL_IPHONE),
    PUBLIC_URL_ANDROID:
      draft.PUBLIC_URL_ANDROID !== null && !GOOGLE_PLAY.test(draft.PUBLIC_URL_ANDROID),
  };
  const error = (name: keyof typeof wrong) =>
    tried && wrong[name] ? t`Confira este campo.` : undefined;
  const whole = Object.values(wrong).every((one) => !one);
  const tags = [
    { name: 'googleAnalytics', label: 'Google Analytics', hint: 'G-XXXXXXXX' },
    { name: 'tagManager', label: 'Google Tag Manager', hint: 'GTM-XXXXXXX' },
    { name: 'pixelFacebook', label: 'Pixel (Meta)', hint: '1234567890' },
  ] as const;
  const apps = [
    {
      name: 'PUBLIC_URL_IPHONE',
      label: t`Aplicativo na App Store`,
      hint: 'https://apps.apple.com/…',
    },
    {
      name: 'PUBLIC_URL_ANDROID',
      label: t`Aplicativo no Google Play`,
      hint: 'https://play.google.com/…',
    },
  ] as const;
  const optionalText = ({ name, label, hint }: (typeof tags)[number] | (typeof apps)[number]) => (
    <CodeField
      key={name}
      label={label}
      hint={hint}
      optional
      value={draft[name] ?? ''}
      error={error(name)}
      onChange={(text) => set({ [name]: text.trim() || null })}
    />
  );
  const colours = [
    { name: 'corSitePrimaria', label: t`Cor principal` },
    { name: 'corSiteSecundaria', label: t`Cor secundária` },
  ] as const;
  return (
    <SetupForm
      problem={tried && !whole ? t`Confira os campos marcados.` : null}
      draft={draft}
      send={(client) => {
        tryOut();
        return whole && primary !== null && secondary !== null
          ? client.saveBrandLook({
              ...draft,
              corSitePrimaria: primary,
              corSiteSecundaria: secondary,
            })
          : null;
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Nome e cores</Trans>
        </h2>
        <WordField
          label={t`Nome da marca`}
          maxLength={80}
          value={draft.projectName}
          error={error('projectName')}
          onChange={(projectName) => set({ projectName })}
        />
        <PhotoField
          use="logo"
          url={draft.urlLogo}
          hint={t`PNG com fundo transparente fica melhor`}
          onChange={(urlLogo) => set({ urlLogo })}
        >
          <span className="setup-logo">
            <LogoPicture src={draft.urlLogo} alt={t`Logo atual`} size={88} otherwise={null} />
          </span>
        </PhotoField>
        <div className="setup-grid">
          {colours.map(({ name, label }) => (
            <div key={name} className="stack tight">
              <CodeField
                label={label}
                maxLength={20}
                value={draft[name]}
                error={
                  tried && wrong[name] ? t`Escreva uma cor, como verde ou #00843D.` : undefined
                }
                start={
                  <input
                    type="color"
                    className="setup-colour"
                    aria-label={t`Escolher: ${label}`}
                    value={colourOf(draft[name]) ?? look[name]}
                    onChange={(event) => set({ [name]: event.target.value })}
                  />
                }
                onChange={(text) => set({ [name]: text })}
              />
              <LogoSwatches
                colours={logoColours}
                label={label}
                chosen={colourOf(draft[name])}
                onChoose={(colour) => set({ [name]: colour })}
              />
            </div>
          ))}
        </div>
        <PaletteSample
          primary={primary ?? draft.corSitePrimaria}
          secondary={secondary ?? draft.corSiteSecundaria}
          name={draft.projectName}
          logo={draft.urlLogo}
        />
      </section>
      {brief ? null : (
        <>
          <section className="card stack">
            <h2 className="t-item">
              <Trans>Medição</Trans>
            </h2>
            <div className="setup-grid">{tags.map(optionalText)}</div>
          </section>
          <section className="card stack">
            <h2 className="t-item">
              <Trans>Aplicativos</Trans>
            </h2>
            <div className="setup-grid">{apps.map(optionalText)}</div>
          </section>
          <BrandScripts draft={draft} onChange={set} />
        </>
      )}
    </SetupForm>
  );
}
