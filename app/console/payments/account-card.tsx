// One account at a provider: its fields, switch, webhook address, and test button.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { ACCOUNT_FIELDS, competes, wrongFields } from '#rules/orders/payment-accounts.ts';
import { pixKeyOf } from '#rules/orders/pix-keys.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountField } from '../forms/account-field.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import {
  useEnvironmentNames,
  useFieldWords,
  useProviderDetails,
  useProviderNames,
} from './account-words.ts';
import { AccountTrial } from './test-account.tsx';
import { WebhookAddress } from './webhook-address.tsx';

export type Accounts = OutputOf<Endpoints['paymentAccounts']>;
type AccountCardProps = {
  storeId: number;
  account: Accounts['contas'][number];
  open: boolean;
  onToggle: (open: boolean) => void;
};

export function AccountCard({ storeId, account, open, onToggle }: AccountCardProps) {
  const { t } = useLingui();
  const proved = useFreshProof();
  const names = useProviderNames();
  const details = useProviderDetails();
  const fieldWords = useFieldWords();
  const environments = useEnvironmentNames();
  const { provedor, campos, segredosGuardados, ilegivel, revisao, urlAviso } = account;
  const fresh = campos.length === 0 && segredosGuardados.length === 0;
  const first = useFirstValues(account, storeId);
  const [values, setValues] = useState<Record<string, string>>(first);
  const [active, setActive] = useState(account.ligado || fresh);
  const [tried, setTried] = useState(false);
  const fields = ACCOUNT_FIELDS[provedor];
  const typed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'key' ? pixKeyOf(value) : value.trim(),
    ]),
  );
  const wrong = new Set(wrongFields(provedor, typed, new Set(segredosGuardados)));
  return (
    <details
      className="card setup-account"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span className="grow">
          <b className="t-item">{names[provedor]}</b>
          <span className="t-cap">{details[provedor]}</span>
        </span>
        {fresh ? null : (
          <Badge tone={account.ligado ? 'success' : 'neutral'}>
            {account.ligado ? t`Ligado` : t`Desligado`}
          </Badge>
        )}
      </summary>
      <div className="stack setup-account-body">
        {ilegivel ? (
          <Notice tone="danger">
            <Trans>
              O servidor perdeu a chave com que isto foi guardado. Digite de novo o que é secreto.
            </Trans>
          </Notice>
        ) : null}
        {provedor === 'getnet' ? (
          <Notice tone="info">
            <Trans>
              Para guardar o cartão, a Getnet dá ao navegador de quem está logado uma credencial
              curta, com os direitos da sua. Peça à Getnet uma que não veja nem cancele pagamentos;
              o Mercado Pago não precisa disso.
            </Trans>
          </Notice>
        ) : null}
        <SetupForm
          problem={tried && wrong.size > 0 ? t`Confira os campos marcados.` : null}
          send={(client) => {
            setTried(true);
            if (wrong.size > 0) return null;
            const given = fields.map(({ name }) => ({ nome: name, valor: typed[name] ?? '' }));
            return proved(() =>
              client.savePaymentAccount({
                idEstabelecimento: storeId,
                provedor,
                ligado: active,
                campos: given,
                revisao,
              }),
            );
          }}
        >
          <div className="list">
            <SwitchRow
              label={t`Ligado`}
              detail={
                competes(provedor)
                  ? t`Ligar este desliga o outro do mesmo tipo.`
                  : t`Serve a forma “Pix da loja”.`
              }
              checked={active}
              onChange={() => setActive(!active)}
            />
          </div>
          <div className="setup-grid">
            {fields.map((field) => (
              <AccountField
                key={field.name}
                field={field}
                words={fieldWords(provedor, field.name, values[field.name] ?? '')}
                choiceWords={environments}
                value={values[field.name] ?? ''}
                stored={segredosGuardados.includes(field.name)}
                wrong={(tried || !fresh) && wrong.has(field.name)}
                onChange={(value) => setValues((all) => ({ ...all, [field.name]: value }))}
              />
            ))}
          </div>
        </SetupForm>
        {urlAviso === null ? null : <WebhookAddress provider={provedor} address={urlAviso} />}
        {fresh ? null : <AccountTrial storeId={storeId} provider={provedor} />}
      </div>
    </details>
  );
}

/** A Pix key of the store starts with the store's name and city. */
function useFirstValues(
  { provedor, campos }: Accounts['contas'][number],
  storeId: number,
): Record<string, string> {
  const { estabelecimentos, projectName } = useBrand();
  const stored = Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor]));
  const choices = Object.fromEntries(
    ACCOUNT_FIELDS[provedor].flatMap(({ name, choices: all }) =>
      all?.[0] === undefined ? [] : [[name, all[0]]],
    ),
  );
  const city = estabelecimentos.find(({ id }) => id === storeId)?.endereco.cidade ?? '';
  return {
    ...choices,
    ...(provedor === 'pix-static' ? { name: projectName, city } : {}),
    ...stored,
  };
}
