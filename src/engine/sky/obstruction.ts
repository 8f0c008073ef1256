/** A corner of an obstruction horizon: a direction as far up as it is blocked, degrees. */
export type HorizonPoint = {
  /** Azimuth from north through east. */
  readonly azimuth: number;
  readonly altitude: number;
};

/** Altitude, deg, below which the sky is blocked in a direction, deg of azimuth from north through east. */
export type Obstruction = (azimuth: number) => number;

/** Corners that a horizon may have: two for each degree. */
export const MOST_HORIZON_POINTS = 720;

/** What the corners of a horizon may be, degrees. */
export const HORIZON_RANGES = {
  azimuth: { min: 0, max: 360 },
  altitude: { min: -10, max: 90 },
} as const;

const TURN_DEG = 360;

/**
 * The line through the corners of a horizon: straight in azimuth and altitude, closed through north.
 *
 * Of two corners at one azimuth, as at the edge of a wall, both count: the line rises between them.
 *
 * @throws {RangeError} naming the corner, when there are none or more than 720, an azimuth lies outside 0 … 360 or an altitude
 * outside -10 … 90.
 */
export function obstructionOf(points: readonly HorizonPoint[]): Obstruction {
  if (points.length === 0 || points.length > MOST_HORIZON_POINTS) {
    throw new RangeError(`a horizon has 1 to ${MOST_HORIZON_POINTS} points, got ${points.length}`);
  }
  for (const point of points) {
    requireWithin('azimuth', point);
    requireWithin('altitude', point);
  }
  const sorted = points.toSorted((a, b) => a.azimuth - b.azimuth);
  const [first] = sorted;
  const last = sorted[sorted.length - 1];
  const closed = [
    { ...last, azimuth: last.azimuth - TURN_DEG },
    ...sorted,
    { ...first, azimuth: first.azimuth + TURN_DEG },
  ];
  return (azimuth) => altitudeOn(closed, ((azimuth % TURN_DEG) + TURN_DEG) % TURN_DEG);
}

function requireWithin(name: keyof HorizonPoint, point: HorizonPoint): void {
  const { min, max } = HORIZON_RANGES[name];
  if (point[name] >= min && point[name] <= max) return;
  throw new RangeError(`an ${name} of the horizon must lie from ${min} to ${max}, got ${point[name]}`);
}

/** Altitude of a horizon between the corners on either side; at a wall the higher of its two. */
function altitudeOn(closed: readonly HorizonPoint[], azimuth: number): number {
  const next = firstFrom(closed, azimuth);
  if (closed[next].azimuth > azimuth) return between(closed[next - 1], closed[next], azimuth);
  let highest = closed[next].altitude;
  for (let k = next + 1; closed[k]?.azimuth === azimuth; k++) highest = Math.max(highest, closed[k].altitude);
  return highest;
}

/** Place of the first corner that is not before an azimuth: by halving, as a survey needs a million of them. */
function firstFrom(closed: readonly HorizonPoint[], azimuth: number): number {
  let [low, high] = [0, closed.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if (closed[half].azimuth < azimuth) low = half + 1;
    else high = half;
  }
  return low;
}

function between(before: HorizonPoint, after: HorizonPoint, azimuth: number): number {
  const share = (azimuth - before.azimuth) / (after.azimuth - before.azimuth);
  return before.altitude + share * (after.altitude - before.altitude);
}
