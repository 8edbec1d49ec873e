// Steps of an order: done, current and future.
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import '#app/styles/timeline.css';
import { Icon } from './icon.tsx';

export interface TimelineStep {
  key: string;
  label: string;
  state: 'done' | 'now' | 'next' | 'bad';
  /** As displayed, such as "19h32", with the machine-readable form. */
  time?: { words: string; iso: string } | undefined;
}

const signs = { done: <Icon of={Check} />, bad: <Icon of={X} />, now: null, next: null };

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ key, label, state, time }) => (
        <li
          key={key}
          className={state === 'next' ? undefined : state}
          aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
        >
          <i aria-hidden="true">{signs[state]}</i>
          <span className="grow">
            {label}
            {state === 'done' ? (
              <span className="sr">
                {' '}
                <Trans>(concluído)</Trans>
              </span>
            ) : null}
          </span>
          {time ? (
            <time className="num" dateTime={time.iso}>
              {time.words}
            </time>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
