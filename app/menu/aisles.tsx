// A market's menu begins with its search and its aisles.

import { Plural, Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { OwnWords } from '../brand/own-words.tsx';
import type { ListedCategory } from '../listing/listing.ts';
import { Icon } from '../ui/icon.tsx';
import { Media } from '../ui/media.tsx';
import { sectionId } from './section-spy.ts';

/** Tiles side by side at the top of a phone's first screen. */
const FIRST_TILES = 3;

type AislesProps = { categories: readonly ListedCategory[]; searchLink: string };

export function Aisles({ categories, searchLink }: AislesProps) {
  const count = categories.reduce((sum, { produtos }) => sum + produtos.length, 0);
  return (
    <section className="aisles" aria-labelledby="aisles-title">
      <Link
        className="input search aisles-search mob-only"
        to={searchLink}
        state={{ fromMenu: true }}
      >
        <Icon of={Search} />
        <Trans>Buscar entre {count} produtos</Trans>
      </Link>
      <h2 className="t-section" id="aisles-title">
        <Trans>Corredores</Trans>
      </h2>
      <ul>
        {categories.map(({ id, nome, tom, produtos }, position) => (
          <li key={id}>
            <a className={`aisle ${tom}`} href={`#${sectionId(id)}`}>
              <b>
                <OwnWords>{nome}</OwnWords>
              </b>
              <small>
                <Plural value={produtos.length} one="# item" other="# itens" />
              </small>
              <Media
                src={produtos.find((one) => one.urlImagem)?.urlImagem}
                name={nome}
                tint={tom}
                eager={position < FIRST_TILES}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
