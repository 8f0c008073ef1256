import { expect, test } from 'vitest';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';
import { inField, MOST_IN_FIELD } from '#tools/scd/scene/in-field.ts';
import { BARE_SKY, skyCamera, skyInputs, starsAllOver, starsAt } from '../../../visual/stage/sky.ts';

const BRIGHT = starsAt([
  [279.23, 38.78, 0.03],
  [278, 39, 5.5],
  [100, 10, 6],
  [280, 38, 6.8],
]);
const FAINT = starsAt([[279, 38.5, 5.9]]);
const RING = { name: 'M57', kind: 'planetary nebula', magnitude: 8.8, size: 0 } as const;

test('what is in the field of a chart are stars of all lists to the limit of the chart, the brightest first and by their names, and then the deep sky', () => {
  const inputs = skyInputs(skyCamera(279, 38, 10), {
    stars: [BRIGHT, FAINT],
    deepSky: [
      { ...RING, direction: directionDeg(283.4, 33.03) },
      { ...RING, name: 'M31', direction: directionDeg(10.7, 41.3) },
      { ...RING, name: 'M56', direction: directionDeg(281, 38) },
    ],
    look: { ...BARE_SKY, starLimit: 6.5 },
  });
  const found = inField(inputs, { namedStars: [[0, 'Vega', 'α Lyr']] });
  expect(found.map(({ name, kind, magnitude }) => [name, kind, Number(magnitude.toFixed(2))])).toEqual([
    ['Vega, α Lyr', 'star', 0.03],
    ['Unnamed star', 'star', 5.5],
    ['Unnamed star', 'star', 5.9],
    ['M56', 'planetary nebula', 8.8],
  ]);
});

test('what is in the field of a chart are no more stars than can be read', () => {
  const inputs = skyInputs(skyCamera(83, 22, 90), { stars: [starsAllOver(5000, 7)] });
  expect(inField(inputs, undefined)).toHaveLength(MOST_IN_FIELD);
});
