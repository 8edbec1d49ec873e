// The product editor: beside the list on a desktop, a sheet on a phone.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWide } from '../../ui/wide.ts';
import { MenuStorePart } from '../menu-stores/store-part.tsx';
import { MenuPreviewLive } from './preview-live.tsx';
import { previewOf } from './preview-product.ts';
import { toDraft } from './product-draft.ts';
import { MenuProductForm, type MenuProductPanelProps } from './product-form.tsx';
import { useDrawing } from './use-drawing.ts';

type Tab = 'product' | 'stores';

export function MenuProductPanel(props: MenuProductPanelProps) {
  const { t } = useLingui();
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = props.product?.nome ?? t`Novo item`;
  const { product, category, categories, groups, timeZone } = props;
  const [draft, setDraft] = useState(() => toDraft(product, category.id, timeZone));
  const [previewing, setPreviewing] = useState(false);
  const drawing = useDrawing(draft, product);
  useEffect(() => heading.current?.focus(), []);
  const { menu, storeId, onDirty, mayClose, onStoreSaved } = props;
  const [tab, setTab] = useState<Tab>(menu.podeEditar && storeId === null ? 'product' : 'stores');
  const part: Tab = product === null ? 'product' : menu.podeEditar ? tab : 'stores';
  const tabs =
    product === null || !menu.podeEditar || !menu.podeEditarLojas ? null : (
      <Segmented<Tab>
        label={t`O que editar`}
        options={[
          { value: 'product', label: t`Produto` },
          { value: 'stores', label: menu.variasLojas ? t`Lojas e preços` : t`Preço por forma` },
        ]}
        value={part}
        onChange={(next) => {
          if (mayClose()) setTab(next);
        }}
      />
    );
  const inStores =
    part === 'stores' && product !== null ? (
      <MenuStorePart
        key={storeId}
        menu={menu}
        product={product}
        ids={category.produtos.map(({ id }) => id)}
        storeId={storeId}
        onDirty={onDirty}
        mayClose={mayClose}
        onSaved={onStoreSaved}
      />
    ) : null;
  const ofBrand = (
    <MenuProductForm
      {...props}
      onDraft={setDraft}
      drawing={drawing}
      previewing={previewing}
      onPreview={() => setPreviewing(!previewing)}
    />
  );
  const form =
    tabs === null ? (
      (inStores ?? ofBrand)
    ) : (
      <div className="stack">
        {tabs}
        {inStores ?? ofBrand}
      </div>
    );
  const preview = () => (
    <MenuPreviewLive
      preview={previewOf(draft, {
        saved: product,
        categories,
        groups,
        drawing,
        timeZone,
        now: new Date(),
      })}
    />
  );
  const leave = () => {
    if (props.mayClose()) props.onClose();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (previewing) setPreviewing(false);
    else leave();
  };
  if (!wide) {
    return (
      <>
        <Sheet title={title} mayClose={props.mayClose} onClose={props.onClose}>
          {form}
        </Sheet>
        {previewing ? (
          <Sheet title={t`Como o cliente vê`} onClose={() => setPreviewing(false)}>
            {preview()}
          </Sheet>
        ) : null}
      </>
    );
  }
  return (
    <>
      <aside className="card editor-panel" aria-labelledby="menu-panel" onKeyDown={onEscape}>
        <div className="row between">
          <h2 className="t-head" id="menu-panel" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <IconButton label={t`Fechar`} icon={X} size={20} onClick={leave} />
        </div>
        {form}
      </aside>
      {previewing ? (
        <aside className="editor-preview" aria-label={t`Como o cliente vê`}>
          {preview()}
        </aside>
      ) : null}
    </>
  );
}
