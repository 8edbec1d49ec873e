// Export and import of the menu as a file. An import is previewed before anything is written.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportReport, MenuFormat } from '#contract/entities/console/menu-file.ts';
import './bulk.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

type Pending = { name: string; text: string; report: ImportReport };

export function MenuFilesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<Pending | null>(null);

  async function save(formato: MenuFormat) {
    const result = await run((client) => client.exportMenu({ formato }));
    if (!result?.ok) return;
    const { nome, tipo, conteudo } = result.value;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([conteudo], { type: `${tipo};charset=utf-8` }));
    link.download = nome;
    link.click();
    // The download must start before the address is revoked.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file === undefined) return;
    const text = await readText(file);
    const result = await run((client) => client.importMenu({ conteudo: text, simular: true }));
    setPending(result?.ok ? { name: file.name, text, report: result.value } : null);
  }
  async function take() {
    if (pending === null) return;
    const result = await run((client) =>
      client.importMenu({ conteudo: pending.text, simular: false }),
    );
    if (!result?.ok) return;
    toast.show({ text: t`O cardápio foi importado.`, tone: 'success' });
    if (result.value.recusados.length === 0) onClose();
    else setPending({ ...pending, report: result.value });
  }
  const formats: { value: MenuFormat; label: string }[] = [
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
            CSV com as colunas categoria, nome e valor, o nosso JSON ou Open Delivery. Itens de
            mesmo nome na mesma categoria são atualizados; nenhum é removido.
          </Trans>
        </p>
        <div>
          <Button
            variant="tonal"
            size="md"
            loading={busy && pending === null}
            onClick={() => input.current?.click()}
          >
            <Icon of={Upload} size={18} />
            <Trans>Escolher arquivo</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.txt,.json,text/csv,application/json"
            aria-label={t`Arquivo do cardápio`}
            onChange={(event) => void choose(event)}
          />
        </div>
        <div role="status">{pending === null ? null : <Report {...pending} />}</div>
        {pending?.report.simulado &&
        pending.report.produtosNovos + pending.report.produtosMudados > 0 ? (
          <Button block loading={busy} onClick={() => void take()}>
            <Trans>Importar agora</Trans>
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

/** Older spreadsheets write Windows-1252 instead of UTF-8. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function Report({ name, report }: Pending) {
  const { t } = useLingui();
  const { simulado, produtosNovos, produtosMudados, categoriasNovas, gruposNovos, recusados } =
    report;
  const reasons: Record<ImportReport['recusados'][number]['motivo'], string> = {
    semNome: t`sem nome`,
    semCategoria: t`sem categoria`,
    precoErrado: t`preço que não entendemos`,
    precoDeBaixo: t`preço “de” menor que o preço`,
    textoLongo: t`texto longo demais`,
    grupoErrado: t`grupo de opções incompleto`,
    grupoDesconhecido: t`grupo que não existe aqui`,
    repetido: t`repetido no arquivo`,
  };
  return (
    <div className="stack">
      <h4 className="t-label">{name}</h4>
      <ul className="t-sub">
        <li>
          {simulado ? (
            <Plural value={produtosNovos} one="# item novo" other="# itens novos" />
          ) : (
            <Plural value={produtosNovos} one="# item criado" other="# itens criados" />
          )}
        </li>
        <li>
          {simulado ? (
            <Plural value={produtosMudados} one="# item a atualizar" other="# itens a atualizar" />
          ) : (
            <Plural value={produtosMudados} one="# item atualizado" other="# itens atualizados" />
          )}
        </li>
        <li>
          <Plural value={categoriasNovas} one="# categoria nova" other="# categorias novas" />
        </li>
        <li>
          <Plural value={gruposNovos} one="# grupo novo" other="# grupos novos" />
        </li>
      </ul>
      {recusados.length === 0 ? null : (
        <Notice tone="warning">
          <Plural value={recusados.length} one="# linha não entra:" other="# linhas não entram:" />
          <ul className="bulk-refused">
            {recusados.map(({ linha, nome, motivo }) => (
              <li key={linha}>
                {t`Linha ${linha}`}
                {nome === '' ? '' : ` (${nome})`}: {reasons[motivo]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
