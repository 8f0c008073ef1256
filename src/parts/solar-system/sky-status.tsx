import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from '../timeline/use-simulated-date.ts';
import { useEphemeris } from './use-ephemeris.ts';

/** Shows that the planets of the date are being loaded; until then there is no picture of that date. */
export function SkyStatus({ ephemeris, timeline }: { ephemeris: EphemerisStore; timeline: TimelineActor }) {
  const { status, isThere } = useEphemeris(ephemeris, useSimulatedDate(timeline));
  const isLoading = !isThere && status.kind !== 'failed';
  return <output className="scene-status">{isLoading ? 'Loading the solar system…' : null}</output>;
}
