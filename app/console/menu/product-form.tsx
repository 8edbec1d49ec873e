// The form of a product: edit, save, copy, move, remove.
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type {
  DrawnStaffProduct,
  StaffCategory,
  StaffGroup,
  StaffMenu,
} from '#contract/entities/console/menu.ts';
import { MENU_CHANGED_CODE } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { type Conflict, MenuConflict } from './conflict.tsx';
import { mergedDraft } from './merge-drafts.ts';
import { nameOfOther } from './overtaken-by.ts';
import { MenuProductActions } from './product-actions.tsx';
import { isSameDraft, type ProductDraft, readDraft, toDraft } from './product-draft.ts';
import { MenuProductFields } from './product-fields.tsx';
import { MenuProductGroups } from './product-groups.tsx';
import { MenuProductTimes } from './product-times.tsx';

export type MenuProductPanelProps = {
  /** null: a new one. */
  product: DrawnStaffProduct | null;
  category: StaffCategory;
  categories: readonly StaffCategory[];
  groups: readonly StaffGroup[];
  timeZone: string;
  menu: StaffMenu;
  /** The store whose menu the list shows. */
  storeId: number | null;
  onStoreSaved: () => void;
  onDirty: (dirty: boolean) => void;
  /** False, with a notice, while there are unsaved changes. */
  mayClose: () => boolean;
  /** Opens a group over the product; null: a new one. */
  onGroup: (id: number | null) => void;
  onClose: () => void;
  onMade: (id: number) => void;
};

type MenuProductFormProps = MenuProductPanelProps & {
  /** Called on every change of the draft. */
  onDraft: (draft: ProductDraft) => void;
  /** Address of what is drawn of the draft. */
  drawing: string | null;
  /** Opens and closes the preview. */
  previewing: boolean;
  onPreview: () => void;
};

export function MenuProductForm(props: MenuProductFormProps) {
  const {
    product,
    category,
    categories,
    groups,
    timeZone,
    onDirty,
    onGroup,
    onClose,
    onMade,
    onDraft,
    drawing,
    previewing,
    onPreview,
  } = props;
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const [start, setStart] = useState(() => toDraft(product, category.id, timeZone));
  const [draft, setDraft] = useState(start);
  const [began, setBegan] = useState(product);
  const [seen, setSeen] = useState(product?.atualizadoEm ?? null);
  const [pressed, setPressed] = useState(false);
  const [conflict, setConflict] = useState<Conflict<DrawnStaffProduct> | null>(null);
  const { fields, quantidade, problems } = readDraft(draft, timeZone);

  // After the person's own save, later changes of colleagues are compared with the saved product.
  useEffect(() => {
    if (product?.atualizadoEm === seen) setBegan(product);
  }, [product, seen]);
  const change = (part: Partial<ProductDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(next);
    onDirty(!isSameDraft(next, start));
  };
  const begin = (next: ProductDraft) => {
    setStart(next);
    setDraft(next);
    onDraft(next);
    setPressed(false);
    onDirty(false);
  };
  const settle = (useTheirs: boolean) => {
    if (product === null) return onClose();
    const theirs = toDraft(product, category.id, timeZone);
    const typed = mergedDraft(start, draft, theirs);
    begin(theirs);
    if (!useTheirs) {
      setDraft(typed);
      onDraft(typed);
      onDirty(!isSameDraft(typed, theirs));
    }
    setSeen(product.atualizadoEm);
    setConflict(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (problems.length > 0 || busy) return;
    setConflict(null);
    const result = await run(
      async (client) => {
        const saved = await client.saveProduct({
          id: product?.id ?? null,
          atualizadoEm: seen,
          ...fields,
        });
        if (!saved.ok || draft.portions === start.portions) return saved;
        const counted = await client.setAvailability({
          id: saved.value.id,
          quantidade,
          // A change from unit to weight or back clears the stock, so there is none to compare.
          quantidadeVista: draft.byWeight === start.byWeight ? (product?.quantidade ?? null) : null,
        });
        return counted.ok ? saved : counted;
      },
      { quiet: MENU_CHANGED_CODE },
    );
    if (result?.ok) {
      setSeen(result.value.atualizadoEm);
      begin(draft);
      toast.show({ text: t`Salvo. O cardápio já mudou.`, tone: 'success' });
      if (product === null) onMade(result.value.id);
    } else if (result?.codErro === MENU_CHANGED_CODE && began !== null)
      setConflict({ began, by: nameOfOther(result.detalhes) });
  };

  return (
    <form className="stack editor-form" onSubmit={(event) => void save(event)} noValidate>
      <div>
        <Button variant="outline" size="sm" aria-pressed={previewing} onClick={onPreview}>
          <Icon of={Eye} size={18} />
          <Trans>Prévia ao vivo</Trans>
        </Button>
      </div>
      {conflict === null || product === null ? null : (
        <MenuConflict conflict={conflict} theirs={product} onSettle={settle} />
      )}
      <MenuProductFields
        draft={draft}
        problems={pressed ? problems : []}
        drawing={drawing}
        tint={category.tom}
        categories={categories}
        onChange={change}
      />
      <MenuProductTimes draft={draft} problems={pressed ? problems : []} onChange={change} />
      <MenuProductGroups
        chosen={draft.grupos}
        groups={groups}
        onChange={(grupos) => change({ grupos })}
        onGroup={onGroup}
      />
      {product === null ? null : (
        <MenuProductActions
          product={product}
          ids={category.produtos.map(({ id }) => id)}
          onClose={onClose}
          onMade={onMade}
        />
      )}
      <div className="cols-13 editor-save">
        <Button
          variant="neutral"
          size="md"
          onClick={isSameDraft(draft, start) ? onClose : () => begin(start)}
        >
          {isSameDraft(draft, start) ? <Trans>Fechar</Trans> : <Trans>Descartar</Trans>}
        </Button>
        <Button type="submit" size="md" loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </div>
    </form>
  );
}
