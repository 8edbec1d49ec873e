// Sends photos one after the other, each as its largest centred square, and gives all of them to
// their products at the end.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductsChange } from '#contract/entities/console/menu-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { wholeFrame } from '../forms/crop-frame.ts';
import { openPicture, photoText } from '../forms/picture-file.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

type Photo = { file: File; product: { id: number; atualizadoEm: string } };

export function useSendPhotos() {
  const { t } = useLingui();
  const toast = useToast();
  const upload = useConsoleCall('never');
  const { run } = useConsoleCall();
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string[]>([]);

  /** True: every photo has arrived. */
  async function send(photos: readonly Photo[]): Promise<boolean> {
    setBusy(true);
    setFailed([]);
    const sent: ProductsChange['produtos'] = [];
    const lost: string[] = [];
    for (const [index, { file, product }] of photos.entries()) {
      setDone(index);
      const image = await openPicture(file);
      const conteudo = image === null ? null : await photoText(image, wholeFrame(image));
      image?.close();
      const result =
        conteudo === null
          ? null
          : await upload.run((client) => client.uploadPicture({ uso: 'produto', conteudo }));
      const { id, atualizadoEm } = product;
      if (result?.ok) sent.push({ id, atualizadoEm, urlImagem: result.value.urlImagem });
      else lost.push(file.name);
    }
    setFailed(lost);
    const saved =
      sent.length === 0
        ? null
        : await run((client) => client.changeProducts({ acao: 'foto', produtos: sent }));
    setBusy(false);
    if (!saved?.ok) return false;
    const count = sent.length;
    toast.show({
      text: count === 1 ? t`1 foto está no cardápio.` : t`${count} fotos estão no cardápio.`,
      tone: 'success',
    });
    return lost.length === 0;
  }
  return { send, done, busy, failed };
}
