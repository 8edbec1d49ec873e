// Messages that the system sends: each with its status, and the channels for order updates.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router';
import type { MessageChannelName, MessageList } from '#contract/entities/message.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useOnline } from '../../offline/use-online.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/messages.route';
import './messages.css';
import { OfflineStrip } from '../board/strips.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { MessagesWays } from './channels.tsx';
import { MessagesList } from './list.tsx';
import { channelNames, channels } from './message-labels.ts';

type Loaded = {
  list: MessageList;
  css: string;
  /** The last request failed: the data are from before. */
  stale: boolean;
};

const LOOK_MS = 5_000;

const channelIn = (query: URLSearchParams): MessageChannelName | null =>
  channels.find((channel) => channel === query.get('canal')) ?? null;

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const query = new URL(request.url).searchParams;
  const [canal, antesDe] = [channelIn(query), Number(query.get('antes'))];
  const result = await api.staffMessages({
    ...(canal !== null && { canal }),
    ...(Number.isSafeInteger(antesDe) && antesDe > 0 && { antesDe }),
  });
  return { list: loadedOrSignIn(result), css: neutralCss(), stale: false };
}

let last: { search: string; loaded: Loaded } | null = null;

/** A failed refresh keeps the screen and says so. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded | null> {
  const { search } = new URL(request.url);
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || last === null || last.search !== search) throw error;
    return { ...last.loaded, stale: true };
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  useEffect(() => {
    last = loaderData === null ? null : { search, loaded: loaderData };
  }, [search, loaderData]);
  if (loaderData === null) return null;
  return <Messages {...loaderData} />;
}

function Messages({ list, css, stale }: Loaded) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const online = useOnline();
  const [query] = useSearchParams();
  useFreshList();
  return (
    <StaffPage
      css={css}
      place="messages"
      title={t`Mensagens`}
      detail={projectName}
      strips={online && !stale ? null : <OfflineStrip />}
      body="console-body msg-page"
    >
      <div className="msg-main">
        <SandboxNotice list={list} />
        <ChannelTabs chosen={channelIn(query)} />
        <MessagesList list={list} query={query} />
      </div>
      <MessagesWays
        ways={list.avisosDePedido}
        allowed={list.podeConfigurar}
        sandboxes={list.canaisDeTeste}
        silent={list.canaisSemConta}
      />
    </StaffPage>
  );
}

function SandboxNotice({ list: { canaisDeTeste } }: { list: MessageList }) {
  const { i18n } = useLingui();
  if (canaisDeTeste.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(
    canaisDeTeste.map((channel) => i18n._(channelNames[channel])),
  );
  return (
    <Notice tone="info" icon={FlaskConical} title={<Trans>Modo de teste</Trans>}>
      <Trans>
        Nada sai desta máquina por {names}. As mensagens, com seus códigos, são lidas aqui.
      </Trans>
    </Notice>
  );
}

function ChannelTabs({ chosen }: { chosen: MessageChannelName | null }) {
  const { t, i18n } = useLingui();
  return (
    <nav className="chipwrap" aria-label={t`Canal`}>
      <Link
        className={classes('chip', chosen === null && 'on')}
        to={consolePages.messages}
        aria-current={chosen === null ? 'page' : undefined}
      >
        <Trans>Todas</Trans>
      </Link>
      {channels.map((channel) => (
        <Link
          key={channel}
          className={classes('chip', chosen === channel && 'on')}
          to={`${consolePages.messages}?canal=${channel}`}
          aria-current={chosen === channel ? 'page' : undefined}
        >
          {i18n._(channelNames[channel])}
        </Link>
      ))}
    </nav>
  );
}

/** Refreshes periodically while the page is visible. */
function useFreshList(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
