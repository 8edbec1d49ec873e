// Whether a picture could not be loaded, so that a screen shows what it shows without one, and
// never the browser's torn picture.
import { useState } from 'react';

/** `watch` belongs on the image. */
export function useFailedPicture(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const fell = () => setFailed(src ?? null);
  return {
    isShown: Boolean(src) && failed !== src,
    watch: {
      onError: fell,
      ref: (image: HTMLImageElement | null) => {
        // On a server-rendered page, the picture may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fell();
      },
    },
  };
}
