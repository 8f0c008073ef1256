import { TURN } from '#engine/constants.ts';

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight points of the compass. @param azimuth rad. */
export function compassPoint(azimuth: number): string {
  const point = POINTS[Math.round((azimuth / TURN) * POINTS.length) % POINTS.length];
  if (point === undefined) throw new RangeError(`no point of the compass at ${azimuth} rad`);
  return point;
}
