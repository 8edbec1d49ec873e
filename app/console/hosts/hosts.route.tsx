// The brand's domains: where DNS leads, how long certificates last, which one is the main one.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { HostLine } from '#contract/entities/console/host.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../../use-answer.ts';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/hosts.route';
import { AddHost } from './add-host.tsx';
import { ChangeHost } from './change-host.tsx';
import type { HostQuestion } from './host-effects.tsx';
import { HostRow } from './host-row.tsx';
import './hosts.css';

/** `hosts` is null without permission. */
type Loaded = { hosts: readonly HostLine[] | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { hosts: loadedIfAllowed(await api.hosts({}))?.dominios ?? null, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function HostsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const [adding, setAdding] = useState(false);
  if (loaderData === null) return null;
  const { hosts, css } = loaderData;
  const add = (
    <Button size="md" onClick={() => setAdding(true)}>
      <Icon of={Plus} size={18} />
      <Trans>Adicionar domínio</Trans>
    </Button>
  );
  return (
    <StaffPage
      css={css}
      place="hosts"
      title={t`Domínios`}
      detail={projectName}
      actions={hosts === null ? null : add}
    >
      {hosts === null ? (
        <EmptyState
          title={t`Só para o proprietário`}
          text={t`Quem muda os endereços do site é o proprietário.`}
        />
      ) : (
        <Hosts hosts={hosts} />
      )}
      {adding ? <AddHost onClose={() => setAdding(false)} /> : null}
    </StaffPage>
  );
}

function Hosts({ hosts }: { hosts: readonly HostLine[] }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const timeZone = useBrandZone();
  const [question, setQuestion] = useState<HostQuestion | null>(null);
  const { reply, again } = useAnswer(
    hosts.map(({ dominio }) => dominio),
    (client) => client.checkHosts({}),
  );
  const states = reply?.ok ? reply.value.estados : [];
  return (
    <>
      <p className="t-sub">
        <Trans>
          Os endereços em que clientes encontram o site. Mensagens e buscadores usam o principal.
        </Trans>
      </p>
      <ul className="card pad0 list" aria-label={t`Domínios`}>
        {hosts.map((host) => (
          <HostRow
            key={host.dominio}
            host={host}
            state={states.find(({ dominio }) => dominio === host.dominio) ?? null}
            checking={reply === null}
            timeZone={timeZone}
            onAsk={setQuestion}
          />
        ))}
      </ul>
      <div role="status">
        {reply?.ok === false ? <Notice tone="warning">{failureText(reply)}</Notice> : null}
        <span className="sr">{reply === null ? t`Verificando…` : t`Verificação feita.`}</span>
      </div>
      <div>
        <Button variant="outline" size="sm" loading={reply === null} onClick={again}>
          <Icon of={RefreshCw} size={16} />
          <Trans>Verificar de novo</Trans>
        </Button>
      </div>
      {question === null ? null : (
        <ChangeHost question={question} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}
