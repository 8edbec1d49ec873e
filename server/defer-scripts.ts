// A menu is complete without its scripts, so on a thin line pictures and letters come first: the
// scripts begin when everything that is seen has arrived,
// or when somebody touches the page, whichever is sooner.
import { HYDRATED } from '#contract/hydrated.ts';

/** A line that never finishes must not keep the page asleep. */
const LONGEST_WAIT_MS = 4_000;

/** Where the browser's half notes that it has loaded the page anew by itself (`app/storage.ts`). */
const RELOADED = 'quitute.r';

const modulePreload = /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">/;

// Plain JavaScript for any browser that can run modules. The module's text stays as it was
// rendered, because the page's policy knows it by its hash.
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
  // The line went before the scripts were there: the page can be read and does nothing. When the
  // site answers again, at the latest when somebody touches it, it
  // is loaded anew, once for each session (app/errors/reload-once.ts keeps count in the same
  // place).
  const fell = ({ type, reason }) => {
    if ('${HYDRATED}' in window || (type !== 'error' && !/module|import/i.test(reason))) return;
    for (const sign of ['online', 'pointerdown']) addEventListener(sign, again);
  };
  // Asking for the files themselves tells whether the site answers, and has them ready for the page
  // that comes.
  const again = () =>
    Promise.all(document.querySelector('script[data-late]').dataset.late.split(' ').map((href) => fetch(href)))
      .then(() => {
        if (sessionStorage.getItem('${RELOADED}') !== null) return;
        sessionStorage.setItem('${RELOADED}', 'true');
        location.reload();
      })
      .catch(() => undefined);
  // Everything is here, and a frame with it has been drawn.
  const seen = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (document.readyState === 'complete') seen();
  else addEventListener('load', seen, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, ${LONGEST_WAIT_MS});
})();`;

/** The document with its scripts put off; one that is not as expected stays as it is. */
export function putScriptsOff(html: string): string {
  const files = Array.from(html.matchAll(modulePreload), ([, href = '']) => href);
  if (files.length === 0 || !moduleScript.test(html)) return html;
  return html
    .replaceAll(modulePreload, '')
    .replace(moduleScript, `<script type="text/plain" data-late="${files.join(' ')}">`)
    .replace('</body>', () => `<script>${starter}</script></body>`);
}
