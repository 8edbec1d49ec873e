// The messages, newest first: recipient, content, status, and a retry for failed ones.
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { Message, MessageList } from '#contract/entities/message.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import {
  channelIcons,
  channelNames,
  failureName,
  kindNames,
  stateNames,
  stateTones,
} from './message-labels.ts';

export function MessagesList({ list, query }: { list: MessageList; query: URLSearchParams }) {
  const { t } = useLingui();
  const { mensagens, canaisDeTeste, haMais } = list;
  const at = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `${consolePages.messages}${next.size === 0 ? '' : `?${next}`}`;
  };
  const oldest = mensagens.at(-1)?.id ?? 0;
  if (mensagens.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title={t`Nenhuma mensagem`}
          text={
            <Trans>
              Códigos de acesso e avisos de pedidos aparecem aqui assim que forem escritos.
            </Trans>
          }
        />
      </div>
    );
  }
  return (
    <>
      <ul className="card pad0 list" aria-label={t`Mensagens`}>
        {mensagens.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            sandbox={canaisDeTeste.includes(message.canal)}
          />
        ))}
      </ul>
      <div className="row between wraps">
        {query.has('antes') ? (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={at({ antes: null })}
          >
            <Trans>Ver as mais novas</Trans>
          </Link>
        ) : (
          <span />
        )}
        {haMais ? (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={at({ antes: String(oldest) })}
          >
            <Trans>Ver mais antigas</Trans>
          </Link>
        ) : null}
      </div>
    </>
  );
}

function MessageRow({ message, sandbox }: { message: Message; sandbox: boolean }) {
  const { i18n } = useLingui();
  const { canal, destinatario, tipo, assunto, texto, andamento } = message;
  return (
    <li className="msg">
      <span className="icon-tile">
        <Icon of={channelIcons[canal]} />
      </span>
      <div className="grow">
        <p className="msg-who">
          <b>{i18n._(channelNames[canal])}</b>
          {destinatario === '' || canal === 'push' ? null : <span>{destinatario}</span>}
        </p>
        {assunto === null ? null : <p className="t-label">{assunto}</p>}
        {texto === null ? (
          <p className="t-cap">
            <Trans>O texto tinha um código e não fica guardado.</Trans>
          </p>
        ) : (
          <p className="msg-text">{texto}</p>
        )}
        <Facts message={message} kind={i18n._(kindNames[tipo])} />
      </div>
      <div className="msg-end">
        <Badge tone={stateTones[andamento]}>{i18n._(stateNames[andamento])}</Badge>
        {sandbox ? (
          <Badge>
            <Trans>Teste</Trans>
          </Badge>
        ) : null}
        {message.podeReenviar ? <Resend id={message.id} /> : null}
      </div>
    </li>
  );
}

function Facts({ message, kind }: { message: Message; kind: string }) {
  const { t, i18n } = useLingui();
  const timeZone = useBrandZone();
  const { dataCadastro, motivoFalha, tentativas } = message;
  const when = dateFormat(i18n.locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(dataCadastro));
  const known = motivoFalha === null ? null : failureName(motivoFalha);
  const reason = motivoFalha ?? '';
  const failure = known === null ? t`O provedor respondeu: ${reason}.` : i18n._(known);
  return (
    <p className="t-cap">
      <time dateTime={dataCadastro}>{when}</time>
      {` · ${kind}`}
      {tentativas > 1 ? ` · ${t`${tentativas} tentativas`}` : null}
      {motivoFalha === null ? null : <b className="msg-failure"> {failure}</b>}
    </p>
  );
}

function Resend({ id }: { id: number }) {
  const { busy, run } = useConsoleCall();
  return (
    <Button
      variant="outline"
      size="sm"
      loading={busy}
      onClick={() => void run((client) => client.resendMessage({ id }))}
    >
      <Icon of={RotateCcw} size={16} />
      <Trans>Enviar de novo</Trans>
    </Button>
  );
}
