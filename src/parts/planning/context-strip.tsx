import { CalendarDays, Globe, MapPin, Timer } from 'lucide-react';
import { Link } from 'wouter';
import type { Plan } from '#machines/planning/plan.ts';
import { stepText, type TimeStep } from '#machines/planning/time-step.ts';
import { dayMonthYear, hourMinute } from '#ui/dates/date-text.ts';
import { ROUTES } from '../routes.ts';
import { observatoryTitle } from '../setup/observatory-search.tsx';

type Props = {
  readonly plan: Plan;
  /** The nights that it is for; left out where days UTC or a span to the minute say it. */
  readonly nights?: string | undefined;
  /** The clock by which the screen shows times; left out where the time frame or the screen says it. */
  readonly clock?: string | undefined;
  /** Left out where the screens show it themselves. */
  readonly timeStep?: TimeStep;
};

/** What the screens after the set-up are about: time frame, place, step, clock, and where the data come from. */
export function ContextStrip({ plan, nights, clock, timeStep }: Props) {
  const { timeFrame, observatory } = plan;
  return (
    <>
      <span className="row">
        <CalendarDays className="icon" aria-hidden />
        <span className="figures">{nights ?? spanText(timeFrame)}</span>
      </span>
      <span className="row">
        <MapPin className="icon" aria-hidden />
        {placeText(observatory)}
      </span>
      {timeStep === undefined ? null : (
        <span className="row">
          <Timer className="icon" aria-hidden />
          <span className="figures">{`Step ${stepText(timeStep)}`}</span>
        </span>
      )}
      {clock === undefined ? null : (
        <span className="row">
          <Globe className="icon" aria-hidden />
          <span className="figures">{clock}</span>
        </span>
      )}
      <Link href={ROUTES.provenance}>Provenance</Link>
    </>
  );
}

/** The ends of a time frame as the pickers show them, with the time of day where it counts. */
function spanText({ precision, start, end, dateTime }: Plan['timeFrame']): string {
  if (precision === 'day') return `${dayText(start)} – ${dayText(end)} UTC`;
  return `${momentText(dateTime.start)} – ${momentText(dateTime.end)} UTC`;
}

/** A minute YYYY-MM-DDTHH:mm. */
function momentText(moment: string): string {
  const at = Temporal.PlainDateTime.from(moment);
  return `${dayMonthYear(at)} ${hourMinute(at)}`;
}

/** A day YYYY-MM-DD. */
function dayText(date: string): string {
  return dayMonthYear(Temporal.PlainDate.from(date));
}

function placeText(observatory: Plan['observatory']): string {
  if (observatory.code !== undefined) return observatoryTitle(observatory);
  return `${observatory.latitude.toFixed(2)}°, ${observatory.longitude.toFixed(2)}°`;
}
