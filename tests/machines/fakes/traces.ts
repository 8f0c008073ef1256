import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import { momentFrame } from '#machines/planning/moment-frame.ts';
import { GEOCENTRIC } from '#machines/planning/observatory.ts';
import type { Plan } from '#machines/planning/plan.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';
import { PROVENANCE } from './objects.ts';

/** A point of a trace with what a test says of it. */
export function tracePointAt(julianDate: number, changes: Partial<TracePoint> = {}): TracePoint {
  return {
    julianDate,
    raDeg: 10,
    decDeg: 20,
    raRate: undefined,
    decRate: undefined,
    azimuthDeg: undefined,
    altitudeDeg: undefined,
    magnitude: undefined,
    airmass: undefined,
    elongationDeg: undefined,
    ellipse: undefined,
    moonlight: undefined,
    moonElongationDeg: undefined,
    moonAltitudeDeg: undefined,
    moonPhasePercent: undefined,
    sunAltitudeDeg: undefined,
    ...changes,
  };
}

/** The path of an object through points. */
export function traceThrough(
  points: readonly TracePoint[],
  changes: Partial<Omit<Trace, 'points'>> = {},
): Trace {
  return {
    object: { name: 'Eros', designator: '433', database: 'JPL' },
    points,
    fineTrail: [],
    starlightAffected: [],
    moonlightAffected: [],
    starlight: { rule: '', sources: [], faintLimit: 7 },
    provenance: PROVENANCE,
    ...changes,
  };
}

/** The sky from the geocentre, on the day from 5 March 2026 14:30. */
export function skyPlan(end = '2026-03-06T14:30'): Plan {
  const timeFrame = momentFrame({ start: '2026-03-05T14:30', end }, GREENWICH);
  if (timeFrame === undefined) throw new Error('the fake time frame is not valid');
  return { timeFrame, observatory: GEOCENTRIC, names: [] };
}
