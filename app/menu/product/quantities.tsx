// How many of each product are in the cart, sent only to the buttons that show it, so that a list
// of 300 does not rerender.
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CartLine, NewLine } from '#rules/cart/cart.ts';

type Quantities = {
  of(id: number): number;
  subscribe(listener: () => void): () => void;
  tell(lines: readonly CartLine[], add: (line: NewLine) => void): void;
  add(line: NewLine): void;
};

function createQuantities(): Quantities {
  let counts = new Map<number, number>();
  let put: (line: NewLine) => void = () => undefined;
  const listeners = new Set<() => void>();
  return {
    of: (id) => counts.get(id) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(lines, add) {
      put = add;
      counts = new Map();
      for (const { produto } of lines)
        counts.set(produto.id, (counts.get(produto.id) ?? 0) + produto.quantidade);
      for (const listener of listeners) listener();
    },
    add: (line) => put(line),
  };
}

const QuantitiesContext = createContext<Quantities>(createQuantities());

// There is no layout effect on the server, and React warns about it.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

const AtOnceContext = createContext(true);

/** Whether the plus adds a product without choices or opens it (`adicionarItensNaTelaInicial`). */
export const useAddsAtOnce = (): boolean => useContext(AtOnceContext);

type QuantitiesProviderProps = {
  lines: readonly CartLine[];
  add: (line: NewLine) => void;
  atOnce: boolean;
  children: ReactNode;
};

export function QuantitiesProvider({ lines, add, atOnce, children }: QuantitiesProviderProps) {
  const [quantities] = useState(createQuantities);
  useBrowserLayoutEffect(() => quantities.tell(lines, add), [quantities, lines, add]);
  return (
    <AtOnceContext value={atOnce}>
      <QuantitiesContext value={quantities}>{children}</QuantitiesContext>
    </AtOnceContext>
  );
}

export function useQuantity(id: number): number {
  const { subscribe, of } = useContext(QuantitiesContext);
  return useSyncExternalStore(
    subscribe,
    () => of(id),
    () => 0,
  );
}

/** Adds a line to the cart; a stable function while the list is open. */
export function useAddLine(): (line: NewLine) => void {
  return useContext(QuantitiesContext).add;
}
