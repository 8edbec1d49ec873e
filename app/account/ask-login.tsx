// Whoever needs a login asks here: the dialog opens over the page, and afterwards it goes on where
// it was. The dialog itself is loaded when it is first wanted.
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadingOverlay } from '../brand/loading.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { LoginReason } from './login-dialog.tsx';
import { throughLogin } from './own-path.ts';
import { takeWantedPage } from './wanted-page.ts';

/** An address to go to, or what to do. */
type Then = string | (() => void);
type Ask = (reason: LoginReason, then: Then) => void;

const LoginDialog = lazyPart(() => import('./login-dialog.tsx'));
const AskContext = createContext<Ask | null>(null);

export function LoginProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ reason: LoginReason; then: Then } | null>(null);
  const [next, setNext] = useState<{ after: Then } | null>(null);
  // Only when the dialog is gone: until then the page behind it takes no focus.
  useEffect(() => {
    if (next === null) return;
    setNext(null);
    if (typeof next.after === 'string') void navigate(next.after);
    else next.after();
  }, [next, navigate]);
  const ask = useCallback<Ask>((reason, then) => setAsked({ reason, then }), []);
  const { pathname } = useLocation();
  useEffect(() => {
    const wanted = takeWantedPage();
    if (wanted === null) return;
    // Where the start is the login itself, it leads on to the page that was wanted.
    if (pathname === '/login') void navigate(throughLogin(wanted.path), { replace: true });
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
