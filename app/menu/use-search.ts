// The menu's search. The address keeps it (`?busca=`), so that it can be shared and Back closes it;
// typing does not wait for the address.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { pages } from '#contract/pages.ts';
import { textAfter } from './search-text.ts';

const SETTLED_MS = 300;
const LONGEST = 80;
const nothing: ReadonlySet<string> = new Set();

/** The browser's address, which a navigation under way has not reached. */
const isThere = () => new URLSearchParams(window.location.search).has('busca');

export type MenuSearch = {
  isOpen: boolean;
  text: string;
  /** The link that opens the search. */
  link: string;
  type(text: string): void;
  close(): void;
};

export function useSearch(): MenuSearch {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = params.get('busca');
  const [text, setText] = useState(inAddress ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const popped = useNavigationType() === 'POP';
  const [written, setWritten] = useState(nothing);
  // Back and links change the address under the field.
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setText(textAfter({ typed: text, inAddress, written, popped }));
    if (inAddress === null) setWritten(nothing);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchOf = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete('busca');
    else next.set('busca', value);
    const query = next.toString();
    return query === '' ? '' : `?${query}`;
  };
  const write = (value: string | null, replace: boolean) =>
    navigate(
      { pathname: pages.menu, search: searchOf(value) },
      { replace, preventScrollReset: value !== null && inAddress !== null, state: location.state },
    );
  return {
    isOpen: inAddress !== null,
    text,
    link: `${pages.menu}${searchOf('')}`,
    type(next) {
      const value = next.slice(0, LONGEST);
      setText(value);
      clearTimeout(timer.current);
      const writeNow = () => {
        setWritten((before) => new Set(before).add(value));
        void write(value, isThere());
      };
      // The first letter adds a history entry; the rest replace it.
      if (inAddress === null && written.size === 0) writeNow();
      else timer.current = setTimeout(writeNow, SETTLED_MS);
    },
    close() {
      clearTimeout(timer.current);
      const state = location.state as { fromMenu?: boolean } | null;
      if (state?.fromMenu === true) void navigate(-1);
      else void write(null, true);
    },
  };
}
