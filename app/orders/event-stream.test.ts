// Connections of phones break in many ways; a fake stream plays each of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeSource.made.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  fail(closed: boolean) {
    if (closed) this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const page = new EventTarget();
const sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const turn = (visibilityState: 'visible' | 'hidden') => {
  sheet.visibilityState = visibilityState;
  sheet.dispatchEvent(new Event('visibilitychange'));
};
const received: (string | boolean)[] = [];
let stop: () => void = () => undefined;
const newest = () => FakeSource.made.at(-1) as FakeSource;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  received.length = 0;
  FakeSource.made = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', sheet);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stop = openEventStream({
    url: '/news',
    events: { status: (data) => received.push(data) },
    onLive: (live) => received.push(live),
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one failure is left to the browser, two ask for polling, an open stream ends it', () => {
  newest().fail(false);
  expect(received).toEqual([]);
  newest().fail(false);
  newest().dispatchEvent(new Event('open'));
  expect(received).toEqual([false, true]);
});

test('a refused stream polls at once and is tried again later', () => {
  newest().fail(true);
  expect(received).toEqual([false]);
  vi.advanceTimersByTime(30_000);
  expect(FakeSource.made).toHaveLength(2);
});

test('a stream that never opens does not keep the page waiting', () => {
  vi.advanceTimersByTime(15_000);
  expect(received).toEqual([false]);
});

test('the stream reopens as soon as the browser is online', () => {
  page.dispatchEvent(new Event('online'));
  expect(FakeSource.made.map((source) => source.readyState)).toEqual([FakeSource.CLOSED, 0]);
});

test('a stream reopens after the phone was suspended, not after a change of tabs', () => {
  turn('hidden');
  vi.advanceTimersByTime(5000);
  turn('visible');
  expect(FakeSource.made).toHaveLength(1);
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  expect(FakeSource.made.map((source) => source.readyState)).toEqual([FakeSource.CLOSED, 0]);
});

test('after the end nothing is received and nothing is opened', () => {
  newest().fail(true);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.made).toHaveLength(1);
  newest().dispatchEvent(Object.assign(new Event('status'), { data: 'late' }));
  page.dispatchEvent(new Event('online'));
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  expect(FakeSource.made).toHaveLength(1);
});
