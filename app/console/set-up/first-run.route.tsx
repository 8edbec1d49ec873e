// The first page of a deployment without brands: the key from the server's terminal creates the
// first brand and its owner. Rendered without a brand.
import { pages } from '#contract/pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { data, redirect } from 'react-router';
import { pageContext } from '../../context.ts';
import { NoDataPage } from '../../errors/no-data.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import type { Route } from './+types/first-run.route';

const NOT_FOUND = 404;

export function loader({ context, url }: Route.LoaderArgs) {
  const { brand, host, firstRun } = context.get(pageContext);
  // Once there is a brand, this page does not exist and the key is void.
  if (!firstRun)
    return data({ open: false, host, lived: brand !== null, chave: '' }, { status: NOT_FOUND });
  return {
    open: true,
    host,
    lived: false,
    chave: url.searchParams.get('chave')?.slice(0, 100) ?? '',
  };
}

/** The key creates a brand: send no referrer to other sites. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' };
}

/** A form sent before hydration: start over. */
export function action() {
  return redirect(pages.firstRun);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function FirstRun({
  loaderData: { open, host, lived, chave },
}: Route.ComponentProps) {
  const { t } = useLingui();
  if (!open) return lived ? <Over /> : <NoDataPage name={host} />;
  return (
    <main className="auth-main">
      <title>{t`Comece por aqui`}</title>
      <h1 className="t-display">
        <Trans>Comece por aqui</Trans>
      </h1>
      <p className="t-sub auth-lead">
        <Trans>Ainda não há nenhuma marca neste servidor. A primeira vai morar em {host}.</Trans>
      </p>
      <FirstBrand firstKey={chave} />
    </main>
  );
}

function Over() {
  const { t } = useLingui();
  return (
    <main className="auth-main">
      <title>{t`Nada por aqui`}</title>
      <EmptyState
        heading="h1"
        title={t`Nada por aqui`}
        text={t`A primeira configuração deste servidor já foi feita.`}
      >
        <a className={buttonClass({ variant: 'outline' })} href="/">
          <Trans>Ir para a loja</Trans>
        </a>
      </EmptyState>
    </main>
  );
}

function FirstBrand({ firstKey }: { firstKey: string }) {
  const { t } = useLingui();
  const [error, setError] = useState('');
  const { busy, run } = useCall({ reread: 'never', leaves: true });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const [nomeMarca, nome, email, chave] = ['marca', 'nome', 'email', 'chave'].map((field) =>
      String(form.get(field)).trim(),
    );
    if (!nomeMarca || !nome || !email || !chave) return setError(t`Preencha todos os campos.`);
    setError('');
    const result = await run((client) => client.firstBrand({ chave, nomeMarca, nome, email }));
    // A full page load: from here on there is a brand, with its own words and colours.
    if (result?.ok) return location.assign(result.value.caminho);
    if (result !== null) setError(result.text);
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <HydratedFields className="stack">
        <TextField
          label={t`Nome da marca`}
          name="marca"
          maxLength={80}
          autoComplete="organization"
        />
        <TextField label={t`Seu nome`} name="nome" maxLength={80} autoComplete="name" />
        <TextField
          label={t`Seu e-mail`}
          name="email"
          type="email"
          inputMode="email"
          maxLength={120}
          autoComplete="email"
          autoCapitalize="none"
        />
        <TextField
          label={t`Chave do servidor`}
          hint={t`Está no terminal em que o servidor foi iniciado.`}
          name="chave"
          defaultValue={firstKey}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <div role="alert">{error === '' ? null : <Notice tone="danger">{error}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          <Trans>Criar a marca</Trans>
        </Button>
      </HydratedFields>
    </form>
  );
}
