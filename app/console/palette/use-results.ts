// The results of the palette: pages and settings at once, the rest from the server while typing.
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Failure, failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../../api.ts';
import { managers, mayOpen, sectionsFor } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { settingsEntries } from '../settings/entries.ts';
import { findEntries } from '../settings/find-entries.ts';
import { MOST_OF_EACH, type Result, useFoundRows } from './found-rows.ts';
import { wantedOf } from './wanted.ts';

const PAUSE_MS = 200;

type Results = {
  results: Result[];
  looking: boolean;
  /** Of `results`, so many of the first are of what was typed before. */
  stale: number;
  /** Why the search found nothing, when nobody could look. */
  failed: Failure | null;
};

export function usePaletteResults(typed: string): Results {
  const pages = usePages(typed);
  const { found, looking, failed } = useFound(typed);
  return { results: [...found, ...pages], looking, stale: looking ? found.length : 0, failed };
}

function usePages(typed: string): Result[] {
  const { t, i18n } = useLingui();
  const role = useRole();
  const { text, pages } = wantedOf(useDeferredValue(typed));
  if (!pages) return [];
  const places = sectionsFor(role).flatMap((section) =>
    section.pages.map((page) => ({
      icon: section.icon,
      name: i18n._(page.name),
      detail: i18n._(section.name),
      words: '',
      to: page.to,
      group: t`Telas`,
    })),
  );
  const settings = settingsEntries
    .filter(({ roles }) => mayOpen(role, roles))
    .map(({ icon, name, detail, words, to }) => ({
      icon,
      name: i18n._(name),
      detail: i18n._(detail),
      words: i18n._(words),
      to,
      group: t`Configurações`,
    }));
  const known = new Set(settings.map(({ to }) => to));
  const all = text === '' ? places : [...places.filter(({ to }) => !known.has(to)), ...settings];
  return findEntries(all, text)
    .slice(0, MOST_OF_EACH * 2)
    .map(({ icon, name, detail, to, group }) => ({ key: to, group, icon, name, detail, to }))
    .toSorted((one, other) => one.group.localeCompare(other.group) * -1);
}

type Answer = { typed: string; found: Result[]; failed: Failure | null };

function useFound(typed: string): Omit<Answer, 'typed'> & { looking: boolean } {
  const rowsOf = useFoundRows();
  const seesPeople = mayOpen(useRole(), managers);
  const [answer, setAnswer] = useState(NOTHING);
  const { text, orders, people, pages } = wantedOf(typed);
  const asks = orders || people;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(async () => {
      const client = await api().catch(() => null);
      if (!current) return;
      if (client === null) {
        const failed = failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
        return setAnswer({ typed, found: [], failed });
      }
      const replies = await Promise.all([
        orders ? client.storeOrders({ busca: text }) : null,
        people && seesPeople ? client.people({ busca: text, maxResultado: MOST_OF_EACH }) : null,
        orders && pages ? client.findProducts({ busca: text }) : null,
      ]);
      if (!current) return;
      const found = rowsOf(...replies);
      const failed = found.length > 0 ? undefined : replies.find((reply) => reply?.ok === false);
      setAnswer({ typed, found, failed: failed?.ok === false ? failed : null });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, text, asks, orders, people, pages, seesPeople, rowsOf]);
  const { found, failed } = asks ? answer : NOTHING;
  const looking = asks && answer.typed !== typed;
  return { found, failed: looking ? null : failed, looking };
}

const NOTHING: Answer = { typed: '', found: [], failed: null };
