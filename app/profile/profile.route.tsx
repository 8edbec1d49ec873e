// The profile (the specification, section 2): an overview, and each part under its own address.
import '../i18n/later-words.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import type { Profile } from '#contract/entities/profile.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { chooseStore } from '../stores/store-choice.ts';
import type { Route } from './+types/profile.route';
import './profile.css';
import { signedInCustomer } from '../account/private-page.ts';
import { useRememberedCustomer } from '../account/remembered-customer.ts';
import { AccountFrame } from '../account-frame.tsx';
import { ProfileData } from './data.tsx';
import { ProfileDevices } from './devices.tsx';
import { ProfileLanguage } from './language.tsx';
import { ProfileOverview } from './overview.tsx';
import { ProfilePassword } from './password.tsx';
import { Privacy } from './privacy.tsx';
import { PrivacyMessages } from './privacy-messages.tsx';
import { ProfileSection } from './section.tsx';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = await signedInCustomer(page, url);
  const [result, kept, loyalty] = await Promise.all([
    page.api.profile({}),
    page.api.savedCards({}),
    page.api.loyalty({}),
  ]);
  // The guest of a table is identified, but has no account.
  if (!result.ok)
    throw result.status === 401 ? redirect('/') : new Response(result.mensagem, { status: 503 });
  const store =
    page.brand === null ? null : chooseStore(page.brand, url, request.headers.get('cookie'));
  return {
    id,
    profile: result.value,
    cards: kept.ok ? kept.value.cartoes : [],
    loyalty: loyalty.ok ? loyalty.value : null,
    storeId: store?.id ?? null,
  };
}

type Part = { title: string; content: (profile: Profile) => ReactNode };

/** By the part of the address after `/perfil/`. */
function useParts(): Record<string, Part> {
  const { t } = useLingui();
  return {
    dados: { title: t`Seus dados`, content: (profile) => <ProfileData profile={profile} /> },
    senha: { title: t`Senha`, content: (profile) => <ProfilePassword profile={profile} /> },
    dispositivos: {
      title: t`Dispositivos`,
      content: (profile) => <ProfileDevices devices={profile.dispositivos} />,
    },
    idioma: { title: t`Idioma`, content: () => <ProfileLanguage /> },
    mensagens: {
      title: t`Mensagens`,
      content: (profile) => <PrivacyMessages consents={profile.consentimentos} />,
    },
    privacidade: { title: t`Privacidade`, content: (profile) => <Privacy profile={profile} /> },
  };
}

export default function ProfilePage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const parts = useParts();
  const { id, profile, cards, loyalty, storeId } = loaderData;
  useRememberedCustomer(id);
  const name = 'param1' in params && typeof params.param1 === 'string' ? params.param1 : '';
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return (
    <AccountFrame current="profile" storeId={storeId}>
      <title>{`${part?.title ?? t`Perfil`} · ${projectName}`}</title>
      {part === undefined ? (
        <ProfileOverview profile={profile} cards={cards} loyalty={loyalty} storeId={storeId} />
      ) : (
        <ProfileSection title={part.title}>{part.content(profile)}</ProfileSection>
      )}
    </AccountFrame>
  );
}
