// The edited product as customers would see it: the storefront's page in a frame, updated on every
// keystroke.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import '../menu-bulk/bulk.css';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { PREVIEW_READY, type PreviewUpdate } from './preview-message.ts';
import type { Preview } from './preview-product.ts';

export function MenuPreviewLive({ preview }: { preview: Preview }) {
  const { t } = useLingui();
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const frame = useTold({ ...preview, dark });
  return (
    <div className="stack editor-live">
      <Segmented<'light' | 'dark'>
        label={t`Aparência da prévia`}
        options={[
          { value: 'light', label: t`Claro` },
          { value: 'dark', label: t`Escuro` },
        ]}
        value={dark ? 'dark' : 'light'}
        onChange={(value) => setDark(value === 'dark')}
      />
      {preview.unseen === null ? null : (
        <Notice tone="warning">
          {preview.unseen === 'category' ? (
            <Trans>A categoria está oculta: assim, nenhum cliente vê este item.</Trans>
          ) : (
            <Trans>
              Os horários da categoria e do item nunca coincidem: assim, nenhum cliente vê este
              item.
            </Trans>
          )}
        </Notice>
      )}
      <iframe
        ref={frame}
        className="menu-preview"
        src={consolePages.menuPreview}
        title={t`O item como o cliente vê`}
      />
    </div>
  );
}

/** The frame receives every change, and the current state when it is ready. */
function useTold(update: PreviewUpdate) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
    frame.current?.contentWindow?.postMessage({ preview: update }, location.origin);
  });
  useEffect(() => {
    const listening = new AbortController();
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const inside = frame.current?.contentWindow;
      if (
        inside === null ||
        source !== inside ||
        origin !== location.origin ||
        data !== PREVIEW_READY
      )
        return;
      inside?.postMessage({ preview: latest.current }, location.origin);
    };
    addEventListener('message', onMessage, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return frame;
}
