import type { TraceQuery } from '#contract/scd/trace.ts';
import { tracedPoints } from '#contract/scd/trace.ts';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { USUAL_SKY } from '#engine/sky/moonlight.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { observerOf } from '../bodies/site-of.ts';
import { checkCovered, timeFrameOf } from '../http/time-frame.ts';
import type { Sight } from './trace-request.ts';

/** The query of every trace without what it is of. */
type SightQuery = Omit<TraceQuery, 'name'>;

/** @throws ProblemError naming the value that is wrong. */
export function sightOf(
  query: SightQuery,
  { compute, catalogue, earth }: Pick<BodyParts, 'compute' | 'catalogue' | 'earth'>,
): Sight {
  const frame = timeFrameOf(query);
  checkCovered(frame, compute.ephemeris);
  const current = catalogue();
  const observer = observerOf(query, current);
  const { kev = USUAL_SKY.extinction, vZenith = USUAL_SKY.zenith } = query;
  return {
    observer,
    frame,
    sky: { extinction: kev, zenith: vZenith },
    catalogueDate: current.date,
    ...(observer.site.kind === 'ground'
      ? { earthOrientation: earthOrientationText(earth(), frame.endUtc) }
      : {}),
  };
}

/** @throws ProblemError `too-many-points`. */
export function checkTracedPoints(objects: number, { frame }: Pick<Sight, 'frame'>): void {
  const current = tracedPoints(objects, frame.stepDays, frame.endUtc - frame.startUtc);
  if (current <= MAX_DATA_POINTS) return;
  throw new ProblemError('too-many-points', {
    detail: `Your input data has exceeded maximum data points limit: maximum ${MAX_DATA_POINTS}, current ${current}.`,
    parameter: 'step',
    maximum: MAX_DATA_POINTS,
    current,
  });
}
