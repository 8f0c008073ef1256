/** A corner of an obstruction horizon: a direction as far up as it is blocked, degrees. */
export type HorizonPoint = {
  /** From north through east. */
  readonly azimuth: number;
  readonly altitude: number;
};

/** Altitude, deg, below which the sky is blocked in a direction, deg of azimuth from north through east. */
export type Obstruction = (azimuth: number) => number;

/** Corners that a horizon may have: two for each degree. */
const MOST_POINTS = 720;

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
  if (points.length === 0 || points.length > MOST_POINTS) {
    throw new RangeError(`a horizon has 1 to ${MOST_POINTS} points, got ${points.length}`);
  }
  for (const { azimuth, altitude } of points) {
    if (!(azimuth >= 0 && azimuth <= TURN_DEG)) {
      throw new RangeError(`an azimuth of the horizon must lie from 0 to 360, got ${azimuth}`);
    }
    if (!(altitude >= -10 && altitude <= 90)) {
      throw new RangeError(`an altitude of the horizon must lie from -10 to 90, got ${altitude}`);
    }
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

/** Between the corners on either side; at a wall the higher of its two. */
function altitudeOn(closed: readonly HorizonPoint[], azimuth: number): number {
  const next = closed.findIndex((point) => point.azimuth >= azimuth);
  const [before, after] = [closed[next - 1] ?? closed[next], closed[next]];
  const wall = closed.filter((point) => point.azimuth === azimuth);
  if (wall.length > 0) return Math.max(...wall.map(({ altitude }) => altitude));
  const share = (azimuth - before.azimuth) / (after.azimuth - before.azimuth);
  return before.altitude + share * (after.altitude - before.altitude);
}
