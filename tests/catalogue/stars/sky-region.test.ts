import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxesOf, membershipOf, type SkyRegion } from '#catalogue/stars/sky-region.ts';

const rectangle = (ra: number, dec: number, sizeRa: number, sizeDec: number): SkyRegion => ({
  kind: 'rectangle',
  ra,
  dec,
  sizeRa,
  sizeDec,
});
const circle = (ra: number, dec: number, radius: number): SkyRegion => ({ kind: 'circle', ra, dec, radius });

test('a rectangle of the sky holds what is within its extents, and nothing else', () => {
  const isInside = membershipOf(rectangle(56.75, 24.1, 4, 2));
  expect(isInside(56.75, 24.1)).toBe(true);
  expect(isInside(58.7, 25)).toBe(true);
  expect(isInside(58.8, 24.1)).toBe(false);
  expect(isInside(56.75, 25.2)).toBe(false);
});

test('a rectangle of the sky lies across 0 h', () => {
  for (const ra of [0.5, -359.5, 359]) {
    const isInside = membershipOf(rectangle(ra, 10, 4, 2));
    expect([isInside(359.5, 10), isInside(1, 10), isInside(180, 10)]).toEqual([true, true, false]);
  }
});

test('a rectangle of the sky goes on behind a pole', () => {
  const north = membershipOf(rectangle(30, 89, 20, 4));
  expect([north(30, 88), north(35, 89.9), north(210, 89.5), north(210, 88.9), north(120, 89.9)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const south = membershipOf(rectangle(0, -89.5, 40, 2));
  expect([south(355, -89), south(180, -89.6), south(180, -89.4), south(90, -89.9)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a rectangle of the sky all the way round is a cap', () => {
  const isInside = membershipOf(rectangle(77, 89.5, 360, 4));
  for (const ra of [0, 77, 200, 359.9])
    expect([isInside(ra, 87.6), isInside(ra, 87.4)]).toEqual([true, false]);
});

test('a circle of the sky is measured on the sky, at the poles and across 0 h too', () => {
  expect(membershipOf(circle(0, 89.9, 0.25))(180, 89.9)).toBe(true);
  expect(membershipOf(circle(0, 60, 1))(1.9, 60)).toBe(true);
  expect(membershipOf(circle(0, 60, 1))(358.1, 60)).toBe(true);
  expect(membershipOf(circle(0, 60, 1))(2.1, 60)).toBe(false);
});

test('a circle of the sky lies in its boxes', () => {
  const place = fc.record({
    ra: fc.double({ min: 0, max: 359.999, noNaN: true }),
    dec: fc.double({ min: -90, max: 90, noNaN: true }),
  });
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0.01, max: 180, noNaN: true }),
      fc.array(place, { maxLength: 50 }),
      (middle, radius, places) => {
        const region = circle(middle.ra, middle.dec, radius);
        const isInside = membershipOf(region);
        const boxes = boxesOf(region);
        for (const { ra, dec } of places.filter((one) => isInside(one.ra, one.dec))) {
          const isBoxed = boxes.some(
            (box) =>
              ra >= box.raFrom - 1e-5 &&
              ra <= box.raTo + 1e-5 &&
              dec >= box.decFrom - 1e-5 &&
              dec <= box.decTo + 1e-5,
          );
          expect(isBoxed).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
