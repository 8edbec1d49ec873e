// The tiles of a map in the page's theme, which may change while the map is open.
import * as leaflet from 'leaflet';

/** Answers with what takes the tiles away. `deepest`: the zoom up to which the provider has any. */
export function drawTiles(map: leaflet.Map, url: string, deepest: number): () => void {
  let layer: leaflet.TileLayer | null = null;
  const draw = () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    layer?.remove();
    layer = leaflet
      .tileLayer(url.replace('{theme}', theme), { maxNativeZoom: deepest, maxZoom: 19 })
      .addTo(map);
    // Light tiles are dimmed in dark mode.
    layer.getContainer()?.classList.toggle('by-day', !url.includes('{theme}'));
  };
  draw();
  const themed = new MutationObserver(draw);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    themed.disconnect();
    layer?.remove();
  };
}
