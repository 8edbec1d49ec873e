// Toasts: one at a time, at the bottom left, no duplicates. They close by themselves, but not while
// hovered or focused, and an error not before its time.
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { afterTurn, nextTurn, type ToastTone, type Turn, withoutError } from './toast-turn.ts';

export interface ToastMessage {
  text: string;
  /** Errors interrupt a screen reader, the others wait. */
  tone?: ToastTone;
  icon?: LucideIcon;
  /** A button before the close button. */
  action?: ReactNode;
}

interface Toasts {
  show: (message: ToastMessage) => void;
  dismiss: () => void;
  /** Closes an error, if it is still shown, because what failed has been done. */
  withdraw: (text: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);
const shownFor = 6000;
const nothing = { shown: null, waiting: null };
const icons = { plain: Info, success: CircleCheck, danger: CircleAlert };

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

/** For what also stands where there are no toasts. */
export function useToastIfAny(): Toasts | null {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState<Turn<ToastMessage & { round: number }>>(nothing);
  const dismiss = useCallback(() => setTurn(afterTurn), []);
  const show = useCallback((message: ToastMessage) => {
    // The same text again keeps the toast and restarts its time.
    setTurn((now) => nextTurn(now, { ...message, round: (now.shown?.round ?? 0) + 1 }));
  }, []);
  const withdraw = useCallback((text: string) => setTurn((now) => withoutError(now, text)), []);
  const toasts = useMemo(() => ({ show, dismiss, withdraw }), [show, dismiss, withdraw]);
  const current = turn.shown;
  const visible =
    current === null ? null : (
      <Toast key={current.text} message={current} round={current.round} onClose={dismiss} />
    );
  const urgent = current?.tone === 'danger';
  return (
    <ToastContext value={toasts}>
      {children}
      {/* The regions are always in the page: readers do not announce a region added with its
          text. */}
      <div role="status">{urgent ? null : visible}</div>
      <div role="alert">{urgent ? visible : null}</div>
    </ToastContext>
  );
}

function Toast({
  message,
  round,
  onClose,
}: {
  message: ToastMessage;
  round: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  // The top layer keeps the toast visible over an open sheet.
  useEffect(() => {
    const toast = element.current;
    toast?.showPopover?.();
    const listening = new AbortController();
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    for (const type of ['pointerenter', 'focusin']) toast?.addEventListener(type, hold, listening);
    for (const type of ['pointerleave', 'focusout'])
      toast?.addEventListener(type, release, listening);
    return () => listening.abort();
  }, []);
  // Closed by a press, it gives the focus back to where it was before: Esc and Tab go on there.
  useLayoutEffect(() => {
    const toast = element.current;
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!toast?.contains(relatedTarget as Node | null)) before = relatedTarget;
    };
    toast?.addEventListener('focusin', remember);
    return () => {
      toast?.removeEventListener('focusin', remember);
      if (toast?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  // `round` changes when the same text is shown again, which restarts the time.
  useEffect(() => {
    if (held || round < 1) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [held, round, onClose]);
  const tone = message.tone ?? 'plain';
  return (
    <div ref={element} className="toast" popover="manual">
      <span className={tone === 'plain' ? undefined : `tint-${tone}`}>
        <Icon of={message.icon ?? icons[tone]} />
      </span>
      <span className="grow">{message.text}</span>
      {message.action}
      <IconButton label={t`Fechar aviso`} icon={X} size={18} onClick={onClose} />
    </div>
  );
}
