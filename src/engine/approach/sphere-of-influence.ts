import { bisect } from '../bisection.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { numberAt } from '../numbers-in.ts';
import { stateInTable } from '../table/hermite.ts';
import type { OrbitTable } from '../table/orbit-table.ts';
import { lengthOf } from '../vectors.ts';
import type { MainBody } from './main-bodies.ts';

/** Semi-major axis of the Earth's orbit, au (Simon et al. 1994). */
const EARTH_AXIS_AU = 1.000_001;

/** Halvings of a step of a table of some days: to a tenth of a second. */
const HALVINGS = 24;

/**
 * Radius of the sphere of influence of a main body, au: its limit, but a (m / M)^(2/5) for the Earth, whose
 * limit is wider.
 *
 * Source: Danby (1992), section 11.12.
 */
export function sphereOfInfluence({ body, limitAu }: MainBody, { gm }: Pick<Ephemeris, 'gm'>): number {
  return body === BODY.Earth ? EARTH_AXIS_AU * (gm[BODY.Earth] / gm[BODY.Sun]) ** 0.4 : limitAu;
}

/** When a motion about a body last comes into a sphere before an instant, and first leaves it after; Julian dates TDB. */
export type Crossings = { readonly entryDay?: number; readonly exitDay?: number };

/**
 * Crossings of a sphere around the instant of a nearest point; what lies outside the table is left out.
 *
 * @param table about the body, which may end some seconds before the nearest point where the object falls into the body.
 * @param radius au. @param nearestPoint days from the table's day.
 *
 * Accuracy: 0.1 s.
 */
export function sphereCrossings(table: OrbitTable, radius: number, nearestPoint: number): Crossings {
  const { day, offsets } = table;
  const nearest = Math.min(nearestPoint, numberAt(offsets, offsets.length - 1));
  const outside = (offset: number) => distanceAt(table, offset) > radius;
  if (outside(nearest)) return {};
  const after = offsets.findIndex((offset) => offset > nearest && outside(offset));
  const before = offsets.findLastIndex((offset) => offset < nearest && outside(offset));
  return {
    ...(before < 0 ? {} : { entryDay: day + crossing(offsets[before], insideAfter(before)) }),
    ...(after < 0 ? {} : { exitDay: day + crossing(offsets[after], insideBefore(after)) }),
  };

  function insideAfter(row: number): number {
    return Math.min(offsets[row + 1] ?? nearest, nearest);
  }

  function insideBefore(row: number): number {
    return Math.max(offsets[row - 1] ?? nearest, nearest);
  }

  function crossing(out: number, within: number): number {
    return bisect(out, within, (offset) => !outside(offset), HALVINGS).after;
  }
}

function distanceAt(table: OrbitTable, offset: number): number {
  stateInTable(table, table.day, offset, state);
  return lengthOf(state[0], state[1], state[2]);
}

const state = new Float64Array(6);
