// The table login (the specification, section 4): creates the table's anonymous user and opens the
// menu. If the table has a code, asks for it.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import type { Failure } from '#contract/reply.ts';
import { AuthFrame } from '../account/auth-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useCall } from '../use-call.ts';
import type { Route } from './+types/table-login.route';
import { connectTable } from './connect.ts';
import { NoTables } from './no-tables.tsx';
import { readTableLink, withoutTable } from './table-link.ts';
import { storeOfTable } from './table-store.ts';
import { WhichStore } from './which-store.tsx';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const link = readTableLink(url.searchParams);
  if (link === null) throw redirect(pages.connectTable);
  const { label, token } = link;
  const chosen = chooseStore(brand, url, request.headers.get('cookie'));
  const meant = storeOfTable(brand.estabelecimentos, link.store, chosen);
  if (meant.kind === 'ask') return { kind: 'ask' as const, label, stores: meant.stores };
  if (meant.kind === 'none')
    return { kind: 'none' as const, label, storeName: meant.store?.nome ?? brand.projectName };
  return {
    kind: 'table' as const,
    label,
    token,
    storeId: meant.store.id,
    storeCode: meant.store.codigo,
  };
}

/** Not a refusal: the server failed, was unreachable, or sent an invalid reply. */
const isSurprise = ({ mensagem, status, thrown }: Failure) =>
  mensagem === '' || thrown !== undefined || status >= 500;

type Table = { label: string; token: string | null; storeId: number; storeCode: string };

export default function TableLoginRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  switch (loaderData.kind) {
    case 'ask':
      return <WhichStore label={loaderData.label} stores={loaderData.stores} />;
    case 'none':
      return <NoTables {...loaderData} home={withoutTable(query)} />;
    case 'table':
      return <TableLogin {...loaderData} />;
  }
}

const { tableCodeNeeded, tableCodeWrong } = failureCodes;

function TableLogin({ label, token, storeId, storeCode }: Table) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { appNome, projectName } = useBrand();
  const [query] = useSearchParams();
  const { busy, run } = useCall({ reread: 'never', leaves: true });
  const [failed, setFailed] = useState<(Failure & { text: string }) | null>(null);
  const [code, setCode] = useState('');
  // The error refers to the submitted value, not to what is being typed.
  const [tried, setTried] = useState('');
  const begun = useRef(false);
  async function connect(given: string | null) {
    setTried(given ?? '');
    const result = await run((client) =>
      connectTable(client, { appNome, label, storeId, token, code: given }),
    );
    if (result?.ok) {
      // Until staff agree, the menu orders to the old table; the bill says so.
      const waits = result.value.mesa?.querMesa != null;
      const menu = `${pages.menu}?${new URLSearchParams({ loja: storeCode })}`;
      return navigate(waits ? pages.table : menu, { replace: true });
    }
    if (result !== null) setFailed(result);
  }
  const begin = useEffectEvent(() => void connect(null));
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  const ofStore = query.has('loja') ? `?loja=${encodeURIComponent(storeCode)}` : '';
  const asksCode =
    failed !== null && [tableCodeNeeded, tableCodeWrong].some((code) => code === failed.codErro);
  return (
    <AuthFrame title={label} back={pages.menu} lead={projectName}>
      <title>{label}</title>
      <div className="stack" aria-busy={busy || failed === null}>
        {failed === null ? (
          <p className="row" role="status">
            <Spinner /> <Trans>Conectando à mesa…</Trans>
          </p>
        ) : null}
        {failed !== null && !asksCode ? (
          <Notice tone="danger" role="alert">
            {isSurprise(failed) ? t`Erro inesperado ao buscar mesa` : failed.text}
          </Notice>
        ) : null}
        {asksCode ? (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void connect(code);
            }}
          >
            <TextField
              label={t`Código do suporte da mesa`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={code}
              error={
                failed.codErro === tableCodeWrong && code === tried ? failed.mensagem : undefined
              }
              hint={t`Digite o código que está no suporte da mesa.`}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            />
            <Button
              block
              type="submit"
              loading={busy}
              {...(code.length < 4 && {
                unavailable: t`Digite o código que está no suporte da mesa.`,
              })}
            >
              <Trans>Conectar</Trans>
            </Button>
          </form>
        ) : null}
        {failed !== null && !asksCode ? (
          <Button block loading={busy} onClick={() => void connect(null)}>
            <Trans>Tentar de novo</Trans>
          </Button>
        ) : null}
        {failed === null ? null : (
          <Link
            className={buttonClass({ variant: 'quiet', block: true })}
            to={`${pages.connectTable}${ofStore}`}
          >
            <Trans>Outra mesa</Trans>
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}
