// Creates or edits a category: its texts, tint, visibility and position.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { StaffCategory } from '#contract/entities/console/menu.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import { MENU_CHANGED_CODE } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { ServedHours } from '../forms/served-hours.tsx';
import { linesOf, type ServedLine, spansOf } from '../forms/served-lines.ts';
import { ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { useReorder } from '../forms/use-reorder.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { type Conflict, MenuConflict } from './conflict.tsx';
import { mergedDraft } from './merge-drafts.ts';
import { nameOfOther } from './overtaken-by.ts';

type MenuCategorySheetProps = {
  category: StaffCategory | null;
  ids: readonly number[];
  onClose: () => void;
  onMade: (id: number) => void;
};

const blank = {
  nome: '',
  descricao: '',
  tom: 'peach' as PictureTint,
  visivel: true,
  served: [] as ServedLine[],
};
const asForm = (category: StaffCategory | null) =>
  category === null
    ? blank
    : {
        nome: category.nome,
        descricao: category.descricao,
        tom: category.tom,
        visivel: category.visivel,
        served: linesOf(category.disponibilidade),
      };

export function MenuCategorySheet({ category, ids, onClose, onMade }: MenuCategorySheetProps) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  const [began, setBegan] = useState(category);
  const [form, setForm] = useState(() => asForm(category));
  const [seen, setSeen] = useState(category?.atualizadoEm ?? null);
  const [pressed, setPressed] = useState(false);
  const [conflict, setConflict] = useState<Conflict<StaffCategory> | null>(null);
  const { step } = useReorder(
    ids,
    (id, depoisDe) => void run((client) => client.moveCategory({ id, depoisDe })),
  );
  const disponibilidade = spansOf(form.served);
  const missing = form.nome.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (missing || disponibilidade === null || busy) return;
    const { served: _served, ...fields } = form;
    const result = await run(
      (client) =>
        client.saveCategory({
          id: category?.id ?? null,
          atualizadoEm: seen,
          ...fields,
          disponibilidade,
        }),
      { quiet: MENU_CHANGED_CODE },
    );
    if (result?.ok) onMade(result.value.id);
    else if (result?.codErro === MENU_CHANGED_CODE && began !== null)
      setConflict({ began, by: nameOfOther(result.detalhes) });
  };
  const remove = async () => {
    if (category === null) return;
    const result = await run((client) =>
      client.removeCategory({ id: category.id, atualizadoEm: category.atualizadoEm }),
    );
    if (result?.ok) onClose();
  };
  const settle = (useTheirs: boolean) => {
    const theirs = asForm(category);
    setForm(useTheirs ? theirs : mergedDraft(asForm(began), form, theirs));
    setBegan(category);
    setSeen(category?.atualizadoEm ?? null);
    setConflict(null);
  };
  const tints: { value: PictureTint; label: string }[] = [
    { value: 'peach', label: t`Pêssego` },
    { value: 'butter', label: t`Manteiga` },
    { value: 'mint', label: t`Menta` },
    { value: 'sky', label: t`Céu` },
    { value: 'rose', label: t`Rosa` },
    { value: 'lilac', label: t`Lilás` },
  ];
  return (
    <FormSheet
      title={category === null ? t`Nova categoria` : t`Editar categoria`}
      onClose={onClose}
    >
      <form className="stack" onSubmit={(event) => void save(event)}>
        {conflict === null || category === null ? null : (
          <MenuConflict conflict={conflict} theirs={category} onSettle={settle} />
        )}
        <WordField
          label={t`Nome`}
          value={form.nome}
          maxLength={120}
          error={pressed && missing ? t`Dê um nome à categoria.` : ''}
          onChange={(nome) => setForm({ ...form, nome })}
        />
        <ParagraphField
          label={t`Descrição`}
          optional
          rows={2}
          value={form.descricao}
          maxLength={500}
          onChange={(descricao) => setForm({ ...form, descricao })}
        />
        <SelectField
          label={t`Fundo das fotos`}
          options={tints}
          value={form.tom}
          onChange={(event) =>
            setForm({
              ...form,
              tom: tints.find(({ value }) => value === event.currentTarget.value)?.value ?? 'peach',
            })
          }
        />
        <SwitchRow
          label={t`Categoria visível`}
          checked={form.visivel}
          onChange={(event) => setForm({ ...form, visivel: event.currentTarget.checked })}
        />
        <ServedHours
          lines={form.served}
          error={pressed && disponibilidade === null ? t`Escolha os dias e preencha as horas.` : ''}
          onChange={(served) => setForm({ ...form, served })}
        />
        {category === null ? null : (
          <div className="chipwrap">
            <Button variant="outline" size="sm" onClick={() => step(category.id, -1)}>
              <Icon of={ArrowUp} size={16} />
              <Trans>Subir</Trans>
            </Button>
            <Button variant="outline" size="sm" onClick={() => step(category.id, 1)}>
              <Icon of={ArrowDown} size={16} />
              <Trans>Descer</Trans>
            </Button>
            <Button
              variant="danger"
              size="sm"
              unavailable={
                category.produtos.length > 0
                  ? t`Mova ou remova os itens antes de remover a categoria.`
                  : undefined
              }
              onClick={() => void remove()}
            >
              <Icon of={Trash2} size={16} />
              <Trans>Remover</Trans>
            </Button>
          </div>
        )}
        {category === null || category.produtos.length === 0 ? null : (
          <p className="t-cap">
            <Trans>Mova ou remova os itens antes de remover a categoria.</Trans>
          </p>
        )}
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
