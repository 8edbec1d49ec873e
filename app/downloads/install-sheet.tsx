// How to install the site on a phone for which the brand has no app: the browser's steps, in words.
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '../brand/brand-context.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Platform } from './platform.ts';

export function InstallSheet({ platform, onClose }: { platform: Platform; onClose: () => void }) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const iphone = platform === 'iphone';
  return (
    <Sheet title={iphone ? t`Instalar no iPhone` : t`Instalar no Android`} onClose={onClose}>
      <ol className="install-steps">
        <li>
          {iphone ? (
            <Trans>Abra este site no Safari.</Trans>
          ) : (
            <Trans>Abra este site no Chrome.</Trans>
          )}
        </li>
        <li>
          {iphone ? (
            <Trans>Toque em Compartilhar, o quadrado com a seta para cima.</Trans>
          ) : (
            <Trans>Toque no menu, os três pontinhos.</Trans>
          )}
        </li>
        <li>
          {iphone ? (
            <Trans>Escolha “Adicionar à Tela de Início”.</Trans>
          ) : (
            <Trans>Escolha “Instalar aplicativo” ou “Adicionar à tela inicial”.</Trans>
          )}
        </li>
        <li>
          <Trans>Pronto: {projectName} fica entre seus aplicativos.</Trans>
        </li>
      </ol>
    </Sheet>
  );
}
