import { modulo } from '#engine/modulo.ts';
import { TURN } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { fixedText, sizeText } from './number-text.ts';

/** 'hh mm ss.sss' of a right ascension in degrees. */
export function rightAscensionText(degrees: number): string {
  const milliseconds = Math.round(modulo(degrees, 360) * 240_000) % 86_400_000;
  return sexagesimal(milliseconds, 3);
}

/** '±dd mm ss.ss' of a declination in degrees. */
export function declinationText(degrees: number): string {
  const sign = degrees < 0 ? '−' : '+';
  return sign + sexagesimal(Math.round(Math.abs(degrees) * 360_000), 2);
}

/** Hours or degrees, minutes and seconds of a whole number of the smallest parts that are written. */
function sexagesimal(parts: number, decimals: number): string {
  const scale = 10 ** decimals;
  const seconds = parts % (60 * scale);
  const minutes = Math.floor(parts / (60 * scale)) % 60;
  const whole = Math.floor(parts / (3600 * scale));
  const written = (seconds / scale).toFixed(decimals).padStart(3 + decimals, '0');
  return `${pad(whole)} ${pad(minutes)} ${written}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

const MINUTE_ARCSEC = 60;
const DEGREE_ARCSEC = 3600;

/** An angle, arcsec, rounded and in the unit that is read at a glance: `45″`, `12′`, `3°`. */
export function roundedAngleText(arcsec: number): string {
  if (arcsec < MINUTE_ARCSEC) return `${sizeText(arcsec, 0)}″`;
  if (arcsec < DEGREE_ARCSEC) return `${fixedText(arcsec / MINUTE_ARCSEC, 0)}′`;
  return `${fixedText(arcsec / DEGREE_ARCSEC, 0)}°`;
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight points of the compass. @param azimuth rad, from 0 to a full turn. @throws {RangeError} beyond. */
export function compassPoint(azimuth: number): string {
  return itemAt(POINTS, Math.round((azimuth / TURN) * POINTS.length) % POINTS.length);
}

/** A place on the Earth in degrees with their sides: `12.34° N, 56.78° W`. @param longitude east positive. */
export function placeText(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  decimals: number,
): string {
  return `${side(latitude, 'N', 'S', decimals)}, ${side(longitude, 'E', 'W', decimals)}`;
}

function side(degrees: number, positive: string, negative: string, decimals: number): string {
  return `${Math.abs(degrees).toFixed(decimals)}° ${degrees < 0 ? negative : positive}`;
}
