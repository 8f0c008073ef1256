import { addDays } from '#machines/planning/time-frame.ts';

/** A night by both of its dates: `Wed 2 – Thu 3 Dec 2026`. */
export function nightText(night: string): string {
  const [evening, morning] = [night, addDays(night, 1)].map((date) => Temporal.PlainDate.from(date));
  const [before, after] = [evening, morning].map((date) => WEEKDAY.format(Date.parse(date.toString())));
  const last = `${after} ${morning.day} ${MONTH.format(Date.parse(morning.toString()))} ${morning.year}`;
  const month = evening.month === morning.month ? '' : ` ${MONTH.format(Date.parse(evening.toString()))}`;
  const year = evening.year === morning.year ? '' : ` ${evening.year}`;
  return `${before} ${evening.day}${month}${year} – ${last}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
