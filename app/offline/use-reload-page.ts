// Reloads the page if the site answers. A reload without an answer would replace the page by the
// browser's own.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { siteAnswers } from '../site-answers.ts';
import { useToast } from '../ui/toast.tsx';

export function useReloadPage(): { asking: boolean; reload: () => Promise<void> } {
  const { t } = useLingui();
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const reload = async () => {
    setAsking(true);
    if (await siteAnswers()) return location.reload();
    setAsking(false);
    show({ text: t`Ainda sem internet. Sua sacola está guardada neste aparelho.` });
  };
  return { asking, reload };
}
