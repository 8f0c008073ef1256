import type { PlaceDeg } from '#engine/observe/dark-hours.ts';
import { nightStart, type SiteClock, solarZone } from '#machines/opt/tonight/night-window.ts';
import { nightsOfPlan } from '#machines/opt/tonight/site-nights.ts';
import type { Plan } from '#machines/planning/plan.ts';
import type { Dates } from '#machines/planning/time-frame.ts';

/** Nights that are looked at, by the dates of the first and last evening by the mean Sun, where, and by which clock. */
export type SiteNights = Dates & SiteClock & { readonly site: PlaceDeg };

/** The nights of a plan; undefined at the geocentre, where there is none. */
export function siteNightsOf(plan: Plan): SiteNights | undefined {
  const nights = nightsOfPlan(plan);
  return nights && { ...nights, site: plan.observatory, zone: plan.timeFrame.timezone };
}

/** Whether a moment, Julian date UTC, lies between the noon before the first night and the noon after the last. */
export function nightsTest({ start, end, site }: SiteNights): (julianDate: number) => boolean {
  const zone = solarZone(site);
  const [from, to] = [nightStart(start, zone), nightStart(end, zone) + 1];
  return (julianDate) => julianDate >= from && julianDate <= to;
}
