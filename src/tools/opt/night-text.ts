import type { Dates } from '#machines/planning/time-frame.ts';

/** A night by both of its dates: `Wed 2 – Thu 3 Dec 2026`. */
export function nightText(night: string): string {
  const evening = Temporal.PlainDate.from(night);
  const morning = evening.add({ days: 1 });
  const month = evening.month === morning.month ? '' : ` ${monthOf(evening)}`;
  const year = evening.year === morning.year ? '' : ` ${evening.year}`;
  const last = `${weekdayOf(morning)} ${morning.day} ${monthOf(morning)} ${morning.year}`;
  return `${weekdayOf(evening)} ${evening.day}${month}${year} – ${last}`;
}

/** Nights by the dates of their evenings: `Wed 2 Dec`, or from the first to the last `2 – 8 Dec`. */
export function eveningsText({ start, end }: Dates): string {
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  if (start === end) return `${weekdayOf(first)} ${dayText(first)}`;
  return `${first.month === last.month ? first.day : dayText(first)} – ${dayText(last)}`;
}

function dayText(date: Temporal.PlainDate): string {
  return `${date.day} ${monthOf(date)}`;
}

function weekdayOf(date: Temporal.PlainDate): string {
  return WEEKDAY.format(Date.parse(date.toString()));
}

function monthOf(date: Temporal.PlainDate): string {
  return MONTH.format(Date.parse(date.toString()));
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
