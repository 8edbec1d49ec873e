// Top bar of inner pages: back, title, one action.
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface AppBarProps {
  /** Empty on pages whose title is in the content. */
  title?: string;
  /** `p` above content with an `h1` of its own: no heading comes before that. */
  heading?: 'h1' | 'p';
  /** The back action: an address or a function. */
  back?: string | (() => void);
  action?: ReactNode;
  className?: string;
}

export function AppBar({ title, heading: Heading = 'h1', back, action, className }: AppBarProps) {
  const { t } = useLingui();
  return (
    <header className={className === undefined ? 'appbar' : `appbar ${className}`}>
      <BackControl back={back} label={t`Voltar`} />
      {title ? <Heading>{title}</Heading> : <span />}
      <span>{action}</span>
    </header>
  );
}

function BackControl({ back, label }: { back: AppBarProps['back']; label: string }) {
  if (back === undefined) return <span />;
  if (typeof back === 'function')
    return <IconButton label={label} icon={ArrowLeft} onClick={back} />;
  return (
    <Link className="icon-btn" to={back} aria-label={label}>
      <Icon of={ArrowLeft} size={24} />
    </Link>
  );
}
