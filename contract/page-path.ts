// Builds and reads the addresses of pages. Routes ignore case, so reading does too.
import { pages } from './pages.ts';
import { fillPath } from './request-address.ts';

/** What the addresses of both consoles' pages, and those of orders, begin with. */
const CONSOLE = '/painel';
const OPERATOR = '/operador';
export const ORDERS = '/delivery/pedido';

type Params<Page> = Page extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Page extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The address of a page with parameters, which are encoded. */
export function pagePath<Page extends string>(
  page: Page,
  params: Record<Params<Page>, string | number>,
): string {
  return fillPath(page, params).path;
}

export const productPath = (idProduto: number): string => pagePath(pages.product, { idProduto });

/** The parameters of a path, decoded; null: it is the path of another page. */
export function pageParams<Page extends string>(
  page: Page,
  pathname: string,
): Record<Params<Page>, string> | null {
  const named = page.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${named}/?$`, 'i').exec(pathname);
  if (found === null) return null;
  const entries = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
  return Object.fromEntries(entries) as Record<Params<Page>, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page itself, or a page below it. */
export function isBelow(pathname: string, page: string): boolean {
  const path = pathname.toLowerCase();
  const start = page.toLowerCase();
  return path === start || path.startsWith(`${start}/`);
}

export const isConsolePage = (pathname: string): boolean => isBelow(pathname, CONSOLE);

/** Whether it is a page of the operator's console, which no brand's host has. */
export const isOperatorPage = (pathname: string): boolean => isBelow(pathname, OPERATOR);

/** Whether it is the page of an order, whose address may contain its key. */
export const isOrderPage = (pathname: string): boolean => isBelow(pathname, ORDERS);
