// The profile overview: rows that lead to its parts.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Globe,
  KeyRound,
  MessageSquare,
  MonitorSmartphone,
  Pencil,
  ShieldCheck,
} from 'lucide-react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { SavedCard } from '#contract/entities/card.ts';
import type { Profile } from '#contract/entities/profile.ts';
import { pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { maskPhone } from '#rules/documents.ts';
import { SavedAddresses } from '../addresses/saved-addresses.tsx';
import { VersionLabel } from '../brand/version-label.tsx';
import { breakable } from '../breakable-email.tsx';
import { asLanguage } from '../i18n/catalogs.ts';
import { languageNames } from '../i18n/language-choice.ts';
import { LoyaltyTiles } from '../loyalty/loyalty-tiles.tsx';
import { Icon } from '../ui/icon.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { ProfileCards } from './cards.tsx';
import { ProfileRow } from './row.tsx';
import { SignOutRow } from './sign-out-row.tsx';

type ProfileOverviewProps = {
  profile: Profile;
  cards: SavedCard[];
  loyalty: OutputOf<Endpoints['loyalty']> | null;
  storeId: number | null;
};

export function ProfileOverview({ profile, cards, loyalty, storeId }: ProfileOverviewProps) {
  const { t, i18n } = useLingui();
  const { nome, email, telefone, dispositivos } = profile;
  return (
    <main className="page narrow stack lg profile">
      <header className="row profile-head">
        <span className="avatar" aria-hidden="true">
          {initialsOf(nome)}
        </span>
        <div className="grow">
          <h1 className="t-section">{nome}</h1>
          {telefone === null ? null : <p className="t-sub num">{maskPhone(telefone)}</p>}
          {email === null ? null : <p className="t-sub">{breakable(email)}</p>}
        </div>
        <Link
          className="icon-btn soft"
          to={pagePath(pages.profileSection, { param1: 'dados' })}
          aria-label={t`Editar dados`}
        >
          <Icon of={Pencil} size={18} />
        </Link>
      </header>
      {loyalty === null ? null : <LoyaltyTiles loyalty={loyalty} />}
      <SavedAddresses storeId={storeId} />
      <ProfileCards cards={cards} />
      <section>
        <h2 className="overline">
          <Trans>Segurança</Trans>
        </h2>
        <ul className="card pad0 list">
          <ProfileRow
            icon={KeyRound}
            name={t`Senha`}
            to={pagePath(pages.profileSection, { param1: 'senha' })}
          />
          <ProfileRow
            icon={MonitorSmartphone}
            name={t`Dispositivos`}
            to={pagePath(pages.profileSection, { param1: 'dispositivos' })}
            value={<Plural value={dispositivos.length} one="# conectado" other="# conectados" />}
          />
        </ul>
      </section>
      <section>
        <h2 className="overline">
          <Trans>Preferências</Trans>
        </h2>
        <ul className="card pad0 list">
          <ProfileRow
            icon={Globe}
            name={t`Idioma`}
            to={pagePath(pages.profileSection, { param1: 'idioma' })}
            value={languageNames[asLanguage(i18n.locale)]}
          />
          <AppearanceChoice />
          <ProfileRow
            icon={MessageSquare}
            name={t`Mensagens`}
            to={pagePath(pages.profileSection, { param1: 'mensagens' })}
          />
          <ProfileRow
            icon={ShieldCheck}
            name={t`Privacidade`}
            to={pagePath(pages.profileSection, { param1: 'privacidade' })}
          />
          <SignOutRow />
        </ul>
      </section>
      <VersionLabel />
      <div className="dock-space sm" />
    </main>
  );
}

/** 'Marina Albuquerque' gives MA, 'Marina' gives M. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase()).join('');
}
