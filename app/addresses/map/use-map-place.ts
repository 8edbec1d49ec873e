// A map, the address at its centre, and whether the store delivers there.
import '../../styles/leaflet.css';
import * as leaflet from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { Address, Place } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { distanceMeters, type Point } from '#rules/places/delivery.ts';
import { closeMap } from '../../close-map.ts';
import { askPlace, type PlaceAnswer } from '../ask-place.ts';
import { NO_NUMBER } from '../draft.ts';
import { useLiveAnswer } from '../use-live-answer.ts';
import { useMapPictures } from './use-map-pictures.ts';

const PAUSE_MS = 350;
const CLOSE = 17;
/** São Paulo, for a store without coordinates. */
const NOWHERE: Point = { latitude: -23.5505, longitude: -46.6333 };
/** A centre this close to a place chosen by name is that place, despite the neighbour's number. */
const SAME_METERS = 2;

export function useMapPlace(store: Store, start: Point | null, found: Place | null) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<leaflet.Map | null>(null);
  /** A place chosen by name is more precise than its point. */
  const chosen = useRef(found);
  const [answer, setAnswer] = useState<PlaceAnswer | { kind: 'searching' }>(
    found === null ? { kind: 'searching' } : { kind: 'found', place: found },
  );
  const pictures = useMapPictures(map);
  const { latitude, longitude, id } = store;
  const first = useRef<Point>(
    found ?? start ?? (latitude === null || longitude === null ? NOWHERE : { latitude, longitude }),
  );

  useEffect(() => {
    if (element.current === null) return;
    const own = leaflet.map(element.current, {
      zoomControl: false,
      attributionControl: false,
      zoomSnap: 1,
      maxZoom: 19,
      minZoom: 4,
    });
    map.current = own;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: Point | null = null;
    let resizing = false;
    const ask = () => {
      if (resizing) return;
      const { lat, lng } = own.getCenter();
      const point = { latitude: lat, longitude: lng };
      // The map also reports a move when only its height changed.
      if (asked !== null && distanceMeters(asked, point) < SAME_METERS) return;
      asked = point;
      clearTimeout(timer);
      const question = ++round;
      if (chosen.current !== null && distanceMeters(chosen.current, point) < SAME_METERS)
        return setAnswer({ kind: 'found', place: chosen.current });
      chosen.current = null;
      setAnswer({ kind: 'searching' });
      timer = setTimeout(async () => {
        const next = await askPlace(point);
        if (question === round) setAnswer(next);
      }, PAUSE_MS);
    };
    own.on('moveend', ask);
    // A press works for people who cannot drag.
    own.on('click', ({ latlng }) => own.panTo(latlng));
    own.setView([first.current.latitude, first.current.longitude], CLOSE);
    let moving = false;
    own.on('movestart', () => {
      moving = true;
    });
    own.on('moveend', () => {
      moving = false;
    });
    // The sheet's height changes with its text. Leaflet keeps the centre only to the pixel, so
    // repeated changes would move it to another house.
    const resized = new ResizeObserver(() => {
      if (moving) return own.invalidateSize();
      const middle = own.getCenter();
      resizing = true;
      own.invalidateSize({ pan: false });
      resizing = false;
      own.setView(middle, own.getZoom(), { animate: false });
    });
    resized.observe(element.current);
    return () => {
      round++;
      clearTimeout(timer);
      resized.disconnect();
      closeMap(own);
      map.current = null;
    };
  }, []);

  const place = answer.kind === 'found' ? answer.place : null;
  const { answer: delivery } = useLiveAnswer(id, place === null ? null : asAddress(place));
  return {
    element,
    answer,
    delivery,
    credit: pictures?.credit ?? '',
    example: pictures?.example ?? false,
    /** `known`: the place by name; null if only the point is known. */
    goTo(point: Point, known: Place | null) {
      chosen.current = known;
      // Without animation: an interrupted one would end at another house.
      map.current?.setView([point.latitude, point.longitude], CLOSE, { animate: false });
    },
  };
}

/**
 * Enough of an address to ask for the fee; null while a part is missing that only the customer
 * knows.
 */
function asAddress({ latitude, longitude, ...place }: Place): Address | null {
  if (place.logradouro === '' || place.bairro === '' || place.cidade === '') return null;
  return {
    ...place,
    numero: place.numero || NO_NUMBER,
    complemento: '',
    referencia: '',
    latitude,
    longitude,
  };
}
