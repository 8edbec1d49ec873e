// The profile (the specification, section 2): who is signed in, how the site looks, and the way out.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Mail, Phone } from 'lucide-react';
import type { Language } from '#contract/entities/brand.ts';
import { maskPhone } from '#rules/documents.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/profile.route';
import '../styles/profile.css';
import { AccountFrame } from './account-frame.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { signedInCustomer } from './private-page.ts';
import { SignOutRow } from './sign-out-row.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { nome, email, telefone } = await signedInCustomer(page);
  const store = page.brand === null ? null : chooseStore(page.brand, url, request.headers.get('cookie'));
  return { nome, email, telefone, storeId: store?.id ?? null };
}

/** Each language in its own words, whatever the language of the page. */
const languageNames: Record<Language, string> = {
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName, PUBLIC_IDIOMA } = useBrand();
  const { nome, email, telefone, storeId } = loaderData;
  return (
    <AccountFrame current="profile" storeId={storeId}>
      <title>{`${t`Perfil`} · ${projectName}`}</title>
      <main className="page narrow stack lg profile">
        <header className="row profile-head">
          <span className="avatar" aria-hidden="true">
            {initialsOf(nome)}
          </span>
          <h1 className="t-section grow">{nome}</h1>
        </header>
        <section>
          <h2 className="overline">
            <Trans>Seus dados</Trans>
          </h2>
          <ul className="card pad0 list">
            {telefone === null ? null : <Fact icon={Phone} name={t`Telefone`} value={maskPhone(telefone)} />}
            {email === null ? null : <Fact icon={Mail} name={t`E-mail`} value={email} />}
          </ul>
        </section>
        <section>
          <h2 className="overline">
            <Trans>Preferências</Trans>
          </h2>
          <ul className="card pad0 list">
            <Fact icon={Globe} name={t`Idioma`} value={languageNames[PUBLIC_IDIOMA]} />
            <AppearanceChoice />
            <SignOutRow />
          </ul>
        </section>
        <div className="dock-space sm" />
      </main>
    </AccountFrame>
  );
}

function Fact({ icon, name, value }: { icon: typeof Globe; name: string; value: string }) {
  return (
    <li className="li">
      <Icon of={icon} />
      <span className="t-label grow">{name}</span>
      <span className="t-sub num">{value}</span>
    </li>
  );
}

/** 'Marina Albuquerque' is MA, 'Marina' is M. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase()).join('');
}
