// Creates or edits an option group. Products share groups, so the sheet says how many a change
// affects.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { StaffGroup } from '#contract/entities/console/menu.ts';
import { MENU_CHANGED_CODE } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { type Conflict, MenuConflict } from './conflict.tsx';
import { emptyOption, type GroupDraft, readGroup, toGroupDraft } from './group-draft.ts';
import { MenuGroupFields } from './group-fields.tsx';
import { mergedDraft } from './merge-drafts.ts';
import { MenuOptionRow } from './option-row.tsx';
import { nameOfOther } from './overtaken-by.ts';

export function MenuGroupSheet({
  group,
  onClose,
}: {
  group: StaffGroup | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const [began, setBegan] = useState(group);
  const [draft, setDraft] = useState(() => toGroupDraft(group));
  const [seen, setSeen] = useState(group?.atualizadoEm ?? null);
  const [pressed, setPressed] = useState(false);
  const [conflict, setConflict] = useState<Conflict<StaffGroup> | null>(null);
  const [made, setMade] = useState(1);
  const { fields, problems } = readGroup(draft);
  const shown = pressed ? problems : [];
  const change = (part: Partial<GroupDraft>) => setDraft({ ...draft, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (problems.length > 0 || busy) return;
    const result = await run(
      (client) => client.saveGroup({ id: group?.id ?? null, atualizadoEm: seen, ...fields }),
      { quiet: MENU_CHANGED_CODE },
    );
    const late = result?.ok === false && result.codErro === MENU_CHANGED_CODE && began !== null;
    setConflict(late ? { began, by: nameOfOther(result.detalhes) } : null);
    if (!result?.ok) return;
    toast.show({ text: t`Salvo. O cardápio já mudou.`, tone: 'success' });
    onClose();
  };
  const remove = async () => {
    if (group === null) return;
    const result = await run((client) =>
      client.removeGroup({ id: group.id, atualizadoEm: group.atualizadoEm }),
    );
    if (result?.ok) onClose();
  };
  const settle = (useTheirs: boolean) => {
    const theirs = toGroupDraft(group);
    setDraft(useTheirs ? theirs : mergedDraft(toGroupDraft(began), draft, theirs));
    setBegan(group);
    setSeen(group?.atualizadoEm ?? null);
    setConflict(null);
  };
  const uses = group?.usos ?? 0;
  return (
    <FormSheet title={group === null ? t`Novo grupo de opções` : group.nome} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)} noValidate>
        {conflict === null || group === null ? null : (
          <MenuConflict conflict={conflict} theirs={group} onSettle={settle} />
        )}
        {uses > 1 ? (
          <Notice tone="info">
            <Plural
              value={uses}
              one="# item usa este grupo; a mudança vale para ele."
              other="# itens usam este grupo; a mudança vale para todos."
            />
          </Notice>
        ) : null}
        <MenuGroupFields draft={draft} problems={shown} onChange={change} />
        <h3 className="t-label">
          <Trans>Opções</Trans>
        </h3>
        <ul className="stack">
          {draft.options.map((option, index) => (
            <MenuOptionRow
              key={option.key}
              option={option}
              free={draft.adicional === 2}
              wrong={shown}
              onChange={(part) =>
                change({
                  options: draft.options.map((other) =>
                    other.key === option.key ? { ...other, ...part } : other,
                  ),
                })
              }
              onRemove={() =>
                change({ options: draft.options.filter(({ key }) => key !== option.key) })
              }
              onUp={
                index === 0
                  ? null
                  : () =>
                      change({
                        options: draft.options.toSpliced(index, 1).toSpliced(index - 1, 0, option),
                      })
              }
            />
          ))}
        </ul>
        {shown.includes('options') ? (
          <p className="t-cap tint-danger" role="alert">
            <Trans>Dê um nome a cada opção; um grupo precisa de pelo menos uma.</Trans>
          </p>
        ) : null}
        <Button
          variant="outline"
          size="md"
          onClick={() => {
            setMade(made + 1);
            change({ options: [...draft.options, emptyOption(`new-${made + 1}`)] });
          }}
        >
          <Icon of={Plus} size={18} />
          <Trans>Nova opção</Trans>
        </Button>
        {group === null || uses > 0 ? null : (
          <Button variant="danger" size="md" onClick={() => void remove()}>
            <Icon of={Trash2} size={18} />
            <Trans>Remover grupo</Trans>
          </Button>
        )}
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}
