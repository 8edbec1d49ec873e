// A logo, or what replaces it where there is none or it cannot be loaded.
import type { ReactNode } from 'react';
import { useFailedPicture } from '../ui/failed-picture.ts';

interface LogoPictureProps {
  src: string | null;
  /** Alternative text. Empty if the name is beside it. */
  alt?: string;
  /** Intrinsic size, so that the layout does not shift. */
  size?: number;
  loading?: 'lazy' | undefined;
  otherwise: ReactNode;
}

export function LogoPicture({ src, alt = '', size = 96, loading, otherwise }: LogoPictureProps) {
  const { isShown, watch } = useFailedPicture(src);
  if (src === null || !isShown) return otherwise;
  return <img src={src} alt={alt} width={size} height={size} loading={loading} {...watch} />;
}
