export { calendarDate, type CalendarDate, julianDate, julianDay } from '../engine/time/calendar.ts';
export { type Epoch, epochOfJd, jdOf, type TimeScale } from '../engine/time/epoch.ts';
export { isoDateFromJulianDate, isoFromJulianDate, julianDateFromIso } from '../engine/time/iso.ts';
export { taiMinusUtc, TT_MINUS_TAI_S } from '../engine/time/leap-seconds.ts';
export { tdbFromUtc, tdbMinusTt, tdbMinusUtc, ttMinusUtc, utcFromTdb } from '../engine/time/scales.ts';
export { julianDateFromUnixTime, unixTimeFromJulianDate } from '../engine/time/unix-time.ts';
