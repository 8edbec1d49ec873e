// A store's state as a dot and words.
import { useOpeningText } from './opening-text.ts';
import type { LiveStoreState } from './use-live-store-state.ts';

export function StoreStateText({
  state,
  timeZone,
  brief = false,
}: {
  state: LiveStoreState;
  timeZone: string;
  /** Only the most useful half, for lists. */
  brief?: boolean;
}) {
  const { word, detail, look } = useOpeningText(state, timeZone, state.now);
  if (brief) {
    const text =
      look === 'closed' && detail !== '' ? detail.charAt(0).toUpperCase() + detail.slice(1) : word;
    return (
      <span className={`state ${look}`}>
        <i />
        {text}
      </span>
    );
  }
  return (
    <p className={`state ${look}`}>
      <i />
      {word}
      {detail === '' ? null : <span> {detail}</span>}
    </p>
  );
}
