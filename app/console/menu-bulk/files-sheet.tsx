// Export and import of the menu as a file. An import is previewed before anything is written.
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportReport, MenuExport, MenuFormat } from '#contract/entities/console/menu-file.ts';
import './bulk.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { MenuImportReport } from './import-report.tsx';
import { MenuImports } from './imports-list.tsx';
import { type MenuFileContent, readMenuFileContent } from './read-file.ts';

type Pending = { content: MenuFileContent; report: ImportReport };

type MenuFilesSheetProps = { timeZone: string; ofStores: boolean; onClose: () => void };

export function MenuFilesSheet({ timeZone, ofStores, onClose }: MenuFilesSheetProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  /** Counts the imports, so that the list below is read again. */
  const [made, setMade] = useState(0);

  async function save(formato: MenuFormat) {
    const result = await run((client) => client.exportMenu({ formato }));
    if (result?.ok) download(result.value);
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file === undefined) return;
    toast.dismiss();
    const content = await readMenuFileContent(file);
    const result = await run((client) => client.importMenu({ ...content, simular: true }));
    setPending(result?.ok ? { content, report: result.value } : null);
  }
  async function take() {
    if (pending === null) return;
    const result = await run((client) => client.importMenu({ ...pending.content, simular: false }));
    if (!result?.ok) return;
    toast.show({ text: t`O cardápio foi importado.`, tone: 'success' });
    setMade(made + 1);
    setPending({ ...pending, report: result.value });
  }
  const formats: { value: MenuFormat; label: string }[] = [
    { value: 'xlsx', label: t`Planilha (Excel)` },
    { value: 'csv', label: t`Planilha (CSV)` },
    { value: 'json', label: 'JSON' },
    { value: 'opendelivery', label: 'Open Delivery' },
  ];
  return (
    <Sheet title={t`Importar e exportar`} onClose={onClose}>
      <div className="stack">
        <h3 className="t-item">
          <Trans>Exportar</Trans>
        </h3>
        <div className="chipwrap">
          {formats.map(({ value, label }) => (
            <Button key={value} variant="outline" size="sm" onClick={() => void save(value)}>
              <Icon of={Download} size={16} />
              {label}
            </Button>
          ))}
        </div>
        <h3 className="t-item">
          <Trans>Importar</Trans>
        </h3>
        <p className="t-cap">
          <Trans>
            Planilha do Excel ou CSV com as colunas categoria, nome e valor, o nosso JSON ou Open
            Delivery. Itens de mesmo nome na mesma categoria são atualizados; nenhum é removido.
          </Trans>
        </p>
        {ofStores ? (
          <p className="t-cap">
            <Trans>
              Cada loja tem as colunas valor, valorDe, vende e porcoes com o nome dela, como “valor:
              Centro”, e pode ter valorEntrega, valorRetirada, valorMesa e formas. Vazio é como a
              marca; sem a coluna, a loja fica como está.
            </Trans>
          </p>
        ) : null}
        <div className="chipwrap">
          <Button
            variant="tonal"
            size="md"
            loading={busy && pending === null}
            onClick={() => input.current?.click()}
          >
            <Icon of={Upload} size={18} />
            <Trans>Escolher arquivo</Trans>
          </Button>
          <Button variant="quiet" size="md" onClick={() => void save('modelo')}>
            <Icon of={Download} size={18} />
            <Trans>Baixar modelo</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,.json,text/csv,application/json"
            aria-label={t`Arquivo do cardápio`}
            onChange={(event) => void choose(event)}
          />
        </div>
        <div role="status">
          {pending === null ? null : (
            <MenuImportReport
              name={pending.content.arquivo}
              report={pending.report}
              busy={busy}
              onTake={() => void take()}
            />
          )}
        </div>
        {/* After an undo the report above may name what is gone, so it is removed. */}
        <MenuImports key={made} timeZone={timeZone} onUndone={() => setPending(null)} />
      </div>
    </Sheet>
  );
}

function download({ nome, tipo, conteudo, emBase64 }: MenuExport): void {
  const part = emBase64
    ? Uint8Array.from(atob(conteudo), (letter) => letter.charCodeAt(0))
    : conteudo;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([part], { type: `${tipo};charset=utf-8` }));
  link.download = nome;
  link.click();
  // The download must start before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
