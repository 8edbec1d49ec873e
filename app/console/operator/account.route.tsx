// The operator's own account: password, authenticator app, recovery codes and open sessions.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorAccount } from '#contract/entities/operator.ts';
import { pageContext } from '../../context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import { AccountPassword } from '../my-account/password.tsx';
import type { Route } from './+types/account.route';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { OperatorFrame } from './frame.tsx';
import { loadedOrNull } from './loaded.ts';
import { useMoment } from './use-moment.ts';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const account = loadedOrNull(await context.get(pageContext).api.operatorAccount({}));
  return { account, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OperatorAccountScreen({
  loaderData: { account, css },
}: Route.ComponentProps) {
  const { t } = useLingui();
  if (account === null) return null;
  const { nome, email, codigosRestantes, sessoes } = account;
  return (
    <OperatorFrame css={css} title={t`Conta`} detail={`${nome} · ${email}`}>
      <div className="operator-parts">
        <section className="card stack" aria-labelledby="operator-app">
          <h2 className="t-head" id="operator-app">
            <Trans>Verificação em duas etapas</Trans>
          </h2>
          <AuthenticatorApp left={codigosRestantes} />
        </section>
        <div className="stack">
          <section className="card stack" aria-labelledby="operator-password">
            <h2 className="t-head" id="operator-password">
              <Trans>Senha</Trans>
            </h2>
            <Password />
          </section>
          <Sessions sessions={sessoes} />
        </div>
      </div>
    </OperatorFrame>
  );
}

function Password() {
  const proved = useFreshProof();
  return (
    <AccountPassword
      change={(client, given) => proved(() => client.changeOperatorPassword(given))}
    />
  );
}

function Sessions({ sessions }: { sessions: OperatorAccount['sessoes'] }) {
  const { t } = useLingui();
  const moment = useMoment();
  const toast = useToast();
  const { busy, run } = useCall({ toast: true });
  async function end() {
    const outcome = await run((client) => client.endOperatorSessions({}));
    if (outcome?.ok) toast.show({ text: t`As outras sessões foram encerradas.`, tone: 'success' });
  }
  return (
    <section className="card stack" aria-labelledby="operator-sessions">
      <h2 className="t-head" id="operator-sessions">
        <Trans>Sessões abertas</Trans>
      </h2>
      <ul className="stack sm">
        {sessions.map(({ id, iniciadaEm, atual }) => {
          const since = moment(iniciadaEm);
          return (
            <li key={id} className="row between">
              <span>
                <Trans>Desde {since}</Trans>
              </span>
              {atual ? (
                <Badge tone="brand">
                  <Trans>Esta sessão</Trans>
                </Badge>
              ) : null}
            </li>
          );
        })}
      </ul>
      {sessions.length < 2 ? (
        <p className="t-cap">
          <Trans>Nenhuma outra sessão está aberta.</Trans>
        </p>
      ) : (
        <div>
          <Button variant="outline" size="md" loading={busy} onClick={() => void end()}>
            <Trans>Encerrar as outras</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
