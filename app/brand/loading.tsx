// What is seen while something loads: the brand's mark within a turning ring. It appears only when
// the wait can be felt.
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
