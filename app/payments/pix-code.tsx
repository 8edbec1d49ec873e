// The Pix code: as a QR code for another phone, and as text for this phone's banking app.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { qrPath } from '../ui/qr-path.ts';
import { useToast } from '../ui/toast.tsx';

const COPIED_MS = 4000;

export function PixCode({ code }: { code: string }) {
  const { t } = useLingui();
  const { path, size } = useMemo(() => qrPath(code), [code]);
  return (
    <>
      <div className="pix-card">
        <svg
          className="qr"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t`QR Code do Pix`}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="currentColor" />
        </svg>
      </div>
      <CopyCode code={code} />
    </>
  );
}

function CopyCode({ code }: { code: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      toast.show({ text: t`Código copiado. Cole no aplicativo do seu banco.`, tone: 'success' });
    } catch {
      // Without permission, the text is selected, ready to copy.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      toast.show({
        text: t`Não deu para copiar. O código está selecionado: copie pelo menu do aparelho.`,
        tone: 'danger',
      });
    }
  }

  return (
    <>
      <div className="pix-code">
        <code className="clamp1" ref={text}>
          {code}
        </code>
      </div>
      <Button block onClick={() => void copy()}>
        <Icon of={copied ? Check : Copy} />
        {copied ? <Trans>Código copiado</Trans> : <Trans>Copiar código Pix</Trans>}
      </Button>
    </>
  );
}
