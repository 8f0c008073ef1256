import { useEffect, useState } from 'react';
import { useSelector } from '@xstate/react';
import { currentAt } from '#machines/scene/playback-clock.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

/** How often words and numbers follow a date that runs, ms: faster cannot be read. */
const READABLE_MS = 125;

/**
 * The simulated date, UTC milliseconds: at once when it is set, some times a second while it runs. Pictures follow the
 * timeline itself instead.
 */
export function useSimulatedDate(timeline: TimelineActor): number {
  const clock = useSelector(timeline, ({ context }) => context);
  const [realMs, setRealMs] = useState(clock.realNow);
  useEffect(() => {
    if (clock.anchor === undefined) return undefined;
    const timer = setInterval(() => setRealMs(clock.realNow()), READABLE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return currentAt(clock, Math.max(realMs, clock.anchor?.realMs ?? 0));
}
