import { TURN } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight points of the compass. @param azimuth rad, from 0 to a full turn. @throws {RangeError} beyond. */
export function compassPoint(azimuth: number): string {
  return itemAt(POINTS, Math.round((azimuth / TURN) * POINTS.length) % POINTS.length);
}
