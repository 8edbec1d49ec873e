// Nobody is known by this email or phone. Never a dead end: the menu is open, and the brand may let people order without an account.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function NoAccount() {
  const { t } = useLingui();
  const { permitirContinuarSemCadastro, possuiDelivery } = useBrand();
  return (
    <div className="stack">
      <Notice tone="info" title={t`Por favor, complete seu cadastro`}>
        {permitirContinuarSemCadastro && possuiDelivery ? (
          <Trans>Não achamos esse cadastro, e o cadastro pelo site ainda não está disponível. Você pode pedir sem ele: basta nome e telefone.</Trans>
        ) : (
          <Trans>Não achamos esse cadastro, e o cadastro pelo site ainda não está disponível. Confira os dados ou fale com a loja.</Trans>
        )}
      </Notice>
      {possuiDelivery ? (
        <Link className={buttonClass({ variant: 'outline', block: true })} to="/delivery">
          {permitirContinuarSemCadastro ? <Trans>Continuar sem cadastro</Trans> : <Trans>Ver cardápio</Trans>}
        </Link>
      ) : null}
    </div>
  );
}
