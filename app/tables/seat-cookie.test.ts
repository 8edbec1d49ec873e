import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSeatChange, readSeat, renewSeat, saveSeat } from './seat-cookie.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'a.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return written.at(-1)?.split(';')[0] ?? '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const seat = { idEstabelecimento: 4, rotulo: 'Mesa 12', abertaEm: '2026-11-21T23:04:30.000Z' };

// Rows: 9.13
test('the table is remembered for 0.2 days, with its store and since when', () => {
  let told = 0;
  const stop = onSeatChange(() => told++);
  saveSeat(seat);
  expect(written[0]).toMatch(/max-age=17280/i);
  expect(readSeat()).toEqual({
    storeId: 4,
    label: 'Mesa 12',
    since: new Date('2026-11-21T23:04:00.000Z'),
  });
  expect(readSeat()).toBe(readSeat());
  expect(told).toBe(1);
  stop();
});

// Rows: 9.13
test('every order renews the 0.2 days of the table', () => {
  saveSeat(seat);
  renewSeat();
  expect(written).toHaveLength(2);
  expect(written[1]).toBe(written[0]);
  written = [];
  renewSeat();
  expect(written).toEqual([]);
});

test('leaving forgets the table, and an invalid seat is null', () => {
  saveSeat(null);
  expect(written[0]).toMatch(/max-age=0/i);
  expect(readSeat()).toBeNull();
  written = ['quitute_mesa=4.Balcao%201'];
  expect(readSeat()).toBeNull();
});
