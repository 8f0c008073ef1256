import { useSelector } from '@xstate/react';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { SliderSpans } from '#ui/fields/slider-marks.tsx';
import { activePath } from './details/active-object.ts';
import { observableSpans } from './observable-spans.ts';
import type { SovtSources } from './sovt-session.ts';

/** On the slider of dates: when the selected object is inside its limits. Its charts have the same in words. */
export function ObservableBand({ sources }: { sources: SovtSources }) {
  const { objects, paths, settings, timeline } = sources;
  useSelector(objects, ({ context }) => context);
  useSelector(paths, ({ context }) => context);
  const elongation = useSelector(settings, ({ context }) => leastElongation(context.settings));
  const { startMs, endMs } = useSelector(timeline, ({ context }) => context.range);
  const active = activePath(sources);
  if (active === undefined || startMs === endMs) return null;
  const { file, calculated } = active;
  const spans = observableSpans(file, calculated.magnitudeLimit, elongation).map(({ start, end }) => ({
    from: unixTimeFromJulianDate(start),
    to: unixTimeFromJulianDate(end),
  }));
  return <SliderSpans spans={spans} min={startMs} max={endMs} />;
}
