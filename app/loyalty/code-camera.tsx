// Reads a QR code by camera: with the browser's detector, else with a WebAssembly reader from our
// own server, loaded on demand.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { readCodes } from '../qr/reader.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export default function CodeCamera({
  onRead,
  onClose,
}: {
  onRead: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    let gone = false;
    let stop: (() => void) | null = null;
    const onText = (text: string) => {
      if (!gone) read.current(text);
      return gone;
    };
    readCodes(element, onText).then(
      (stopReading) => {
        if (gone) stopReading();
        else stop = stopReading;
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  if (failed) {
    return (
      <Notice tone="warning" title={<Trans>A câmera não abriu.</Trans>}>
        <Trans>Permita o uso da câmera no navegador ou digite o código.</Trans>
      </Notice>
    );
  }
  return (
    <div className="stack">
      <video
        ref={video}
        className="qr-video"
        muted
        playsInline
        aria-label={t`Imagem da câmera: aponte para o QR do balcão`}
      />
      <Button variant="quiet" size="md" onClick={onClose}>
        <Trans>Fechar a câmera</Trans>
      </Button>
    </div>
  );
}
