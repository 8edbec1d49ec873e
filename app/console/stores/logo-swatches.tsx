// The logo's own colours, to be pressed instead of being measured and typed.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { picturesColours } from '#rules/picture-colours.ts';

const MOST = 5;
/** Enough to count colours by. */
const SIDE = 48;

/** Empty until it has loaded, and for a picture that cannot be read. */
export function useLogoColours(url: string | null): readonly string[] {
  const [known, setKnown] = useState<{ url: string; colours: string[] } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image(SIDE, SIDE);
    picture.onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = SIDE;
      canvas.height = SIDE;
      const paint = canvas.getContext('2d');
      if (paint === null) return;
      paint.drawImage(picture, 0, 0, SIDE, SIDE);
      try {
        const { data } = paint.getImageData(0, 0, SIDE, SIDE);
        setKnown({ url, colours: picturesColours(data, MOST) });
      } catch {
        // A picture of another host may not be read.
      }
    };
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url]);
  return known !== null && known.url === url ? known.colours : [];
}

type LogoSwatchesProps = {
  colours: readonly string[];
  /** Label of the field that the colours are for. */
  label: string;
  chosen: string | null;
  onChoose: (colour: string) => void;
};

export function LogoSwatches({ colours, label, chosen, onChoose }: LogoSwatchesProps) {
  const { t } = useLingui();
  if (colours.length === 0) return null;
  return (
    <fieldset className="logo-swatches">
      <legend className="t-cap">{t`Cores da logo`}</legend>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className="logo-swatch"
          style={{ background: colour }}
          aria-label={t`${label}: ${colour}`}
          aria-pressed={colour === chosen?.toLowerCase()}
          onClick={() => onChoose(colour)}
        />
      ))}
    </fieldset>
  );
}
