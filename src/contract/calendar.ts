import { oneLine } from './text/one-line.ts';

/** Something in a calendar; instants are Unix time, ms. */
export type CalendarEvent = {
  /** An id that is the same for the same event, whenever the calendar is made. */
  readonly id: string;
  readonly startMs: number;
  /** Absent for an event that is a whole UTC day. */
  readonly endMs?: number;
  readonly summary: string;
  readonly location?: string;
  readonly description: string;
  /** Minutes before the start at which the reader is reminded; absent where no reminder is needed. */
  readonly alarmMinutes?: number;
};

/**
 * The component of a calendar without events, since none may be empty: the time zone that all its events
 * would be in.
 */
const NO_EVENTS = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Octets of a line before it is folded. */
const LINE_OCTETS = 75;

/**
 * Events as an iCalendar text.
 *
 * @param title  of what is in it.
 * @param nowMs  when it was made, Unix time.
 *
 * Source: RFC 5545, sections 3.1 (lines), 3.3.11 (text), 3.6 (at least one component), 3.6.1 (events), 3.6.5 (time zones) and 3.6.6
 * (alarms); RFC 7986, section 5.1 (NAME).
 */
export function calendarText(events: readonly CalendarEvent[], title: string, nowMs: number): string {
  const stamp = timeText(nowMs);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NEO Toolkit//NEO Toolkit//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(title)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${encodeURIComponent(oneLine(event.id))}@neo-toolkit`,
      `DTSTAMP:${stamp}`,
      ...spanOf(event),
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
      `DESCRIPTION:${escaped(event.description)}`,
      ...alarmOf(event),
      'END:VEVENT',
    ]),
    ...(events.length === 0 ? NO_EVENTS : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function spanOf({ startMs, endMs }: CalendarEvent): readonly string[] {
  if (endMs === undefined) return [`DTSTART;VALUE=DATE:${timeText(startMs).slice(0, 8)}`];
  return [`DTSTART:${timeText(startMs)}`, `DTEND:${timeText(endMs)}`];
}

function alarmOf({ summary, alarmMinutes }: CalendarEvent): readonly string[] {
  if (alarmMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
  ];
}

/** `20261202T203600Z` */
function timeText(ms: number): string {
  const instant = new Date(Math.round(ms / 1000) * 1000).toISOString();
  return instant.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  const lines = text.split('\n').map(oneLine);
  return lines
    .map((line) => line.replaceAll(/[\\;,]/g, (character) => `\\${character}`))
    .join(String.raw`\n`);
}

/** A line in pieces of at most 75 octets, each further one after a blank; no character is cut. */
function foldedLine(line: string): string {
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
