// Adds a host to a brand, makes one the main one, or removes one: each with its reason.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { failureCodes } from '#contract/failures.ts';
import { CodeField } from '../forms/typed-fields.tsx';
import { HostEffects, type HostQuestion } from '../hosts/host-effects.tsx';
import type { FieldErrors } from './action-form.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';

const { hostRefused, hostTaken, hostThere } = failureCodes;
const refusedAt = { [hostRefused]: 'host', [hostTaken]: 'host', [hostThere]: 'host' };

export function AddHostSheet({ brand: { appNome, nomeMarca }, onClose }: BrandSheetProps) {
  const { t } = useLingui();
  const [host, setHost] = useState('');
  const dominio = host.trim();
  return (
    <ActionSheet<OperatorBrand>
      title={t`Adicionar domínio a ${nomeMarca}`}
      press={t`Adicionar domínio`}
      done={t`O domínio foi adicionado.`}
      onClose={onClose}
      check={(): FieldErrors => (dominio === '' ? { host: t`Digite o domínio.` } : {})}
      refusedAt={refusedAt}
      send={(client, motivo) => client.operatorAddHost({ appNome, dominio, motivo })}
    >
      {(errors) => (
        <>
          <p className="t-sub">
            <Trans>
              O domínio entra mesmo que o DNS ainda não aponte para cá; a lista mostra para onde ele
              aponta. Os proprietários recebem um e-mail.
            </Trans>
          </p>
          <CodeField
            label={t`Domínio`}
            error={errors.host}
            inputMode="url"
            maxLength={300}
            placeholder="pedidos.example.com"
            value={host}
            onChange={setHost}
          />
        </>
      )}
    </ActionSheet>
  );
}

export function HostQuestionSheet({
  brand: { appNome },
  question: { kind, host },
  onClose,
}: BrandSheetProps & { question: HostQuestion }) {
  const { t } = useLingui();
  const toMain = kind === 'main';
  return (
    <ActionSheet<OperatorBrand>
      title={toMain ? t`Tornar ${host} o principal?` : t`Remover ${host}?`}
      press={toMain ? t`Tornar principal` : t`Remover`}
      danger={!toMain}
      done={toMain ? t`${host} é o principal` : t`${host} foi removido`}
      onClose={onClose}
      send={(client, motivo) => {
        const input = { appNome, dominio: host, motivo };
        return toMain ? client.operatorMainHost(input) : client.operatorRemoveHost(input);
      }}
    >
      <HostEffects kind={kind} />
    </ActionSheet>
  );
}
