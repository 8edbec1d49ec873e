// Invites a staff member: they get an email with a link and choose their own password.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { LinkToCopy } from './link-to-copy.tsx';
import { type Post, PostFields } from './role-and-store-fields.tsx';

type InviteSheetProps = { stores: readonly { id: number; nome: string }[]; onClose: () => void };

export function InviteSheet({ stores, onClose }: InviteSheetProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();
  const proved = useFreshProof();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [post, setPost] = useState<Post>({ papel: 'atendente', idEstabelecimento: null });
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [noName, badEmail] = [name.trim() === '', !isEmail(email)];

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (noName || badEmail) return;
    const outcome = await run((client) =>
      proved(() => client.inviteStaff({ nome: name.trim(), email: email.trim(), ...post })),
    );
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    const address = email.trim().toLowerCase();
    const unsent = outcome.value.convitesSemEmail.find((one) => one.email === address);
    if (unsent !== undefined) return setLink(unsent.urlConvite);
    toast.show({ text: t`Convite a caminho de ${email.trim()}`, tone: 'success' });
    onClose();
  }

  if (link !== null)
    return (
      <Sheet title={t`Convite pronto`} onClose={onClose}>
        <div className="stack">
          <LinkToCopy link={link} name={name.trim()} />
          <Button block onClick={onClose}>
            <Trans>Pronto</Trans>
          </Button>
        </div>
      </Sheet>
    );
  return (
    <FormSheet title={t`Convidar para a equipe`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <WordField
          label={t`Nome`}
          maxLength={80}
          value={name}
          error={tried && noName ? t`Informe o nome.` : null}
          onChange={setName}
        />
        <WordField
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={120}
          value={email}
          hint={t`O link vale por três dias e uma vez só.`}
          error={tried && badEmail ? t`Confira o e-mail.` : null}
          onChange={setEmail}
        />
        <PostFields post={post} stores={stores} onChange={setPost} />
        <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          <Trans>Enviar convite</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
