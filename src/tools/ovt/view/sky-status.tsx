import { useState } from 'react';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { tdbOfMs } from './simulated-instant.ts';
import { useEphemerisOf } from './use-ephemeris-of.ts';
import type { ViewSources } from './view-sources.ts';

/** Says that the planets of the date are on their way: until they are there, there is no picture of it. What fails is told by the view. */
export function SkyStatus({ sources }: { sources: Pick<ViewSources, 'ephemeris' | 'timeline'> }) {
  const date = useSimulatedDate(sources.timeline);
  const [failure, setFailure] = useState<unknown>();
  useEphemerisOf(sources, date, setFailure);
  const { day, offset } = tdbOfMs(date);
  const isLoading = failure === undefined && !sources.ephemeris.covers(day + offset);
  return <output className="orbits-status">{isLoading ? 'Loading the solar system…' : null}</output>;
}
