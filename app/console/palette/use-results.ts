// The results of the palette: pages and settings at once, the rest from the server while typing.
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Ban, Receipt, UserRound, Utensils } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { type Failure, failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { maskPhone } from '#rules/documents.ts';
import { api } from '../../api.ts';
import { shortDay } from '../../i18n/short-day.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { useMoney } from '../../ui/money.tsx';
import { managers, mayOpen, sectionsFor } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { staffOrderPath } from '../order-history/order-path.ts';
import { settingsEntries } from '../settings/entries.ts';
import { findEntries } from '../settings/find-entries.ts';
import { wantedOf } from './wanted.ts';

export type Result = {
  key: string;
  group: string;
  icon: LucideIcon;
  name: string;
  detail: string;
  to: string;
  /** Instead of going somewhere: says that this product ran out. */
  ranOut?: { id: number; nome: string };
};

const MOST_OF_EACH = 5;
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
  const { t, i18n } = useLingui();
  const money = useMoney();
  const timeZone = useBrandZone();
  const role = useRole();
  const seesPeople = mayOpen(role, managers);
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
      const [foundOrders, foundPeople, foundProducts] = await Promise.all([
        orders ? client.storeOrders({ busca: text }) : null,
        people && seesPeople ? client.people({ busca: text, maxResultado: MOST_OF_EACH }) : null,
        orders && pages ? client.findProducts({ busca: text }) : null,
      ]);
      if (!current) return;
      // Numbers begin again: three orders may be number 11.
      const day = (instant: string) => shortDay(instant, i18n.locale, timeZone);
      const found: Result[] = [];
      if (foundOrders?.ok)
        for (const one of foundOrders.value.pedidos.slice(0, MOST_OF_EACH)) {
          const number = i18n.number(one.numero);
          found.push({
            key: `order ${one.id}`,
            group: t`Pedidos`,
            icon: Receipt,
            name: t`Pedido ${number}`,
            detail: [day(one.dataCadastro), one.nomeCliente, money(one.valorTotal)].join(' · '),
            to: staffOrderPath(one.id),
          });
        }
      if (foundPeople?.ok)
        for (const { id, nome, telefone } of foundPeople.value.clientes)
          found.push({
            key: `person ${id}`,
            group: t`Clientes`,
            icon: UserRound,
            name: nome,
            detail: maskPhone(telefone ?? ''),
            to: `${consolePages.customers}?cliente=${id}`,
          });
      if (foundPeople?.ok)
        for (const { nome, telefone } of foundPeople.value.semConta)
          found.push({
            key: `guest ${telefone}`,
            group: t`Pediram sem cadastro`,
            icon: UserRound,
            name: nome,
            detail: maskPhone(telefone),
            to: `${consolePages.customers}?telefone=${telefone}`,
          });
      if (foundProducts?.ok)
        for (const { id, nome, nomeCategoria, visivel } of foundProducts.value.produtos)
          found.push(
            {
              key: `product ${id}`,
              group: t`Produtos`,
              icon: Utensils,
              name: nome,
              detail: visivel ? nomeCategoria : `${nomeCategoria} · ${t`Oculto`}`,
              to: `${consolePages.menu}?produto=${id}`,
            },
            {
              key: `ran out ${id}`,
              group: t`Ações`,
              icon: Ban,
              name: t`Acabou: ${nome}`,
              detail: t`esgotado ou de volta`,
              to: '',
              ranOut: { id, nome },
            },
          );
      const replies = [foundOrders, foundPeople, foundProducts];
      const failed = found.length > 0 ? undefined : replies.find((reply) => reply?.ok === false);
      setAnswer({ typed, found, failed: failed?.ok === false ? failed : null });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, text, asks, orders, people, pages, seesPeople, i18n, money, timeZone, t]);
  const { found, failed } = asks ? answer : NOTHING;
  const looking = asks && answer.typed !== typed;
  return { found, failed: looking ? null : failed, looking };
}

const NOTHING: Answer = { typed: '', found: [], failed: null };
