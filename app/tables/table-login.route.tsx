// The table login (the specification, section 4): makes the anonymous user of a table and goes on
// to the menu. Where the stand carries a code it asks for it.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import type { Failure } from '#contract/reply.ts';
import { findStore } from '#rules/places/store-choice.ts';
import { AuthFrame } from '../account/auth-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/table-login.route';
import { connectTable } from './connect.ts';
import { readTableLink } from './table-link.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const link = readTableLink(url.searchParams);
  if (link === null) throw redirect('/conectar-mesa');
  // A link that names a store means that one: a table of the same number elsewhere is not it.
  const named = findStore(brand.estabelecimentos, link.store);
  const store =
    named ??
    (link.store === null || brand.estabelecimentos.length === 1
      ? chooseStore(brand, url, request.headers.get('cookie'))
      : null);
  // A store without tables goes home.
  if (store === null || !store.possuiPedidoMesa) throw redirect('/');
  const { tableCodeNeeded, tableCodeWrong } = failureCodes;
  return {
    label: link.label,
    token: link.token,
    storeId: store.id,
    storeCode: store.codigo,
    codes: [tableCodeNeeded, tableCodeWrong] as number[],
    wrongCode: tableCodeWrong as number,
  };
}

/** Nobody refused: the server broke, was not there, or said what no server of ours says. */
const isSurprise = ({ mensagem, status, thrown }: Failure) =>
  mensagem === '' || thrown !== undefined || status >= 500;

export default function TableLogin({
  loaderData: { label, token, storeId, storeCode, codes, wrongCode },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { appNome, projectName } = useBrand();
  const [query] = useSearchParams();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(true);
  const [code, setCode] = useState('');
  // What is wrong is said of what was tried, not of what is being typed.
  const [tried, setTried] = useState('');
  const begun = useRef(false);
  const connect = useCallback(
    async (given: string | null) => {
      setBusy(true);
      setTried(given ?? '');
      const result = await connectTable({ appNome, label, storeId, token, code: given });
      if (result.ok)
        return navigate(`/delivery?${new URLSearchParams({ loja: storeCode })}`, { replace: true });
      setFailed(result);
      setBusy(false);
    },
    [appNome, label, navigate, storeCode, storeId, token],
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void connect(null);
  }, [connect]);
  const asksCode = failed !== null && codes.includes(failed.codErro);
  return (
    <AuthFrame title={label} back="/delivery" lead={projectName}>
      <title>{label}</title>
      <div className="stack" aria-busy={busy}>
        {busy && failed === null ? (
          <p className="row" role="status">
            <Spinner /> <Trans>Conectando à mesa…</Trans>
          </p>
        ) : null}
        {failed !== null && !asksCode ? (
          <Notice tone="danger" role="alert">
            {isSurprise(failed) ? t`Erro inesperado ao buscar mesa` : failureText(failed)}
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
              error={failed.codErro === wrongCode && code === tried ? failed.mensagem : undefined}
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
            to={`/conectar-mesa?${new URLSearchParams(query.has('loja') ? { loja: storeCode } : {})}`}
          >
            <Trans>Outra mesa</Trans>
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}
