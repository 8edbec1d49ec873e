// Shares a link: with the system's share sheet if there is one, else by clipboard.
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
      // Closing the system's sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        show({ text: t`Não deu para compartilhar. O link é ${url}` });
    }
  };
}
