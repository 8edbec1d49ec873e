// The form of a brand's own account. Secrets are write-only.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import {
  FIRST_VALUES,
  MESSAGE_FIELDS,
  wrongMessageFields,
} from '#rules/messages/message-accounts.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { AccountField } from '../forms/account-field.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { useChoiceWords, useFieldWords } from './account-words.ts';

const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;

type AccountFormProps = { account: MessageAccount; trusted: readonly string[] };

export function AccountForm({ account, trusted }: AccountFormProps) {
  const { t } = useLingui();
  const proved = useFreshProof();
  const date = useBrandDate();
  const fieldWords = useFieldWords();
  const choiceWords = useChoiceWords();
  const { canal, contaPropria, campos, segredosGuardados, definidaEm, revisao } = account;
  const stored = Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor]));
  const fields = MESSAGE_FIELDS[canal];
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...(contaPropria ? {} : FIRST_VALUES),
    ...stored,
  }));
  const [tried, setTried] = useState(false);
  const typed = Object.fromEntries(
    fields.map(({ name }) => [name, (values[name] ?? '').trim()] as const),
  );
  // A stored password is used only with the server that it was typed for.
  const drops = canal === 'email' && (typed.host !== stored.host || typed.user === '');
  const kept = new Set(segredosGuardados.filter((name) => !(name === 'password' && drops)));
  const wrong = new Set(wrongMessageFields(canal, typed, kept, trusted));
  const when = definidaEm === null ? '' : date(definidaEm, SHORT);
  const who = account.definidaPor;
  return (
    <SetupForm
      problem={tried && wrong.size > 0 ? t`Confira os campos marcados.` : null}
      send={(client) => {
        setTried(true);
        if (wrong.size > 0) return null;
        const given = fields.map(({ name }) => ({ nome: name, valor: typed[name] ?? '' }));
        return proved(() => client.saveMessageAccount({ canal, campos: given, revisao }));
      }}
    >
      <div>
        <h2 className="t-label">
          <Trans>Conta própria</Trans>
        </h2>
        {!contaPropria ? null : (
          <p className="t-cap">
            {who === null ? (
              <Trans>Definida em {when}.</Trans>
            ) : (
              <Trans>
                Definida em {when} por {who}.
              </Trans>
            )}
          </p>
        )}
      </div>
      <div className="msg-account-fields">
        {fields.map((field) => (
          <AccountField
            key={field.name}
            field={field}
            words={fieldWords(canal, field.name)}
            choiceWords={choiceWords}
            value={values[field.name] ?? ''}
            stored={kept.has(field.name)}
            wrong={tried && wrong.has(field.name)}
            onChange={(value) => setValues((all) => ({ ...all, [field.name]: value }))}
          />
        ))}
      </div>
    </SetupForm>
  );
}
