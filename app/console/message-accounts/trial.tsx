// Sends a test by the stored account to the owner, and says what the provider replied.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { MessageTrial } from '#contract/entities/console/message-account.ts';
import { PhoneField } from '../../account/person-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { failureName } from '../messages/message-labels.ts';

export function AccountTrial({ canal, name }: { canal: CustomerChannel; name: string }) {
  const { t } = useLingui();
  const { busy, run } = useCall({ reread: 'always' });
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState(false);
  const [trial, setTrial] = useState<MessageTrial | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const digits = phone.replace(/\D/g, '');
  async function send() {
    setTrial(null);
    setFailure(null);
    const isWrong = canal !== 'email' && !/^\d{10,11}$/.test(digits);
    setWrong(isWrong);
    if (isWrong) return;
    const outcome = await run((client) =>
      client.testMessageAccount({ canal, ...(canal !== 'email' && { telefone: digits }) }),
    );
    if (outcome?.ok) setTrial(outcome.value);
    else setFailure(outcome?.text ?? null);
  }
  return (
    <form
      className="stack sm msg-account-trial"
      noValidate
      aria-label={t`Teste de ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {canal === 'email' ? (
        <p className="t-cap">
          <Trans>O teste vai para o e-mail com que você entra no painel.</Trans>
        </p>
      ) : (
        <PhoneField
          label={t`O seu celular`}
          hint={
            canal === 'whatsapp'
              ? t`Chega o modelo de código com 000000, que não abre nada.`
              : undefined
          }
          error={wrong ? t`Digite o DDD e o número.` : undefined}
          value={phone}
          onValue={setPhone}
        />
      )}
      <div>
        <Button type="submit" variant="outline" size="md" loading={busy}>
          <Trans>Enviar um teste</Trans>
        </Button>
      </div>
      <div role="status">
        {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
        {trial === null ? null : <Outcome trial={trial} />}
      </div>
    </form>
  );
}

function Outcome({ trial: { resultado, detalhe, destinatario } }: { trial: MessageTrial }) {
  const { i18n, t } = useLingui();
  if (resultado === 'aceito')
    return (
      <Notice tone="success">
        <Trans>O provedor aceitou a mensagem para {destinatario}. Veja se ela chegou.</Trans>
      </Notice>
    );
  const known = failureName(detalhe);
  return (
    <Notice
      tone={resultado === 'recusado' ? 'danger' : 'warning'}
      title={known === null ? t`O provedor respondeu: ${detalhe}.` : i18n._(known)}
    >
      {resultado === 'recusado' ? (
        <Trans>Nada foi enviado. Confira os dados, salve e teste de novo.</Trans>
      ) : (
        <Trans>Não sabemos se a mensagem saiu. Tente daqui a pouco.</Trans>
      )}
    </Notice>
  );
}
