// The product editor: beside the list on a desktop, a sheet on a phone.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWide } from '../../ui/wide.ts';
import { MenuPreviewLive } from './preview-live.tsx';
import { previewOf } from './preview-product.ts';
import { toDraft } from './product-draft.ts';
import { MenuProductForm, type MenuProductPanelProps } from './product-form.tsx';
import { useDrawing } from './use-drawing.ts';

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
  const form = (
    <MenuProductForm
      {...props}
      onDraft={setDraft}
      drawing={drawing}
      previewing={previewing}
      onPreview={() => setPreviewing(!previewing)}
    />
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
