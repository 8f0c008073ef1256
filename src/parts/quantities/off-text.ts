import { fixedText } from './number-text.ts';

const MINUTE_ARCSEC = 60;
const DEGREE_ARCSEC = 3600;

/** How far a place may be off, arcsec, in the unit that is read at a glance: `45″`, `12′`, `3°`. */
export function offText(arcsec: number): string {
  if (arcsec < MINUTE_ARCSEC) return `${fixedText(arcsec, 0)}″`;
  if (arcsec < DEGREE_ARCSEC) return `${fixedText(arcsec / MINUTE_ARCSEC, 0)}′`;
  return `${fixedText(arcsec / DEGREE_ARCSEC, 0)}°`;
}
