// Suspends a brand: what its customers will read, as they will read it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ParagraphField } from '../forms/typed-fields.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';

const MOST_LETTERS = 300;

export function SuspendSheet({
  brand: { appNome, nomeMarca, palavras: present, frase },
  onClose,
}: BrandSheetProps) {
  const { t } = useLingui();
  const [text, setText] = useState(present ?? '');
  const words = text.trim();
  return (
    <ActionSheet
      title={t`Suspender ${nomeMarca}`}
      press={t`Suspender`}
      danger
      done={t`A marca está suspensa.`}
      onClose={onClose}
      send={(client, motivo) => client.operatorSuspend({ appNome, palavras: words, motivo })}
    >
      <p className="t-sub">
        <Trans>
          Ninguém começa um pedido novo. Os pedidos abertos seguem até o fim, e os proprietários
          recebem um e-mail com as palavras.
        </Trans>
      </p>
      <ParagraphField
        label={t`Palavras aos clientes`}
        optional
        rows={3}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={setText}
      />
      <div className="stack">
        <p className="t-cap">
          <Trans>O que os clientes leem:</Trans>
        </p>
        <div className="operator-preview" aria-live="polite">
          <b>{nomeMarca}</b>
          <p>{words === '' ? frase : `${frase} ${words}`}</p>
        </div>
      </div>
    </ActionSheet>
  );
}
