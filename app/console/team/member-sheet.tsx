// One staff member: role and store, a password link, devices, and removal.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { StaffSessionLine, Team, TeamPerson } from '#contract/entities/console/team.ts';
import type { Result } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { LinkToCopy } from './link-to-copy.tsx';
import { type Post, PostFields } from './role-and-store-fields.tsx';
import { SessionsList } from './sessions-list.tsx';

type PersonSheetProps = { person: TeamPerson; team: Team; onClose: () => void };

export function PersonSheet({ person, team, onClose }: PersonSheetProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();
  const proved = useFreshProof();
  const { id, nome, ativo, duasEtapas } = person;
  const [post, setPost] = useState<Post>({
    papel: person.papel,
    idEstabelecimento: person.idEstabelecimento,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);

  async function act(send: (client: Client) => Promise<Result<unknown>>, done: string) {
    setFailure(null);
    const outcome = await run((client) => proved(() => send(client)));
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    toast.show({ text: done, tone: 'success' });
    onClose();
  }
  /** Without mail the sheet stays open: the link stands in it. */
  async function renew(removerDuasEtapas: boolean) {
    setFailure(null);
    const outcome = await run((client) =>
      proved(() => client.renewStaffPassword({ id, removerDuasEtapas })),
    );
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    if (outcome.value.convitesSemEmail.some(({ email }) => email === person.email)) return;
    toast.show({ text: t`Link a caminho de ${person.email}`, tone: 'success' });
    onClose();
  }
  const { papel, idEstabelecimento } = person;
  const [antes] = useState({ papel, idEstabelecimento, ativo });
  const unsent = team.convitesSemEmail.find(({ email }) => email === person.email);
  const change = (still: boolean, done: string) =>
    act((client) => client.changeStaff({ id, ...post, ativo: still, antes }), done);

  return (
    <Sheet title={nome} onClose={onClose}>
      <div className="stack">
        <p className="t-sub">{person.email}</p>
        <PostFields post={post} stores={team.estabelecimentos} onChange={setPost} />
        <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
        <Button
          block
          loading={busy}
          onClick={() => void change(true, ativo ? t`Salvo` : t`${nome} voltou para a equipe`)}
        >
          {ativo ? <Trans>Salvar</Trans> : <Trans>Trazer de volta</Trans>}
        </Button>
        {ativo ? (
          <>
            <h3 className="overline">
              <Trans>Aparelhos</Trans>
            </h3>
            <Devices personId={id} />
            <h3 className="overline">
              <Trans>Acesso</Trans>
            </h3>
            <Button
              variant="outline"
              size="md"
              block
              loading={busy}
              onClick={() => void renew(false)}
            >
              <Trans>Enviar link para nova senha</Trans>
            </Button>
            <div role="status">
              {unsent === undefined ? null : <LinkToCopy link={unsent.urlConvite} name={nome} />}
            </div>
            {duasEtapas ? (
              <Button
                variant="outline"
                size="md"
                block
                loading={busy}
                onClick={() => void renew(true)}
              >
                <Trans>Perdeu o autenticador: desligar e enviar link</Trans>
              </Button>
            ) : null}
            {leaving ? (
              <Notice
                tone="danger"
                title={<Trans>Encerrar a conta de {nome}?</Trans>}
                action={
                  <Button
                    variant="danger"
                    size="sm"
                    autoFocus
                    loading={busy}
                    onClick={() => void change(false, t`${nome} saiu da equipe`)}
                  >
                    <Trans>Encerrar</Trans>
                  </Button>
                }
              >
                <Trans>Todos os aparelhos saem na hora. O que fez continua no registro.</Trans>
              </Notice>
            ) : (
              <Button variant="danger" size="md" block onClick={() => setLeaving(true)}>
                <Trans>Encerrar a conta</Trans>
              </Button>
            )}
          </>
        ) : null}
      </div>
    </Sheet>
  );
}

function Devices({ personId }: { personId: number }) {
  const { t } = useLingui();
  const { busy, run } = useCall();
  const { reply } = useAnswer(personId, (client, idPessoa) => client.staffSessions({ idPessoa }));
  /** After one was ended. */
  const [left, setLeft] = useState<StaffSessionLine[] | null>(null);
  const [failed, setFailed] = useState(false);
  const sessions = left ?? (reply?.ok ? reply.value.sessoes : null);
  async function end(id: number | null) {
    const outcome = await run(async (client) => {
      const result = await client.endStaffSessions({ idPessoa: personId, id });
      if (result.ok) setLeft(result.value.sessoes);
      return result;
    });
    setFailed(outcome?.ok === false);
  }
  // Beside the list, so that a device that was not signed out can be tried again.
  return (
    <>
      <div role="alert">
        {failed || (sessions === null && reply?.ok === false) ? (
          <Notice tone="danger">{t`Não deu certo. Tente novamente.`}</Notice>
        ) : null}
      </div>
      {sessions !== null ? (
        <SessionsList sessions={sessions} busy={busy} onEnd={(id) => void end(id)} />
      ) : reply === null ? (
        <p className="t-sub">{t`Carregando…`}</p>
      ) : null}
    </>
  );
}
