// Where a diner goes once it is known who they are, and the part of the query that says so from one
// page to the next.
import { ownPath } from './own-path.ts';

const CART = '/delivery?painel=sacola';

type Brand = { possuiDelivery: boolean; estabelecimentos: readonly unknown[] };

/**
 * The page that asked for the diner, else the cart, else the brand's own start (the specification,
 * section 4): the menu of the store, or the choice of one.
 */
export function afterSignIn(query: URLSearchParams, brand: Brand, hasStore: boolean): string {
  const wantsCart =
    query.has('voltarTelaCarrinho') &&
    !['false', '0'].includes(query.get('voltarTelaCarrinho') ?? '');
  return ownPath(
    query.get('redirect'),
    wantsCart && brand.possuiDelivery ? CART : startOf(brand, hasStore),
  );
}

function startOf({ possuiDelivery, estabelecimentos }: Brand, hasStore: boolean): string {
  if (!possuiDelivery) return '/fidelidade';
  return hasStore || estabelecimentos.length === 1 ? '/delivery' : '/estabelecimento';
}

/**
 * The address of the login or the sign-up that leads on to the same page as this one, with what was
 * typed.
 */
export function accountPage(
  path: '/login' | '/cadastro',
  query: URLSearchParams,
  identifier: string | null = null,
): string {
  const next = new URLSearchParams();
  if (identifier !== null && identifier !== '')
    next.set(identifier.includes('@') ? 'email' : 'telefone', identifier);
  for (const name of ['redirect', 'voltarTelaCarrinho', 'facebookNome']) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  return next.size === 0 ? path : `${path}?${next}`;
}
