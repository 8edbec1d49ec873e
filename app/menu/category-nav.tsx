// The categories: sticky tabs on a phone, a list at the side on a desktop. Plain links, so they
// work without scripts.

import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSearchWords } from '../brand/menu-words.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import type { ListedCategory } from '../listing/listing.ts';
import { Icon } from '../ui/icon.tsx';
import { goToSection, PROMOTIONS_ID, sectionId, useCurrentSection } from './section-spy.ts';

export type MenuPlace = {
  id: string;
  nome: string;
  /** Typed by the brand. */
  own: boolean;
};

export function usePlaces(hasPromotions: boolean, lists: readonly ListedCategory[]): MenuPlace[] {
  const { t } = useLingui();
  const places = lists.map(({ id, nome }) => ({ id: sectionId(id), nome, own: true }));
  return hasPromotions
    ? [{ id: PROMOTIONS_ID, nome: t`Promoções`, own: false }, ...places]
    : places;
}

function followLink(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  goToSection(id);
}

export function CategoryTabs({
  places,
  searchLink,
}: {
  places: readonly MenuPlace[];
  searchLink: string;
}) {
  const { t } = useLingui();
  const searchWords = useSearchWords();
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(places[0]?.id ?? null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    // Scrolls only the bar: scrollIntoView would scroll the page too.
    if (tab)
      bar.current?.scrollTo({
        left: tab.offsetLeft - 64,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      });
  }, [current]);
  return (
    <div className="tabs mob-only">
      <Link
        className="icon-btn"
        to={searchLink}
        state={{ fromMenu: true }}
        aria-label={searchWords}
      >
        <Icon of={Search} />
      </Link>
      <nav className="scroller" ref={bar} aria-label={t`Categorias`}>
        {places.map(({ id, nome, own }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current || undefined}
            onClick={(event) => followLink(event, id)}
          >
            {own ? <OwnWords>{nome}</OwnWords> : nome}
          </a>
        ))}
      </nav>
    </div>
  );
}

export function CategoryList({ places }: { places: readonly MenuPlace[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(places[0]?.id ?? null);
  return (
    <nav className="side desk-only" aria-label={t`Categorias`}>
      <ul>
        {places.map(({ id, nome, own }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={(event) => followLink(event, id)}
            >
              {own ? <OwnWords>{nome}</OwnWords> : nome}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
