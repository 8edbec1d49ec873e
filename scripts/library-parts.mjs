// Parts of libraries that the browser never uses here, left out of its bundle. All screens are
// listed in the document (react-router.config.ts), so none is discovered later, nothing observes
// the router, and icons are drawn in one way.
import { join } from 'node:path';
import { root } from './project.mjs';
import { withoutUnusedCode } from './unused-code.mjs';

/** The values that these modules have when their feature is off, by the end of their path. */
const unused = new Map([
  [
    '/lib/dom/ssr/fog-of-war.js',
    {
      URL_LIMIT: '0',
      getManifestPath: '() => ""',
      getPartialManifest: '(manifest) => manifest',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      getPathsWithAncestors: '() => []',
      handleClientVersionMismatch: 'async () => false',
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => undefined',
    },
  ],
  [
    '/lib/router/instrumentation.js',
    {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: 'undefined',
    },
  ],
]);

/**
 * The module without its feature, or null for any other. A version whose module exports something
 * else must be looked at.
 * @param {string} id @param {string} code @returns {string | null}
 */
export function withoutUnused(id, code) {
  const [, values = null] = [...unused].find(([end]) => id.endsWith(end)) ?? [];
  if (values === null || !id.includes('/node_modules/react-router/')) return null;
  const exported = /\nexport \{([^}]*)\};/.exec(code)?.[1] ?? '';
  const names = exported.split(',').map((name) => name.trim());
  if (names.sort().join() !== Object.keys(values).sort().join())
    throw new Error(`${id} exports other names than scripts/library-parts.mjs knows.`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n');
}

/** @returns {import('vite').Plugin} */
export function leaveOutUnused() {
  return {
    name: 'library-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_source, importer = '') =>
        importer.includes('/lucide-react/dist/esm/icons/')
          ? join(root, 'app', 'ui', 'plain-icon.ts')
          : null,
    },
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|react-router)\// },
      handler(code, id) {
        const rest = withoutUnused(id, code) ?? withoutUnusedCode(id, code);
        return rest === null ? null : { code: rest, map: null };
      },
    },
  };
}
