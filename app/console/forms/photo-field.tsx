// A product's photo or the brand's logo: chosen from the device, cropped if it is a photo,
// uploaded, or removed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import './photo.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { logoText, openPicture, photoText } from './picture-file.ts';

type PhotoFieldProps = {
  use: 'produto' | 'logo';
  url: string | null;
  hint: string;
  onChange: (url: string | null) => void;
  /** How the picture is displayed. */
  children: ReactNode;
};

export function PhotoField({ use, url, hint, onChange, children }: PhotoFieldProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall('never');
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const unreadable = () =>
    toast.show({
      text: t`Não conseguimos abrir este arquivo. Envie uma foto JPEG, PNG ou WebP.`,
      tone: 'danger',
    });

  async function send(text: string | null) {
    if (text === null) return unreadable();
    const result = await run((client) => client.uploadPicture({ uso: use, conteudo: text }));
    if (!result?.ok) return;
    onChange(result.value.urlImagem);
    setImage(null);
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // Cleared, so that the same file can be chosen again.
    event.currentTarget.value = '';
    if (file === undefined) return;
    const opened = await openPicture(file);
    if (opened === null) unreadable();
    else if (use === 'logo') await send(await logoText(opened));
    else setImage(opened);
  }
  return (
    <div className="editor-photo">
      {children}
      <div className="stack editor-photo-actions">
        <div className="chipwrap">
          <Button
            variant="tonal"
            size="sm"
            loading={busy && image === null}
            onClick={() => input.current?.click()}
          >
            <Icon of={Camera} size={16} />
            {use === 'logo' ? (
              url === null ? (
                <Trans>Enviar logo</Trans>
              ) : (
                <Trans>Trocar logo</Trans>
              )
            ) : url === null ? (
              <Trans>Enviar foto</Trans>
            ) : (
              <Trans>Trocar foto</Trans>
            )}
          </Button>
          {url === null ? null : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={use === 'logo' ? t`Tirar o logo` : t`Tirar a foto`}
              onClick={() => onChange(null)}
            >
              <Icon of={Trash2} size={16} />
            </Button>
          )}
        </div>
        <span className="t-cap">{hint}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={use === 'logo' ? t`Arquivo do logo` : t`Arquivo da foto`}
          onChange={(event) => void choose(event)}
        />
      </div>
      {image === null ? null : (
        <PhotoCrop
          image={image}
          busy={busy}
          onClose={() => setImage(null)}
          onCut={(frame) => void photoText(image, frame).then(send)}
        />
      )}
    </div>
  );
}
