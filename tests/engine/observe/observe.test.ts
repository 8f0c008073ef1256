import { expect, test } from 'vitest';
import { GEOCENTRE, siteFromGeodetic, type Site } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN, SUN_MOON_INDEX } from '#engine/observe/columns.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { sunMoonTable } from '#engine/observe/sun-moon-table.ts';
import { type CloudRequest, tableValue, type EphemerisTable } from '#engine/observe/table.ts';
import type { Target } from '#engine/observe/target.ts';
import type { Impact, Trajectory } from '#engine/propagate/trajectory.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const START = 2_459_800.5;
const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);

/** A body on a straight line from `position`, au, with `velocity`, au/d, both barycentric, at START. */
function straight(position: readonly number[], velocity: readonly number[], impact?: Impact): Trajectory {
  const lastDay = impact === undefined ? START + 1000 : impact.dayTdb;
  return {
    model: 'full',
    firstDay: START - 1000,
    lastDay,
    impact,
    emergence: undefined,
    steps: 1,
    state: (day, offset, out, at = 0) => {
      const t = day - START + offset;
      if (t > lastDay - START) throw new RangeError(`JD ${day + offset} lies after the end`);
      for (let k = 0; k < 3; k++) {
        out[at + k] = position[k] + t * velocity[k];
        out[at + 3 + k] = velocity[k];
      }
    },
    acceleration: (_day, _offset, out) => void out.fill(0),
  };
}

function table(
  target: Target,
  site: Site,
  epochs: readonly number[],
  requested?: CloudRequest,
): EphemerisTable {
  const ephemeris = testEphemeris();
  const frames = observerFramesUtc(site, ephemeris, epochs);
  return observe(target, frames, sunAndMoon(frames, ephemeris), requested);
}

function altitude(rows: EphemerisTable, row: number): number {
  return tableValue(rows, row, COLUMN.AST_ALT) ?? 99;
}

function presentKeys(rows: EphemerisTable): string[] {
  return EPHEMERIS_COLUMNS.filter((_, column) => rows.present[column] === 1).map(({ key }) => key);
}

const everything: Target = {
  trajectory: straight([1, -2, 0.5], [0.005, 0.003, 0]),
  photometry: { law: 'H-G', h: 18, g: 0.15 },
  uncertainty: () => ({
    ellipse: { major: 3, minor: 1, positionAngle: 1 },
    basis: 'covariance',
    valid: true,
  }),
  lastObservationUtc: START - 100,
  arcDays: 700,
};

test('an ephemeris of a well-known object above the horizon has all 32 columns', () => {
  const rows = table(everything, PARANAL, [START + 0.05, START + 0.1, START + 0.15, START + 0.2]);
  const high = [0, 1, 2, 3].find((row) => (tableValue(rows, row, COLUMN.AST_ALT) ?? -1) > 0);
  expect(high).toBeDefined();
  for (const [column, { key }] of EPHEMERIS_COLUMNS.entries())
    expect(tableValue(rows, high ?? 0, column), key).toBeDefined();
});

test('an ephemeris of an object of which nothing else is known leaves magnitude, uncertainty, arc and last observation absent', () => {
  const rows = table({ trajectory: everything.trajectory }, GEOCENTRE, [START]);
  for (const column of [
    COLUMN.MAG,
    COLUMN.ERR_A,
    COLUMN.ERR_B,
    COLUMN.PA,
    COLUMN.ARC,
    COLUMN.DAYS_UNOBSERVED,
  ])
    expect(tableValue(rows, 0, column)).toBeUndefined();
});

test('an ephemeris marks the rows on which one standard deviation is more than a degree', () => {
  const least = 3600; // arcsec
  const uncertainty: Target['uncertainty'] = (day) => {
    const ellipse = { major: day < START + 2 ? least : least + 1, minor: 1, positionAngle: 1 };
    return { ellipse, basis: 'covariance', valid: ellipse.major <= least };
  };
  const epochs = [0.25, 1.25, 2.25, 3.25].map((days) => START + days);
  expect(table({ trajectory: everything.trajectory, uncertainty }, GEOCENTRE, epochs).uncertainty).toEqual([
    { fromRow: 0, basis: 'covariance', lost: false },
    { fromRow: 2, basis: 'covariance', lost: true },
  ]);
});

