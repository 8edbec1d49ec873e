// The cash of a drawer, counted note by note.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../../ui/money.tsx';
import { CountField, MoneyField } from '../forms/typed-fields.tsx';
import { amountText } from '../forms/typed-values.ts';
import { NOTES, noteSum } from './note-sum.ts';

/** `onCount` gets the amount as it would be typed; empty while something is not a number. */
export function CountNotes({ onCount }: { onCount: (text: string) => void }) {
  const { t } = useLingui();
  const money = useMoney();
  const [pieces, setPieces] = useState<Readonly<Partial<Record<number, string>>>>({});
  const [coins, setCoins] = useState('');
  const sum = noteSum(pieces, coins);
  return (
    <details className="console-fold">
      <summary>
        <Trans>Contar notas</Trans>
      </summary>
      <div className="register-notes">
        {NOTES.map((note) => (
          <CountField
            key={note}
            label={money(note * 100)}
            sign="×"
            value={pieces[note] ?? ''}
            onChange={(text) => {
              const next = { ...pieces, [note]: text };
              setPieces(next);
              onCount(amountText(noteSum(next, coins)));
            }}
          />
        ))}
        <MoneyField
          label={t`Moedas`}
          value={coins}
          onChange={(text) => {
            setCoins(text);
            onCount(amountText(noteSum(pieces, text)));
          }}
        />
      </div>
      {sum === null ? (
        <p className="t-cap" role="status">
          <Trans>Digite quantas há de cada nota, e o valor das moedas.</Trans>
        </p>
      ) : null}
    </details>
  );
}
