// A menu is complete without its scripts, so on a slow connection images and fonts load first:
// scripts start when everything visible has loaded, or at the first touch, whichever is sooner.
import { HYDRATED } from '#contract/hydrated.ts';

/** A connection that never finishes must not delay hydration forever. */
const LONGEST_WAIT_MS = 4_000;

/** Where the browser's half records that it has reloaded the page (`app/storage.ts`). */
const RELOADED = 'quitute.r';

const modulePreload = /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">/;

// Plain JavaScript for any browser that can run modules. The module's text stays as rendered,
// because the policy contains its hash.
const starter = `(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const late = document.querySelector('script[data-late]');
    for (const href of late.dataset.late.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = late.textContent;
    script.addEventListener('error', fell);
    addEventListener('unhandledrejection', fell);
    document.body.append(script);
  };
  // The connection dropped before the scripts loaded: the page is readable but inert. It reloads
  // when the site is reachable again, at the latest when touched, once per session
  // (app/errors/reload-once.ts uses the same counter).
  const fell = ({ type, reason }) => {
    if ('${HYDRATED}' in window || (type !== 'error' && !/module|import/i.test(reason))) return;
    for (const sign of ['online', 'pointerdown']) addEventListener(sign, again);
  };
  // Requesting the files themselves tells whether the site is reachable, and caches them for the
  // reload.
  const again = () =>
    Promise.all(document.querySelector('script[data-late]').dataset.late.split(' ').map((href) => fetch(href)))
      .then(() => {
        if (sessionStorage.getItem('${RELOADED}') !== null) return;
        sessionStorage.setItem('${RELOADED}', 'true');
        location.reload();
      })
      .catch(() => undefined);
  // Everything has loaded and been painted.
  const seen = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (document.readyState === 'complete') seen();
  else addEventListener('load', seen, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, ${LONGEST_WAIT_MS});
})();`;

/** The document with its scripts deferred; an unexpected one is unchanged. */
export function putScriptsOff(html: string): string {
  const files = Array.from(html.matchAll(modulePreload), ([, href = '']) => href);
  if (files.length === 0 || !moduleScript.test(html)) return html;
  return html
    .replaceAll(modulePreload, '')
    .replace(moduleScript, `<script type="text/plain" data-late="${files.join(' ')}">`)
    .replace('</body>', () => `<script>${starter}</script></body>`);
}
