import { beforeAll, expect, test } from 'vitest';
import { type ClonedPassage, clonedPassages } from '#engine/approach/cloned-passages.ts';
import { linearSpread, type PassageSpread } from '#engine/approach/passage-uncertainty.ts';
import { instantOf, type Passage, passagesBy } from '#engine/approach/passage.ts';
import { passageCloud } from '#engine/approach/passage-cloud.ts';
import { motionTable } from '#engine/approach/motion-table.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { sampledSpread } from '#engine/approach/sampled-spread.ts';
import { covarianceAlong } from '#engine/approach/state-covariance.ts';
import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials, type TrajectoryWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { placesInCloud } from '#engine/table/cloud-table.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { cloneOrbits } from '#engine/uncertainty/clones.ts';
import { apophisOf2026 } from '../apophis-of-2026.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const SPAN = { fromDay: julianDateFromIso('2029-04-08'), toDay: julianDateFromIso('2029-04-19') };
const CLONES = 80;

const ephemeris = testEphemeris();
let orbit: Orbit;
let trajectory: TrajectoryWithPartials;
let passage: Passage;

beforeAll(() => {
  orbit = apophisOf2026();
  trajectory = propagateWithPartials(orbit, ephemeris, { model: 'full', ...SPAN });
  [passage] = passagesBy(BODY.Earth, trajectory, ephemeris, SPAN, 0.1);
});

test('clones of Apophis through its flyby of 2029 spread as the covariance mapped linearly does, where the orbit is known well', () => {
  const covariance = uncertainBy(1e-6, 1e-8);
  const { linear, sampled } = spreads(covariance);
  expect(sampled.timeSigma / linear.timeSigma).toBeCloseTo(1, 1);
  expect(sampled.distanceSigma / linear.distanceSigma).toBeCloseTo(1, 1);
});

test('clones of Apophis through its flyby of 2029 spread as clones integrated from the epoch do, where no linear mapping holds', () => {
  const covariance = uncertainBy(1e-5, 1e-7);
  const { linear, sampled } = spreads(covariance);
  const integrated = sampledSpread(fromEpoch(covariance));
  expect(linear.distanceSigma / integrated.distanceSigma).toBeGreaterThan(1.2);
  expect(linear.least).toBe(0);
  expect(Math.abs(sampled.distanceSigma / integrated.distanceSigma - 1)).toBeLessThan(0.15);
  expect(Math.abs(sampled.timeSigma / integrated.timeSigma - 1)).toBeLessThan(0.15);
  expect(sampled.least * AU_KM).toBeLessThan(10_000);
});

test('there are no clones of Apophis through its flyby of 2029 where the object is anywhere on its orbit', () => {
  expect(cloned(uncertainBy(1e-3, 1e-3))).toBeUndefined();
});

test('clones of Apophis through its flyby of 2029 are drawn as a cloud that follows each of them, and leaves out those that have fallen', () => {
  const clones = cloned(uncertainBy(1e-5, 1e-7)) ?? [];
  const table = motionTable(objectAbout(trajectory, BODY.Earth, ephemeris), SPAN);
  if (table === undefined) throw new Error('there is no table');
  const paths = clones.map((clone) => clone.trajectory);
  const cloud = passageCloud(paths, table, BODY.Earth, ephemeris);
  const [places, state] = [new Float32Array(3 * CLONES), new Float64Array(6)];
  for (const day of [SPAN.fromDay + 1.37, instantOf(passage) - 0.31, SPAN.toDay - 0.83]) {
    const flying = paths.filter(({ lastDay }) => lastDay >= day);
    const count = placesInCloud(cloud, day, 0, places);
    expect(count).toBeLessThanOrEqual(flying.length);
    expect(count).toBeGreaterThanOrEqual(flying.length - 5);
    if (count < flying.length) continue;
    flying.forEach((path, index) => {
      objectAbout(path, BODY.Earth, ephemeris).state(day, 0, state);
      const [x, y, z] = places.subarray(3 * index);
      const error = Math.hypot(x - state[0], y - state[1], z - state[2]);
      expect(error / Math.hypot(state[0], state[1], state[2])).toBeLessThan(1e-3);
    });
  }
  expect(placesInCloud(cloud, SPAN.toDay + 1, 0, places)).toBe(0);
});

function spreads(covariance: Float64Array): { linear: PassageSpread; sampled: PassageSpread } {
  const clones = cloned(covariance) ?? [];
  expect(clones.length).toBeGreaterThan(CLONES / 2);
  return { linear: linearOf(covariance), sampled: sampledSpread(clones.map((clone) => clone.passage)) };
}

function linearOf(covariance: Float64Array): PassageSpread {
  const along = covarianceAlong({ covariance, trajectory }, testEphemeris())(passage.day, passage.offset);
  return linearSpread(passage, along, objectAbout(trajectory, BODY.Earth, ephemeris), ephemeris);
}

function cloned(covariance: Float64Array): readonly ClonedPassage[] | undefined {
  const { timeSigma } = linearOf(covariance);
  const request = { count: CLONES, span: SPAN, cover: () => undefined };
  return clonedPassages({ orbit, covariance, trajectory }, passage, timeSigma, ephemeris, request);
}

function daysFromThat(one: Passage): number {
  return Math.abs(instantOf(one) - instantOf(passage));
}

function fromEpoch(covariance: Float64Array): Passage[] {
  const span = { fromDay: instantOf(passage) - 20, toDay: instantOf(passage) + 20 };
  return cloneOrbits(orbit, covariance, CLONES, 7).flatMap((clone) => {
    const path = propagate(clone, ephemeris, { model: 'full', ...span });
    const all = passagesBy(BODY.Earth, path, ephemeris, span, 1);
    return all.sort((a, b) => daysFromThat(a) - daysFromThat(b)).slice(0, 1);
  });
}

/** Independent standard deviations of place, au, and velocity, au/d, at the epoch. */
function uncertainBy(place: number, velocity: number): Float64Array {
  return Float64Array.from({ length: 36 }, (_, at) => {
    if (at % 7 !== 0) return 0;
    return at < 18 ? place ** 2 : velocity ** 2;
  });
}
