import { expect, test } from 'vitest';
import { AU_KM, DEGREE, LIGHT_SPEED_AU_D } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import type { Epoch } from '#engine/time/epoch.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

/** Rows begin with the Julian date UTC, astrometric right ascension and declination, degrees, and the distance, au. */
type Recorded = { readonly observer_rows: Readonly<Record<'500', readonly (readonly number[])[]>> };

/** Where an object was when the light left it that was seen at a row; about the Sun, ICRF, au. */
type Place = { readonly instant: Epoch<'TDB'>; readonly place: Vector3 };

/** The nearest row of 2008 EK68, and how long before it the last row is that its orbit is made of, days. */
const NEAREST_UTC = 2_454_528.9167;
const BEFORE = 0.5;

/** By which each number of a state is changed to see what follows, au and au/d. */
const STEP = 1e-8;

const ephemeris = testEphemeris();

test('2008 EK68, from where it was until half a day before its passage, is where JPL has it days after', () => {
  const places = RECORDED.caseAt<Recorded>('cases/derived_topocentric/2008ek68_flyby.json').observer_rows[
    '500'
  ].map((row) => ({ ...placeOf(row), utc: row[0] }));
  const known = places.filter(({ utc }) => utc < NEAREST_UTC - BEFORE);
  const later = places.filter(({ utc }) => utc >= NEAREST_UTC - BEFORE);
  const orbit = fittedTo(known);
  expect(later.length).toBeGreaterThan(50);
  for (const error of errorsKm(orbit, known)) expect(error).toBeLessThan(0.1);
  for (const error of errorsKm(orbit, later)) expect(error).toBeLessThan(1);
});

function placeOf([utc, ra, dec, delta]: readonly number[]): Place {
  const seen = tdbFromUtc(utc);
  const earth = position(BODY.Earth, seen);
  const instant = { ...seen, offset: seen.offset - delta / LIGHT_SPEED_AU_D };
  const sun = position(BODY.Sun, instant);
  const flat = delta * Math.cos(dec * DEGREE);
  const way = [flat * Math.cos(ra * DEGREE), flat * Math.sin(ra * DEGREE), delta * Math.sin(dec * DEGREE)];
  return { instant, place: [0, 1, 2].map((k) => earth[k] + way[k] - sun[k]) as unknown as Vector3 };
}

function position(body: (typeof BODY)[keyof typeof BODY], { day, offset }: Epoch<'TDB'>): Float64Array {
  const place = new Float64Array(3);
  ephemeris.position(body, day, offset, place);
  return place;
}

/** The orbit that leads through places with the least squares: Gauss and Newton, from two of them. */
function fittedTo(places: readonly Place[]): Orbit {
  const [first, second] = places;
  const days = second.instant.day - first.instant.day + second.instant.offset - first.instant.offset;
  const speed = first.place.map((value, axis) => (second.place[axis] - value) / days);
  let state = [...first.place, ...speed];
  for (let step = 0; step < 4; step++) {
    const at = residuals(orbitOf(first.instant, state), places);
    const columns = state.map((_, part) => {
      const moved = state.with(part, state[part] + STEP);
      return residuals(orbitOf(first.instant, moved), places).map((value, row) => (value - at[row]) / STEP);
    });
    const change = leastSquares(columns, at);
    state = state.map((value, part) => value - change[part]);
  }
  return orbitOf(first.instant, state);
}

function orbitOf(epoch: Epoch<'TDB'>, [x, y, z, vx, vy, vz]: readonly number[]): Orbit {
  return { epoch, position: [x, y, z], velocity: [vx, vy, vz] };
}

/** Differences of an orbit from places, au: x y z of each. */
function residuals(orbit: Orbit, places: readonly Place[]): number[] {
  const days = places.map(({ instant }) => instant.day + instant.offset);
  const span = {
    fromDay: Math.min(...days, orbit.epoch.day) - 0.1,
    toDay: Math.max(...days, orbit.epoch.day) + 0.1,
  };
  const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
  const state = new Float64Array(6);
  return places.flatMap(({ instant, place }) => {
    trajectory.state(instant.day, instant.offset, state);
    const sun = position(BODY.Sun, instant);
    return place.map((value, axis) => state[axis] - sun[axis] - value);
  });
}

function errorsKm(orbit: Orbit, places: readonly Place[]): number[] {
  const all = residuals(orbit, places);
  return places.map((_, row) => AU_KM * Math.hypot(...all.slice(3 * row, 3 * row + 3)));
}

/** Solves the normal equations of a few columns by elimination. */
function leastSquares(columns: readonly (readonly number[])[], measured: readonly number[]): number[] {
  const scale = columns.map((column) => Math.hypot(...column));
  const unit = columns.map((column, k) => column.map((value) => value / scale[k]));
  const rows = unit.map((column) => [
    ...unit.map((other) => product(column, other)),
    product(column, measured),
  ]);
  rows.forEach((pivot, k) => {
    rows.forEach((row, other) => {
      if (other === k) return;
      const factor = row[k] / pivot[k];
      row.forEach((_, at) => (row[at] -= factor * pivot[at]));
    });
  });
  return rows.map((row, k) => row[columns.length] / row[k] / scale[k]);
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, row) => sum + value * b[row], 0);
}
