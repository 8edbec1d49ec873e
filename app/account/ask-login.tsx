// Opens the login as a dialog over the page when something needs it, and then continues there. The
// dialog is loaded on first use.
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '#contract/pages.ts';
import { LoadingOverlay } from '../brand/loading.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { LoginReason } from './login-dialog.tsx';
import { throughLogin } from './own-path.ts';
import { SESSION_ENDED } from './session-event.ts';
import { takeWantedPage, wantedAtStart, wantedNow } from './wanted-page.ts';

/** An address to go to, or a function to call. */
type Then = string | (() => void);
type Ask = (reason: LoginReason, then: Then) => void;

const LoginDialog = lazyPart(() => import('./login-dialog.tsx'));
const AskContext = createContext<Ask | null>(null);

export function LoginProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ reason: LoginReason; then: Then } | null>(null);
  const [next, setNext] = useState<{ after: Then } | null>(null);
  // Wait until the dialog is closed: the page behind it takes no focus before.
  useEffect(() => {
    if (next === null) return;
    setNext(null);
    if (typeof next.after === 'string') void navigate(next.after);
    else next.after();
  }, [next, navigate]);
  const ask = useCallback<Ask>((reason, then) => setAsked({ reason, then }), []);
  // What was typed stays in the page below, and is sent by another press.
  useEffect(() => {
    const askAgain = () => ask('again', () => undefined);
    addEventListener(SESSION_ENDED, askAgain);
    return () => removeEventListener(SESSION_ENDED, askAgain);
  }, [ask]);
  const { pathname } = useLocation();
  const loaded = useRef(false);
  useEffect(() => {
    // Later navigations within the document may be redirected here, too.
    const kept = loaded.current ? wantedNow() : wantedAtStart();
    loaded.current = true;
    const wanted = kept === null ? null : takeWantedPage(kept);
    if (wanted === null) return;
    // If the start page is the login itself, continue to the requested page.
    if (pathname === pages.login) void navigate(throughLogin(wanted.path), { replace: true });
    else ask(wanted.reason, wanted.path);
  }, [pathname, navigate, ask]);
  return (
    <AskContext value={ask}>
      {children}
      {asked === null ? null : (
        <Suspense fallback={<LoadingOverlay />}>
          <LoginDialog
            reason={asked.reason}
            back={typeof asked.then === 'string' ? asked.then : null}
            onClose={() => setAsked(null)}
            onSignedIn={() => {
              setAsked(null);
              setNext({ after: asked.then });
            }}
          />
        </Suspense>
      )}
    </AskContext>
  );
}

export function useAskLogin(): Ask {
  const ask = useContext(AskContext);
  if (ask === null) throw new Error('useAskLogin needs a LoginProvider above it');
  return ask;
}
