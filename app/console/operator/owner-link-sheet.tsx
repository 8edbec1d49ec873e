// A new link for an owner who lost the old one, their password or their authenticator app. The link
// is shown once.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { CheckRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextToCopy } from '../forms/text-to-copy.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';
import { useMoment } from './use-moment.ts';

type OwnerLink = { url: string; expiraEm: string };

export function OwnerLinkSheet({
  brand: { appNome, nomeMarca, proprietarios },
  onClose,
}: BrandSheetProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const [email, setEmail] = useState(proprietarios[0]?.email ?? '');
  const [name, setName] = useState('');
  const [lostApp, setLostApp] = useState(false);
  const [link, setLink] = useState<OwnerLink | null>(null);
  const title = t`Link novo para proprietário de ${nomeMarca}`;
  const known = proprietarios.length > 0;
  if (link !== null) {
    const end = moment(link.expiraEm);
    return (
      <Sheet title={title} onClose={onClose}>
        <div className="stack">
          <p className="t-sub">
            <Trans>
              Copie agora: o link não aparece outra vez. Mande para {email} por um meio em que você
              confia. Vale até {end} e uma vez só; os links de antes não valem mais.
            </Trans>
          </p>
          <div className="operator-preview operator-copy">
            <TextToCopy text={link.url} label={t`Copiar o link de ${email}`} />
          </div>
        </div>
      </Sheet>
    );
  }
  return (
    <ActionSheet<OwnerLink>
      title={title}
      press={t`Fazer o link`}
      done={null}
      onClose={onClose}
      onDone={setLink}
      check={() => {
        if (known) return {};
        return {
          ...(name.trim() === '' && { name: t`Digite o nome.` }),
          ...(email.trim() === '' && { email: t`Digite o e-mail.` }),
        };
      }}
      refusedAt={{
        [failureCodes.ownerNameRefused]: 'name',
        [failureCodes.ownerEmailRefused]: 'email',
        [failureCodes.staffEmailTaken]: 'email',
      }}
      send={(client, motivo) =>
        client.operatorOwnerLink({
          appNome,
          email: email.trim(),
          nome: name,
          removerDuasEtapas: known && lostApp,
          motivo,
        })
      }
    >
      {(errors) =>
        known ? (
          <>
            <Notice tone="warning">
              <Trans>
                Quem tem este link entra como proprietário. Confira com quem você fala antes: os
                proprietários recebem um e-mail.
              </Trans>
            </Notice>
            <SelectField
              label={t`Proprietário`}
              options={proprietarios.map((one) => ({
                value: one.email,
                label: `${one.nome} (${one.email})`,
              }))}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <CheckRow
              label={t`Perdeu o aplicativo autenticador`}
              detail={t`O aplicativo, a senha e as sessões desta pessoa param de valer na hora.`}
              checked={lostApp}
              onChange={(event) => setLostApp(event.currentTarget.checked)}
            />
          </>
        ) : (
          <>
            <p className="t-sub">
              <Trans>Esta marca ainda não tem proprietário: o link faz a conta dele.</Trans>
            </p>
            <WordField
              label={t`Nome`}
              error={errors.name}
              maxLength={80}
              value={name}
              onChange={setName}
            />
            <WordField
              label={t`E-mail`}
              error={errors.email}
              maxLength={120}
              value={email}
              onChange={setEmail}
            />
          </>
        )
      }
    </ActionSheet>
  );
}
