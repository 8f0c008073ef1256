/** A day of the Gregorian calendar, of whatever library. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** A time of day to the minute. */
export type TimeOfDay = { readonly hour: number; readonly minute: number };

/** A day as the page writes it: `05/03/2026`. */
export function dayMonthYear({ year, month, day }: Day): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** A time of day as the page writes it: `09:05`. */
export function hourMinute({ hour, minute }: TimeOfDay): string {
  return `${padded(hour, 2)}:${padded(minute, 2)}`;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
