// Where a moving picture begins and ends, whatever the shapes of its two places.
import { expect, test } from 'vitest';
import { pictureFrames } from './picture-frames.ts';

const row = { left: 262, top: 400, width: 112, height: 112, radius: 16 };
const stage = { left: 85, top: 40, width: 220, height: 220, radius: 0 };

test('a picture begins where its row is and ends in its own place', () => {
  const { place, frames } = pictureFrames(row, stage);
  expect(place).toBe(stage);
  expect(frames).toEqual([
    {
      transform: 'translate(123px, 306px) scale(0.509)',
      clipPath: 'inset(0px 0px round 31.429px)',
    },
    { transform: 'translate(0px, 0px) scale(1)', clipPath: 'inset(0px 0px round 0px)' },
  ]);
});

test('going back shrinks the large picture instead of enlarging the small one', () => {
  const { place, frames } = pictureFrames(stage, row);
  expect(place).toBe(stage);
  expect(frames[1]?.transform).toBe('translate(123px, 306px) scale(0.509)');
});

test('a wide photo begins as the square that the row shows of it', () => {
  const wide = { left: 0, top: 0, width: 390, height: 300, radius: 0 };
  const [first] = pictureFrames(row, wide).frames;
  // 300 of 390 pixels are seen, so 45 are cut at each side.
  expect(first?.clipPath).toBe('inset(0px 45px round 42.857px)');
});
