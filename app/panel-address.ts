// Cart, checkout and address have no path: they are panels over the menu, named in the query, so
// that Back closes them.
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useGoBack } from './go-back.ts';

export type PanelName = 'sacola' | 'finalizar' | 'endereco';
const names: readonly PanelName[] = ['sacola', 'finalizar', 'endereco'];

export type Panels = {
  /** The open panel. */
  open: PanelName | null;
  /** The link to a panel, or to the menu without one. */
  to(name: PanelName | null): { pathname: string; search: string };
  /** Back to where the customer came from. */
  close(): void;
};

export function panelOf(params: URLSearchParams): PanelName | null {
  return names.find((name) => name === params.get('painel')) ?? null;
}

/** The same query with another panel; its store is kept. */
export function panelSearch(params: URLSearchParams, name: PanelName | null): string {
  const next = new URLSearchParams(params);
  if (name === null) next.delete('painel');
  else next.set('painel', name);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

export function usePanels(): Panels {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const to = (name: PanelName | null) => ({ pathname, search: panelSearch(params, name) });
  return {
    open: panelOf(params),
    to,
    close() {
      if (!goBack()) navigate(to(null), { replace: true, preventScrollReset: true });
    },
  };
}
