// Sends photos one after the other, each as its largest centred square, and gives all of them to
// their products at the end.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductsChange } from '#contract/entities/console/menu-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { wholeFrame } from '../forms/crop-frame.ts';
import { openPicture, photoText } from '../forms/picture-file.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

type Photo = { name: string; file: File; product: { id: number; atualizadoEm: string } };
/** `broken`: no picture that a browser opens. `lost`: may arrive when it is sent again. */
export type NotSent<One> = { broken: One[]; lost: One[] };

export function useSendPhotos() {
  const { t } = useLingui();
  const toast = useToast();
  const upload = useConsoleCall('never');
  const { run } = useConsoleCall();
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);

  async function send<One extends Photo>(photos: readonly One[]): Promise<NotSent<One>> {
    setBusy(true);
    const sent: ProductsChange['produtos'] = [];
    const rest: NotSent<One> = { broken: [], lost: [] };
    for (const [index, photo] of photos.entries()) {
      setDone(index);
      const image = await openPicture(photo.file);
      const conteudo = image === null ? null : await photoText(image, wholeFrame(image));
      image?.close();
      if (conteudo === null) {
        rest.broken.push(photo);
        continue;
      }
      const result = await upload.run((client) =>
        client.uploadPicture({ uso: 'produto', conteudo }),
      );
      const { id, atualizadoEm } = photo.product;
      if (result?.ok) sent.push({ id, atualizadoEm, urlImagem: result.value.urlImagem });
      else rest.lost.push(photo);
    }
    const saved =
      sent.length === 0
        ? null
        : await run((client) => client.changeProducts({ acao: 'foto', produtos: sent }));
    setBusy(false);
    if (sent.length === 0) return rest;
    if (!saved?.ok) return { broken: rest.broken, lost: without(photos, rest.broken) };
    const count = sent.length;
    toast.show({
      text: count === 1 ? t`1 foto está no cardápio.` : t`${count} fotos estão no cardápio.`,
      tone: 'success',
    });
    return rest;
  }
  return { send, done, busy };
}

const without = <One>(all: readonly One[], some: readonly One[]): One[] =>
  all.filter((one) => !some.includes(one));
