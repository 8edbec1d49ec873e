// The outline of a delivery area on a map: a press adds a corner, corners are dragged. By keyboard,
// arrows move the map and a button adds a corner at its centre.
import '../../i18n/staff-words.ts';
import '../../styles/leaflet.css';
import { Trans, useLingui } from '@lingui/react/macro';
import * as leaflet from 'leaflet';
import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Point } from '#rules/places/delivery.ts';
import { useMapPictures } from '../../addresses/map/use-map-pictures.ts';
import { closeMap } from '../../close-map.ts';
import '../../styles/map.css';
import './area.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NOWHERE, pointOf } from './map-points.ts';

type AreaMapProps = {
  points: readonly Point[];
  store: Point | null;
  /** After an attempt to save with too few corners. */
  isWrong: boolean;
  onChange: (points: Point[]) => void;
};

const AROUND = 13;
const MOST_CORNERS = 200;
const latLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

export default function AreaMap({ points, store, isWrong, onChange }: AreaMapProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<leaflet.Map | null>(null);
  const drawn = useRef<leaflet.LayerGroup | null>(null);
  const pictures = useMapPictures(map);
  /** Current values for the map's handlers, which are created once. */
  const latest = useRef({ points, onChange });
  latest.current = { points, onChange };
  const adding = useRef((point: Point) => {
    const { points: now, onChange: tell } = latest.current;
    if (now.length < MOST_CORNERS) tell([...now, point]);
  });
  const first = useRef({ points, store });

  useEffect(() => {
    if (element.current === null) return;
    const own = leaflet.map(element.current, {
      attributionControl: false,
      minZoom: 4,
      maxZoom: 19,
      // Its two presses would add two corners as well.
      doubleClickZoom: false,
    });
    map.current = own;
    drawn.current = leaflet.layerGroup().addTo(own);
    const { points: start, store: home } = first.current;
    if (start.length > 2)
      own.fitBounds(leaflet.latLngBounds(start.map(latLng)), { padding: [24, 24] });
    else own.setView(latLng(start[0] ?? home ?? NOWHERE), AROUND);
    if (home !== null)
      leaflet
        .circleMarker(latLng(home), { radius: 6, className: 'area-store', interactive: false })
        .addTo(own);
    own.on('click', ({ latlng }) => adding.current(pointOf(latlng)));
    return () => {
      closeMap(own);
      map.current = null;
    };
  }, []);

  useEffect(() => {
    const layer = drawn.current;
    if (layer === null) return;
    layer.clearLayers();
    const outline = leaflet
      .polygon(points.map(latLng), { className: 'area-outline', interactive: false })
      .addTo(layer);
    points.forEach((point, index) => {
      const icon = leaflet.divIcon({ className: 'area-corner', iconSize: [24, 24] });
      const corner = leaflet
        .marker(latLng(point), { icon, draggable: true, keyboard: false })
        .addTo(layer);
      const moved = () =>
        latest.current.points.map((one, at) => (at === index ? pointOf(corner.getLatLng()) : one));
      corner.on('drag', () => outline.setLatLngs(moved().map(latLng)));
      // Without a handler of its own, a press on a corner adds another under it.
      corner.on('click', () => undefined);
      corner.on('dragend', () => latest.current.onChange(moved()));
    });
  }, [points]);
  const count = points.length;
  return (
    <div className="stack">
      <div
        className="area-map map"
        ref={element}
        data-wrong={isWrong || undefined}
        role="application"
        aria-label={t`Mapa da área. As setas movem o mapa, mais e menos aproximam e afastam.`}
      />
      <div className="chipwrap">
        <Button
          variant="outline"
          size="sm"
          onClick={() => map.current && adding.current(pointOf(map.current.getCenter()))}
        >
          <Icon of={Plus} size={16} />
          <Trans>Ponto no meio do mapa</Trans>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          unavailable={count === 0 ? t`Ainda não há pontos.` : undefined}
          onClick={() => onChange(points.slice(0, -1))}
        >
          <Icon of={Undo2} size={16} />
          <Trans>Tirar o último ponto</Trans>
        </Button>
      </div>
      <p className="t-cap" role="status">
        {count === 0
          ? t`Toque no mapa para marcar os cantos da área.`
          : count < 3
            ? t`Marque pelo menos três cantos.`
            : t`${count} cantos. Arraste um canto para movê-lo.`}
        {pictures === null ? '' : ` ${pictures.example ? t`Mapa de exemplo` : pictures.credit}`}
      </p>
    </div>
  );
}
