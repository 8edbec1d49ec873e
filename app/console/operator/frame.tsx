// The frame of the operator's console: its sections, a header, and the content.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { operatorPages } from '#contract/operator-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { FreshProof } from '../frame/fresh-proof.tsx';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import { keepFocus } from '../frame/restore-focus.ts';
import './operator.css';

type OperatorFrameProps = {
  /** The neutral palette, from neutral.server.ts. */
  css: string;
  title: string;
  /** Under the title. */
  detail?: string | undefined;
  children: ReactNode;
};

export function OperatorFrame({ css, title, detail, children }: OperatorFrameProps) {
  const { t } = useLingui();
  useEffect(keepFocus, []);
  return (
    <StaffFrame css={css}>
      <FreshProof prove={(client, given) => client.proveOperator(given)} withCode>
        <title>{title}</title>
        <div className="operator">
          <header className="console-top">
            <div className="console-name">
              <h1 className="t-section" tabIndex={-1}>
                {title}
              </h1>
              {detail === undefined ? null : <p className="t-cap">{detail}</p>}
            </div>
            <nav className="sub-nav" aria-label={t`Seções`}>
              <NavLink to={operatorPages.brands} end>
                <Trans>Marcas</Trans>
              </NavLink>
              <NavLink to={operatorPages.log}>
                <Trans>Registro</Trans>
              </NavLink>
              <NavLink to={operatorPages.account}>
                <Trans>Conta</Trans>
              </NavLink>
            </nav>
            <SignOut />
          </header>
          <main className="console-column operator-body">{children}</main>
        </div>
      </FreshProof>
    </StaffFrame>
  );
}

function SignOut() {
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, run } = useCall({ reread: 'never', leaves: true });
  async function leave() {
    const outcome = await run((client) => client.operatorSignOut({}));
    if (outcome?.ok) await navigate(operatorPages.signIn, { replace: true });
    else if (outcome !== null) toast.show({ text: outcome.text, tone: 'danger' });
  }
  return (
    <Button variant="outline" size="md" loading={busy} onClick={() => void leave()}>
      <Icon of={LogOut} size={18} />
      <Trans>Sair</Trans>
    </Button>
  );
}
