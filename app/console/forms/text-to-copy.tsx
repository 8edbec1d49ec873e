// A short technical text with a button that copies it, and that selects it where a browser refuses.
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';

type TextToCopyProps = {
  text: string;
  /** What the button is called. */
  label: string;
  className?: string;
};

export function TextToCopy({ text, label, className }: TextToCopyProps) {
  const { t } = useLingui();
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t`Copiado`, tone: 'success' });
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      toast.show({ text: t`Não deu para copiar. O texto está selecionado.`, tone: 'danger' });
    }
  }
  return (
    <>
      <code className={className} ref={shown}>
        {text}
      </code>
      <IconButton label={label} icon={Copy} size={18} onClick={() => void copy()} />
    </>
  );
}
