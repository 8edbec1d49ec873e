// Reads a QR by the camera: with the browser's own detector, else with a reader in WebAssembly from this very server, loaded only then.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { loadReader } from './qr-reader.ts';

const PAUSE_MS = 200;

export default function CodeCamera({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      const reader = loadReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      if (stopped || element === null) return;
      element.srcObject = stream;
      await element.play();
      const detect = await reader;
      while (!stopped) {
        const text = await detect(element);
        if (text !== null && !stopped) read.current(text);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    look()
      .catch(() => !stopped && setFailed(true))
      .finally(() => stopped && stop(stream));
    return () => {
      stopped = true;
      stop(stream);
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
      <video ref={video} className="qr-video" muted playsInline aria-label={t`Imagem da câmera: aponte para o QR do balcão`} />
      <Button variant="quiet" size="md" onClick={onClose}>
        <Trans>Fechar a câmera</Trans>
      </Button>
    </div>
  );
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
