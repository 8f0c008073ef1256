import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { PlannedSlot } from '#machines/opt/planned-night.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { optionalText } from '../slot-texts.ts';

/** Before a slot, so that there is time to slew and focus. */
const ALARM_MINUTES = 5;

/** Octets of a line before it is folded. */
const LINE_OCTETS = 75;

/**
 * A plan as a calendar, an event for each slot with an alarm before it.
 *
 * @param site  where it is observed, in words.
 * @param nowMs when it was made, Unix time.
 *
 * Source: RFC 5545, sections 3.1 (lines), 3.3.11 (text) 3.6.1 (events) and 3.6.6 (alarms).
 */
export function planCalendar(slots: readonly PlannedSlot[], site: string, nowMs: number): string {
  const stamp = timeText(nowMs);
  const events = slots.flatMap((slot) => {
    const { object, start, end } = slot;
    const [from, to] = [start, end].map((moment) => timeText(unixTimeFromJulianDate(moment)));
    return [
      'BEGIN:VEVENT',
      `UID:${encodeURIComponent(object.table.designator)}-${from}@neo-toolkit`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${from}`,
      `DTEND:${to}`,
      `SUMMARY:${escaped(objectTitle(object.table))}`,
      `LOCATION:${escaped(site)}`,
      `DESCRIPTION:${escaped(descriptionOf(slot))}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${ALARM_MINUTES}M`,
      `DESCRIPTION:${escaped(objectTitle(object.table))}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NEO Toolkit//Night plan//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function descriptionOf({ row }: PlannedSlot): string {
  return [
    `V ${optionalText(row.magnitude, 1)}, ${fixedText(row.rate, 2)} arcsec/min towards ${fixedText(row.direction, 0)} deg`,
    `RA ${rightAscensionText(row.rightAscension)}, Dec ${declinationText(row.declination)}`,
    `Altitude ${fixedText(row.altitude, 0)} deg, airmass ${optionalText(row.airmass, 2)}, Moon ${fixedText(row.moonSeparation, 0)} deg apart`,
  ].join('\n');
}

/** `20261202T203600Z` */
function timeText(ms: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(ms).round('second');
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', String.raw`\n`);
}

/** A line in pieces of at most 75 octets, each further one after a blank; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
