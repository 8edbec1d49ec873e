// The line above the login: what its field accepts, and what an account is for.
import { Trans } from '@lingui/react/macro';
import { useBrand } from '../brand/brand-context.tsx';
import { useLoginKinds } from './phone-only.ts';

export function LoginLead() {
  const { possuiDelivery } = useBrand();
  const kinds = useLoginKinds();
  return (
    <>
      {!kinds.includes('email') ? (
        <Trans>Use o telefone do seu cadastro.</Trans>
      ) : kinds.includes('phone') ? (
        <Trans>Use o e-mail ou o telefone do seu cadastro.</Trans>
      ) : (
        <Trans>Use o e-mail do seu cadastro.</Trans>
      )}{' '}
      {possuiDelivery ? (
        <Trans>Se for sua primeira vez, criamos a conta em um minuto.</Trans>
      ) : (
        <Trans>
          Você vai ver seus selos. Se for sua primeira vez, criamos a conta em um minuto.
        </Trans>
      )}
    </>
  );
}
