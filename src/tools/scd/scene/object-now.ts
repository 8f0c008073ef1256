import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { datingPoint } from './trace-date.ts';
import { directionDeg } from './trail-of.ts';

/** Where the object of the trace date is at it; undefined while its path is missing. */
export function objectNow(workflows: Pick<ScdWorkflows, 'traces' | 'chart'>): Vector3 | undefined {
  const point = datingPoint(workflows);
  return point === undefined ? undefined : directionDeg(point.raDeg, point.decDeg);
}
