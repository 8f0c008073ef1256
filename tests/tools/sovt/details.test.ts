import { expect, test } from 'vitest';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import { activeObjectAt } from '#tools/sovt/details/active-object.ts';
import { detailFacts } from '#tools/sovt/details/detail-facts.ts';
import { seenAt } from '#tools/sovt/details/seen-at.ts';
import { listedObject } from '../../machines/fakes/objects.ts';
import { synodicPath } from '../../machines/fakes/synodic-tool.ts';

const DATA: ObjectData = {
  kind: 'ELLIPTICAL',
  isOwn: false,
  isComet: false,
  diameter: 340,
  parameters: {
    perihelionDistance: 0.746,
    aphelionDistance: 1.0987,
    absoluteMagnitude: 19.09,
    slopeParameter: 0.24,
  },
};
const ROW = listedRow(listedObject('2004 MN4'));

/** Sun, Earth and object make a right angle at the Earth: r = √2, Δ = 1, R = 1. */
const RIGHT = synodicPath(8);
RIGHT.columns.sunDistances.fill(Math.SQRT2);
RIGHT.columns.earthDistances.fill(1);

test('what is seen of an object follows from the triangle of Sun, Earth and object, and from H and G', () => {
  const seen = seenAt(RIGHT, DATA, 61_044.5);
  expect(seen?.elongation).toBeCloseTo(90, 5);
  expect(seen?.phaseAngle).toBeCloseTo(45, 10);
  // Bowell et al. (1989), Asteroids II, eq. A4, written out
  const tangent = Math.tan((22.5 * Math.PI) / 180);
  const light = 0.76 * Math.exp(-3.33 * tangent ** 0.63) + 0.24 * Math.exp(-1.87 * tangent ** 1.22);
  const magnitude = 19.09 + 5 * Math.log10(Math.SQRT2) - 2.5 * Math.log10(light);
  expect(seen?.magnitude).toBeCloseTo(magnitude, 2);
});

test('an object is seen between the rows of its path, and nowhere outside of it', () => {
  const path = synodicPath(20);
  expect(seenAt(path, DATA, 61_045.25)?.sunDistance).toBeCloseTo(2.0425, 12);
  expect(seenAt(path, DATA, 61_040.9)).toBeUndefined();
  expect(seenAt(path, DATA, 61_060.1)).toBeUndefined();
});

test('what is seen of an object has no magnitude where no law is known', () => {
  const { absoluteMagnitude: _h, ...parameters } = DATA.parameters;
  expect(seenAt(RIGHT, { ...DATA, parameters }, 61_044)?.magnitude).toBeUndefined();
});

test('details of which one line is left show the distance to the Earth', () => {
  const active = {
    row: ROW,
    calculated: { designator: '2004 MN4', objectData: DATA, magnitudeLimit: 18 },
    file: RIGHT,
  };
  const facts = detailFacts(activeObjectAt(active, msOfMjd(61_044)));
  expect(facts.filter(({ isChief }) => isChief).map(({ name }) => name)).toEqual([
    'Distance to the Earth’s centre',
  ]);
});

test('the details are fourteen rows in their order, with units and decimals', () => {
  const calculated = { designator: '2004 MN4', objectData: DATA, magnitudeLimit: 18 };
  const active = { row: ROW, calculated, file: RIGHT };
  expect(written(activeObjectAt(active, msOfMjd(61_044)))).toEqual([
    'Designator 2004 MN4',
    'Diameter 340.0 m',
    'Absolute magnitude 19.1 mag',
    'Slope 0.24',
    'Orbit period 0.886 years',
    'Synodic orbit period 7.759 years',
    'System time, MJD 61044.00000',
    'System time 04-01-2026',
    'Distance to the Sun 1.4142 au',
    'Distance to the Earth’s centre 1.0000 au',
    'Solar elongation 90.0 °',
    'Phase angle 45.0 °',
    'Visual magnitude 21.4 mag',
    'Orbit propagation Keplerian',
  ]);
});

test('the details show nothing that is seen after an impact', () => {
  const calculated = { designator: '2004 MN4', objectData: DATA, magnitudeLimit: 18 };
  const active = { row: { ...ROW, impactDate: '2026-01-03T12:00:00Z' }, calculated, file: RIGHT };
  expect(activeObjectAt(active, msOfMjd(61_043)).seen?.earthDistance).toBeCloseTo(1, 10);
  expect(activeObjectAt(active, msOfMjd(61_044)).seen).toBeUndefined();
});

test('the details show a dash where a value is missing', () => {
  const { diameter: _d, ...data } = DATA;
  const bare = { ...data, diameter: undefined, kind: 'HYPERBOLIC', parameters: {} } as const;
  const object = { row: { ...ROW, perturbedOn: true }, data: bare, ms: msOfMjd(61_044), seen: undefined };
  const dashes = written(object).filter((line) => line.endsWith(' –'));
  expect(dashes).toHaveLength(10);
  expect(written(object).at(-1)).toBe('Orbit propagation Accurate');
});

function written(object: Parameters<typeof detailFacts>[0]): readonly string[] {
  return detailFacts(object).map(({ name, value, unit }) => [name, value, unit ?? []].flat().join(' '));
}
