import { useSelector } from '@xstate/react';
import { isApproximate } from '#contract/scd/trace-points.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { momentText } from '#parts/timeline/moment-text.ts';
import { uncertaintyFact } from '../point-facts.ts';
import type { ScdSession } from '../scd-session.ts';
import { pointAt, traceDate } from '../scene/trace-date.ts';

/**
 * What the chart shows of its date, for users who do not see it: where the object in the foreground is, and
 * how bright.
 */
export function SkySummary({ session: { workflows } }: { readonly session: ScdSession }) {
  useSelector(workflows.traces, ({ context }) => context);
  useSelector(workflows.chart, ({ context }) => context);
  return <output className="visually-hidden">{summaryOf(workflows)}</output>;
}

function summaryOf(workflows: ScdSession['workflows']): string {
  const { active } = workflows.chart.getSnapshot().context;
  const { objects } = workflows.traces.getSnapshot().context;
  const shown = objects.find(({ requested }) => requested.designator === active);
  if (shown?.failure !== undefined) return `${shown.requested.title}: ${shown.failure.message}`;
  if (shown?.trace === undefined)
    return shown === undefined ? '' : `Loading the path of ${shown.requested.title}`;
  const date = traceDate(workflows);
  const when = `${momentText(unixTimeFromJulianDate(date))} UTC`;
  const point = pointAt(shown.trace, date);
  if (point === undefined) return `${when}: ${shown.requested.title} has no position`;
  const { raDeg, decDeg, altitudeDeg, magnitude, ellipse } = point;
  const { value, detail } = uncertaintyFact(point);
  const facts = [
    `right ascension ${rightAscensionText(raDeg).slice(0, 8)}`,
    `declination ${declinationText(decDeg).slice(0, 9)}`,
    altitudeDeg === undefined ? '' : `altitude ${fixedText(altitudeDeg, 0)}°`,
    magnitude === undefined ? '' : `V ${fixedText(magnitude, 1)}`,
    ellipse === undefined || !isApproximate(ellipse) ? '' : `uncertainty, 1 sigma, ${value} ${detail}`,
  ];
  return `${when}: ${shown.requested.title}, ${facts.filter((fact) => fact !== '').join(', ')}`;
}
