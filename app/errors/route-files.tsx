// Loads a screen's files before the router navigates: for a missing file, the router would reload
// the page repeatedly and lose what was typed.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createPath,
  matchRoutes,
  type To,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
} from 'react-router';
import { LoadingOverlay } from '../brand/loading.tsx';
import { PART_TIMEOUT_MS } from '../lazy-part.tsx';
import { PartMissing } from '../part-missing.tsx';
import { missingFiles, needsServer } from '../route-needs.ts';
import { siteAnswers } from '../site-answers.ts';
import { withinTime } from '../ui/within-time.ts';
import { loadOnce } from './reload-once.ts';

/** What prevents opening a screen, with a retry. */
export function RouteFiles() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const framework = useContext(UNSAFE_FrameworkContext);
  const [state, setState] = useState<'waiting' | Failed | null>(null);
  const latest = useRef(0);
  const failed = useRef({ address: '', times: 0 });
  useEffect(() => {
    if (router === undefined || framework === undefined) return;
    const { manifest, routeModules } = framework;
    const go = router.navigate;
    const goWith: typeof go = async (to: To | number | null, options?: Options) => {
      const round = ++latest.current;
      setState(null);
      const onward = () => (typeof to === 'number' ? go(to) : go(to, options));
      const path = pathOf(to);
      if (path === null || options?.formMethod !== undefined) return onward();
      const ids = (matchRoutes(router.routes, path) ?? []).map(({ route }) => route.id ?? '');
      const there = new Set(router.state.matches.map(({ route }) => route.id));
      const wanted = ids.filter((id) => !there.has(id)).flatMap((id) => manifest.routes[id] ?? []);
      const missing = wanted.filter(({ id }) => routeModules[id] === undefined);
      if (missing.length > 0) setState('waiting');
      const trouble =
        needsServer(wanted) && !navigator.onLine
          ? 'lost'
          : await withinTime(missingFiles(missing), PART_TIMEOUT_MS).catch(() => 'lost' as const);
      if (round !== latest.current) return;
      setState(null);
      if (trouble === null) {
        failed.current = { address: '', times: 0 };
        return onward();
      }
      const address = typeof to === 'string' ? to : createPath(to as Exclude<To, string>);
      const { current: last } = failed;
      const times = last.address === address ? last.times + 1 : 1;
      failed.current = { address, times };
      if (trouble === 'gone' && loadOnce(address)) return;
      const again = async () => {
        // Some browsers cache the failure: the screen is then loaded as a full page, at the user's
        // request.
        if ((await missingFiles(missing)) !== null && (await siteAnswers()))
          return location.assign(address);
        await router.navigate(to as To, options);
      };
      const overSheet = document.querySelector('dialog[open]') !== null;
      const againByItself = () => void router.navigate(to as To, options);
      setState({ again: () => void again(), againByItself, times, round, overSheet });
    };
    router.navigate = goWith;
    return () => {
      router.navigate = go;
    };
  }, [router, framework]);
  if (state === 'waiting') return <LoadingOverlay />;
  if (state === null) return null;
  const missing = (
    <PartMissing
      key={state.round}
      times={state.times}
      onAgain={state.again}
      onAgainByItself={state.againByItself}
      onClosed={() => setState(null)}
    />
  );
  return state.overSheet ? (
    <OverSheet onClose={() => setState(null)}>{missing}</OverSheet>
  ) : (
    missing
  );
}

type Failed = {
  again: () => void;
  againByItself: () => void;
  /** In a row. */
  times: number;
  round: number;
  overSheet: boolean;
};

/** Beside an open sheet nothing can be pressed, so this is a dialog too. */
function OverSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="over-sheet"
      aria-label={t`Esta parte não carregou. Verifique sua conexão!`}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

type Options = { formMethod?: unknown } & Parameters<Navigate>[1];
type Navigate = (to: To | null, options?: { replace?: boolean; state?: unknown }) => Promise<void>;

/** Null: the same screen, or one that only the router can resolve. */
function pathOf(to: To | number | null): string | null {
  if (to === null || typeof to === 'number') return null;
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname;
  return path?.startsWith('/') ? path : null;
}
