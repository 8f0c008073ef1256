import { SERVICE_AWAY } from '#machines/popups/notice.ts';
import { useSyncExternalStore } from 'react';
import type { EphemerisStatus, EphemerisStore } from '#client/ephemeris-store.ts';
import { SERVICE_REACHABILITY } from '#client/reachability.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { useSimulatedDate } from '../timeline/use-simulated-date.ts';
import { useEphemeris } from './use-ephemeris.ts';

/** Shows that the planets of the date are being loaded; until then there is no picture of that date. */
export function SkyStatus({ ephemeris, timeline }: { ephemeris: EphemerisStore; timeline: TimelineActor }) {
  const { status, isThere } = useEphemeris(ephemeris, useSimulatedDate(timeline));
  const isReachable = useSyncExternalStore(SERVICE_REACHABILITY.subscribe, SERVICE_REACHABILITY.isReachable);
  return <output className="scene-status">{isThere ? null : absenceText(status, isReachable)}</output>;
}

function absenceText({ kind }: EphemerisStatus, isReachable: boolean): string | null {
  if (!isReachable) return `${SERVICE_AWAY} The planets will appear once it is back.`;
  return kind === 'failed' ? null : 'Loading the solar system…';
}
