// A market sells products that are picked, where a restaurant has dishes that a kitchen makes.
import { useBrand } from './brand-context.tsx';

export const useIsMarket = (): boolean => useBrand().ramo === 'mercado';
