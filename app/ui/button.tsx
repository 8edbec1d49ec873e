// Buttons. An unavailable step stays focusable and a press gives its reason, instead of being
// disabled.
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import { useToastIfAny } from './toast.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'tonal' | 'outline' | 'neutral' | 'quiet' | 'danger' | 'inverse';
  size?: 'lg' | 'md' | 'sm';
  /** As wide as its container. */
  block?: boolean;
  /** Pushes the last child, such as a price, to the end. */
  split?: boolean;
}

/** The same look for a link. */
export function buttonClass(
  { variant = 'primary', size = 'lg', block = false, split = false }: ButtonLook = {},
  extra?: string,
): string {
  return classes('btn', variant, size !== 'lg' && size, block && 'block', split && 'split', extra);
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Busy: keeps its width, shows a spinner and ignores presses. */
  loading?: boolean;
  /** Why the step is unavailable. The button stays focusable, and a press shows the reason. */
  unavailable?: string | undefined;
  /** A press while unavailable, where the reason is seen: scroll to what is missing. */
  onUnavailable?: (reason: string) => void;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  split,
  loading = false,
  unavailable,
  onUnavailable,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const toasts = useToastIfAny();
  const stopped = loading || unavailable !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) return onClick?.(event);
    event.preventDefault();
    if (loading || unavailable === undefined) return;
    if (onUnavailable) onUnavailable(unavailable);
    else toasts?.show({ text: unavailable });
  };
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
    ...(split && { split }),
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(look, classes(loading && 'busy', className))}
        onClick={press}
        aria-busy={loading || undefined}
        aria-disabled={unavailable !== undefined || undefined}
        aria-describedby={unavailable === undefined ? rest['aria-describedby'] : reasonId}
      >
        {loading ? (
          <>
            <span className="btn-words">{children}</span>
            <Spinner />
          </>
        ) : (
          children
        )}
      </button>
      {unavailable === undefined ? null : (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}
