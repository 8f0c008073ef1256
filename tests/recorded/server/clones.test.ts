import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { parseSbdbLookup } from '#catalogue/parse/sbdb-lookup.ts';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { clonedPassages } from '#engine/approach/cloned-passages.ts';
import { ellipsoidOf } from '#engine/approach/ellipsoid.ts';
import { linearSpread } from '#engine/approach/passage-uncertainty.ts';
import { passagesBy } from '#engine/approach/passage.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { sampledSpread } from '#engine/approach/sampled-spread.ts';
import { covarianceAlong } from '#engine/approach/state-covariance.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { cholesky } from '#engine/uncertainty/cholesky.ts';
import { displaced } from '#engine/uncertainty/clones.ts';
import { positionCovariance } from '#engine/uncertainty/map-covariance.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../../server/fakes/fake-catalogue.ts';
import { recordedFolder } from '../shared-folder.ts';

const ephemeris = testEphemeris();

test('a thousand clones of a recorded orbit of Apophis spread in 2029 as its covariance does, mapped linearly', () => {
  const { orbit, covariance, trajectory, span, passage, along, linear } = apophisIn2029();
  const requested = { count: 1000, span, cover: () => undefined };
  const varied = { orbit, covariance, trajectory };
  const clones = clonedPassages(varied, passage, linear.timeSigma, ephemeris, requested) ?? [];
  expect(clones).toHaveLength(1000);
  const sampled = sampledSpread(clones.map((clone) => clone.passage));
  expect(Math.abs(sampled.timeSigma / linear.timeSigma - 1)).toBeLessThan(0.05);
  expect(Math.abs(sampled.distanceSigma / linear.distanceSigma - 1)).toBeLessThan(0.05);
  const [longest] = ellipsoidOf(positionCovariance(along)).semiAxes;
  const places = clones.map((clone) => {
    const state = new Float64Array(6);
    objectAbout(clone.trajectory, BODY.Earth, ephemeris).state(passage.day, passage.offset, state);
    return state.subarray(0, 3);
  });
  expect(Math.abs(ellipsoidOf(momentsOf(places)).semiAxes[0] / longest - 1)).toBeLessThan(0.05);
});

test('a thousand clones of a recorded orbit of 2024 BX1, half a day before its end, enter the atmosphere west of Berlin', () => {
  const { flybyOf } = createFlybyMaker({ ephemeris, cover: () => undefined });
  const aroundDay = julianDateFromIso('2024-01-21T00:33');
  const body = recordedBody('2024BX1.ke0');
  const { corridor = [] } = flybyOf({ body, centre: 'earth', span: spanAround('2024-01-21'), aroundDay });
  expect(corridor).toHaveLength(200);
  for (const { latitude, longitude, dayTdb } of corridor) {
    expect(Math.abs(latitude * (180 / Math.PI) - 52.6)).toBeLessThan(1);
    expect(Math.abs(longitude * (180 / Math.PI) - 12.5)).toBeLessThan(1.5);
    expect(Math.abs(dayTdb - aroundDay) * 1440).toBeLessThan(5);
  }
});

test('2024 YR4 has ellipsoids about its way past the Earth in 2032 up to the Moon, and clones after it', () => {
  const path = join(recordedFolder('reference'), 'raw', 'sbdb', '2024YR4_phys.json');
  const [{ elements, covariance, nonGravitational }] = parseSbdbLookup(readFileSync(path)).rows;
  const body = fakeBody(defined({ elements, covariance, nonGravitational }));
  const aroundDay = julianDateFromIso('2032-12-22T09:00');
  const { flybyOf } = createFlybyMaker({ ephemeris, cover: () => undefined }, undefined, 20);
  const found = flybyOf({ body, centre: 'earth', span: spanAround('2032-12-22'), aroundDay });
  expect(found.uncertainty).toMatchObject({ method: 'linear' });
  const days = found.ellipsoids.map(({ day, offset }) => day + offset);
  const moon = julianDateFromIso('2032-12-22T15:18'); // JPL's solution of 2025
  expect(Math.min(...days)).toBeLessThan(moon - 1);
  expect(Math.max(...days)).toBeLessThan(moon + 0.5);
  expect(found.cloud?.clones).toBe(20);
});

