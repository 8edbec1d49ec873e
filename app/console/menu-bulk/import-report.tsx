// What an import will do or did: counts, the button to go ahead, and each line that needs a hand,
// with its column and what to write there.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';

type ReportProps = { name: string; report: ImportReport; busy: boolean; onTake: () => void };

export function MenuImportReport({ name, report, busy, onTake }: ReportProps) {
  const { simulado, produtosNovos, produtosMudados, mudadosNasLojas } = report;
  return (
    <div className="stack">
      <h4 className="t-label bulk-file">{name}</h4>
      <ul className="t-sub">
        <Counts report={report} />
      </ul>
      {simulado && produtosNovos + produtosMudados + mudadosNasLojas > 0 ? (
        <Button block loading={busy} onClick={onTake}>
          <Trans>Importar agora</Trans>
        </Button>
      ) : null}
      <LeftOut sheets={report.abasDeFora} />
      <Refused lines={report.recusados} />
      <Warnings lines={report.avisos} />
    </div>
  );
}

function Counts({ report }: { report: ImportReport }) {
  const { simulado, produtosNovos, produtosMudados, categoriasNovas, gruposNovos } = report;
  const { mudadosNasLojas } = report;
  const lines = [
    {
      key: 'produtosNovos',
      count: produtosNovos,
      text: simulado ? (
        <Plural value={produtosNovos} one="# item novo" other="# itens novos" />
      ) : (
        <Plural value={produtosNovos} one="# item criado" other="# itens criados" />
      ),
    },
    {
      key: 'produtosMudados',
      count: produtosMudados,
      text: simulado ? (
        <Plural value={produtosMudados} one="# item a atualizar" other="# itens a atualizar" />
      ) : (
        <Plural value={produtosMudados} one="# item atualizado" other="# itens atualizados" />
      ),
    },
    {
      key: 'categoriasNovas',
      count: categoriasNovas,
      text: <Plural value={categoriasNovas} one="# categoria nova" other="# categorias novas" />,
    },
    {
      key: 'gruposNovos',
      count: gruposNovos,
      text: <Plural value={gruposNovos} one="# grupo novo" other="# grupos novos" />,
    },
    {
      key: 'mudadosNasLojas',
      count: mudadosNasLojas,
      text: (
        <Plural value={mudadosNasLojas} one="# mudança em uma loja" other="# mudanças nas lojas" />
      ),
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0)
    return (
      <li>
        <Trans>Nada muda no cardápio.</Trans>
      </li>
    );
  return lines.map(({ key, text }) => <li key={key}>{text}</li>);
}

function LeftOut({ sheets }: { sheets: ImportReport['abasDeFora'] }) {
  if (sheets.length === 0) return null;
  return (
    <Notice tone="warning">
      <Plural value={sheets.length} one="# aba fica de fora:" other="# abas ficam de fora:" />
      <ul className="bulk-refused">
        {sheets.map((name) => (
          <li key={name}>
            <b>{name}</b>
          </li>
        ))}
      </ul>
      <Trans>
        Só a primeira aba com um cardápio é lida. Junte os itens em uma aba, ou importe as outras
        como arquivos à parte.
      </Trans>
    </Notice>
  );
}

function Refused({ lines }: { lines: ImportReport['recusados'] }) {
  const { t } = useLingui();
  const advice = useAdvice();
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning">
      <Plural value={lines.length} one="# linha não entra:" other="# linhas não entram:" />
      <ul className="bulk-refused">
        {lines.map((line) => (
          <li key={line.linha}>
            <b>
              {line.coluna === ''
                ? t`Linha ${line.linha}`
                : t`Linha ${line.linha}, coluna ${line.coluna}`}
              {line.nome === '' ? '' : ` (${line.nome})`}:
            </b>{' '}
            {advice(line)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is wrong, and what to write instead. */
function useAdvice() {
  const { t } = useLingui();
  const money = useMoney();
  return ({ motivo, valor, maximo }: ImportReport['recusados'][number]): string => {
    if (motivo === 'semNome') return t`está vazia. Escreva o nome do item.`;
    if (motivo === 'semCategoria') return t`está vazia. Escreva a categoria, como Bebidas.`;
    if (motivo === 'semPreco')
      return t`está vazia. Escreva o preço, como 12,50, ou “grátis” se o item não custa nada.`;
    if (motivo === 'precoErrado')
      return t`“${valor}” não é um preço. Escreva só o número, como 12,50.`;
    if (motivo === 'precoAlto') {
      const limit = money((maximo ?? 0) * 100);
      return t`“${valor}” é mais que um preço pode ser. Escreva no máximo ${limit}.`;
    }
    if (motivo === 'simOuNao')
      return t`“${valor}” não é sim nem não. Escreva sim ou não; vazio vale não.`;
    if (motivo === 'precoDeBaixo')
      return t`${valor} é menor que o preço. Escreva o preço antigo, que é maior, ou deixe vazio.`;
    if (motivo === 'textoLongo') return t`tem ${valor} letras. Escreva no máximo ${maximo ?? 0}.`;
    if (motivo === 'pesoErrado')
      return t`“${valor}” não é um peso. Escreva o passo, o mínimo e o máximo em gramas, como 100 | 200 | 3000.`;
    if (motivo === 'vendeErrado')
      return t`“${valor}” não diz se a loja vende. Escreva sim ou não, ou deixe vazio: como a marca.`;
    if (motivo === 'porcoesErradas')
      return t`“${valor}” não é um número de porções. Escreva um número inteiro, ou deixe vazio: como a marca.`;
    if (motivo === 'formaErrada')
      return t`“${valor}” não diz como a loja vende. Escreva entrega, retirada ou mesa, separados por |, ou deixe vazio: como a marca.`;
    if (motivo === 'grupoErrado')
      return t`o grupo “${valor}” está incompleto. Ele precisa de nome, de opções com preço e de quantas se podem escolher.`;
    if (motivo === 'grupoDesconhecido')
      return t`não há grupo de opções “${valor}”. Crie o grupo primeiro ou corrija o nome; vários são separados por |.`;
    return t`é igual à linha ${valor}. Apague uma das duas, ou mude a descrição ou o preço.`;
  };
}

function Warnings({ lines }: { lines: ImportReport['avisos'] }) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  const words: Record<ImportReport['avisos'][number]['motivo'], string> = {
    semPreco: t`sem preço. O item entra, mas só é vendido quando tiver um preço ou você disser que é grátis.`,
    mesmoNome: t`outro item desta categoria tem o mesmo nome. Os dois ficam.`,
  };
  return (
    <Notice tone="info">
      <Plural value={lines.length} one="# linha para conferir:" other="# linhas para conferir:" />
      <ul className="bulk-refused">
        {lines.map(({ linha, nome, motivo }) => (
          <li key={`${linha} ${motivo}`}>
            <b>
              {t`Linha ${linha}`} ({nome}):
            </b>{' '}
            {words[motivo]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
