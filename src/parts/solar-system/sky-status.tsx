import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from '../timeline/use-simulated-date.ts';
import { useEphemeris } from './use-ephemeris.ts';

/** Says that the planets of the date are on their way: until they are there, there is no picture of it. */
export function SkyStatus({ ephemeris, timeline }: { ephemeris: EphemerisStore; timeline: TimelineActor }) {
  const { status, isThere } = useEphemeris(ephemeris, useSimulatedDate(timeline));
  const isLoading = !isThere && status.kind !== 'failed';
  return <output className="scene-status">{isLoading ? 'Loading the solar system…' : null}</output>;
}
