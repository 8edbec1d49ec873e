// Rings while new orders wait, louder over time, and tracks whether the browser allows sound and
// whether someone hears it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../storage.ts';
import { type AlarmLevel, needsSoundTest, rings } from './alarm.ts';
import { type Chime, createChime } from './chime.ts';

/** `blocked`: the browser needs a touch or key press first. */
export type BellState = 'off' | 'on' | 'blocked';
/** `needed`: not tested this shift; `asking`: it just rang; `silent`: someone heard nothing. */
export type SoundTest = 'passed' | 'needed' | 'asking' | 'silent';
/**
 * `waiting` are the ids of unanswered orders, `newlyDue` those of scheduled orders that became due.
 */
type BellInput = { waiting: readonly number[]; newlyDue: readonly number[]; level: AlarmLevel };

export type Bell = {
  state: BellState;
  test: SoundTest;
  toggle: () => void;
  tryIt: () => void;
  answer: (heard: boolean) => void;
  /** Closes the question; the test is still needed. */
  putOff: () => void;
};

export function useOrderBell({ waiting, newlyDue, level }: BellInput): Bell {
  const [state, setState] = useState<BellState>('off');
  const [test, setTest] = useState<SoundTest>('passed');
  const chime = useRef<Chime | null>(null);

  const unlock = useCallback(async () => {
    chime.current ??= createChime();
    const running = await chime.current.unlock();
    setState(running ? 'on' : 'blocked');
    return running;
  }, []);

  const ring = useCallback((at: AlarmLevel) => {
    if (at === 0) return;
    chime.current?.ring(rings[at]);
    // A phone on the counter vibrates too. Refused without effect before a touch.
    if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive)
      navigator.vibrate([...rings[at].buzz]);
  }, []);

  useEffect(() => {
    // Respect that it was turned off on this device.
    if (readStored('staffSound') !== false) {
      if (needsSoundTest(readStored('staffHeard'), Date.now())) setTest('needed');
      void unlock();
    }
    return () => {
      chime.current?.close();
      chime.current = null;
    };
  }, [unlock]);

  // Any gesture unlocks sound.
  useEffect(() => {
    if (state !== 'blocked') return;
    // The bell's own buttons unlock sound themselves; twice would turn it off again.
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

  // A new id rings at once; the others keep their rhythm.
  const rung = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const present = [...waiting, ...newlyDue];
    const fresh = present.some((id) => !rung.current.has(id));
    rung.current = new Set(present);
    if (fresh && state === 'on') ring(level === 0 ? 2 : level);
  }, [waiting, newlyDue, state, level, ring]);

  useEffect(() => {
    if (state !== 'on' || level === 0) return;
    const timer = setInterval(() => ring(level), rings[level].everyMs);
    return () => clearInterval(timer);
  }, [state, level, ring]);

  const tryIt = useCallback(() => {
    writeStored('staffSound', true);
    void unlock().then((running) => {
      ring(running ? 2 : 0);
      setTest(running ? 'asking' : 'silent');
    });
  }, [unlock, ring]);

  const answer = useCallback((heard: boolean) => {
    writeStored('staffHeard', heard ? Date.now() : null);
    setTest(heard ? 'passed' : 'silent');
  }, []);

  const putOff = useCallback(() => setTest('needed'), []);

  const toggle = useCallback(() => {
    if (state !== 'on') return tryIt();
    writeStored('staffSound', false);
    setState('off');
    setTest('passed');
  }, [state, tryIt]);

  return { state, test, toggle, tryIt, answer, putOff };
}
