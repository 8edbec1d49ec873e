// What keeps messages from being sent, in plain words, and what happens to those that wait.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Notice } from '../../ui/notice.tsx';
import { failureName } from '../messages/message-labels.ts';

const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;

export function AccountTrouble({ account }: { account: MessageAccount }) {
  const { i18n, t } = useLingui();
  const date = useBrandDate();
  const { problema, ilegivel, esperando, contaPropria, usaPlataforma, plataformaEnvia } = account;
  const nobody = !contaPropria && plataformaEnvia && usaPlataforma === false;
  const waiting =
    esperando === 0 ? null : (
      <p>
        <Plural
          value={esperando}
          one="# mensagem espera, e sai assim que der ou é descartada quando não serve mais."
          other="# mensagens esperam, e saem assim que der ou são descartadas quando não servem mais."
        />
      </p>
    );
  if (ilegivel)
    return (
      <Notice tone="danger">
        <Trans>
          O servidor perdeu a chave com que isto foi guardado. Digite de novo o que é secreto.
        </Trans>
        {waiting}
      </Notice>
    );
  if (problema !== null) {
    const { motivo, desde } = problema;
    const known = failureName(motivo);
    const since = desde === null ? null : date(desde, SHORT);
    return (
      <Notice
        tone={problema.recusada ? 'danger' : 'warning'}
        title={known === null ? t`O provedor respondeu: ${motivo}.` : i18n._(known)}
      >
        {since === null ? null : (
          <p>
            <Trans>Desde {since}.</Trans>
          </p>
        )}
        <p>
          {problema.recusada ? (
            <Trans>Confira os dados abaixo, salve e envie um teste.</Trans>
          ) : (
            <Trans>Tentamos de novo sozinhos, de tempos em tempos.</Trans>
          )}
        </p>
        {usaPlataforma === true && plataformaEnvia ? (
          <p>
            <Trans>Enquanto isso, as mensagens saem pela conta da plataforma.</Trans>
          </p>
        ) : (
          waiting
        )}
      </Notice>
    );
  }
  if (!nobody) return null;
  return (
    <Notice tone="danger" title={<Trans>Nada é enviado por este canal</Trans>}>
      <p>
        <Trans>Os clientes também não recebem o código para entrar.</Trans>
      </p>
      {waiting}
    </Notice>
  );
}
