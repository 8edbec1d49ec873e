// A part of a screen that is loaded on demand. If it fails, or after two minutes, the page stays
// and offers a retry.
import { Component, createElement, lazy, type ReactNode, useState } from 'react';
import { importOnce } from './import-once.ts';
import { PartMissing } from './part-missing.tsx';
import { withinTime } from './ui/within-time.ts';

/** The specification, section 9. */
export const PART_TIMEOUT_MS = 120_000;

class NotLoaded extends Error {}

type Drawn<Props> = (props: Props) => ReactNode;
type Wanted<Props> = { current(): Drawn<Props>; renew(): void; silent: boolean };

/** `silent`: not requested by the user, so a failure is not shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: Drawn<Props> }>,
  silent = false,
): Drawn<Props> {
  const ask = () =>
    lazy(() =>
      withinTime(importOnce(load), PART_TIMEOUT_MS).catch((error: unknown) => {
        throw new NotLoaded(String(error));
      }),
    ) as unknown as Drawn<Props>;
  let loaded = ask();
  const renew = () => {
    loaded = ask();
  };
  const part: Wanted<Props> = { current: () => loaded, renew, silent };
  return (props) => createElement(PartView<Props>, { part, own: props });
}

type PartViewProps<Props> = { part: Wanted<Props>; own: Props & { onClose?: unknown } };

function PartView<Props extends object>({ part, own }: PartViewProps<Props>) {
  const [{ shown, times }, setTried] = useState(() => ({ shown: part.current(), times: 1 }));
  // Some browsers cache the failure.
  const pressed = () => (times > 1 ? location.reload() : again());
  const { onClose } = own;
  // What opened the part hears that it is closed, or would not open it again.
  const closed = typeof onClose === 'function' ? () => void onClose() : undefined;
  const again = () => setTried({ shown: part.current(), times: times + 1 });
  return (
    <Boundary
      key={times}
      failed={
        part.silent ? null : (
          <PartMissing times={times} onAgain={pressed} onAgainByItself={again} onClosed={closed} />
        )
      }
      onFailed={part.renew}
    >
      {createElement(shown, own)}
    </Boundary>
  );
}

type BoundaryProps = { failed: ReactNode; onFailed: () => void; children: ReactNode };

/** Only for parts that failed to load; rendering errors go to the crash page. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /**
   * Drops the failure, so that the next use loads again. Not earlier: a suspended part restarts
   * until its failure is rendered.
   */
  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof NotLoaded) return this.props.failed;
    throw error;
  }
}
