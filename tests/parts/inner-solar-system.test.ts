import { expect, test } from 'vitest';
import { APOPHIS, INNER_PLANETS } from '#parts/inner-solar-system/bodies.ts';
import { boxOf, markerOf, namePlaces, overlap } from '#parts/inner-solar-system/name-places.ts';
import { outlineOf, placeAt } from '#parts/inner-solar-system/picture.tsx';

const EQUINOX_2026 = 2_461_120.11; // 20 March 2026, 14:46 UTC

test('the picture of the inner Solar System puts the Earth opposite the Sun of the March equinox', () => {
  const earth = placeAt(named('Earth'), EQUINOX_2026);
  // Equinox of date; J2000 axes lag 26 years of precession, 0.36 deg.
  expect(degrees(earth)).toBeCloseTo(180 - 0.36, 0);
  expect(Math.hypot(earth.x, earth.y)).toBeCloseTo(0.996, 2);
});

test('the picture of the inner Solar System brings Apophis and the Earth together on 13 April 2029', () => {
  const perigee = 2_462_240.4;
  const apophis = placeAt(APOPHIS, perigee);
  const earth = placeAt(named('Earth'), perigee);
  expect(Math.hypot(apophis.x - earth.x, apophis.y - earth.y)).toBeLessThan(0.02);
});

test('the picture of the inner Solar System draws an orbit through its perihelion and aphelion', () => {
  const radii = outlineOf(named('Mars')).map(({ x, y }) => Math.hypot(x, y));
  expect(Math.min(...radii)).toBeCloseTo(1.3814, 2);
  expect(Math.max(...radii)).toBeCloseTo(1.666, 2);
});

function named(name: string) {
  const planet = INNER_PLANETS.find((candidate) => candidate.name === name);
  if (planet === undefined) throw new RangeError(`no inner planet is called ${name}`);
  return planet;
}

function degrees({ x, y }: { x: number; y: number }): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

test('No name of the picture lies on another body or another name, on any day of ten years', () => {
  const bodies = [...INNER_PLANETS, APOPHIS];
  for (let day = 0; day < 3650; day += 5) {
    const placed = bodies.map((orbit) => {
      const { x, y } = placeAt(orbit, 2_461_041.5 + day);
      return { name: orbit.name, x: 148 * x, y: -148 * y }; // px of a picture 590 px wide
    });
    const boxes = namePlaces(placed).map(({ body, name }) => boxOf(body.name, name));
    for (const [index, box] of boxes.entries()) {
      expect(overlap(box, [-4, -4, 4, 4]), `${placed[index].name} on the Sun, ${day}`).toBe(false);
      for (const [other, body] of placed.entries()) {
        if (other === index) continue;
        expect(overlap(box, markerOf(body)), `${placed[index].name} on ${body.name}, ${day}`).toBe(false);
        expect(overlap(box, boxes[other]), `${placed[index].name} beside ${body.name}, ${day}`).toBe(false);
      }
    }
  }
});
