/** The days that calendars list and date fields take where nothing narrower is asked for. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2470-12-31';
