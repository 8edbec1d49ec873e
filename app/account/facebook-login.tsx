// The Facebook button, where the brand has it. The sandbox offers three test people.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FACEBOOK_SANDBOX, goToFacebook } from './facebook.ts';
import { useFacebook } from './use-facebook.ts';

type FacebookLoginProps = {
  query: URLSearchParams;
  onSignedIn: (customer: Customer) => void;
  onLeave?: (() => void) | undefined;
};

export function FacebookLogin({ query, onSignedIn, onLeave }: FacebookLoginProps) {
  const { facebookAppId } = useBrand();
  const [open, setOpen] = useState(false);
  if (facebookAppId === null) return null;
  const sandbox = facebookAppId === FACEBOOK_SANDBOX;
  return (
    <>
      <Button
        variant="outline"
        block
        onClick={() => (sandbox ? setOpen(true) : goToFacebook(facebookAppId, query))}
      >
        <Trans>Entrar com Facebook</Trans>
        {sandbox ? <SandboxBadge /> : null}
      </Button>
      {open ? (
        <SandboxPeople
          query={query}
          onSignedIn={onSignedIn}
          onLeave={onLeave}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function SandboxBadge() {
  return (
    <Badge tone="info">
      <Trans>Teste</Trans>
    </Badge>
  );
}

function SandboxPeople({
  query,
  onSignedIn,
  onLeave,
  onClose,
}: FacebookLoginProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [error, setError] = useState('');
  const { busy, signIn } = useFacebook(query, onSignedIn, onLeave);
  const people = [
    { token: 'sandbox-marina', name: 'Marina Fernandes', note: t`Com e-mail` },
    { token: 'sandbox-clara', name: 'Clara Nogueira', note: t`Sem e-mail` },
    { token: 'sandbox-sem-id', name: 'Téo Vasconcelos', note: t`O Facebook não confirma quem é` },
  ];
  return (
    <Sheet title={t`Facebook de teste`} onClose={onClose}>
      <p className="t-sub">
        <Trans>
          Esta loja ainda não tem um aplicativo no Facebook. Escolha quem faz de conta que entra.
        </Trans>
      </p>
      <div role="alert">{error === '' ? null : <Notice tone="danger">{error}</Notice>}</div>
      <ul className="list flush">
        {people.map(({ token, name, note }) => (
          <li key={token}>
            <button
              type="button"
              className="li"
              aria-busy={busy || undefined}
              onClick={() =>
                void (busy ? null : signIn(token).then((text) => setError(text ?? '')))
              }
            >
              <span className="grow">
                <b className="t-item">{name}</b>
                <span className="t-cap own-line">{note}</span>
              </span>
              <Icon of={ChevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
