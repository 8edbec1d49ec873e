// A table's service charge is voluntary: it can be removed before ordering, which matters when
// paying at once.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AtTable } from '#contract/entities/table.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { useToast } from '../ui/toast.tsx';
import { useAnswer } from '../use-answer.ts';

/** Null until known, and where the restaurant charges none. */
function declinedAt({ mesa, conta }: AtTable): boolean | null {
  if (mesa === null || conta === null || conta.percentualServico === 0) return null;
  if (conta.modo === 'conta') return conta.recusaServico;
  return conta.pessoas.find(({ id }) => id === mesa.idPessoa)?.recusaServico ?? false;
}

export function ServiceChoice({ onChanged }: { onChanged(): void }) {
  const toast = useToast();
  const failureText = useFailureText();
  // Without an answer there is no choice here; the bill offers the same.
  const { reply } = useAnswer('table', (client) => client.tableState({}));
  const [changed, setChanged] = useState<AtTable | null>(null);
  const present = changed ?? (reply?.ok ? reply.value : null);
  const declined = present === null ? null : declinedAt(present);
  if (declined === null) return null;
  const change = async () => {
    const result = await api().then(
      (client) => client.changeSeat({ recusaServico: !declined }),
      () => null,
    );
    if (result?.ok) {
      setChanged(result.value);
      onChanged();
    } else if (result !== null) toast.show({ text: failureText(result), tone: 'danger' });
  };
  return (
    <button type="button" className="link t-label hit co-service" onClick={() => void change()}>
      {declined ? <Trans>Incluir o serviço</Trans> : <Trans>Tirar o serviço, que é opcional</Trans>}
    </button>
  );
}
