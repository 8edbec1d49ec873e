// The loading state: the brand's logo within a turning ring, shown only when the wait is
// noticeable.
import { useLingui } from '@lingui/react/macro';
import '../styles/loading.css';
import { Spinner } from '../ui/spinner.tsx';
import { BrandLogo } from './brand-logo.tsx';

export function LoadingOverlay() {
  const { t } = useLingui();
  return (
    <div className="loading-over" role="status">
      <span className="sr">{t`Carregando`}</span>
      <div className="loading-mark">
        <Spinner />
        <BrandLogo className="auth-logo" />
      </div>
    </div>
  );
}
