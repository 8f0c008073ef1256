import { describe, expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan.ts';
import { plainSignal } from '#machines/opt/night-signal.ts';
import { nightTable } from '#machines/opt/night-table.ts';
import { plannedNight } from '#machines/opt/planned-night.ts';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { planCalendar } from '#tools/opt/results/night-plan/exports/plan-calendar.ts';
import { planTable } from '#tools/opt/results/night-plan/exports/plan-table.ts';
import { nightResult } from '../../../../machines/fakes/night.ts';

const NOW = Date.parse('2026-11-22T14:00:00Z');
const SITE = 'G96 Mt. Lemmon Survey; 32.44°, −110.79°, a place whose name is long enough to be folded, ä ö ü';

describe('a plan that is exported', () => {
  test('as a table has a row for each slot, with the times and worth of the plan', () => {
    const slots = plan();
    const [head, ...rows] = writeCsv(planTable(slots), [])
      .replace('\u{FEFF}', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const at = (name: string) => head.findIndex((title) => title.startsWith(name));
    expect(rows.map((row) => row[at('Designator')])).toEqual(['early', 'late']);
    for (const [index, row] of rows.entries()) {
      expect(row).toHaveLength(head.length);
      expect(Number(row[at('Worth')])).toBeCloseTo(slots[index].worth, 2);
      expect(Number(row[at('Altitude')])).toBeCloseTo(slots[index].row.altitude, 0);
    }
  });

  test('as a calendar keeps the rules of RFC 5545: CRLF, lines of 75 octets, and an event for each slot', () => {
    const text = planCalendar(plan(), SITE, NOW);
    const encoder = new TextEncoder();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines.some((line) => line.startsWith('PRODID:'))).toBe(true);
    const properties = eventsOf(lines);
    expect(properties).toHaveLength(2);
    expect(new Set(properties.map(({ UID }) => UID)).size).toBe(2);
  });

  test('as a calendar is read back with its times, title and place', () => {
    const slots = plan();
    const text = planCalendar(slots, SITE, NOW);
    for (const [index, event] of eventsOf(text.replaceAll('\r\n ', '').split('\r\n')).entries()) {
      const { start, end, object } = slots[index];
      expect(event['DTSTAMP']).toBe('20261122T140000Z');
      expect(Math.abs(instantOf(event['DTSTART']) - unixTimeFromJulianDate(start))).toBeLessThan(1000);
      expect(Math.abs(instantOf(event['DTEND']) - unixTimeFromJulianDate(end))).toBeLessThan(1000);
      expect(event['SUMMARY']).toBe(object.table.designator);
      expect(unescaped(event['LOCATION'])).toBe(SITE);
      expect(unescaped(event['DESCRIPTION']).split('\n')).toHaveLength(3);
    }
  });
});

function eventsOf(lines: readonly string[]): readonly Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [name, ...value] = line.split(':');
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (events.length > 0 && !line.startsWith('END:')) events[events.length - 1][name] = value.join(':');
  }
  return events;
}

function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function plan() {
  const table = nightTable(
    nightResult([
      { designator: 'early', transit: 8 },
      { designator: 'late', transit: 16 },
    ]),
  );
  const planned =
    table &&
    plannedNight(table, UNTOUCHED_PLAN, {
      obstruction: undefined,
      atRisk: new Set(),
      signal: plainSignal,
    });
  if (planned?.kind !== 'planned') throw new Error('the fake night is not dark');
  return planned.slots;
}
