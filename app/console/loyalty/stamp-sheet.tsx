// Gives or takes a stamp with a reason, which is recorded in the customer's ledger and in the
// brand's log. The key is created when the sheet opens, so a repeated press counts once.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { newKey } from '../../new-key.ts';
import { Chip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import type { AskPerson } from './ask-person.ts';

export type StampChange = { name: string } & (
  | { kind: 'give'; programId: number; storeId: number }
  | { kind: 'take'; cardId: number }
);

type StampSheetProps = {
  change: StampChange;
  customerId: number;
  busy: boolean;
  ask: AskPerson;
  onClose: () => void;
};

export function StampSheet({ change, customerId, busy, ask, onClose }: StampSheetProps) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const gives = change.kind === 'give';
  const usual = gives
    ? [t`Esqueceu o celular`, t`Cortesia da casa`, t`O código não abriu`]
    : [t`Selo em dobro`, t`Pedido devolvido`];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const motivo = reason.trim();
    setMissing(motivo === '');
    focusFirstWrong(event.currentTarget);
    if (motivo === '') return;
    const refused = await ask((client) =>
      client.adjustStamp(
        change.kind === 'give'
          ? {
              idCliente: customerId,
              idPrograma: change.programId,
              idEstabelecimento: change.storeId,
              motivo,
              chave: key,
            }
          : { idCliente: customerId, idCartela: change.cardId, motivo, chave: key },
      ),
    );
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <FormSheet title={gives ? t`Dar um selo` : t`Tirar um selo`} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        <p className="t-sub">{change.name}</p>
        <div className="chipwrap">
          {usual.map((words) => (
            <Chip key={words} pressed={reason === words} onClick={() => setReason(words)}>
              {words}
            </Chip>
          ))}
        </div>
        <WordField
          label={t`Motivo`}
          hint={t`Fica no extrato do cliente e no registro da loja.`}
          error={missing && reason.trim() === '' ? t`Diga por quê.` : undefined}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          {gives ? <Trans>Dar o selo</Trans> : <Trans>Tirar o selo</Trans>}
        </Button>
      </form>
    </FormSheet>
  );
}
