// /privacidade: customers without an account download or erase what is stored with their phone,
// which a code proves.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { maskPhone } from '#rules/documents.ts';
import { loginKinds } from '#rules/identifier.ts';
import { AuthFrame } from '../account/auth-frame.tsx';
import { CodeSheet } from '../account/code-sheet.tsx';
import { loginWorked } from '../account/phone-only.ts';
import { codeWays } from '../account/sent-code.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { takeDevice } from '../leave-device.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { TwoAnswers } from '../ui/two-answers.tsx';
import { useCall } from '../use-call.ts';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function GuestPrivacy() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const brand = useBrand();
  const canAsk = loginKinds(brand).includes('phone') && codeWays(brand).length > 0;
  const [asking, setAsking] = useState(false);
  const [phone, setPhone] = useState<string | null>(null);
  const title = t`Seus dados`;
  return (
    <AuthFrame
      title={title}
      lead={
        <Trans>
          Pediu sem se cadastrar? Confirme seu celular para baixar ou apagar o que a loja guarda dos
          seus pedidos.
        </Trans>
      }
      back={pages.entry}
    >
      <title>{title}</title>
      <div className="stack">
        {!canAsk ? null : phone === null ? (
          <Button block onClick={() => setAsking(true)}>
            <Trans>Confirmar meu celular</Trans>
          </Button>
        ) : (
          <GuestData phone={phone} />
        )}
        <p className="t-cap">
          <Trans>
            Sem como receber o código? Peça à loja, por telefone, a cópia ou a exclusão dos seus
            dados.
          </Trans>
        </p>
      </div>
      {asking ? (
        <CodeSheet
          phone=""
          onClose={() => setAsking(false)}
          onSignedIn={({ id }) => {
            const another = takeDevice(id);
            loginWorked();
            const next = pagePath(pages.profileSection, { param1: 'privacidade' });
            if (another) location.assign(next);
            else void navigate(next);
          }}
          onUnknown={(proved) => {
            setAsking(false);
            setPhone(proved);
          }}
        />
      ) : null}
    </AuthFrame>
  );
}

function GuestData({ phone }: { phone: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall({ reread: 'never' });
  const [deleting, setDeleting] = useState(false);
  const [done, setDone] = useState(false);

  async function download() {
    const outcome = await run(async (client) => {
      const result = await client.guestData({ telefone: phone });
      if (result.ok) (await import('./personal-data-file.ts')).saveGuestData(result.value);
      return result;
    });
    if (outcome === null) return;
    toast.show(
      outcome.ok
        ? { text: t`Arquivo com os seus dados baixado`, tone: 'success' }
        : { text: outcome.text, tone: 'danger' },
    );
  }
  async function erase() {
    const outcome = await run((client) => client.eraseGuest({ telefone: phone }));
    if (outcome === null) return;
    setDeleting(false);
    if (outcome.ok) setDone(true);
    else toast.show({ text: outcome.text, tone: 'danger' });
  }

  if (done)
    return (
      <div role="status">
        <Notice tone="success">
          <Trans>Pronto. Nenhum pedido sem cadastro diz mais quem você é.</Trans>
        </Notice>
      </div>
    );
  const shown = <span className="num">{maskPhone(phone)}</span>;
  return (
    <>
      <p className="t-sub">
        <Trans>Celular confirmado: {shown}</Trans>
      </p>
      <Button block variant="outline" loading={busy} onClick={() => void download()}>
        <Icon of={Download} size={18} />
        <Trans>Baixar meus dados</Trans>
      </Button>
      <Button block variant="danger" onClick={() => setDeleting(true)}>
        <Trans>Apagar meus dados</Trans>
      </Button>
      {deleting ? (
        <Sheet title={t`Apagar os seus dados?`} onClose={() => setDeleting(false)}>
          <div className="stack">
            <p className="t-sub">
              <Trans>
                Nome, celular, endereço, CPF e observações saem dos pedidos feitos sem cadastro. Os
                valores ficam na contabilidade da loja, como a lei pede. Não dá para desfazer.
              </Trans>
            </p>
            <TwoAnswers
              keep={<Trans>Manter</Trans>}
              act={<Trans>Apagar</Trans>}
              variant="danger"
              busy={busy}
              onKeep={() => setDeleting(false)}
              onAct={() => void erase()}
            />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
