/** A moment as the 3D tools write it, UTC: `13/04/2029 21:46`. @param ms UTC milliseconds, years 0 to 9999. */
export function momentText(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `${dayOf(iso)} ${iso.slice(11, 16)}`;
}

/** The day of a moment, UTC: `13/04/2029`. @param ms UTC milliseconds, years 0 to 9999. */
export function dayText(ms: number): string {
  return dayOf(new Date(ms).toISOString());
}

/** A moment to the minute as date-time fields take it: `2029-04-13T21:46`. */
export function minuteOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

/** The day of a moment as date fields take it: `2029-04-13`. */
export function isoDayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** UTC milliseconds of a day or of a minute as fields give it. @throws RangeError for any other text. */
export function momentOf(text: string): number {
  const ms = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: "${text}"`);
  return ms;
}

function dayOf(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}
