import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { keplerianTrajectory } from '#engine/propagate/keplerian-trajectory.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import type { Propagation } from './synodic-tasks.ts';

/** An orbit over a span of Julian dates TDB: by the full force model, or on its osculating conic. */
export function trajectoryOf(
  orbit: Orbit,
  ephemeris: Ephemeris,
  span: DaySpan,
  propagation: Propagation,
): Trajectory {
  if (propagation === 'keplerian') return keplerianTrajectory(orbit, ephemeris, span);
  return propagate(orbit, ephemeris, { model: 'full', ...span });
}
