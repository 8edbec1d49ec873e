// Adds a store to the brand: a name is enough, the guide asks for the rest.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { guideAddress } from './steps.ts';

export function AddStoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, busy } = useConsoleCall('never');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const missing = name.trim() === '';
  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (missing || busy) return;
    const result = await run((client) => client.addStore({ nome: name.trim() }));
    if (result?.ok) await navigate(guideAddress(undefined, result.value.id));
  }
  return (
    <FormSheet title={t`Nova loja`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <p className="t-sub">
          <Trans>
            O cardápio é o mesmo em todas as lojas da marca. Endereço, horários, entrega e pagamento
            são de cada uma.
          </Trans>
        </p>
        <WordField
          label={t`Nome da loja`}
          hint={t`Como seus clientes chamam: o nome da casa ou do bairro.`}
          maxLength={80}
          value={name}
          error={tried && missing ? t`Preencha este campo.` : undefined}
          onChange={setName}
        />
        <Button type="submit" block loading={busy}>
          <Trans>Criar e continuar passo a passo</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
