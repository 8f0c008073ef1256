import { expect, test } from 'vitest';
import { dayShare, skyColour, starOpacityOn } from '#render/picture/sky/sky-light.ts';

test('the sky of a dark night is the background, by day it covers it', () => {
  expect(dayShare(60)).toBe(0);
  expect(skyColour(60, 0)[3]).toBe(0);
  expect(dayShare(1e9)).toBe(1);
  expect(skyColour(1e9, 0)[3]).toBe(1);
});

test('stars pale as the sky gets brighter and are never gone', () => {
  const opacities = [60, 1e3, 1e5, 1e7, 1e9].map(starOpacityOn);
  expect(opacities[0]).toBe(1);
  expect(opacities.toSorted((one, other) => other - one)).toEqual(opacities);
  expect(opacities.at(-1)).toBeCloseTo(0.15, 12);
});

test('dusk is warmer towards the Sun', () => {
  const [red, , blue] = skyColour(1e5, 1);
  const [plainRed, , plainBlue] = skyColour(1e5, 0);
  expect(red / blue).toBeGreaterThan(plainRed / plainBlue);
});
