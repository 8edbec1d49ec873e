// A profile row that leads to one of its parts.
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

type ProfileRowProps = {
  icon: LucideIcon;
  name: string;
  to: string;
  /** The current value. */
  value?: ReactNode;
};

export function ProfileRow({ icon, name, to, value }: ProfileRowProps) {
  return (
    <li>
      <Link className="li" to={to}>
        <Icon of={icon} />
        <span className="grow row-words">
          <span className="t-label">{name}</span>
          {value === undefined ? null : <span className="t-sub">{value}</span>}
        </span>
        <Icon of={ChevronRight} size={18} />
      </Link>
    </li>
  );
}
