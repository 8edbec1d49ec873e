// Ways to a brand's data: a file of all of it, and its own console while the owner allows support.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';
import { useMoment } from './use-moment.ts';

export function ExportSheet({ brand: { appNome, nomeMarca }, onClose }: BrandSheetProps) {
  const { t } = useLingui();
  return (
    <ActionSheet<{ caminho: string }>
      title={t`Exportar os dados de ${nomeMarca}`}
      press={t`Baixar o arquivo`}
      done={t`O arquivo está sendo baixado.`}
      onClose={onClose}
      onDone={({ caminho }) => location.assign(caminho)}
      send={(client, motivo) => client.operatorExport({ appNome, motivo })}
    >
      <Notice tone="warning">
        <Trans>
          O arquivo tem dados pessoais e não é cifrado. Guarde em lugar seguro e entregue só a quem
          é dono da marca.
        </Trans>
      </Notice>
    </ActionSheet>
  );
}

export function SupportSheet({
  brand: { appNome, nomeMarca, suporteAte },
  onClose,
}: BrandSheetProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const [url, setUrl] = useState<string | null>(null);
  const title = t`Entrar em ${nomeMarca}`;
  if (suporteAte === null)
    return (
      <Sheet title={title} onClose={onClose}>
        <p className="t-sub">
          <Trans>
            Os proprietários não permitem o suporte agora. Eles permitem por algumas horas em
            Equipe, no painel da marca.
          </Trans>
        </p>
      </Sheet>
    );
  if (url !== null)
    return (
      <Sheet title={title} onClose={onClose}>
        <div className="stack">
          <p className="t-sub">
            <Trans>
              Na primeira vez o link pede uma senha só para esta marca. Depois, entre com ela e seu
              e-mail.
            </Trans>
          </p>
          <a
            className={buttonClass({ block: true })}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>Abrir o painel da marca</Trans>
          </a>
        </div>
      </Sheet>
    );
  const end = moment(suporteAte);
  return (
    <ActionSheet<{ url: string }>
      title={title}
      press={t`Entrar como suporte`}
      done={null}
      onClose={onClose}
      onDone={({ url: address }) => setUrl(address)}
      send={(client, motivo) => client.operatorSupport({ appNome, motivo })}
    >
      <p className="t-sub">
        <Trans>
          Até {end}, como gerente e com seu nome no registro da marca. Os proprietários recebem um
          e-mail.
        </Trans>
      </p>
    </ActionSheet>
  );
}
