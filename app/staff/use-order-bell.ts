// Rings while new orders wait, and knows whether the browser lets it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { type Chime, createChime } from './chime.ts';

const RING_EVERY_MS = 10_000;

/** `blocked`: wanted, but the browser waits for a touch or a key. */
export type BellState = 'off' | 'on' | 'blocked';
/** `waiting` are the ids of the orders nobody answered. */
type BellInput = { waiting: readonly number[]; urgent: boolean };

export function useOrderBell({ waiting, urgent }: BellInput): { state: BellState; toggle: () => void } {
  const [state, setState] = useState<BellState>('off');
  const chime = useRef<Chime | null>(null);

  const unlock = useCallback(async () => {
    chime.current ??= createChime();
    const running = await chime.current.unlock();
    setState(running ? 'on' : 'blocked');
    return running;
  }, []);

  useEffect(() => {
    if (readStored('staffSound') === true) void unlock();
    return () => {
      chime.current?.close();
      chime.current = null;
    };
  }, [unlock]);

  // Any gesture will do to open what the browser holds back.
  useEffect(() => {
    if (state !== 'blocked') return;
    // The bell's own button does it by itself; twice would turn it off again.
    const onGesture = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('[data-bell]'))) void unlock();
    };
    addEventListener('pointerdown', onGesture);
    addEventListener('keydown', onGesture);
    return () => {
      removeEventListener('pointerdown', onGesture);
      removeEventListener('keydown', onGesture);
    };
  }, [state, unlock]);

  // A new id rings at once; the rest keeps the rhythm, also while some of them are being answered.
  const rung = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const fresh = waiting.some((id) => !rung.current.has(id));
    rung.current = new Set(waiting);
    if (fresh && state === 'on') chime.current?.ring(urgent);
  }, [waiting, state, urgent]);

  const anybody = waiting.length > 0;
  useEffect(() => {
    if (state !== 'on' || !anybody) return;
    const timer = setInterval(() => chime.current?.ring(urgent), RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [state, anybody, urgent]);

  const toggle = useCallback(() => {
    if (state === 'on') {
      writeStored('staffSound', false);
      setState('off');
      return;
    }
    writeStored('staffSound', true);
    // Heard once, so that whoever turns it on knows that it works.
    void unlock().then((running) => running && chime.current?.ring(false));
  }, [state, unlock]);

  return { state, toggle };
}
