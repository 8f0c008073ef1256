import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { followObject } from '#engine/survey/follow-object.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { createObjectSamples } from '#engine/survey/object-samples.ts';
import { emptyNodes, NODE_STATUS, nodeNear } from '#engine/survey/orbit-nodes.ts';
import { skyOf, surveySky } from '#engine/survey/survey-sky.ts';
import { createExtremesTable } from '#engine/survey/extremes-table.ts';
import { createSurveyor } from '#engine/survey/surveyor.ts';
import { propagatedTrack } from '#engine/survey/trajectory-track.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** 2008 TC3 as in JPL's solution 18 (SPK), heliocentric, ICRF, au and au/d, TDB. */
const ORBIT_2008_TC3: Orbit = {
  epoch: { scale: 'TDB', day: 2_454_740.5, offset: 9.313225746154785e-10 },
  position: [1.013_462_273_667_19, 0.124_363_999_030_56, 0.058_937_759_686_193_9],
  velocity: [-0.006_304_325_809_548_8, 0.016_307_896_371_435_2, 0.006_261_499_205_098_03],
};

/**
 * Astrometric places of 2008 TC3 from Catalina (703) in its last hours: Julian date UTC, RA and Dec in degrees, distance
 * in au. From the states of JPL's solution 18 and DE441, with the Earth's rotation by ERFA.
 */
const PLACES_FROM_CATALINA = [
  [2_454_745.75, 349.324_017_31, 7.819_219_48, 0.003_357_398_046_3],
  [2_454_746, 349.014_154_67, 7.773_648_99, 0.002_458_887_739_5],
  [2_454_746.25, 351.034_894_63, 7.701_846_62, 0.001_544_375_382_9],
  [2_454_746.416_666_666, 355.079_858_38, 7.897_425_21, 0.000_882_183_754_5],
  [2_454_746.5, 359.798_937_41, 8.224_922_18, 0.000_534_703_637_6],
  [2_454_746.583_333_333, 21.315_287_15, 8.692_826_58, 0.000_173_584_458],
] as const;

const CATALINA = siteFromParallaxConstants(249.267_36, 0.845_311, 0.533_211);

/** H and G of the Minor Planet Center. */
const BODY = { photometry: { law: 'H-G', h: 30.4, g: 0.15 } } as const;

/** A telescope that goes to 20 mag, above 20 degrees. */
const LIMITS = {
  magnitude: { range: { min: -30, max: 20 }, acceptsAbsent: false },
  elevation: { range: { min: 20, max: 90 }, acceptsAbsent: false },
} as const;

const ephemeris = testEphemeris();
const nodes = emptyNodes(gridCovering(2_454_735, 2_454_775), 1);
const outcome = createNodeBuilder(ephemeris, nodes.grid)(ORBIT_2008_TC3, nodes, 0);

test('2008 TC3, which fell on 2008 October 7 at 02:46 UTC, has nodes up to its impact and none after it', () => {
  expect(outcome.kind).toBe('impacted');
  expect(nodes.status[0]).toBe(NODE_STATUS.impacted);
  const grid = nodes.grid;
  const lastNode = grid.firstDay + grid.interval * (nodeNear(nodes, 0, 2_454_775) ?? NaN);
  expect(2_454_746.616 - lastNode).toBeGreaterThan(0);
  expect(2_454_746.616 - lastNode).toBeLessThan(grid.interval);
});

test('2008 TC3, which fell on 2008 October 7 at 02:46 UTC, is seen where JPL had it, to 0.2 km, until half an hour before', () => {
  const epochs = PLACES_FROM_CATALINA.map(([utc]) => utc);
  const sky = skyOf(CATALINA, ephemeris, epochs, false);
  const samples = createObjectSamples(sky.count);
  const track = propagatedTrack(nodes, 0, ephemeris, epochs[0], epochs[5] + 0.01);
  followObject({ track, origin: nodes.grid.firstDay, stretches: sky.moments }, undefined, sky, samples);
  PLACES_FROM_CATALINA.forEach(([, ra, dec, distance], k) => {
    const [x, y, z] = samples.line.subarray(3 * k, 3 * k + 3);
    const off = Math.hypot(
      x / distance - Math.cos(ra * DEGREE) * Math.cos(dec * DEGREE),
      y / distance - Math.sin(ra * DEGREE) * Math.cos(dec * DEGREE),
      z / distance - Math.sin(dec * DEGREE),
    );
    expect(off * distance * AU_KM).toBeLessThan(0.2);
  });
});

test.each([
  ['in the night in which it was discovered', '2008-10-05', '2008-10-07', true],
  ['in a window that goes on after the fall', '2008-10-05', '2008-10-30', true],
  ['two weeks before, when it is too faint', '2008-09-22', '2008-09-24', false],
  ['after the fall', '2008-10-08', '2008-10-10', false],
])('2008 TC3 %s: observable from Catalina from %s to %s is %s', (_, from, to, passes) => {
  const window = { fromUtc: julianDateFromIso(from), toUtc: julianDateFromIso(to) };
  const surveyor = createSurveyor(nodes, ephemeris, surveySky(CATALINA, ephemeris, window));
  expect(surveyor.search(LIMITS, createExtremesTable(1)).measure(0, BODY, true)).toBe(passes);
});

test('2008 TC3, which fell on 2008 October 7 at 02:46 UTC, moves over the same values however long a window goes on after the fall', () => {
  const [fall, later] = ['2008-10-08', '2008-10-30'].map((to) => {
    const window = { fromUtc: julianDateFromIso('2008-10-05'), toUtc: julianDateFromIso(to) };
    return createSurveyor(nodes, ephemeris, surveySky(CATALINA, ephemeris, window)).extremes(0, BODY);
  });
  expect(fall?.magnitude?.min).toBeLessThan(20);
  expect(later).toEqual(fall);
});

test('2008 TC3, which fell on 2008 October 7 at 02:46 UTC, is gone after the day on which it is known to have ended', () => {
  const window = { fromUtc: julianDateFromIso('2008-10-05'), toUtc: julianDateFromIso('2008-10-07') };
  const surveyor = createSurveyor(nodes, ephemeris, surveySky(CATALINA, ephemeris, window));
  expect(surveyor.extremes(0, { ...BODY, lastDay: window.fromUtc })).toBeUndefined();
});
