// Hands a link on: through the system's own sheet where there is one, else into the clipboard.
import { useLingui } from '@lingui/react/macro';
import { useToast } from './toast.tsx';

export function useShare(): (title: string, url: string) => Promise<void> {
  const { t } = useLingui();
  const { show } = useToast();
  return async (title, url) => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        show({ text: t`Link copiado`, tone: 'success' });
      }
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        show({ text: t`Não deu para compartilhar. O link é ${url}` });
    }
  };
}
