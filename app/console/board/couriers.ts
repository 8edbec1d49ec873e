// The couriers of the stores on the screen: where there are some, staff say who takes an order.
import { createContext, useContext } from 'react';
import type { BoardStore } from '#contract/entities/console/board.ts';

type Stores = readonly Pick<BoardStore, 'id' | 'entregadores'>[];

export const CouriersContext = createContext<Stores>([]);

const NOBODY: readonly string[] = [];

export const useCouriers = (storeId: number): readonly string[] =>
  useContext(CouriersContext).find(({ id }) => id === storeId)?.entregadores ?? NOBODY;
