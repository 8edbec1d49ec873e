// Search results while typing.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useSearchWords } from '../brand/menu-words.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import type { ListedCategory } from '../listing/listing.ts';
import { Chip } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { findProducts, findSimilar, markHits } from './find-products.ts';
import { useFocusAfterSearch } from './focus-after-search.ts';
import { ProductRow } from './product-row.tsx';
import { SearchBar } from './search-bar.tsx';
import type { MenuSearch } from './use-search.ts';

/** Below a search that found nothing. */
const FEW = 4;

export function SearchScreen({
  categorias,
  search,
  suffix,
}: {
  categorias: readonly ListedCategory[];
  search: MenuSearch;
  suffix: string;
  /** Closes a search whose files did not load. */
  onClose: () => void;
}) {
  const { t } = useLingui();
  const searchWords = useSearchWords();
  const isMarket = useIsMarket();
  const text = useDeferredValue(search.text).trim();
  const { exact, similar } = useMemo(() => {
    const exact = findProducts(categorias, text);
    return { exact, similar: exact.length === 0 ? findSimilar(categorias, text) : [] };
  }, [categorias, text]);
  const found = exact.length === 0 ? similar : exact;
  useFocusAfterSearch();
  // The pressed suggestion goes with its list: the keyboard goes on at the results.
  const heading = useRef<HTMLHeadingElement>(null);
  const suggest = (name: string) => {
    search.type(name);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <CategoryChips categorias={categorias} search={search} />
      <div className="search-column">
        <SearchBar search={search} suffix={suffix} />
        <main className="page">
          <h1 className="sr" ref={heading} tabIndex={-1}>
            {searchWords}
          </h1>
          <p className={found.length === 0 ? 'sr' : 't-cap'} role="status">
            {text === '' ? (
              ''
            ) : found.length === 0 ? (
              t`Nada com “${text}”`
            ) : exact.length === 0 ? (
              t`Nada com “${text}”. Talvez seja isto:`
            ) : (
              <Plural
                value={found.length}
                one={`# resultado para “${text}”`}
                other={`# resultados para “${text}”`}
              />
            )}
          </p>
          {text === '' ? (
            <section className="stack sm">
              <h2 className="t-cap">
                <Trans>Categorias</Trans>
              </h2>
              <Suggestions categorias={categorias} onPick={suggest} className="chipwrap" />
            </section>
          ) : null}
          {text !== '' && found.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t`Nada com “${text}”`}
              text={
                isMarket ? (
                  <Trans>Confira a escrita ou procure pelo tipo de produto, como “café”.</Trans>
                ) : (
                  <Trans>
                    Confira a escrita ou procure por um ingrediente, como “frango” ou “cogumelo”.
                  </Trans>
                )
              }
            >
              <Suggestions
                categorias={categorias.slice(0, FEW)}
                onPick={suggest}
                className="chips-center mob-only"
              />
            </EmptyState>
          ) : null}
          <ul className="p-list">
            {found.map(({ product, tom }) => (
              <ProductRow
                key={product.id}
                product={product}
                tom={tom}
                suffix={suffix}
                heading="h2"
                title={
                  <OwnWords>
                    <Marked text={product.nome} needle={text} />
                  </OwnWords>
                }
              />
            ))}
          </ul>
          <div className="dock-space" />
        </main>
      </div>
    </>
  );
}

function Marked({ text, needle }: { text: string; needle: string }) {
  let at = 0;
  return markHits(text, needle).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

function Suggestions({
  categorias,
  onPick,
  className,
}: {
  categorias: readonly ListedCategory[];
  onPick: (name: string) => void;
  className: string;
}) {
  return (
    <div className={className}>
      {categorias.map(({ id, nome }) => (
        <Chip key={id} onClick={() => onPick(nome)}>
          <OwnWords>{nome}</OwnWords>
        </Chip>
      ))}
    </div>
  );
}

/** The list at the side stays; here each category is a search. */
function CategoryChips({
  categorias,
  search,
}: {
  categorias: readonly ListedCategory[];
  search: MenuSearch;
}) {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  return (
    <nav className="side desk-only" aria-label={t`Categorias`}>
      <ul>
        <li>
          <button type="button" className="side-back" onClick={search.close}>
            {isMarket ? <Trans>Ver todos os produtos</Trans> : <Trans>Ver o cardápio todo</Trans>}
          </button>
        </li>
        {categorias.map(({ id, nome }) => (
          <li key={id}>
            <button type="button" onClick={() => search.type(nome)}>
              <OwnWords>{nome}</OwnWords>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
