// A store's position on a map: a press or drag moves the pin. By keyboard, arrows move the map, and
// a button moves the pin to its centre.
import '../../i18n/staff-words.ts';
import '../../styles/leaflet.css';
import { Trans, useLingui } from '@lingui/react/macro';
import * as leaflet from 'leaflet';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Point } from '#rules/places/delivery.ts';
import { useMapPictures } from '../../addresses/map/use-map-pictures.ts';
import { closeMap } from '../../close-map.ts';
import '../../styles/map.css';
import './area.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NOWHERE, pointOf } from './map-points.ts';

type StorePinProps = { point: Point | null; onChange: (point: Point) => void };

const [NEAR, FAR] = [16, 11];

export default function StorePin({ point, onChange }: StorePinProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<leaflet.Map | null>(null);
  const pin = useRef<leaflet.Marker | null>(null);
  const pictures = useMapPictures(map);
  const latest = useRef(onChange);
  latest.current = onChange;
  const first = useRef(point);

  useEffect(() => {
    if (element.current === null) return;
    const start = first.current ?? NOWHERE;
    const own = leaflet.map(element.current, {
      attributionControl: false,
      minZoom: 4,
      maxZoom: 19,
    });
    own.setView([start.latitude, start.longitude], first.current === null ? FAR : NEAR);
    own.on('click', ({ latlng }) => latest.current(pointOf(latlng)));
    map.current = own;
    return () => {
      closeMap(own);
      map.current = null;
      pin.current = null;
    };
  }, []);

  useEffect(() => {
    if (map.current === null || point === null) return;
    const at: [number, number] = [point.latitude, point.longitude];
    if (pin.current !== null) return void pin.current.setLatLng(at);
    const marker = leaflet.marker(at, {
      icon: leaflet.divIcon({ className: 'area-corner', iconSize: [28, 28] }),
      draggable: true,
      keyboard: false,
    });
    marker.on('dragend', () => latest.current(pointOf(marker.getLatLng())));
    pin.current = marker.addTo(map.current);
  }, [point]);

  return (
    <div className="stack md">
      <div
        className="area-map store-pin map"
        ref={element}
        role="application"
        aria-label={t`Mapa da loja. As setas movem o mapa, mais e menos aproximam e afastam.`}
      />
      <div className="chipwrap">
        <Button
          variant="outline"
          size="sm"
          onClick={() => map.current && onChange(pointOf(map.current.getCenter()))}
        >
          <Icon of={LocateFixed} size={16} />
          <Trans>A loja fica no meio do mapa</Trans>
        </Button>
      </div>
      <p className="t-cap" role="status">
        {point === null
          ? t`Toque no mapa onde fica a loja.`
          : t`Arraste o ponto se ele não estiver na porta da loja.`}
        {pictures === null ? '' : ` ${pictures.example ? t`Mapa de exemplo` : pictures.credit}`}
      </p>
    </div>
  );
}
