import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { FlybyResponse, FlybyFacts, FlybyPlace } from '#contract/fvt/flyby.ts';
import type { FlybyFile } from '#contract/fvt/flyby-bytes.ts';
import { epochOfModifiedDate } from '#contract/nov/modified-date.ts';
import { conicMotion } from '#engine/approach/conic-motion.ts';
import type { RelativeMotion } from '#engine/approach/relative-motion.ts';
import { AU_KM, DEGREE, MINUTES_PER_DAY, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';

/** Longest step of the rows that are made, days: where a conic bends most, a fifth of the time in which it does. */
const LONGEST_STEP_DAYS = 5 / MINUTES_PER_DAY;

/**
 * A flyby from a plain response, whose rows are places alone, an hour apart at most. Near a body an hour is too long to
 * interpolate in, so what is interpolated is how far the object is from the conic of its nearest point.
 *
 * Sampled orbits, of which JSON has one instant, are left out.
 */
export function flybyOfRows({ asteph, suneph, mooneph, conic, facts }: FlybyResponse): FlybyFile {
  const motion = conicOf(facts);
  return {
    facts,
    ellipsoids: asteph.flatMap(({ sa_1, sa_2, sa_3, rotx, roty, rotz, ...place }) =>
      sa_1 === undefined ||
      sa_2 === undefined ||
      sa_3 === undefined ||
      rotx === undefined ||
      roty === undefined ||
      rotz === undefined
        ? []
        : [{ ...place, sa_1, sa_2, sa_3, rotx, roty, rotz }],
    ),
    tables: {
      object: nearConic(tableOf(asteph), motion),
      sun: tableOf(suneph),
      ...(mooneph.length === 0 ? {} : { moon: tableOf(mooneph) }),
      ...(conic.length === 0 ? {} : { conic: nearConic(tableOf(conic), motion) }),
    },
  };
}

/** The conic of the nearest point, which is its pericentre: there the speed gives the pull of the body. */
function conicOf({ elements, speedKmS }: FlybyFacts): RelativeMotion {
  const { epoch, q, e, i, om, w, tp } = elements;
  const perihelionDistance = q / AU_KM;
  const speed = (speedKmS * SECONDS_PER_DAY) / AU_KM;
  return conicMotion(
    {
      epoch: epochOfModifiedDate(epoch),
      perihelionDistance,
      eccentricity: e,
      inclination: i * DEGREE,
      node: om * DEGREE,
      argumentOfPerihelion: w * DEGREE,
      perihelionTime: epochOfModifiedDate(tp),
    },
    (perihelionDistance * speed ** 2) / (1 + e),
  );
}

/** Places as a table, au. The nearest point is added between the even rows; an even row very near to it is left out. */
function tableOf(places: readonly FlybyPlace[]): OrbitTable {
  const [start, second] = places;
  if (start === undefined || second === undefined) throw new RangeError('a path of less than two places');
  const first = Math.floor(start.t);
  const least = (second.t - start.t) / 2;
  const chosen: FlybyPlace[] = [];
  for (const place of places) if (place.t - (chosen.at(-1)?.t ?? 0) >= least) chosen.push(place);
  return tableOfPlaces(
    first + MJD_ORIGIN,
    Float64Array.from(chosen, ({ t }) => t - first),
    Float64Array.from(chosen.flatMap(({ x, y, z }) => [x / AU_KM, y / AU_KM, z / AU_KM])),
  );
}

/** A table with more rows, between which the motion near a conic is followed. */
function nearConic(table: OrbitTable, conic: RelativeMotion): OrbitTable {
  const deviations = differences(table, conic);
  const offsets = Float64Array.from(
    [...table.offsets].flatMap((offset, row) => {
      const next = table.offsets[row + 1] ?? offset;
      const parts = Math.max(1, Math.ceil((next - offset) / LONGEST_STEP_DAYS));
      return Array.from({ length: parts }, (_, part) => offset + (part / parts) * (next - offset));
    }),
  );
  const positions = new Float64Array(3 * offsets.length);
  const state = new Float64Array(6);
  const from = new Float64Array(6);
  offsets.forEach((offset, row) => {
    conic.state(table.day, offset, state);
    stateInTable(deviations, table.day, offset, from);
    positions.set(
      vectorAt(state).map((part, axis) => part + numberAt(from, axis)),
      3 * row,
    );
  });
  return tableOfPlaces(table.day, offsets, positions);
}

function differences({ day, offsets, positions }: OrbitTable, conic: RelativeMotion): OrbitTable {
  const deviations = new Float64Array(positions.length);
  const state = new Float64Array(6);
  offsets.forEach((offset, row) => {
    conic.state(day, offset, state);
    deviations.set(
      vectorAt(positions, 3 * row).map((part, axis) => part - numberAt(state, axis)),
      3 * row,
    );
  });
  return tableOfPlaces(day, offsets, deviations);
}
