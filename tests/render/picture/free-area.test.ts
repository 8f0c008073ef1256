import { expect, test } from 'vitest';
import { fittingAboveScaleBar, freeArea } from '#render/picture/free-area.ts';

const DESK = { width: 1440, height: 780 };

test('The free area of a picture is what is left between a list, a rail and a bar', () => {
  const list = { left: 12, right: 324, top: 12, bottom: 420 };
  const rail = { left: 1386, right: 1428, top: 12, bottom: 260 };
  const bar = { left: 336, right: 1374, top: 730, bottom: 768 };
  expect(freeArea(DESK, [bar, rail, list])).toEqual({ left: 324, right: 1386, top: 0, bottom: 730 });
  expect(freeArea(DESK, [])).toEqual({ left: 0, right: 1440, top: 0, bottom: 780 });
});

test('A panel that covers nearly all of a picture leaves it as it is', () => {
  const sheet = { left: 10, right: 310, top: 20, bottom: 220 };
  expect(freeArea({ width: 320, height: 240 }, [sheet])).toEqual({
    left: 0,
    right: 320,
    top: 0,
    bottom: 240,
  });
});

test('A box in a corner takes the side of the free area by which it takes less', () => {
  const list = { left: 12, right: 324, top: 12, bottom: 560 };
  const rail = { left: 970, right: 1012, top: 12, bottom: 400 };
  const legend = { left: 700, right: 970, top: 540, bottom: 600 };
  expect(freeArea({ width: 1024, height: 600 }, [list, rail, legend])).toEqual({
    left: 324,
    top: 0,
    right: 970,
    bottom: 540,
  });
});

test('What is fitted to a picture is above its scale bar, which takes a share of a low one', () => {
  const rail = { left: 1386, right: 1428, top: 12, bottom: 260 };
  expect(fittingAboveScaleBar(DESK, { boxes: [rail] }).free.bottom).toBe(780 - 34);
  expect(fittingAboveScaleBar({ width: 320, height: 90 }, { boxes: [] }).free.bottom).toBe(90 - 27);
});
