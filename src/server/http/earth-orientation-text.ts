import { DEGREE, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { type EarthOrientation, ut1Error } from '#engine/earth/earth-orientation.ts';
import { EARTH_ROTATION_RAD_D } from '#engine/earth/orientation.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';

/**
 * How well the turning of the Earth is known up to a date, in words: measured, or predicted with its standard error there.
 *
 * @param untilUtc Julian date UTC
 */
export function earthOrientationText(earth: EarthOrientation, untilUtc: number): string {
  const until = untilUtc - MJD_ORIGIN;
  const pole = until < earth.poleFrom ? 'without polar motion' : 'with polar motion';
  const basis = `${earth.source}, ${pole}`;
  if (until <= earth.measuredTo) return `UT1 measured (${basis})`;
  const measuredTo = isoDateFromJulianDate(earth.measuredTo + MJD_ORIGIN);
  const seconds = ut1Error(until, earth);
  const turned = (seconds / SECONDS_PER_DAY) * (EARTH_ROTATION_RAD_D / DEGREE);
  return `UT1 predicted after ${measuredTo}, ± ${durationText(seconds)} or ${angleText(turned)} of azimuth by ${isoDateFromJulianDate(untilUtc)} (${basis})`;
}

function durationText(seconds: number): string {
  return seconds < 100 ? `${twoDigits(seconds)} s` : `${twoDigits(seconds / 60)} min`;
}

function angleText(degrees: number): string {
  if (degrees < 1 / 60) return `${twoDigits(degrees * 3600)}″`;
  return degrees < 1 ? `${twoDigits(degrees * 60)}′` : `${twoDigits(degrees)}°`;
}

/** Two digits that count, without a power of ten. */
function twoDigits(value: number): string {
  return String(Number(value.toPrecision(2)));
}
