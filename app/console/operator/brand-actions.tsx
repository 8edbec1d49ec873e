// What an operator may do with a brand, each behind a sheet that asks why.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { Button } from '../../ui/button.tsx';
import { ActionSheet, type BrandSheetProps } from './action-sheet.tsx';
import { ExportSheet, SupportSheet } from './data-sheets.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { LimitsSheet } from './limits-sheet.tsx';
import { OwnerLinkSheet } from './owner-link-sheet.tsx';
import { SuspendSheet } from './suspend-sheet.tsx';

type Action =
  | 'suspend'
  | 'resume'
  | 'limits'
  | 'export'
  | 'support'
  | 'owner'
  | 'delete'
  | 'restore';

export function BrandActions({ brand }: { brand: OperatorBrand }) {
  const [open, setOpen] = useState<Action | null>(null);
  const { situacao } = brand;
  const waits = situacao === 'aApagar';
  const button = (action: Action, words: ReactNode, danger = false) => (
    <Button
      size="md"
      variant={danger ? 'danger' : 'outline'}
      onClick={() => setOpen(action)}
      aria-haspopup="dialog"
    >
      {words}
    </Button>
  );
  return (
    <section className="card stack" aria-labelledby="operator-actions">
      <h2 className="t-head" id="operator-actions">
        <Trans>O que fazer</Trans>
      </h2>
      <div className="operator-actions">
        {waits ? null : situacao === 'suspensa' ? (
          <>
            {button('resume', <Trans>Reativar</Trans>)}
            {button('suspend', <Trans>Mudar as palavras</Trans>)}
          </>
        ) : (
          button('suspend', <Trans>Suspender</Trans>)
        )}
        {button('limits', <Trans>Mudar limites</Trans>)}
        {button('export', <Trans>Exportar dados</Trans>)}
        {button('support', <Trans>Entrar como suporte</Trans>)}
        {button('owner', <Trans>Link novo para proprietário</Trans>)}
        {waits
          ? button('restore', <Trans>Desfazer a exclusão</Trans>)
          : button('delete', <Trans>Apagar a marca</Trans>, true)}
      </div>
      {open === null ? null : <Opened action={open} brand={brand} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Opened({ action, brand, onClose }: BrandSheetProps & { action: Action }) {
  const { t } = useLingui();
  const { appNome, nomeMarca } = brand;
  const props = { brand, onClose };
  if (action === 'suspend') return <SuspendSheet {...props} />;
  if (action === 'limits') return <LimitsSheet {...props} />;
  if (action === 'export') return <ExportSheet {...props} />;
  if (action === 'support') return <SupportSheet {...props} />;
  if (action === 'owner') return <OwnerLinkSheet {...props} />;
  if (action === 'delete') return <DeleteSheet {...props} />;
  if (action === 'resume')
    return (
      <ActionSheet
        title={t`Reativar ${nomeMarca}`}
        press={t`Reativar`}
        done={t`A marca está no ar de novo.`}
        onClose={onClose}
        send={(client, motivo) => client.operatorResume({ appNome, motivo })}
      >
        <p className="t-sub">
          <Trans>Os clientes voltam a pedir na hora. Os proprietários recebem um e-mail.</Trans>
        </p>
      </ActionSheet>
    );
  return (
    <ActionSheet
      title={t`Desfazer a exclusão de ${nomeMarca}`}
      press={t`Desfazer a exclusão`}
      done={t`A marca não será apagada.`}
      onClose={onClose}
      send={(client, motivo) => client.operatorRestore({ appNome, motivo })}
    >
      <p className="t-sub">
        <Trans>A marca volta a ficar como estava antes. Os proprietários recebem um e-mail.</Trans>
      </p>
    </ActionSheet>
  );
}
