import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliderSpans } from '#ui/fields/slider-marks.tsx';

test('stretches of a slider are cut to its range, and left out beyond it', () => {
  const spans = [
    { from: -10, to: -1 },
    { from: -5, to: 25 },
    { from: 50, to: 75 },
    { from: 90, to: 120 },
    { from: 100, to: 130 },
  ];
  const html = renderToString(<SliderSpans spans={spans} min={0} max={100} />);
  const shown = Array.from(html.matchAll(/left:([\d.]+)%;width:([\d.]+)%/g), ([, left, width]) => [
    Number(left),
    Number(width),
  ]);
  expect(shown).toEqual([
    [0, 25],
    [50, 25],
    [90, 10],
  ]);
});
