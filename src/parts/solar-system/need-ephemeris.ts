import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { Failure } from '#contract/rest/failure.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { tdbOfMs } from '../scene/simulated-instant.ts';

/**
 * Fetches what the first picture needs of the ephemeris, while the canvas is being made ready, and reports from then on every
 * failure to load a part.
 */
export function needEphemeris(
  ephemeris: EphemerisStore,
  timeline: TimelineActor,
  report: (failure: Failure) => void,
): void {
  ephemeris.subscribe(() => {
    const status = ephemeris.status();
    if (status.kind === 'failed') report(status.failure);
  });
  const { day, offset } = tdbOfMs(timeline.getSnapshot().context.currentMs);
  ephemeris.ensure(day + offset);
}
