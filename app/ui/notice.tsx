// A notice stays in the page, unlike a toast. It has an icon and text, never colour alone.
import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type NoticeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';

const icons: Record<NoticeTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: CircleAlert,
  danger: CircleX,
  info: Info,
  brand: Info,
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  icon?: LucideIcon;
  /** `alert` for what follows a customer's action and must be announced now. */
  role?: 'status' | 'alert';
  /** A button at the end. */
  action?: ReactNode;
  children?: ReactNode;
}

export function Notice({ tone = 'neutral', title, icon, role, action, children }: NoticeProps) {
  return (
    <div className={classes('notice', tone !== 'neutral' && tone)} role={role}>
      <Icon of={icon ?? icons[tone]} />
      <div className="grow">
        {title ? <b>{title}</b> : null}
        {children}
      </div>
      {action}
    </div>
  );
}

/** Progress, 0 to 1. The text beside it has the numbers. */
export function ProgressBar({ part, reached = false }: { part: number; reached?: boolean }) {
  const percent = Math.round(Math.min(Math.max(part, 0), 1) * 100);
  return (
    <div className={classes('bar', reached && 'success')} aria-hidden="true">
      <i style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}
