// A sheet with a form: it asks before Esc, the scrim or its button discards typed text. A mere
// choice is quickly made again, and so is a search, so they are not asked about.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { LeaveQuestion } from './leave-question.tsx';

type FormSheetProps = Omit<ComponentProps<typeof Sheet>, 'mayClose'> & {
  /** There is work beside typed text, such as picked items. */
  unsaved?: boolean;
};
type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'search');

/** The press that opened the sheet must not answer it: a held Enter would send the form. */
function ignoreHeld(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (key === 'Enter' && repeat && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

export function FormSheet({ children, onClose, unsaved = false, ...rest }: FormSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  /** What stood in each field before somebody typed there. */
  const before = useRef(new Map<TextElement, string>());
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (isText(target) && !before.current.has(target)) before.current.set(target, target.value);
    };
    const element = content.current;
    element?.addEventListener('beforeinput', note);
    element?.addEventListener('keydown', ignoreHeld);
    return () => {
      element?.removeEventListener('beforeinput', note);
      element?.removeEventListener('keydown', ignoreHeld);
    };
  }, []);
  const mayClose = () => {
    const typed = [...before.current].some(
      ([field, text]) => field.isConnected && field.value.trim() !== text.trim(),
    );
    if (typed || unsaved) setAsking(true);
    return !typed && !unsaved;
  };
  return (
    <>
      {/* Removed before the sheet, which gives the focus back to its own opener. */}
      {asking ? <LeaveQuestion onKeep={() => setAsking(false)} onLeave={onClose} /> : null}
      <Sheet {...rest} mayClose={mayClose} onClose={onClose}>
        <div ref={content}>{children}</div>
      </Sheet>
    </>
  );
}
