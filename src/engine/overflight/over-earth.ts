import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { rotate } from '../earth/frames.ts';
import { createTurningEarth, type EarthTurn } from '../earth/turning-earth.ts';
import { eclipticToIcrf, type Vector3 } from '../orbit/ecliptic.ts';
import { stateInTable } from '../table/hermite.ts';
import type { OrbitTable } from '../table/orbit-table.ts';
import { lengthOf } from '../vectors.ts';

/**
 * Where an object and the Sun are seen from the Earth at an instant: from its centre, au, in axes fixed to its crust, x to
 * Greenwich on the equator and z to the north pole. What is seen from a site differs by the place of the site alone.
 */
export type OverEarth = { readonly object: Vector3; readonly sun: Vector3 };

/** Places about the Earth's centre by rows, ecliptic J2000. */
export type EarthTables = { readonly object: OrbitTable; readonly sun: OrbitTable };

/**
 * Follows an object over the turning Earth.
 *
 * The motion relative to the Earth while the light is under way accounts for light time and aberration together; deflection and
 * diurnal aberration are left out.
 *
 * @returns what is seen at a Julian date TDB, plus `offset` days; undefined outside the tables.
 *
 * Accuracy: 0.001° of `observe`, besides the tables. Source: Urban & Seidelmann (2013), Explanatory Supplement, 7.2.
 */
export function createOverEarth({
  object,
  sun,
}: EarthTables): (day: number, offset: number) => OverEarth | undefined {
  const turnOf = createTurningEarth();
  const state = new Float64Array(6);
  return (day, offset) => {
    const turn = turnOf(day, offset);
    const seenOverGround = (table: OrbitTable): Vector3 | undefined =>
      stateInTable(table, day, offset, state) ? onGround(turn, seenPlace(state)) : undefined;
    const place = seenOverGround(object);
    const light = seenOverGround(sun);
    return place && light && { object: place, sun: light };
  };
}

/** A vector of the ecliptic J2000 in axes fixed to the Earth's crust. */
function onGround({ trueEquator, greenwich }: EarthTurn, vector: Vector3): Vector3 {
  rotate(trueEquator, eclipticToIcrf(vector), ofDate);
  const x = ofDate[0];
  const y = ofDate[1];
  const cosine = Math.cos(greenwich);
  const sine = Math.sin(greenwich);
  return [cosine * x + sine * y, cosine * y - sine * x, ofDate[2]];
}

const ofDate = new Float64Array(3);

/** Where a body that moves past the observer is seen: its place relative to the observer when the light left. */
function seenPlace(state: Float64Array): Vector3 {
  const lightTime = lengthOf(state[0], state[1], state[2]) / LIGHT_SPEED_AU_D;
  return [state[0] - lightTime * state[3], state[1] - lightTime * state[4], state[2] - lightTime * state[5]];
}
