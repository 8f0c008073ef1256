import { calendarText } from '#contract/calendar.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText, knownText } from '#parts/quantities/number-text.ts';
import type { ExportedPlan } from './exported-plan.ts';

/** Minutes before a slot at which its alarm comes, so that there is time to slew and focus. */
const ALARM_MINUTES = 5;

/**
 * A plan as a calendar, an event for each slot with an alarm before it, which names the source of its numbers.
 *
 * Source: RFC 5545, sections 3.6.1 (events) and 3.6.6 (alarms), written by `calendarText`.
 */
export function planCalendar({ slots, site, nowMs, sourceOf }: ExportedPlan): string {
  const events = slots.map((slot) => {
    const { object, start, end } = slot;
    const startMs = unixTimeFromJulianDate(start);
    return {
      id: `${object.table.designator}-${Math.round(startMs / 1000)}`,
      startMs,
      endMs: unixTimeFromJulianDate(end),
      summary: objectTitle(object.table),
      location: site,
      description: [...descriptionOf(slot), ...sourceOf(slot)].join('\n'),
      alarmMinutes: ALARM_MINUTES,
    };
  });
  return calendarText(events, `Night plan, ${site}`, nowMs);
}

function descriptionOf({ row }: PlannedSlot): readonly string[] {
  return [
    `V ${knownText(row.magnitude, 1)}, ${fixedText(row.rate, 2)} arcsec/min towards ${fixedText(row.direction, 0)} deg`,
    `RA ${rightAscensionText(row.rightAscension)}, Dec ${declinationText(row.declination)}`,
    `Altitude ${fixedText(row.altitude, 0)} deg, airmass ${knownText(row.airmass, 2)}, Moon ${fixedText(row.moonSeparation, 0)} deg away`,
  ];
}
