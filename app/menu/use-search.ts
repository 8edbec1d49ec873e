// The menu's search. The address keeps it (`?busca=`), so that it can be shared and Back closes it;
// typing does not wait for the address.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pages } from '#contract/pages.ts';

const SETTLED_MS = 300;
const LONGEST = 80;

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
  // Back and links change the address under the field.
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress === null || text.trim() !== inAddress.trim()) setText(inAddress ?? '');
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
      // The first letter adds a history entry; the rest replace it.
      if (inAddress === null) void write(value, false);
      else timer.current = setTimeout(() => void write(value, true), SETTLED_MS);
    },
    close() {
      clearTimeout(timer.current);
      const state = location.state as { fromMenu?: boolean } | null;
      if (state?.fromMenu === true) void navigate(-1);
      else void write(null, true);
    },
  };
}
