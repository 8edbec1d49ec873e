// Sends photos one after the other, each as its largest centred square. Each is saved at once, so
// that what ends the sending loses none that arrived.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import { useToast } from '../../ui/toast.tsx';
import { wholeFrame } from '../forms/crop-frame.ts';
import { openPicture, photoText } from '../forms/picture-file.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

type Photo = { name: string; file: File; product: { id: number; atualizadoEm: string } };
/**
 * `broken`: no picture that a browser opens. `refused`: with the server's reason, which stays when
 * it is sent again. `lost`: may arrive when it is sent again.
 */
export type NotSent<One> = { broken: One[]; refused: { photo: One; text: string }[]; lost: One[] };

const unusable: readonly number[] = [failureCodes.pictureWrong, failureCodes.pictureTooSmall];

export function useSendPhotos() {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { run } = useConsoleCall('never');
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);

  /** Whether the photo is on the menu now, or why it never will be. */
  async function give(
    conteudo: string,
    { id, atualizadoEm }: Photo['product'],
  ): Promise<boolean | string> {
    const stored = await run((client) => client.uploadPicture({ uso: 'produto', conteudo }));
    if (stored?.ok === false && unusable.includes(stored.codErro)) return stored.text;
    if (!stored?.ok) return false;
    const { urlImagem } = stored.value;
    const produtos = [{ id, atualizadoEm, urlImagem }];
    const saved = await run((client) => client.changeProducts({ acao: 'foto', produtos }));
    return saved?.ok === true;
  }

  async function send<One extends Photo>(photos: readonly One[]): Promise<NotSent<One>> {
    setBusy(true);
    const rest: NotSent<One> = { broken: [], refused: [], lost: [] };
    for (const [index, photo] of photos.entries()) {
      setDone(index);
      const image = await openPicture(photo.file);
      const conteudo = image === null ? null : await photoText(image, wholeFrame(image));
      image?.close();
      const given = conteudo === null ? null : await give(conteudo, photo.product);
      if (given === null) rest.broken.push(photo);
      else if (typeof given === 'string') rest.refused.push({ photo, text: given });
      else if (!given) rest.lost.push(photo);
    }
    const count = photos.length - rest.broken.length - rest.refused.length - rest.lost.length;
    // Also after failures: a colleague may have changed a product first.
    if (navigator.onLine) await revalidate();
    setBusy(false);
    if (count > 0)
      toast.show({
        text: count === 1 ? t`1 foto está no cardápio.` : t`${count} fotos estão no cardápio.`,
        tone: 'success',
      });
    return rest;
  }
  return { send, done, busy };
}
