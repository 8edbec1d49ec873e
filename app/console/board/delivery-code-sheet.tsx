// The code that the customer gives the courier. Without it, a reason is required, and the log
// records who decided.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { CountField, ParagraphField } from '../forms/typed-fields.tsx';

type CodeSheetProps = {
  order: Order;
  onConfirm: (proof: { codigo: string } | { motivo: string }) => void;
  onClose: () => void;
};

const CODE_LENGTH = 4;
const MOST_CHARACTERS = 200;

export function CodeSheet({ order, onConfirm, onClose }: CodeSheetProps) {
  const { t, i18n } = useLingui();
  const number = i18n.number(order.numero);
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [without, setWithout] = useState(false);
  const [pressed, setPressed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (without && reason.trim() !== '') onConfirm({ motivo: reason.trim() });
    if (!without && code.length === CODE_LENGTH) onConfirm({ codigo: code });
  };
  return (
    <FormSheet title={t`Entregar o pedido ${number}`} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {without ? (
          <ParagraphField
            label={t`Por que não há código?`}
            rows={3}
            maxLength={MOST_CHARACTERS}
            value={reason}
            error={pressed && reason.trim() === '' ? t`Escreva o motivo.` : ''}
            onChange={setReason}
          />
        ) : (
          <CountField
            label={t`Código do cliente`}
            hint={t`Quatro dígitos que aparecem no pedido do cliente.`}
            maxLength={CODE_LENGTH}
            value={code}
            error={pressed && code.length < CODE_LENGTH ? t`Digite os quatro dígitos.` : ''}
            onChange={(text) => setCode(text.replace(/\D/g, ''))}
          />
        )}
        <Button block type="submit">
          <Trans>Confirmar entrega</Trans>
        </Button>
        <Button
          block
          variant="quiet"
          onClick={() => {
            setWithout(!without);
            setPressed(false);
          }}
        >
          {without ? <Trans>Digitar o código</Trans> : <Trans>O cliente não tem o código</Trans>}
        </Button>
      </form>
    </FormSheet>
  );
}
