// One line of the checkout's summary: a button or a link that opens the part it sums up.
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';

export type LineWords = {
  /** What the line is about: 'Onde'. */
  name: string;
  value: string;
  detail: string;
  icon: LucideIcon;
  /** Instead of the icon. */
  picture?: ReactNode;
  /** Something is missing: the value says what to do. */
  missing?: boolean;
  /** Before the arrow. */
  end?: ReactNode;
};

type LineProps = LineWords & { id: string } & ({ onOpen(): void } | { to: To; onLeave?(): void });

export function SummaryLine({ id, missing = false, ...line }: LineProps) {
  const className = classes('co-line', missing && 'todo');
  if ('to' in line)
    return (
      <Link id={id} className={className} to={line.to} preventScrollReset onClick={line.onLeave}>
        <Inside {...line} />
      </Link>
    );
  return (
    <button
      type="button"
      id={id}
      className={className}
      aria-haspopup="dialog"
      onClick={line.onOpen}
    >
      <Inside {...line} />
    </button>
  );
}

function Inside({ name, value, detail, icon, picture, end }: LineWords) {
  return (
    <>
      {picture ?? (
        <span className="icon-tile">
          <Icon of={icon} />
        </span>
      )}
      <span className="co-line-words">
        <span className="t-cap">{name}</span>
        <b>{value}</b>
        <span className="t-cap">{detail}</span>
      </span>
      <span className="co-line-end">
        {end}
        <Icon of={ChevronRight} size={18} />
      </span>
    </>
  );
}
