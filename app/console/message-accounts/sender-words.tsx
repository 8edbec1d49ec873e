// What customers see as the sender when the platform's account writes to them.
import { Trans } from '@lingui/react/macro';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';

export function SenderWords({
  account: { remetentePlataforma },
}: {
  account: Pick<MessageAccount, 'remetentePlataforma'>;
}) {
  if (remetentePlataforma === null)
    return (
      <Trans>O cliente vê o número e o nome da plataforma; o texto começa com o da marca.</Trans>
    );
  return <Trans>O cliente vê como remetente: {remetentePlataforma}</Trans>;
}
