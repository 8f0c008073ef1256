import { CalendarDate } from '@internationalized/date';

/** Part of a date as it is written in its box. */
export type DatePart = { readonly type: string; readonly text: string; readonly isPlaceholder: boolean };

/** A day that no calendar has: why not, and what a library would make of it, yyyy-MM-dd. */
export type ImpossibleDay = { readonly reason: string; readonly nearest: string };

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** Why the day in a box cannot be, such as 30/02/2027; undefined for one that can, and while a part is missing. */
export function impossibleDay(parts: readonly DatePart[]): ImpossibleDay | undefined {
  const [day, month, year] = ['day', 'month', 'year'].map((type) => {
    const part = parts.find((candidate) => candidate.type === type);
    return part === undefined || part.isPlaceholder ? undefined : part;
  });
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const first = new CalendarDate(Number(year.text), Number(month.text), 1);
  const days = first.calendar.getDaysInMonth(first);
  if (Number(day.text) <= days) return undefined;
  const title = MONTH.format(first.toDate('UTC'));
  return {
    reason: `There is no ${day.text}/${month.text}/${year.text}: ${title} ${year.text} has ${days} days`,
    nearest: first.set({ day: days }).toString(),
  };
}
