// Connecting to a table by its QR code or number. `/mesa` shows the bill if already connected.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, QrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { useSiteOrigin } from '../brand/site-origin.ts';
import { pageContext } from '../context.ts';
import { readCodes } from '../qr/reader.ts';
import { chooseStore } from '../stores/store-choice.ts';
import './bill.css';
import './scan.css';
import './table.css';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Route } from './+types/connect.route';
import { BillScreen } from './bill-screen.tsx';
import { linkOnSheet, tableLogin } from './table-link.ts';
import { storeOfTable } from './table-store.ts';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { api, brand } = context.get(pageContext);
  if (brand === null) throw redirect('/');
  const login = tableLogin(url.searchParams);
  if (login !== null) throw redirect(login);
  const chosen = chooseStore(brand, url, request.headers.get('cookie'));
  const meant = storeOfTable(brand.estabelecimentos, url.searchParams.get('loja'), chosen);
  if (meant.kind === 'none') throw redirect('/');
  // Several stores have tables and none was chosen: ask once the number is known.
  const store = meant.kind === 'store' ? meant.store : null;
  const here = url.pathname === pages.table ? await api.tableState({}) : null;
  return {
    storeCode: store?.codigo ?? null,
    storeName: store?.nome ?? null,
    at: here?.ok && here.value.mesa !== null ? here.value : null,
  };
}

export default function ConnectRoute({ loaderData }: Route.ComponentProps) {
  const { at, storeCode } = loaderData;
  return at === null ? (
    <Connect storeCode={storeCode} storeName={loaderData.storeName} />
  ) : (
    <BillScreen first={at} />
  );
}

function Connect({ storeCode, storeName }: { storeCode: string | null; storeName: string | null }) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const navigate = useNavigate();
  const [tab, setTab] = useState(false);
  const [number, setNumber] = useState('');
  const [pressed, setPressed] = useState(false);
  const valid = /^[1-9]\d{0,3}$/.test(number);
  return (
    <main className="scan">
      <title>{t`Conectar à mesa`}</title>
      <meta
        name="description"
        content={t`Peça da mesa em ${projectName}: leia o QR Code ou digite o número.`}
      />
      <Canonical path={pages.connectTable} />
      <header>
        <Link className="icon-btn" to={pages.menu} aria-label={t`Voltar`}>
          <Icon of={ArrowLeft} size={24} />
        </Link>
      </header>
      <h1 className="sr">
        <Trans>Conectar à mesa</Trans>
      </h1>
      <Finder />
      <form
        className="sheet scan-form"
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
          if (valid)
            void navigate(
              `${pages.tableLogin}?${new URLSearchParams({
                ...(storeCode !== null && { loja: storeCode }),
                [tab ? 'comanda' : 'mesa']: number,
              })}`,
            );
        }}
      >
        <h2 className="t-section">
          <Trans>Ou digite o número</Trans>
        </h2>
        {storeName === null ? null : <p className="t-cap">{storeName}</p>}
        <div className="scan-row">
          <TextField
            label={tab ? t`Comanda` : t`Mesa`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={number}
            error={pressed && !valid ? t`Digite o número.` : undefined}
            onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
          />
          <Button type="submit">
            <Trans>Conectar</Trans>
          </Button>
        </div>
        <button type="button" className="link t-label hit" onClick={() => setTab(!tab)}>
          {tab ? <Trans>Tenho uma mesa</Trans> : <Trans>Tenho uma comanda</Trans>}
        </button>
      </form>
    </main>
  );
}

function Finder() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const origin = useSiteOrigin();
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const [state, setState] = useState<'off' | 'starting' | 'on' | 'failed'>('off');
  useEffect(() => () => stop.current?.(), []);
  const start = async () => {
    if (video.current === null) return;
    setState('starting');
    const onText = (text: string) => {
      const query = linkOnSheet(text, [location.origin, origin]);
      if (query === null) {
        show({ text: t`Este QR Code não é de uma mesa daqui.`, tone: 'danger' });
        return false;
      }
      void navigate(`${pages.tableLogin}?${query}`);
      return true;
    };
    try {
      stop.current = await readCodes(video.current, onText);
      setState('on');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <div className="viewfinder">
        <video ref={video} muted playsInline hidden={state !== 'on'} />
        {state === 'on' ? <span /> : <Icon of={QrCode} />}
      </div>
      <div className="scan-hint" aria-live="polite">
        {state === 'on' ? (
          <Trans>Aponte para o QR Code da mesa</Trans>
        ) : (
          <>
            {state === 'failed' ? (
              <p>
                <Trans>Não foi possível usar a câmera. Digite o número da mesa.</Trans>
              </p>
            ) : null}
            {/* A customer who refused the camera may allow it after all. */}
            <Button variant="inverse" loading={state === 'starting'} onClick={() => void start()}>
              <Trans>Ler o QR Code</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}
