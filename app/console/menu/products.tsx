// The products of a category or search: in order, with price and availability.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListChecks, Pencil } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { DrawnStaffProduct, StaffCategory } from '#contract/entities/console/menu.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReorderNotice } from '../forms/reorder-notice.tsx';
import { useReorder } from '../forms/use-reorder.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { type Here, MenuProductRow } from './product-row.tsx';

type MenuProductsProps = {
  /** null: a search result, without an order. */
  category: StaffCategory | null;
  products: readonly DrawnStaffProduct[];
  tints: ReadonlyMap<number, PictureTint>;
  selected: number | null;
  mayEdit: boolean;
  /** May open and select products, at least to change them in a store. */
  mayOpen: boolean;
  here: Here | null;
  onSold: () => void;
  /** Ids of the products to change together; null: nothing is being selected. */
  picked: ReadonlySet<number> | null;
  onPick: (picked: ReadonlySet<number> | null) => void;
  onOpen: (product: DrawnStaffProduct) => void;
  onEditCategory: () => void;
  /** Below the list. */
  children: ReactNode;
};

export function MenuProducts({
  category,
  products,
  tints,
  selected,
  mayEdit,
  mayOpen,
  here,
  onSold,
  picked,
  onPick,
  onOpen,
  onEditCategory,
  children,
}: MenuProductsProps) {
  const { t } = useLingui();
  const { run } = useConsoleCall();
  const ids = products.map(({ id }) => id);
  const order = useReorder(ids, (id, depoisDe) => {
    if (category !== null)
      void run((client) => client.moveProduct({ id, idCategoria: category.id, depoisDe }));
  });
  const lastPicked = useRef<number | null>(null);
  const pick = (id: number, range: boolean) => {
    const from = range && lastPicked.current !== null ? lastPicked.current : id;
    lastPicked.current = id;
    onPick(flipped(picked, id, between(ids, from, id)));
  };
  return (
    <section className="editor-list" aria-labelledby="menu-list">
      <div className="row between editor-head">
        <h2 className="t-head" id="menu-list">
          {category === null ? (
            <Plural
              value={products.length}
              _0="Nenhum item encontrado"
              one="# item encontrado"
              other="# itens encontrados"
            />
          ) : (
            category.nome
          )}
        </h2>
        {!mayOpen || products.length === 0 ? null : (
          <MenuPickAll ids={ids} picked={picked} onPick={onPick} />
        )}
        {category === null || !mayEdit || picked !== null ? null : (
          <Button variant="quiet" size="sm" onClick={onEditCategory}>
            <Icon of={Pencil} size={16} />
            {category.visivel ? <Trans>Editar categoria</Trans> : <Trans>Categoria oculta</Trans>}
          </Button>
        )}
      </div>
      {products.length === 0 ? (
        <EmptyState
          title={category === null ? t`Nada encontrado` : t`Nenhum item nesta categoria`}
          text={
            category === null
              ? t`Procure por outra palavra.`
              : t`A categoria aparece no cardápio quando tiver um item.`
          }
        />
      ) : (
        <ul className="card pad0 list" data-order>
          {products.map((product) => (
            <MenuProductRow
              key={product.id}
              product={product}
              tint={tints.get(product.idCategoria) ?? 'peach'}
              selected={product.id === selected}
              mayOpen={mayOpen}
              here={here}
              onSold={onSold}
              grip={
                category === null || !mayEdit || here !== null || picked !== null
                  ? null
                  : order.grip(product.id)
              }
              picked={picked?.has(product.id) ?? null}
              onPick={(range) => pick(product.id, range)}
              held={order.held === product.id}
              over={order.over === product.id}
              onOpen={() => onOpen(product)}
            />
          ))}
        </ul>
      )}
      <ReorderNotice moved={order.moved} things={products} />
      {children}
    </section>
  );
}

/** The range from one to another, both included; one alone if the other is not shown. */
function between(ids: readonly number[], from: number, to: number): readonly number[] {
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

/** All of the range become what the pressed one becomes. */
function flipped(
  picked: ReadonlySet<number> | null,
  id: number,
  range: readonly number[],
): ReadonlySet<number> {
  const touched = new Set(range);
  const others = [...(picked ?? [])].filter((one) => !touched.has(one));
  return new Set(picked?.has(id) ? others : [...others, ...range]);
}

type PickAllProps = Pick<MenuProductsProps, 'picked' | 'onPick'> & { ids: readonly number[] };

/** Begins selecting; then selects everything that is shown, or nothing of it. */
function MenuPickAll({ ids, picked, onPick }: PickAllProps) {
  if (picked === null)
    return (
      <Button variant="quiet" size="sm" onClick={() => onPick(new Set())}>
        <Icon of={ListChecks} size={16} />
        <Trans>Selecionar</Trans>
      </Button>
    );
  const whole = ids.every((id) => picked.has(id));
  const others = [...picked].filter((id) => !ids.includes(id));
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => onPick(new Set(whole ? others : [...others, ...ids]))}
    >
      <Icon of={ListChecks} size={16} />
      {whole ? <Trans>Desmarcar todos</Trans> : <Trans>Marcar todos</Trans>}
    </Button>
  );
}
