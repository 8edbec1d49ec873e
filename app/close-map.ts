// Removes a map from the page, also while it is moving.
import * as leaflet from 'leaflet';

/**
 * Leaflet goes on with a zoom for a quarter of a second after `remove`, and fails without the pane
 * whose place it asks for (Leaflet/Leaflet#9575, in 1.9.4): the page then reports an error.
 */
export function closeMap(map: leaflet.Map): void {
  map.remove();
  map.off();
  Object.assign(map, { _getMapPanePos: () => leaflet.point(0, 0) });
}
