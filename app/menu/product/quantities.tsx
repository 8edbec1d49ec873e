// How many of each product are in the cart, sent only to the buttons that show it, so that a list
// of 300 does not rerender.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CartLine, NewLine } from '#rules/cart/cart.ts';
import { useCartTakes } from '../../listing/use-cart-takes.ts';

type SetQuantity = (key: string, quantity: number) => void;

type Quantities = {
  of(id: number): number;
  subscribe(listener: () => void): () => void;
  tell(lines: readonly CartLine[], add: (line: NewLine) => void, set: SetQuantity): void;
  add(line: NewLine): void;
  takeOne(id: number): void;
};

function createQuantities(): Quantities {
  let counts = new Map<number, number>();
  let put: (line: NewLine) => void = () => undefined;
  let change: SetQuantity = () => undefined;
  let kept: readonly CartLine[] = [];
  const listeners = new Set<() => void>();
  return {
    of: (id) => counts.get(id) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(lines, add, set) {
      [put, change, kept] = [add, set, lines];
      counts = new Map();
      for (const { produto } of lines)
        counts.set(produto.id, (counts.get(produto.id) ?? 0) + produto.quantidade);
      for (const listener of listeners) listener();
    },
    add: (line) => put(line),
    takeOne(id) {
      const line = kept.findLast(({ produto }) => produto.id === id);
      if (line !== undefined) change(line.key, line.produto.quantidade - 1);
    },
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
  setQuantity: SetQuantity;
  atOnce: boolean;
  children: ReactNode;
};

export function QuantitiesProvider({
  lines,
  add,
  setQuantity,
  atOnce,
  children,
}: QuantitiesProviderProps) {
  const [quantities] = useState(createQuantities);
  const takes = useCartTakes();
  const addWhole = useEffectEvent((line: NewLine) => {
    if (takes(lines, line)) add(line);
  });
  useBrowserLayoutEffect(
    () => quantities.tell(lines, addWhole, setQuantity),
    [quantities, lines, setQuantity],
  );
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

/** Takes one of a product out of the cart, from its last line. */
export function useTakeOne(): (id: number) => void {
  return useContext(QuantitiesContext).takeOne;
}
