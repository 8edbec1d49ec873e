// The menu editor: categories, the products of one of them, and what is being edited.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffCategory, StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import { matches } from '#rules/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useOpener } from '../../ui/use-opener.ts';
import { OfflineStrip } from '../board/strips.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { StaffPage } from '../frame/page.tsx';
import { MenuSelectionBar } from '../menu-bulk/selection-bar.tsx';
import { useMenuStore } from '../menu-stores/use-menu-store.ts';
import { PaperStrip } from '../printed-menu/strip.tsx';
import { MenuCategories } from './categories.tsx';
import { MenuCategorySheet } from './category-sheet.tsx';
import { EditorActions } from './editor-actions.tsx';
import { MenuFindings } from './findings.tsx';
import { MenuGroupSheet } from './group-sheet.tsx';
import { MenuGroupsSheet } from './groups-sheet.tsx';
import { MenuProductPanel } from './product-panel.tsx';
import { MenuProducts } from './products.tsx';
import { type MenuTool, MenuTools } from './tools.tsx';

/** What is open for editing: a product, a new one, a category, a new one. */
type Open = { what: 'product'; id: number | null } | { what: 'category'; id: number | null } | null;

/** Id null: a new one. */
type OpenGroup = { id: number | null } | 'list' | null;

type MenuEditorProps = { menu: StaffMenu; outdated: number; css: string; stale: boolean };

