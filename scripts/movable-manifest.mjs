// Lets the router's list of screens name its files beside itself, wherever it was loaded from: the
// same build serves them from the site's own hosts or from another one (ASSETS_URL).

const PREFIX = 'window.__reactRouterManifest=';

// On the site's own host addresses stay as the server writes them into the document.
const MOVED = `{
let at=new URL('.',import.meta.url),w=window;
if(at.origin!==location.origin)w.__reactRouterManifest=JSON.parse(
JSON.stringify(w.__reactRouterManifest).replaceAll('"/assets/','"'+at))
}`.replaceAll('\n', '');

/** @param {string} code the file that the build wrote @returns {string} */
export function movableManifest(code) {
  if (!code.startsWith(PREFIX)) throw new Error('The list of screens has another form.');
  return `${code.replace(/;?\s*$/, ';')}${MOVED}`;
}
