// The ways past the login: an account for whoever has none, and the menu, which is open to everybody.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import { accountPage } from './after-sign-in.ts';

export function OtherWays({ query }: { query: URLSearchParams }) {
  const { loginApenasTelefone, permitirContinuarSemCadastro, possuiDelivery } = useBrand();
  return (
    <div className="stack sm">
      {/* Where people sign in by phone alone, the phone that nobody knows leads to the sign-up by itself. */}
      {loginApenasTelefone ? null : (
        <Link className={buttonClass({ variant: 'outline', block: true })} to={accountPage('/cadastro', query)}>
          <Trans>Criar conta</Trans>
        </Link>
      )}
      {possuiDelivery ? (
        <Link className={buttonClass({ variant: 'quiet', block: true })} to="/delivery">
          {permitirContinuarSemCadastro ? <Trans>Continuar sem cadastro</Trans> : <Trans>Ver cardápio</Trans>}
        </Link>
      ) : null}
    </div>
  );
}
