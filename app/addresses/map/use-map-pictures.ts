// The map tiles, in the page's theme.
import type * as leaflet from 'leaflet';
import { useEffect, useMemo } from 'react';
import { drawTiles } from '../../map-tiles.ts';
import { useAnswer } from '../../use-answer.ts';

type Pictures = { url: string; credit: string; deepest: number; example: boolean };

export function useMapPictures(map: React.RefObject<leaflet.Map | null>): Pictures | null {
  const { reply } = useAnswer('map', (client) => client.mapSettings({}));
  // Without tiles, search and form still work.
  const pictures = useMemo((): Pictures | null => {
    if (!reply?.ok) return null;
    const {
      urlMapa: url,
      creditoMapa: credit,
      aproximacaoMaxima: deepest,
      exemplo: example,
    } = reply.value;
    return { url, credit, deepest, example };
  }, [reply]);
  useEffect(() => {
    const here = map.current;
    if (here === null || pictures === null) return;
    return drawTiles(here, pictures.url, pictures.deepest);
  }, [map, pictures]);
  return pictures;
}
