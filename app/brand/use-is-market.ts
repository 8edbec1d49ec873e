// A market sells products that are picked, where a restaurant has dishes that a kitchen makes.
import { useBrand } from './brand-context.tsx';
import { houseKind } from './house-kind.ts';

export const useIsMarket = (): boolean => houseKind(useBrand()) === 'market';
