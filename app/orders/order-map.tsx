// A map of the store and the address. It takes no touch input, so that it does not block scrolling.
import '../i18n/later-words.ts';
import '../styles/leaflet.css';
import { useLingui } from '@lingui/react/macro';
import * as leaflet from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Point } from '#rules/places/delivery.ts';
import { api } from '../api.ts';
import { closeMap } from '../close-map.ts';
import { drawTiles } from '../map-tiles.ts';
import '../styles/map.css';

const PADDING: [number, number] = [56, 64];
const CLOSEST = 16;
const PIN =
  '<svg width="44" height="54" viewBox="0 0 44 54" aria-hidden="true"><path d="M22 53C18 ' +
  '44 3 36 3 21a19 19 0 0 1 38 0c0 15-15 23-19 32z" />';
const glyphs = {
  store:
    '<path class="glyph" d="M13 19v9h18v-9M11 19l2-6h18l2 6c0 3-4 3-5.500 0-1.500 3-4 ' +
    '3-5.500 0-1.500 3-4 3-5.500 0-1.500 3-5.500 3-5.500 0z" />',
  home: '<path class="glyph" d="M13 20l9-8 9 8v10H13zM19 30v-6h6v6" />',
};

export default function OrderMap({ store, home }: { store: Point; home: Point }) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const [credit, setCredit] = useState('');

  useEffect(() => {
    if (element.current === null) return;
    let stale = false;
    let takeTiles = () => {};
    const map = leaflet.map(element.current, {
      zoomControl: false,
      attributionControl: false,
      dragging: false,
      keyboard: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      touchZoom: false,
      boxZoom: false,
      maxZoom: 19,
    });
    const places: [Point, keyof typeof glyphs][] = [
      [store, 'store'],
      [home, 'home'],
    ];
    const bounds = leaflet.latLngBounds(
      places.map(([{ latitude, longitude }]) => [latitude, longitude]),
    );
    map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST, animate: false });
    for (const [{ latitude, longitude }, glyph] of places) {
      const icon = leaflet.divIcon({
        className: 'pin order-pin',
        html: `${PIN}${glyphs[glyph]}</svg>`,
        iconSize: [44, 54],
        iconAnchor: [22, 54],
      });
      leaflet
        .marker([latitude, longitude], { icon, interactive: false, keyboard: false })
        .addTo(map);
    }
    api()
      .then((client) => client.mapSettings({}))
      .then((reply) => {
        if (stale || !reply.ok) return;
        const { urlMapa, creditoMapa, aproximacaoMaxima, exemplo } = reply.value;
        takeTiles = drawTiles(map, urlMapa, aproximacaoMaxima);
        setCredit(exemplo ? '' : creditoMapa);
      })
      // Without tiles, the pins still show the two positions.
      .catch(() => undefined);
    const resized = new ResizeObserver(() => {
      map.invalidateSize();
      map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST, animate: false });
    });
    resized.observe(element.current);
    return () => {
      stale = true;
      resized.disconnect();
      takeTiles();
      closeMap(map);
    };
  }, [store, home]);

  return (
    <div className="track-hero order-map">
      <div
        className="map"
        ref={element}
        role="img"
        aria-label={t`Mapa com a loja e o endereço de entrega`}
      />
      {credit === '' ? null : <p className="map-credit t-cap">{credit}</p>}
    </div>
  );
}
