// Chooses the square of a photo by dragging, slider or arrow keys.
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type CropFrame, MOST_ZOOM, pushed, wholeFrame, within } from './crop-frame.ts';
import { drawFrame } from './picture-file.ts';

type PhotoCropProps = {
  image: ImageBitmap;
  busy: boolean;
  onCut: (frame: CropFrame) => void;
  onClose: () => void;
};

const VIEW_PIXELS = 640;
const KEY_STEP = 0.05;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

export function PhotoCrop({ image, busy, onCut, onClose }: PhotoCropProps) {
  const { t } = useLingui();
  const view = useRef<HTMLCanvasElement>(null);
  const [frame, setFrame] = useState(() => wholeFrame(image));
  const zoomId = useId();
  useEffect(() => {
    if (view.current !== null) drawFrame(view.current, image, frame, VIEW_PIXELS);
  }, [image, frame]);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.getBoundingClientRect().width;
    const { movementX, movementY } = event;
    setFrame((now) => pushed(image, now, movementX / width, movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setFrame((now) => pushed(image, now, ...step));
  };
  return (
    <Sheet title={t`Recortar foto`} onClose={onClose}>
      <div className="stack">
        <button
          type="button"
          className="crop-view"
          aria-label={t`Foto. Use as setas para mover o recorte.`}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <canvas ref={view} />
        </button>
        <label className="crop-zoom" htmlFor={zoomId}>
          <span className="t-label">
            <Trans>Aproximar</Trans>
          </span>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={frame.zoom}
            onChange={(event) =>
              setFrame(within(image, { ...frame, zoom: Number(event.currentTarget.value) }))
            }
          />
        </label>
        <Button block loading={busy} onClick={() => onCut(frame)}>
          <Trans>Usar esta foto</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
