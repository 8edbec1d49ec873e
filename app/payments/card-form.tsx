// The fields of a card. What is typed stays in this component and goes to the provider; it is never
// stored, logged or sent to us.
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { digitsOf, maskCpf } from '#rules/documents.ts';
import {
  brandOfCard,
  type CardFields,
  type CardProblem,
  maskCardNumber,
  maskExpiry,
  securityCodeLength,
} from '#rules/orders/cards.ts';
import { CheckRow } from '../ui/choice-row.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCardWords } from './card-words.ts';

export type CardField = keyof CardFields;
export type Problems = Partial<Record<CardField, CardProblem>>;

type CardFormProps = {
  fields: CardFields;
  /** Required fields: for a saved card only the code, and the payer's missing data. */
  asked: ReadonlySet<CardField>;
  problems: Problems;
  codeLength: number;
  onChange(change: Partial<CardFields>): void;
  /** Null: saving is not possible. */
  keep: boolean | null;
  onKeep(keep: boolean): void;
};

export function CardForm({
  fields,
  asked,
  problems,
  codeLength,
  onChange,
  keep,
  onKeep,
}: CardFormProps) {
  const { t } = useLingui();
  const words = useCardWords();
  const placeholder = codeLength === 4 ? t`4 números` : t`3 números`;
  return (
    <div className="fields">
      {asked.has('number') ? (
        <TextField
          id="cc-number"
          name="cardnumber"
          label={t`Número do cartão`}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          value={fields.number}
          error={words(problems.number)}
          end={<Icon of={CreditCard} />}
          onChange={(event) => onChange({ number: maskCardNumber(event.target.value) })}
        />
      ) : null}
      <div className={asked.has('expiry') ? 'cols2' : undefined}>
        {asked.has('expiry') ? (
          <TextField
            id="cc-expiry"
            name="cc-exp"
            label={t`Validade`}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder={t`MM/AA`}
            maxLength={9}
            value={fields.expiry}
            error={words(problems.expiry)}
            onChange={(event) => onChange({ expiry: maskExpiry(event.target.value) })}
          />
        ) : null}
        <TextField
          id="cc-code"
          name="cvc"
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={placeholder}
          maxLength={4}
          value={fields.code}
          error={words(problems.code)}
          onChange={(event) =>
            onChange({ code: digitsOf(event.target.value).slice(0, codeLength) })
          }
        />
      </div>
      {asked.has('holder') ? (
        <TextField
          id="cc-holder"
          name="ccname"
          label={t`Nome impresso no cartão`}
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={60}
          value={fields.holder}
          error={words(problems.holder)}
          onChange={(event) => onChange({ holder: event.target.value })}
        />
      ) : null}
      {asked.has('cpf') ? (
        <TextField
          id="cc-cpf"
          label={t`CPF do titular`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          value={fields.cpf}
          error={words(problems.cpf)}
          onChange={(event) => onChange({ cpf: maskCpf(event.target.value) })}
        />
      ) : null}
      {asked.has('email') ? (
        <TextField
          id="cc-email"
          type="email"
          label={t`E-mail`}
          autoComplete="email"
          inputMode="email"
          maxLength={120}
          value={fields.email}
          error={words(problems.email)}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      ) : null}
      {keep === null ? null : <KeepRow keep={keep} onKeep={onKeep} />}
    </div>
  );
}

function KeepRow({ keep, onKeep }: { keep: boolean; onKeep(keep: boolean): void }) {
  return (
    <div className="keep-row">
      <CheckRow
        label={<Trans>Guardar para os próximos pedidos</Trans>}
        checked={keep}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </div>
  );
}

export const codeLengthOf = (number: string, brand: string | null) =>
  brand === null ? securityCodeLength(brandOfCard(number)) : brand.toLowerCase() === 'amex' ? 4 : 3;
