// What a screen shows when it is empty, and the next step.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyIcon } from './empty-icon.tsx';

interface EmptyStateProps {
  title: string;
  /** Picture over the title. */
  picture?: string;
  /** In its place, where no food is meant. */
  icon?: LucideIcon;
  /** Buttons or links; at most one filled. */
  children?: ReactNode;
  text?: ReactNode;
  /** `h1` if this is the whole page. */
  heading?: 'h1' | 'h2';
}

export function EmptyState({
  title,
  picture,
  icon,
  text,
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className="empty">
      {picture === undefined ? null : (
        <div className="empty-art">
          <img src={picture} alt="" width={256} height={256} />
        </div>
      )}
      {icon === undefined ? null : <EmptyIcon of={icon} />}
      <Heading className="t-section">{title}</Heading>
      {text ? <p className="t-sub">{text}</p> : null}
      {children}
    </div>
  );
}
