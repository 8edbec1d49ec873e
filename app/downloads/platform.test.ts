import { expect, test } from 'vitest';
import { asPlatform, platformsFor } from './platform.ts';

// Rows: 2.5
test('a link may name a phone in any usual way', () => {
  expect(['ios', 'IOS', 'iPhone', 'ipad'].map(asPlatform)).toEqual([
    'iphone',
    'iphone',
    'iphone',
    'iphone',
  ]);
  expect(['android', 'Android'].map(asPlatform)).toEqual(['android', 'android']);
  expect([undefined, '', 'windows', 'constructor'].map(asPlatform)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

// Rows: 2.5
test('the phone that the link names comes first, and none is left out', () => {
  expect(platformsFor('android')).toEqual(['android', 'iphone']);
  expect(platformsFor('iphone')).toEqual(['iphone', 'android']);
  expect(platformsFor(null)).toEqual(['iphone', 'android']);
});
