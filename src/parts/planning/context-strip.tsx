import { CalendarDays, Globe, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import type { Plan } from '#machines/planning/plan.ts';
import { dayMonthYear } from '#ui/date-text.ts';
import { ROUTES } from '../routes.ts';
import { observatoryTitle } from '../setup/observatory-search.tsx';

type Props = {
  readonly plan: Plan;
  /** By which clock the screen tells time. */
  readonly clock: string;
};

/** What the screens after the set-up are about: time frame, place, clock, and where the data come from. */
export function ContextStrip({ plan, clock }: Props) {
  const { timeFrame, observatory } = plan;
  return (
    <>
      <span className="row">
        <CalendarDays className="icon" aria-hidden />
        <span className="figures">{`${dayText(timeFrame.start)} – ${dayText(timeFrame.end)}`}</span>
      </span>
      <span className="row">
        <MapPin className="icon" aria-hidden />
        {placeText(observatory)}
      </span>
      <span className="row">
        <Globe className="icon" aria-hidden />
        <span className="figures">{clock}</span>
      </span>
      <Link href={ROUTES.provenance}>Provenance</Link>
    </>
  );
}

/** A day YYYY-MM-DD as the pickers show it. */
function dayText(date: string): string {
  return dayMonthYear(Temporal.PlainDate.from(date));
}

function placeText(observatory: Plan['observatory']): string {
  if (observatory.code !== undefined) return observatoryTitle(observatory);
  return `${observatory.latitude.toFixed(2)}°, ${observatory.longitude.toFixed(2)}°`;
}