export function MenuEditor({ menu, outdated, css, stale }: MenuEditorProps) {
  const { t } = useLingui();
  const toast = useToast();
  const opener = useOpener();
  const { categorias, grupos, podeEditar } = menu;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [needle, setNeedle] = useState('');
  const [query] = useSearchParams();
  const named = Number(query.get('produto') ?? 0);
  const [open, setOpen] = useState<Open>(null);
  // A link to one product opens it.
  useEffect(() => {
    if (named > 0) setOpen({ what: 'product', id: named });
  }, [named]);
  const [dirty, setDirty] = useState(false);
  /** Over anything else that is open, which keeps its state. */
  const [group, setGroup] = useState<OpenGroup>(null);
  const [tool, setTool] = useState<MenuTool | null>(null);
  /** Ids of the products to change together; null: nothing is being selected. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const { only, storeId, setStoreId, here, again } = useMenuStore(menu);
  const mayOpen = podeEditar || menu.podeEditarLojas;
  const chosen = categorias.find(({ id }) => id === chosenId) ?? categorias[0] ?? null;
  const all = categorias.flatMap(({ produtos }) => produtos);
  const searching = needle.trim() !== '';
  const found = all.filter((product) =>
    matches(`${product.nome} ${product.descricao} ${product.etiquetas.join(' ')}`, needle),
  );
  const product = open?.what === 'product' ? (all.find(({ id }) => id === open.id) ?? null) : null;
  const category =
    open?.what === 'category' ? (categorias.find(({ id }) => id === open.id) ?? null) : null;

  /** Nothing unsaved would be lost. */
  const isSettled = () => {
    if (dirty) toast.show({ text: t`Salve ou descarte as mudanças primeiro.`, tone: 'danger' });
    return !dirty;
  };
  const show = (next: Open) => {
    if (!isSettled()) return;
    opener.remember();
    setOpen(next);
  };
  const close = () => {
    setDirty(false);
    setOpen(null);
    opener.giveBack();
  };
  const newProduct = () =>
    chosen === null ? show({ what: 'category', id: null }) : show({ what: 'product', id: null });

  return (
    <>
      <UnsavedGuard unsaved={() => dirty} />
      <StaffPage
        css={css}
        place="menu"
        title={t`Cardápio`}
        detail={only?.nome}
        body="editor"
        actions={
          <EditorActions
            menu={menu}
            storeId={storeId}
            onStore={(id) => {
              if (isSettled()) setStoreId(id);
            }}
            needle={needle}
            onNeedle={setNeedle}
            onTools={() => setTool('list')}
            onNew={newProduct}
          />
        }
        strips={
          <>
            {stale ? (
              <OfflineStrip>
                <Trans>O cardápio abaixo é de antes. O que você digitou fica aqui.</Trans>
              </OfflineStrip>
            ) : null}
            {podeEditar ? (
              <MenuFindings menu={menu} onOpen={(id) => show({ what: 'product', id })} />
            ) : null}
            <PaperStrip outdated={outdated} />
          </>
        }
      >
        <MenuCategories
          categories={categorias}
          chosen={searching ? null : chosen}
          mayEdit={podeEditar}
          onChoose={({ id }: StaffCategory) => {
            setNeedle('');
            setChosenId(id);
          }}
          onNew={() => show({ what: 'category', id: null })}
        />
        {chosen === null ? (
          <EmptyState
            title={t`Nenhuma categoria ainda`}
            text={t`Crie uma categoria, como Pizzas ou Bebidas, e depois os itens dela.`}
          >
            {podeEditar ? (
              <Button size="md" onClick={() => show({ what: 'category', id: null })}>
                <Trans>Nova categoria</Trans>
              </Button>
            ) : null}
          </EmptyState>
        ) : (
          <MenuProducts
            category={searching ? null : chosen}
            products={searching ? found : chosen.produtos}
            tints={new Map(categorias.map(({ id, tom }) => [id, tom]))}
            selected={product?.id ?? null}
            mayEdit={podeEditar}
            mayOpen={mayOpen}
            here={here}
            onSold={again}
            picked={picked}
            onPick={(next) => {
              if (next === null || isSettled()) setPicked(next);
              if (next !== null && !dirty) setOpen(null);
            }}
            onOpen={({ id }: StaffProduct) => show({ what: 'product', id })}
            onEditCategory={() => show({ what: 'category', id: chosen.id })}
          >
            {picked === null ? null : (
              <MenuSelectionBar
                menu={menu}
                products={all.filter(({ id }) => picked.has(id))}
                storeId={storeId}
                onStoresChanged={again}
                onClose={() => setPicked(null)}
              />
            )}
          </MenuProducts>
        )}
        {open?.what === 'product' &&
        mayOpen &&
        chosen !== null &&
        (product !== null || open.id === null) ? (
          <MenuProductPanel
            key={open.id ?? 'new'}
            product={product}
            category={categorias.find(({ id }) => id === product?.idCategoria) ?? chosen}
            categories={categorias}
            groups={grupos}
            timeZone={menu.fusoHorario}
            menu={menu}
            storeId={storeId}
            onStoreSaved={again}
            onDirty={setDirty}
            mayClose={isSettled}
            onGroup={(id) => setGroup({ id })}
            onClose={close}
            onMade={(id) => {
              setDirty(false);
              setOpen({ what: 'product', id });
            }}
          />
        ) : null}
      </StaffPage>
      <MenuTools tool={tool} menu={menu} onTool={setTool} onGroups={() => setGroup('list')} />
      <GroupSheets groups={grupos} open={group} onOpen={setGroup} />
      {open?.what === 'category' && (category !== null || open.id === null) ? (
        <MenuCategorySheet
          category={category}
          ids={categorias.map(({ id }) => id)}
          onClose={close}
          onMade={(id) => {
            setChosenId(id);
            close();
          }}
        />
      ) : null}
    </>
  );
}

type GroupSheetsProps = {
  groups: StaffMenu['grupos'];
  open: OpenGroup;
  onOpen: (open: OpenGroup) => void;
};

function GroupSheets({ groups, open, onOpen }: GroupSheetsProps) {
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open === 'list')
    return <MenuGroupsSheet groups={groups} onOpen={(id) => onOpen({ id })} onClose={close} />;
  return (
    <MenuGroupSheet
      key={open.id ?? 'new'}
      group={groups.find(({ id }) => id === open.id) ?? null}
      onClose={close}
    />
  );
}
