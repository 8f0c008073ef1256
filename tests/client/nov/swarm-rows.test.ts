import { expect, test } from 'vitest';
import { swarmRows } from '#client/nov/swarm-rows.ts';
import { elementsOfRow } from '#contract/nov/swarm-elements.ts';
import { readSwarm, type SwarmEllipse, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

const EPOCH = { scale: 'TDB', day: 2461000.5, offset: 0 } as const;
const ROUND = ellipse(1.2, 0.3);
const LONG = ellipse(1.2, 0.995);
const OPEN = {
  group: 'other' as const,
  marks: 4,
  magnitude: 12,
  elements: { ...elementsOf(1, 1.5), perihelionTime: EPOCH, meanAnomaly: undefined },
};
const FILE = readSwarm(
  writeSwarm({
    day: EPOCH.day,
    catalogueDate: '2026-01-01',
    ellipses: [ROUND, LONG],
    open: [{ ...OPEN, elements: { ...OPEN.elements } }],
  }),
);

test('the rows of a swarm place an object where its elements do', () => {
  const { alongP, alongQ, eccentricity, meanAnomaly } = swarmRows(FILE, 0.99);
  const e = eccentricity[0];
  let anomaly = meanAnomaly[0];
  for (let step = 0; step < 50; step++) anomaly = meanAnomaly[0] + e * Math.sin(anomaly);
  const place = [0, 1, 2].map(
    (axis) => alongP[axis] * (Math.cos(anomaly) - e) + alongQ[axis] * Math.sin(anomaly),
  );
  const expected = icrfToEcliptic(elementsToOrbit({ ...elementsOf(1.2, 0.3), meanAnomaly: 0.7 }).position);
  place.forEach((coordinate, axis) => expect(coordinate).toBeCloseTo(expected[axis], 6));
});

test('the rows of a swarm set apart what is nearly or quite open', () => {
  const { count, others } = swarmRows(FILE, 0.99);
  expect([count, others.map(({ row }) => row)]).toEqual([3, [1, 2]]);
  const expected = elementsToOrbit(OPEN.elements);
  expect(others[1].orbit.position).toEqual(expected.position);
});

test('the rows of a swarm give back the elements of each', () => {
  expect(elementsOfRow(FILE, 0).perihelionDistance).toBeCloseTo(1.2 * 0.7, 8);
  expect(elementsOfRow(FILE, 2).eccentricity).toBe(1.5);
  expect(() => elementsOfRow(FILE, 3)).toThrow(RangeError);
});

function ellipse(a: number, eccentricity: number): SwarmEllipse {
  return {
    group: 'Apollo',
    marks: 0,
    magnitude: 20.25,
    meanMotion: Math.sqrt(SUN_GM / a ** 3),
    ...elementsOf(a, eccentricity),
  };
}

function elementsOf(a: number, eccentricity: number): Elements & { meanAnomaly: number } {
  return {
    epoch: EPOCH,
    perihelionDistance: a * Math.abs(1 - eccentricity),
    eccentricity,
    inclination: 0.3,
    node: 1.1,
    argumentOfPerihelion: 2.2,
    meanAnomaly: 0.7,
  };
}
