// The map tiles, in the page's theme.
import * as leaflet from 'leaflet';
import { useEffect, useMemo } from 'react';
import { useAnswer } from '../use-answer.ts';

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
    let layer: leaflet.TileLayer | null = null;
    const draw = () => {
      const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
      layer?.remove();
      layer = leaflet
        .tileLayer(pictures.url.replace('{theme}', theme), {
          maxNativeZoom: pictures.deepest,
          maxZoom: 19,
        })
        .addTo(here);
      // Light tiles are dimmed in dark mode.
      layer.getContainer()?.classList.toggle('by-day', !pictures.url.includes('{theme}'));
    };
    draw();
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      themed.disconnect();
      layer?.remove();
    };
  }, [map, pictures]);
  return pictures;
}