test('an ephemeris has the clones of curved regions at every epoch that they are requested for, and no more than requested', () => {
  const cloud = Float64Array.of(1, 2, 3, 4, 5, 6);
  const ellipse = { major: 3, minor: 1, positionAngle: 1 };
  const uncertainty: Target['uncertainty'] = (day) =>
    day < START + 2
      ? { ellipse, basis: 'covariance', valid: true }
      : { ellipse, basis: 'clones', valid: true, cloud };
  const epochs = [0.25, 1.25, 2.25, 3.25, 4.25].map((days) => START + days);
  const target = { trajectory: everything.trajectory, uncertainty };
  const rows = table(target, GEOCENTRE, epochs, { every: 2, most: 2 });
  expect(rows.clouds).toEqual([
    { row: 2, shifts: Float32Array.of(1, 2, 3, 4) },
    { row: 4, shifts: Float32Array.of(1, 2, 3, 4) },
  ]);
  expect(rows.uncertainty).toEqual([
    { fromRow: 0, basis: 'covariance', lost: false },
    { fromRow: 2, basis: 'clones', lost: false, curved: true },
  ]);
  expect(table(target, GEOCENTRE, epochs).clouds).toBeUndefined();
});

test('an ephemeris from the geocentre has no horizon', () => {
  const absent = ['AST_HA', 'AST_AZ', 'AST_ALT', 'SUN_ALT', 'AIRM', 'ELEV', 'MOON_ALT', 'MOONGLOW'];
  const keys = presentKeys(table(everything, GEOCENTRE, [START]));
  expect(EPHEMERIS_COLUMNS.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual(absent);
});

test('an ephemeris has no airmass and no moonlight below the horizon', () => {
  const rows = table(
    everything,
    PARANAL,
    [0, 0.25, 0.5, 0.75].map((part) => START + part),
  );
  const low = [0, 1, 2, 3].filter((row) => (tableValue(rows, row, COLUMN.AST_ALT) ?? 0) < -2);
  expect(low.length).toBeGreaterThan(0);
  for (const row of low) {
    expect(tableValue(rows, row, COLUMN.AIRM)).toBeUndefined();
    expect(tableValue(rows, row, COLUMN.MOONGLOW)).toBeUndefined();
  }
});

test('an ephemeris never holds what is not a number', () => {
  const rows = table(
    everything,
    PARANAL,
    Array.from({ length: 500 }, (_, k) => START + 0.37 * k),
  );
  expect([...rows.values].every(Number.isFinite)).toBe(true);
});

test('an ephemeris counts days since the last observation from the UTC date', () => {
  const rows = table(everything, PARANAL, [START + 3.25]);
  expect(tableValue(rows, 0, COLUMN.DAYS_UNOBSERVED)).toBeCloseTo(103.25, 6);
});

test('an ephemeris runs through 0 h of right ascension without a jump in its motion', () => {
  const crossing = { trajectory: straight([3, -0.02, 0.3], [0, 0.004, 0]) };
  const rows = table(
    crossing,
    GEOCENTRE,
    Array.from({ length: 200 }, (_, k) => START + k),
  );
  const ra = Array.from({ length: 200 }, (_, k) => tableValue(rows, k, COLUMN.AST_RA) ?? -1);
  expect(ra.every((degrees) => degrees >= 0 && degrees < 360)).toBe(true);
  expect(Math.max(...ra)).toBeGreaterThan(350);
  expect(Math.min(...ra)).toBeLessThan(10);
  for (let k = 1; k < 200; k++) {
    const motions = [k - 1, k].map((row) => tableValue(rows, row, COLUMN.APPMOT_RA) ?? 0);
    expect(Math.abs(motions[1] - motions[0])).toBeLessThan(0.1);
  }
});

test('the motion in an ephemeris is the change of its places', () => {
  const minutes = 10;
  const rows = table(everything, GEOCENTRE, [START, START + minutes / 1440]);
  const [before, after] = [0, 1].map((row) => tableValue(rows, row, COLUMN.AST_DEC) ?? 0);
  const motion = tableValue(rows, 0, COLUMN.APPMOT_DEC) ?? 0;
  expect(((after - before) * 3600) / minutes).toBeCloseTo(motion, 2);
});

test('an ephemeris ends where the light left before an impact, and names it', () => {
  const impact: Impact = { body: BODY.Earth, dayTdb: START + 2 };
  const trajectory = straight([1, -2, 0.5], [0.005, 0.003, 0], impact);
  const epochs = Array.from({ length: 10 }, (_, k) => START + 0.5 * k);
  const rows = table({ trajectory }, GEOCENTRE, epochs);
  const lightTime = (tableValue(rows, 0, COLUMN.DELTA) ?? 0) / 173.14;
  const seen = epochs.filter((jd) => jd + 69.18 / 86_400 - lightTime < impact.dayTdb);
  expect(rows.rows).toBe(seen.length);
  expect(rows.impact).toEqual(impact);
  expect(rows.values).toHaveLength(seen.length * EPHEMERIS_COLUMNS.length);
});

test('an ephemeris says when the trajectory ends too soon without an impact', () => {
  const short = { ...straight([1, -2, 0.5], [0, 0, 0]), lastDay: START };
  const state: Trajectory['state'] = (day, offset, out) => {
    if (day - START + offset > 0) throw new RangeError('after the end');
    out.set([1, -2, 0.5, 0, 0, 0]);
  };
  expect(() => table({ trajectory: { ...short, state } }, GEOCENTRE, [START + 10])).toThrow(/after the end/);
});

test('at a pole an object keeps its altitude all day, which is its declination there, and moves 360 deg in azimuth', () => {
  const far = { trajectory: straight([200, 100, 80], [0, 0, 0]) };
  const epochs = [0, 0.25, 0.5].map((part) => START + part);
  const north = table(far, siteFromGeodetic(0, 90, 0), epochs);
  const south = table(far, siteFromGeodetic(0, -90, 0), epochs);
  for (const row of [1, 2]) {
    expect(altitude(north, row)).toBeCloseTo(altitude(north, 0), 2);
    expect(altitude(south, row)).toBeCloseTo(-altitude(north, row), 2);
  }
  const azimuth = [0, 1].map((row) => tableValue(north, row, COLUMN.AST_AZ) ?? 0);
  expect((azimuth[1] - azimuth[0] + 360) % 360).toBeCloseTo(90.25, 1);
});

test('the Sun and Moon table gives the same altitudes as the ephemeris', () => {
  const ephemeris = testEphemeris();
  const frames = observerFramesUtc(PARANAL, ephemeris, [START, START + 0.3]);
  const luminaries = sunAndMoon(frames, ephemeris);
  const rows = sunMoonTable(frames, luminaries);
  const object = observe({ trajectory: straight([1, -2, 0.5], [0, 0, 0]) }, frames, luminaries);
  expect(tableValue(rows, 1, SUN_MOON_INDEX.SUN_ALT)).toBe(tableValue(object, 1, COLUMN.SUN_ALT));
  expect(tableValue(rows, 1, SUN_MOON_INDEX.MOON_ALT)).toBe(tableValue(object, 1, COLUMN.MOON_ALT));
});

test('the Sun and Moon table knows that the Moon was full on 2022 August 12 at 01:36 UTC and new on August 27 at 08:17 (USNO)', () => {
  const ephemeris = testEphemeris();
  const frames = observerFramesUtc(GEOCENTRE, ephemeris, [2_459_803.566_7, 2_459_818.845_1]);
  const rows = sunMoonTable(frames, sunAndMoon(frames, ephemeris));
  expect(tableValue(rows, 0, SUN_MOON_INDEX.MOON_PHASE)).toBeGreaterThan(99.8);
  expect(tableValue(rows, 1, SUN_MOON_INDEX.MOON_PHASE)).toBeLessThan(0.3);
  expect(tableValue(rows, 0, SUN_MOON_INDEX.SUN_ALT)).toBeUndefined();
});
