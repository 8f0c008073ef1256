import { defined } from '#catalogue/defined.ts';
import type { FlybyResponse, FlybyEllipsoid, FlybyFacts, FlybyPlace } from '#contract/fvt/flyby.ts';
import { readFlyby } from '#contract/fvt/flyby-bytes.ts';
import { flybyStepDays } from '#contract/fvt/flyby-steps.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { type CloudTable, placesInCloud } from '#engine/table/cloud-table.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { DaySpan, OrbitTable } from '#engine/table/orbit-table.ts';
import { ellipsoidToSun } from './ellipsoids-response.ts';
import { placeOf } from './place-response.ts';

/** Which rows of a flyby a request names; those by the nearest point where it names none. */
export type FlybyRows = {
  readonly stepDays?: number | undefined;
  /** Farthest from the centre, km. */
  readonly farthestKm?: number | undefined;
  /** Julian dates TDB. */
  readonly span?: DaySpan | undefined;
};

/** A flyby in JSON: rows at even steps and at the nearest point. */
export function flybyResponse(
  bytes: Uint8Array,
  { stepDays, farthestKm, span }: FlybyRows = {},
): FlybyResponse {
  const { tables, facts, ellipsoids, cloud } = readFlyby(bytes);
  const days = daysOfRows(tables.object, facts, stepDays ?? flybyStepDays(facts.distanceAu), span);
  const places = (table: OrbitTable | undefined) => (table === undefined ? [] : placesAt(table, days));
  const reach = farthestKm ?? Number.POSITIVE_INFINITY;
  return defined({
    asteph: withEllipsoids(places(tables.object), ellipsoids).filter(
      ({ x, y, z }) => Math.hypot(x, y, z) <= reach,
    ),
    mooneph: places(tables.moon),
    suneph: places(tables.sun),
    conic: places(tables.conic).filter(({ x, y, z }) => Math.hypot(x, y, z) <= reach),
    clones: cloud === undefined ? [] : clonesAt(cloud, facts.nearest),
    diam: facts.diam,
    mag: facts.mag,
    sundir: facts.sundir,
    '3d-ellsun': ellipsoidToSun(ellipsoids, facts),
    facts,
  });
}

/** Rows with the ellipsoids of the same instant. */
function withEllipsoids(
  places: readonly FlybyPlace[],
  ellipsoids: readonly FlybyEllipsoid[],
): FlybyResponse['asteph'] {
  const byInstant = new Map(ellipsoids.map((one) => [one.t, one]));
  return places.map((place) => ({ ...byInstant.get(place.t), ...place }));
}

/** Even instants from the beginning of the table or a span in it, their end, and the nearest point among them; Julian dates TDB. */
function daysOfRows(
  { day, offsets }: OrbitTable,
  { nearest }: FlybyFacts,
  step: number,
  { fromDay, toDay }: DaySpan = { fromDay: Number.NEGATIVE_INFINITY, toDay: Number.POSITIVE_INFINITY },
): number[] {
  const first = Math.max(numberAt(offsets, 0), fromDay - day);
  const last = Math.min(numberAt(offsets, offsets.length - 1), toDay - day);
  const even = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, row) => first + row * step);
  const chosen = [...even, last, nearest.t + MJD_ORIGIN - day].filter((offset) => offset <= last);
  return [...new Set(chosen)].sort((a, b) => a - b).map((offset) => day + offset);
}

function placesAt(table: OrbitTable, days: readonly number[]): FlybyPlace[] {
  return days.flatMap((day) => {
    if (!stateInTable(table, day, 0, state)) return [];
    return [placeOf(state, day, 0)];
  });
}

function clonesAt(cloud: CloudTable, { t }: FlybyPlace): FlybyPlace[] {
  const places = new Float32Array(3 * cloud.clones);
  const day = t + MJD_ORIGIN;
  const count = placesInCloud(cloud, day, 0, places);
  return Array.from({ length: count }, (_, clone) => placeOf(places.subarray(3 * clone), day, 0));
}

const state = new Float64Array(6);
