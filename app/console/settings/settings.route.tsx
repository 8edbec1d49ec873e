// The hub of the settings: what is missing to sell, everything that can be set by group, a search.
import '../../i18n/staff-words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/notice.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { mayOpen } from '../frame/navigation.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { useKeydown } from '../frame/use-keydown.ts';
import { useRole } from '../frame/use-role.ts';
import { takesLetters, usesShortcuts } from '../palette/use-shortcuts.ts';
import type { Route } from './+types/settings.route';
import { type SettingsEntry, settingsEntries, settingsGroups } from './entries.ts';
import { findEntries } from './find-entries.ts';
import './settings.css';

/** `steps` is null without permission. */
type Loaded = { steps: SetupStep[] | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const progress = loadedIfAllowed(await api.setupSteps({}));
  return { steps: progress?.passos ?? null, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  if (loaderData === null) return null;
  const { steps, css } = loaderData;
  const search = (
    <label className="input search hub-search">
      <Icon of={Search} size={18} />
      <span className="sr">
        <Trans>Buscar configuração</Trans>
      </span>
      <input
        ref={input}
        type="search"
        value={query}
        placeholder={t`Taxa, horário, impressora, equipe`}
        aria-keyshortcuts="/"
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <StaffPage
      css={css}
      place="settings"
      title={t`Configurações`}
      detail={projectName}
      actions={steps === null ? null : search}
      body="console-body hub"
    >
      {steps === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem muda a loja é o proprietário ou o gerente.`}
        />
      ) : (
        <>
          {query.trim() === '' ? <Missing steps={steps} /> : null}
          <Groups query={query} steps={steps} />
        </>
      )}
    </StaffPage>
  );
}

/** What still blocks the first order; nothing once all is done. */
function Missing({ steps }: { steps: readonly SetupStep[] }) {
  const left = steps.filter(({ pronto }) => !pronto).length;
  if (left === 0) return null;
  const [done, all] = [steps.length - left, steps.length];
  return (
    <Link className="card hub-missing" to={consolePages.start}>
      <span className="row between">
        <b>
          <Plural value={left} one="Falta # passo" other="Faltam # passos" />
        </b>
        <span className="t-cap">
          <Trans>
            {done} de {all} prontos
          </Trans>
        </span>
      </span>
      <ProgressBar part={done / all} reached />
    </Link>
  );
}

function Groups({ query, steps }: { query: string; steps: readonly SetupStep[] }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  const mine = settingsEntries
    .filter(({ roles }) => mayOpen(role, roles))
    .map((entry) => ({
      ...entry,
      name: i18n._(entry.name),
      detail: i18n._(entry.detail),
      words: i18n._(entry.words),
    }));
  const typed = query.trim();
  const found = findEntries(mine, typed);
  if (found.length === 0)
    return <EmptyState title={t`Nada com “${typed}”`} text={t`Tente outra palavra.`} />;
  return (
    <div className="hub-groups">
      {settingsGroups.map(({ group, name }) => {
        const entries = found.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} className="card hub-group" aria-labelledby={`hub-${group}`}>
            <h2 className="t-cap" id={`hub-${group}`}>
              {i18n._(name)}
            </h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link className="hub-entry" to={entry.to}>
                    <Icon of={entry.icon} />
                    <span className="grow">
                      <b>{entry.name}</b>
                      <small>{entry.detail}</small>
                    </span>
                    {blocks(entry, steps) ? (
                      <Badge tone="warning">
                        <Trans>Falta</Trans>
                      </Badge>
                    ) : null}
                    <Icon of={ChevronRight} size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const places: Partial<Record<SetupStep['passo'], string>> = {
  marca: 'marca',
  loja: 'loja',
  horarios: 'horarios',
  entrega: 'entrega',
  pagamento: 'pagamento',
};

/** A step that blocks the first order is done here. */
const blocks = ({ to }: Pick<SettingsEntry, 'to'>, steps: readonly SetupStep[]): boolean =>
  steps.some(
    ({ passo, pronto, bloqueia }) =>
      !pronto && bloqueia && to === `${consolePages.stores}?aba=${places[passo]}`,
  );

/** `/` goes to the search, where shortcuts of one letter are on. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useKeydown((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesLetters(event.target) || !usesShortcuts()) return;
    event.preventDefault();
    input.current?.focus();
  });
}
