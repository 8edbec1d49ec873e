// A link for a member of staff that no mail carries: the owner copies it and passes it on.
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

export function LinkToCopy({ link, name }: { link: string; name: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const text = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.show({ text: t`Link copiado`, tone: 'success' });
    } catch {
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      toast.show({ text: t`Não deu para copiar. O link está selecionado.`, tone: 'danger' });
    }
  }
  return (
    <div className="stack sm team-link">
      <p className="t-cap">
        <Trans>
          Esta instalação não envia e-mails. Copie o link e mande para {name} por outro meio. Ele
          vale por três dias e uma vez só.
        </Trans>
      </p>
      <code className="t-cap" ref={text}>
        {link}
      </code>
      <div>
        <Button
          variant="neutral"
          size="sm"
          aria-label={t`Copiar o link de ${name}`}
          onClick={() => void copy()}
        >
          <Icon of={Copy} size={16} />
          <Trans>Copiar</Trans>
        </Button>
      </div>
    </div>
  );
}
