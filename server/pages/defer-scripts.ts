// A menu is complete without React, so on a slow connection images and fonts load first: React
// starts when everything visible has loaded, or at the first press that needs it.
import { HYDRATED } from '#contract/hydrated.ts';
import { earlyScript } from './early-scripts.ts';
import { directImports } from './screen-files.ts';
import { wordsFile } from './words-file.ts';

/** A connection that never finishes must not delay hydration forever. */
const LONGEST_WAIT_MS = 4_000;
/** After scripts have failed, plus a random part of up to the same. */
const RETRY_MS = 2_000;

/** Where the browser's half records that it has reloaded the page (`app/storage.ts`). */
const RELOADED = 'quitute.r';

const modulePreload = /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g;
const moduleScript = /<script (?:nonce="[^"]*" )?type="module" async="">([^<]*)/;

// Plain JavaScript for any browser that can run modules. It hands its nonce on to the module.
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
    addEventListener('unhandledrejection', fell);
    runInTurn(late, wholeStyles());
  };
  // The document has only the rules that it uses itself. Each sheet that is enabled has the page
  // laid out again, so they are loaded first and enabled together.
  const wholeStyles = async () => {
    const links = Array.from(document.querySelectorAll('link[rel="stylesheet"][disabled]'));
    await Promise.all(links.map(loaded));
    return Promise.all(links.map(enabled));
  };
  const loaded = ({ href }) =>
    new Promise((done) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'style';
      link.href = href;
      for (const end of ['load', 'error']) link.addEventListener(end, done);
      document.head.append(link);
    });
  const enabled = (link) =>
    new Promise((loaded, failed) => {
      link.addEventListener('load', loaded);
      link.addEventListener('error', () => failed(new Error('import of styles')));
      link.disabled = false;
    });
  // The large files run one at a time, so that a press in between does not wait for all of them.
  const runInTurn = async (late, styles) => {
    const large = late.dataset.late.split(' ').filter((file) => /\\/(vendor|first)-/.test(file));
    for (const href of large) {
      await import(href);
      await new Promise((done) => setTimeout(done));
    }
    await styles;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = late.nonce;
    script.textContent = late.textContent;
    script.addEventListener('error', fell);
    document.body.append(script);
  };
  // The connection dropped before the scripts loaded: the page is readable but inert. It reloads
  // when the site is reachable again, at the latest when touched, once per session
  // (app/errors/reload-once.ts uses the same counter). One request may fail alone, so it also tries
  // after a moment, unless somebody types; at random, because a busy server failed for others too.
  const fell = ({ type, reason }) => {
    if ('${HYDRATED}' in window || (type !== 'error' && !/module|import/i.test(reason))) return;
    for (const sign of ['online', 'pointerdown']) addEventListener(sign, again);
    const idle = () => document.activeElement === document.body;
    setTimeout(() => idle() && again(), ${RETRY_MS} * (1 + Math.random()));
  };
  // Requesting the files themselves tells whether the site is reachable, and caches them for the
  // reload.
  const again = () => {
    const files = document.querySelector('script[data-late]').dataset.late.split(' ');
    return Promise.all(files.map((href) => fetch(href)))
      .then(() => {
        if (sessionStorage.getItem('${RELOADED}') !== null) return;
        sessionStorage.setItem('${RELOADED}', 'true');
        location.reload();
      })
      .catch(() => undefined);
  };
  // Everything has loaded and been painted.
  const seen = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  if (document.readyState === 'complete') seen();
  else addEventListener('load', seen, { once: true });
  // Where a script works before React, only a press that it leaves needs React.
  const left = (event) => {
    if (!event.defaultPrevented && event.target.closest('button')) begin();
  };
  if (document.querySelector('[data-early]'))
    for (const press of ['click', 'keydown']) addEventListener(press, left);
  else
    for (const touch of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(touch, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, ${LONGEST_WAIT_MS});
})();`;

/**
 * The document with its scripts deferred; an unexpected one is unchanged. `at`: where files are
 * (server/assets/address.ts).
 */
export function putScriptsOff(html: string, nonce: string, at: string | null = null): string {
  const preloaded = Array.from(html.matchAll(modulePreload), ([, href = '']) => href);
  const [, module] = moduleScript.exec(html) ?? [];
  if (preloaded.length === 0 || module === undefined) return html;
  const { code, left } = directImports(module);
  const files = [...preloaded.filter((file) => !left.has(file)), ...wordsFile(html, at)];
  return html
    .replaceAll(modulePreload, (link, href: string) =>
      // React would put the link back and fetch the file; one that is there, it adopts.
      left.has(href) ? link.replace('<link', '<link media="not all"') : '',
    )
    .replace(
      moduleScript,
      () => `<script type="text/plain" nonce="${nonce}" data-late="${files.join(' ')}">${code}`,
    )
    .replace('</head>', () => `${earlyScript(html, nonce)}</head>`)
    .replace('</body>', () => `<script nonce="${nonce}">${starter}</script></body>`);
}
