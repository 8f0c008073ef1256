import { addDays, type Dates } from '#machines/planning/time-frame.ts';

/** A night by both of its dates: `Wed 2 – Thu 3 Dec 2026`. */
export function nightText(night: string): string {
  const [evening, morning] = [night, addDays(night, 1)].map((date) => Temporal.PlainDate.from(date));
  const [before, after] = [evening, morning].map((date) => WEEKDAY.format(Date.parse(date.toString())));
  const last = `${after} ${morning.day} ${MONTH.format(Date.parse(morning.toString()))} ${morning.year}`;
  const month = evening.month === morning.month ? '' : ` ${MONTH.format(Date.parse(evening.toString()))}`;
  const year = evening.year === morning.year ? '' : ` ${evening.year}`;
  return `${before} ${evening.day}${month}${year} – ${last}`;
}

/** Nights by the dates of their evenings: `Wed 2 Dec`, or from the first to the last `2 – 8 Dec`. */
export function eveningsText({ start, end }: Dates): string {
  if (start === end) return `${WEEKDAY.format(Date.parse(start))} ${dayText(start)}`;
  const [first, last] = [start, end].map((date) => Temporal.PlainDate.from(date));
  return `${first.month === last.month ? first.day : dayText(start)} – ${dayText(end)}`;
}

function dayText(date: string): string {
  return `${Temporal.PlainDate.from(date).day} ${MONTH.format(Date.parse(date))}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
