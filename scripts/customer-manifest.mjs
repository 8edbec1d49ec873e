// The router's list of screens as a customer's phone needs it: without the consoles, and without
// the files of screens that are never loaded ahead.

const PREFIX = 'window.__reactRouterManifest=';
const CONSOLES = ['/painel', '/operador'];
/** Its files are loaded ahead once the menu is idle (`app/menu/product/opening.tsx`). */
const LOADED_AHEAD = new Set(['menu/product/product.route']);

/** @typedef {{ id: string, parentId?: string, path?: string, imports?: string[] }} Route */

/** @param {Route} route @param {Record<string, Route>} routes @returns {boolean} */
function isOfConsole(route, routes) {
  const parent = routes[route.parentId ?? ''];
  return (
    route.id === 'console' ||
    CONSOLES.some((path) => route.path?.startsWith(path) === true) ||
    (parent !== undefined && isOfConsole(parent, routes))
  );
}

/** @param {string} address @returns {string} */
export const customerAddress = (address) => address.replace(/\.js$/, '-customer.js');

/** @param {string} code the file that the router's build wrote @returns {string} */
export function customerManifest(code) {
  if (!code.startsWith(PREFIX)) throw new Error('The list of screens has another form.');
  /** @type {{ url: string, routes: Record<string, Route> }} */
  const manifest = JSON.parse(code.slice(PREFIX.length).replace(/;\s*$/, ''));
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([, route]) => !isOfConsole(route, manifest.routes))
      .map(([id, route]) => [id, LOADED_AHEAD.has(id) ? route : { ...route, imports: [] }]),
  );
  return `${PREFIX}${JSON.stringify({ ...manifest, routes, url: customerAddress(manifest.url) })};`;
}
