// Optional fields of the order: a CPF for the receipt and a note to the store.
import { Trans, useLingui } from '@lingui/react/macro';
import { IdCard } from 'lucide-react';
import { maskCpf } from '#rules/documents.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { changeDraft, type Draft } from './draft.ts';

const REMARK_LENGTH = 300;

type ReceiptSectionProps = {
  storeId: number;
  draft: Draft;
  cpfError: string | null;
  atTable: boolean;
};

export function ReceiptSection({ storeId, draft, cpfError, atTable }: ReceiptSectionProps) {
  const { t } = useLingui();
  return (
    <>
      <section className="co">
        <h2 className="t-head">
          <Trans>Nota fiscal</Trans>
        </h2>
        <TextField
          id="co-cpf"
          label={t`CPF na nota`}
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          value={draft.cpf}
          error={cpfError}
          start={<Icon of={IdCard} />}
          onChange={(event) => changeDraft(storeId, { cpf: maskCpf(event.target.value) })}
        />
      </section>
      <section className="co">
        <h2 className="t-head">
          <Trans>Recado para a loja</Trans>
        </h2>
        <TextArea
          label={t`Observação`}
          optional
          maxLength={REMARK_LENGTH}
          rows={3}
          placeholder={atTable ? t`Ex.: tudo junto, por favor` : t`Ex.: a campainha não funciona`}
          value={draft.remark}
          onChange={(event) => changeDraft(storeId, { remark: event.target.value })}
        />
      </section>
    </>
  );
}
