const MINUTES_PER_HOUR = 60;
const DEGREES_PER_HOUR = 15;
const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2}))?/;

/**
 * Standard offset of a zone from UTC, without daylight saving.
 * @param zone IANA name, such as 'Europe/Paris'.
 * @param year the calendar year whose rules hold.
 * @returns minutes, positive to the east: the smaller of the offsets in January and July.
 * @throws RangeError for a name the platform does not know.
 */
export function standardOffsetMinutes(zone: string, year: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  return Math.min(...[0, 6].map((month) => offsetMinutes(format, new Date(Date.UTC(year, month, 1)))));
}

/** Offset of the nautical zone of a meridian [min]: whole hours, 15 deg wide, centred on the hour. */
export function nauticalOffsetMinutes(longitudeDeg: number): number {
  return Math.round(longitudeDeg / DEGREES_PER_HOUR) * MINUTES_PER_HOUR;
}

function offsetMinutes(format: Intl.DateTimeFormat, date: Date): number {
  const written = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = OFFSET.exec(written) ?? [];
  const size = Number(hours ?? 0) * MINUTES_PER_HOUR + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
