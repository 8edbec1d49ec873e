// Deletes a brand after some days, once its name was typed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import { serverNow } from '../../server-clock.ts';
import { CodeField, CountField } from '../forms/typed-fields.tsx';
import type { FieldErrors } from './action-form.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';

const DAY_MS = 86_400_000;
const USUAL_DAYS = '30';
const MOST_DAYS = 365;

export function DeleteSheet({ brand: { appNome, nomeMarca }, onClose }: BrandSheetProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(serverNow);
  const [days, setDays] = useState(USUAL_DAYS);
  const [name, setName] = useState('');
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days.trim()) : 0;
  const fits = count >= 1 && count <= MOST_DAYS;
  const day = fits
    ? i18n.date(new Date(now + count * DAY_MS), { dateStyle: 'long', timeZone: DEFAULT_ZONE })
    : '';
  const check = (): FieldErrors => ({
    ...(!fits && { days: t`Os dias vão de 1 a ${MOST_DAYS}.` }),
    ...(name.trim() !== appNome && { name: t`Digite ${appNome} para confirmar.` }),
  });
  return (
    <ActionSheet
      title={t`Apagar ${nomeMarca}`}
      press={t`Apagar a marca`}
      danger
      done={t`A exclusão está marcada.`}
      onClose={onClose}
      check={check}
      send={(client, motivo) =>
        client.operatorDelete({ appNome, dias: count, confirmacao: name.trim(), motivo })
      }
    >
      {(errors) => (
        <>
          <p className="t-sub">
            <Trans>
              A marca fecha agora para os clientes. Até o dia da exclusão tudo pode ser desfeito;
              depois, nada volta.
            </Trans>
          </p>
          <CountField
            label={t`Dias até a exclusão`}
            error={errors.days}
            value={days}
            onChange={setDays}
            maxLength={3}
          />
          <p className="t-sub" role="status">
            {day === '' ? null : (
              <Trans>
                Tudo será apagado em <b>{day}</b>.
              </Trans>
            )}
          </p>
          <CodeField
            label={t`Nome curto da marca`}
            hint={t`Digite ${appNome} para confirmar.`}
            error={errors.name}
            value={name}
            onChange={setName}
            maxLength={40}
          />
        </>
      )}
    </ActionSheet>
  );
}
