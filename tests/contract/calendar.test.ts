import { expect, test } from 'vitest';
import { calendarText } from '#contract/calendar.ts';

const EVENT = { id: 'a', startMs: 0, endMs: 1000, summary: 'a', description: 'b' };

/** The components directly in a calendar: RFC 5545, section 3.6, requires one at least. */
function componentsOf(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  for (const line of text.split('\r\n')) {
    if (line.startsWith('BEGIN:') && ++depth === 2) found.push(line.slice('BEGIN:'.length));
    if (line.startsWith('END:')) depth--;
  }
  expect(depth).toBe(0);
  return found;
}

test('a calendar without events has a time zone, as one without any component is refused', () => {
  const text = calendarText([], 'Windows of nothing', 0);
  expect(componentsOf(text)).toEqual(['VTIMEZONE']);
  expect(text).toContain('TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\n');
});

test('a calendar with events has nothing else', () => {
  expect(componentsOf(calendarText([EVENT, { ...EVENT, id: 'c' }], 'Two', 0))).toEqual(['VEVENT', 'VEVENT']);
});
