// The newest imports, each with an undo that first says what it will do.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuImport, UndoReport } from '#contract/entities/console/menu-file.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

type MenuImportsProps = { timeZone: string; onUndone: () => void };

export function MenuImports({ timeZone, onUndone }: MenuImportsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const [foreseen, setForeseen] = useState<{ id: number; report: UndoReport } | null>(null);
  const { reply, again } = useAnswer({}, (client) => client.menuImports({}));
  const list = reply?.ok ? reply.value : [];

  async function ask(id: number) {
    const result = await run((client) => client.undoImport({ id, simular: true }));
    if (result?.ok) setForeseen({ id, report: result.value });
  }
  async function undo() {
    if (foreseen === null) return;
    const { id, report } = foreseen;
    const mantidosVistos = report.mantidos.length;
    const result = await run((client) => client.undoImport({ id, simular: false, mantidosVistos }));
    setForeseen(null);
    again();
    if (!result?.ok) return;
    onUndone();
    const ofFile = list.find((made) => made.id === id)?.semArquivo === false;
    const text = ofFile ? t`A importação foi desfeita.` : t`As lojas voltaram ao que eram.`;
    toast.show({ text, tone: 'success' });
  }
  if (list.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="menu-imports">
      <h3 className="t-item" id="menu-imports">
        <Trans>Últimas importações</Trans>
      </h3>
      <ul className="list">
        {list.map((made) => (
          <li key={made.id} className="bulk-import">
            <ImportWords made={made} timeZone={timeZone} />
            {made.desfeitaEm === null ? (
              <Button
                variant="outline"
                size="sm"
                loading={busy && foreseen === null}
                onClick={() => void ask(made.id)}
              >
                <Icon of={Undo2} size={16} />
                <Trans>Desfazer</Trans>
              </Button>
            ) : (
              <span className="t-cap">
                <Trans>Desfeita</Trans>
              </span>
            )}
            {foreseen?.id === made.id ? (
              <Foreseen
                report={foreseen.report}
                busy={busy}
                onUndo={() => void undo()}
                onLeave={() => setForeseen(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ImportWords({ made, timeZone }: { made: MenuImport; timeZone: string }) {
  const { t, i18n } = useLingui();
  const when = dateFormat(i18n.locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <span className="grow">
      <b className="t-label clamp2">
        {made.semArquivo ? t`Mudança nas lojas` : made.arquivo || t`Arquivo sem nome`}
      </b>
      <span className="t-cap own-line">
        {when.format(new Date(made.data))} · {made.nomePessoa}
        {made.produtosNovos === 0 ? null : (
          <>
            {' · '}
            <Plural value={made.produtosNovos} one="# item novo" other="# itens novos" />
          </>
        )}
        {made.produtosMudados === 0 ? null : (
          <>
            {' · '}
            <Plural value={made.produtosMudados} one="# mudado" other="# mudados" />
          </>
        )}
        {made.mudadosNasLojas === 0 ? null : (
          <>
            {' · '}
            <Plural
              value={made.mudadosNasLojas}
              one="# mudança em uma loja"
              other="# mudanças nas lojas"
            />
          </>
        )}
      </span>
    </span>
  );
}

type ForeseenProps = {
  report: UndoReport;
  busy: boolean;
  onUndo: () => void;
  onLeave: () => void;
};

function Foreseen({ report, busy, onUndo, onLeave }: ForeseenProps) {
  const { t } = useLingui();
  const { produtosRemovidos, produtosDevolvidos, categoriasRemovidas, gruposRemovidos } = report;
  const { mantidos, devolvidosNasLojas } = report;
  const ofBrand = produtosRemovidos + produtosDevolvidos + categoriasRemovidas + gruposRemovidos;
  const nothing = ofBrand + devolvidosNasLojas === 0;
  // For the last import of the list, this opens below the visible part of the sheet.
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // New versions of Chromium return a promise, which React would take for a clean-up function.
    void block.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const why: Record<UndoReport['mantidos'][number]['motivo'], string> = {
    mudou: t`alguém mudou depois da importação`,
    removido: t`já foi removido`,
    emUso: t`ainda está em uso`,
  };
  return (
    <div className="stack tight bulk-foreseen" role="status" ref={block}>
      <ul className="t-sub">
        {produtosRemovidos > 0 ? (
          <li>
            <Plural
              value={produtosRemovidos}
              one="# item sai do cardápio"
              other="# itens saem do cardápio"
            />
          </li>
        ) : null}
        {produtosDevolvidos > 0 ? (
          <li>
            <Plural
              value={produtosDevolvidos}
              one="# item volta ao que era"
              other="# itens voltam ao que eram"
            />
          </li>
        ) : null}
        {categoriasRemovidas > 0 ? (
          <li>
            <Plural value={categoriasRemovidas} one="# categoria sai" other="# categorias saem" />
          </li>
        ) : null}
        {gruposRemovidos > 0 ? (
          <li>
            <Plural value={gruposRemovidos} one="# grupo sai" other="# grupos saem" />
          </li>
        ) : null}
        {devolvidosNasLojas > 0 ? (
          <li>
            <Plural
              value={devolvidosNasLojas}
              one="# mudança em uma loja volta ao que era"
              other="# mudanças nas lojas voltam ao que eram"
            />
          </li>
        ) : null}
        {nothing ? (
          <li>
            <Trans>Não sobrou nada para desfazer.</Trans>
          </li>
        ) : null}
      </ul>
      {mantidos.length === 0 ? null : (
        <Notice tone="warning">
          <Trans>Isto não pode ser desfeito e fica como está:</Trans>
          <ul className="bulk-refused">
            {mantidos.map(({ nome, tipo, motivo }, place) => (
              // Several products may have one name.
              <li key={`${tipo} ${nome} ${String(place)}`}>
                <b>{nome}</b>: {why[motivo]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="chipwrap">
        <Button variant="quiet" size="sm" onClick={onLeave}>
          <Trans>Deixar como está</Trans>
        </Button>
        {nothing ? null : (
          <Button variant="danger" size="sm" loading={busy} onClick={onUndo}>
            {mantidos.length === 0 ? (
              <Trans>Desfazer a importação</Trans>
            ) : (
              <Trans>Desfazer o resto</Trans>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
