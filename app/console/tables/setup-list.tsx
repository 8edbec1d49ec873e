// The existing tables, each with its place, its code, and a way to remove it.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Pencil, RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { StaffTable } from '#contract/entities/table.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { CountField, WordField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

export function TablesListed({ tables }: { tables: readonly StaffTable[] }) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = tables.find(({ id }) => id === openId);
  if (tables.length === 0) return null;
  const kinds = [
    { kind: 'mesa', name: t`Mesas` },
    { kind: 'comanda', name: t`Comandas` },
  ] as const;
  return (
    <section className="stack md">
      {kinds.map(({ kind, name }) => {
        const own = tables.filter(({ tipo }) => tipo === kind);
        if (own.length === 0) return null;
        return (
          <details key={kind} className="card pad0 table-panel-fold">
            <summary className="li">
              <b className="t-label grow">{name}</b>
              <span className="t-cap num">{own.length}</span>
              <Icon of={ChevronDown} size={20} />
            </summary>
            <ul className="list">
              {own.map((table) => (
                <Listed key={table.id} table={table} onEdit={() => setOpenId(table.id)} />
              ))}
            </ul>
          </details>
        );
      })}
      {open === undefined ? null : (
        <TableSheet key={open.id} table={open} onClose={() => setOpenId(null)} />
      )}
    </section>
  );
}

function Listed({
  table: { rotulo, local, codigoSuporte },
  onEdit,
}: {
  table: StaffTable;
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const facts = [
    local,
    codigoSuporte === null ? t`Sem código no suporte` : t`Código do suporte: ${codigoSuporte}`,
  ];
  return (
    <li className="li">
      <span className="grow">
        <b className="t-label">{rotulo}</b>
        <span className="t-cap table-panel-block">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton label={t`Editar ${rotulo}`} icon={Pencil} size={20} onClick={onEdit} />
    </li>
  );
}

const CODE = /^\d{4,8}$/;
const drawCode = (): string =>
  String(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)
    .padStart(4, '0')
    .slice(-4);

function TableSheet({ table, onClose }: { table: StaffTable; onClose: () => void }) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  const { id, rotulo } = table;
  const [place, setPlace] = useState(table.local);
  const [code, setCode] = useState(table.codigoSuporte ?? '');
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState(false);
  const wrong = code.trim() !== '' && !CODE.test(code.trim());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (wrong || busy) return;
    const wanted = code.trim() === '' ? null : code.trim();
    if (
      place.trim() !== table.local &&
      !(await run((client) => client.describeTable({ id, local: place })))?.ok
    )
      return;
    if (
      wanted !== table.codigoSuporte &&
      !(await run((client) => client.setStandCode({ id, codigoSuporte: wanted })))?.ok
    )
      return;
    onClose();
  };
  const remove = async () => {
    const result = await run((client) => client.removeTable({ id }));
    if (result?.ok) onClose();
    else setRemoving(false);
  };
  if (removing) {
    return (
      <Sheet key="remove" title={t`Remover ${rotulo}?`} onClose={onClose}>
        <div className="stack">
          <p className="t-sub">
            <Trans>
              O QR Code impresso deixa de valer. Se você criar o mesmo número de novo, ele volta a
              valer.
            </Trans>
          </p>
          <TwoAnswers
            keep={<Trans>Voltar</Trans>}
            act={<Trans>Remover</Trans>}
            variant="danger"
            busy={busy}
            onKeep={() => setRemoving(false)}
            onAct={() => void remove()}
          />
        </div>
      </Sheet>
    );
  }
  return (
    <FormSheet key="edit" title={rotulo} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <WordField
          label={t`Onde fica`}
          optional
          hint={t`Só a equipe vê, por exemplo: varanda.`}
          maxLength={60}
          value={place}
          onChange={setPlace}
        />
        <CountField
          label={t`Código no suporte`}
          optional
          hint={t`Com código, quem só tem uma foto do QR Code não pede. Troque quando quiser; o QR Code continua o mesmo.`}
          error={tried && wrong ? t`De 4 a 8 números.` : undefined}
          maxLength={8}
          value={code}
          onChange={setCode}
          end={
            <IconButton
              label={t`Sortear outro código`}
              icon={RefreshCw}
              size={18}
              onClick={() => setCode(drawCode())}
            />
          }
        />
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
        <Button variant="quiet" block onClick={() => setRemoving(true)}>
          <Trans>Remover da casa</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
