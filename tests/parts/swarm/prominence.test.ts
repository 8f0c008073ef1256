import { expect, test } from 'vitest';
import { readSwarm, type SwarmFile, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { emphasising, prominenceOf } from '#parts/swarm/follow-swarm.ts';

/** Near-Earth asteroids by absolute magnitude, those below 18 and above 27 together (MPC, nea_extended of July 2021). */
const NEAR_EARTH: readonly (readonly [magnitude: number, count: number])[] = [
  [16, 714],
  [18, 1043],
  [19, 1613],
  [20, 2521],
  [21, 2327],
  [22, 2700],
  [23, 2437],
  [24, 3543],
  [25, 3009],
  [26, 2876],
  [27, 1589],
  [29, 1390],
];

test('in a crowd the small objects are fainter, and those of unknown size with them', () => {
  const crowd = swarmOf([12, 18, 21.5, 25, 30, undefined], 3000);
  const [ceres, kilometre, middling, small, tiny, unknown] = prominenceOf([crowd]);
  expect([ceres, kilometre]).toEqual([255, 255]);
  expect(middling).toBeGreaterThan(small);
  expect([tiny, unknown]).toEqual([small, small]);
  expect(small).toBeGreaterThan(50); // still to be seen
});

test('the near-Earth objects of the catalogue are so pale together that orbits and names are read through them', () => {
  const magnitudes = NEAR_EARTH.flatMap(([magnitude, count]) => Array<number>(count).fill(magnitude));
  const opacities = prominenceOf([swarmOf(magnitudes, magnitudes.length)]);
  const mean = opacities.reduce((sum, opacity) => sum + opacity / 255, 0) / opacities.length;
  expect(mean).toBeLessThan(0.6);
});

test('a group that is emphasised is opaque whatever its objects are like, and the others can hardly be seen behind it', () => {
  const opacities = emphasising(1, { groupOf: Uint8Array.of(0, 1, 1, 2) }, Uint8Array.of(255, 255, 71, 71));
  expect([...opacities]).toEqual([51, 255, 255, 14]);
});

test('a few objects are all as plain as one another', () => {
  expect(new Set(prominenceOf([swarmOf([12, 30, undefined], 100)]))).toEqual(new Set([255]));
});

/** A swarm that begins with objects of these absolute magnitudes and is filled up. */
function swarmOf(magnitudes: readonly (number | undefined)[], count: number): SwarmFile {
  const ellipses = Array.from({ length: count }, (_, row) => ({
    group: 'Apollo' as const,
    marks: 0,
    magnitude: row < magnitudes.length ? magnitudes[row] : 20,
    diameter: undefined,
    meanMotion: 0.01,
    eccentricity: 0.1,
    inclination: 0,
    node: 0,
    argumentOfPerihelion: 0,
    meanAnomaly: 0,
  }));
  return readSwarm(writeSwarm({ day: 2_461_000.5, catalogueDate: '2026-01-01', ellipses, open: [] }));
}
