// The frame of the login and sign-up pages: artwork on a desktop, the form in a column.
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Cover } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';

type AuthFrameProps = { title: string; lead: ReactNode; back?: string; children: ReactNode };

export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  const { t } = useLingui();
  const { imagensCapa } = useBrand();
  return (
    <div className="auth">
      <div className="auth-art" aria-hidden="true">
        <Cover pictures={imagensCapa} />
      </div>
      <main className="auth-main">
        <header className="row between">
          {back === undefined ? null : (
            <Link className="icon-btn soft" to={back} aria-label={t`Voltar`}>
              <Icon of={ArrowLeft} />
            </Link>
          )}
        </header>
        <BrandLogo className="auth-logo" />
        <h1 className="t-display">{title}</h1>
        <p className="t-sub auth-lead">{lead}</p>
        {children}
      </main>
    </div>
  );
}