test('orbits of Apophis that differ by a sigma along each direction of its covariance pass the Earth in 2029 as that has it, mapped', () => {
  const { orbit, covariance, span, passage, along, linear } = apophisIn2029();
  const size = Math.sqrt(covariance.length);
  const lower = cholesky(covariance, size);
  const passed = (change: Float64Array) => {
    const trajectory = propagate(displaced(orbit, change), ephemeris, { model: 'full', ...span });
    const [other] = passagesBy(BODY.Earth, trajectory, ephemeris, span, 0.01);
    const state = new Float64Array(6);
    objectAbout(trajectory, BODY.Earth, ephemeris).state(passage.day, passage.offset, state);
    return {
      time: other.day - passage.day + other.offset,
      distance: other.distance,
      place: state.subarray(0, 3),
    };
  };
  const halves = Array.from({ length: size }, (_, column) => {
    const change = Float64Array.from({ length: size }, (_, row) => lower[row * size + column]);
    const [more, less] = [passed(change), passed(change.map((value) => -value))];
    return {
      time: (more.time - less.time) / 2,
      distance: (more.distance - less.distance) / 2,
      place: more.place.map((value, axis) => (value - less.place[axis]) / 2),
    };
  });
  const sigma = (of: (half: (typeof halves)[number]) => number) => Math.hypot(...halves.map(of));
  expect(Math.abs(sigma(({ time }) => time) / linear.timeSigma - 1)).toBeLessThan(0.05);
  expect(Math.abs(sigma(({ distance }) => distance) / linear.distanceSigma - 1)).toBeLessThan(0.05);
  const moments = Array.from({ length: 9 }, (_, at) =>
    halves.reduce((sum, { place }) => sum + place[Math.floor(at / 3)] * place[at % 3], 0),
  );
  const { semiAxes } = ellipsoidOf(positionCovariance(along));
  ellipsoidOf(moments).semiAxes.forEach((axis, k) =>
    expect(Math.abs(axis / semiAxes[k] - 1)).toBeLessThan(0.05),
  );
});

/** Its passage by the orbit that the NEOCC published, and how uncertain that is. */
function apophisIn2029() {
  const span = spanAround('2029-04-13');
  const orbit = orbitOf(recordedBody('99942.ke1'));
  const { covariance } = orbit;
  if (covariance === undefined) throw new Error('there is no covariance');
  const trajectory = propagateWithPartials(orbit, ephemeris, { model: 'full', ...span });
  const [passage] = passagesBy(BODY.Earth, trajectory, ephemeris, span, 0.01);
  const motion = objectAbout(trajectory, BODY.Earth, ephemeris);
  const along = covarianceAlong({ covariance, trajectory }, testEphemeris())(passage.day, passage.offset);
  const linear = linearSpread(passage, along, motion, ephemeris);
  return { orbit, covariance, trajectory, span, passage, along, linear };
}

function recordedBody(file: string) {
  const path = join(recordedFolder('reference'), 'raw', 'neocc_adam', file);
  const [{ elements, covariance, nonGravitational }] = parseNeoccOrbit(readFileSync(path)).rows;
  return fakeBody(defined({ elements, covariance, nonGravitational }));
}

function spanAround(date: string) {
  const day = julianDateFromIso(date);
  return { fromDay: day - 5, toDay: day + 6 };
}

/** Second moments of places about their mean, 9 numbers. */
function momentsOf(places: readonly Float64Array[]): number[] {
  const mean = [0, 1, 2].map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3];
    const product = (place: Float64Array) => (place[row] - mean[row]) * (place[column] - mean[column]);
    return places.reduce((sum, place) => sum + product(place), 0) / places.length;
  });
}
