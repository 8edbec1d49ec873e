// Picture tile. Without a picture, or if it fails, shows the name's initial; never a broken image.
import { isDrawing, photoSources } from '#rules/picture.ts';
import { classes } from './classes.ts';
import { useFailedPicture } from './failed-picture.ts';

export type Tint = 'peach' | 'butter' | 'mint' | 'sky' | 'rose' | 'lilac';

interface MediaProps {
  src: string | null | undefined;
  /** The product's name, which gives the initial. */
  name: string;
  /** Alternative text. Empty if the name is beside it. */
  alt?: string;
  tint?: Tint;
  /** The tile's width as a CSS `sizes` value, so that the browser picks a fitting photo. */
  shownAs?: string;
  /** On the first screen. */
  eager?: boolean;
  /** Not available now. */
  off?: boolean;
  /** Intrinsic size, so that the layout does not shift. */
  size?: number;
  className?: string;
}

export function Media({
  src,
  name,
  alt = '',
  tint = 'peach',
  shownAs = '120px',
  eager = false,
  off = false,
  size = 256,
  className,
}: MediaProps) {
  const { isShown, watch } = useFailedPicture(src);
  if (!src || !isShown) {
    return (
      <div className={classes('media mono', className)} aria-hidden="true">
        <span>{initialOf(name)}</span>
      </div>
    );
  }
  // A photo fills the tile; a cut-out drawing floats on the tint.
  const photo = photoSources(src);
  const picture = (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      {...watch}
    />
  );
  return (
    <div
      className={classes(
        'media',
        tint !== 'peach' && tint,
        photo !== null && 'photo',
        isDrawing(src) && 'drawn',
        off && 'off',
        className,
      )}
    >
      {photo === null ? (
        picture
      ) : (
        <picture>
          <source type="image/avif" srcSet={photo.avif} sizes={shownAs} />
          <source type="image/webp" srcSet={photo.webp} sizes={shownAs} />
          {picture}
        </picture>
      )}
    </div>
  );
}

function initialOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
  return letter.toLocaleUpperCase('pt-BR');
}
