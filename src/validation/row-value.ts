import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';

/** A number of a row by its authority and as computed here, with enough digits to show the difference. */
export type RowValue = {
  /** Name of the quantity, such as `RA` or `Distance`. */
  readonly name: string;
  /** Its unit, or the time scale of a date; empty for a pure number. */
  readonly unit: string;
  readonly recorded: string;
  readonly computed: string;
};

/** Digits of the difference that the texts show. */
const DIGITS = 2;

/** Decimals that a double has behind the 360 of an angle, and a Julian date in one number behind a second. */
const MOST_DECIMALS = 12;
const MOST_OF_SECONDS = 4;

/** A number of a row; angles in `deg` may be a whole turn apart. */
export function rowValue(name: string, unit: string, recorded: number, computed: number): RowValue {
  const difference = Math.abs(computed - recorded);
  if (difference === 0) return { name, unit, recorded: String(recorded), computed: String(recorded) };
  const decimals = Math.min(
    MOST_DECIMALS,
    decimalsOf(unit === 'deg' ? Math.min(difference, Math.abs(360 - difference)) : difference),
  );
  return {
    name,
    unit,
    recorded: String(Number(recorded.toFixed(decimals))), // not more of its digits than are recorded
    computed: computed.toFixed(decimals),
  };
}

/** A place of a row, in km. @param recorded, computed x, y and z, or one of them, au. */
export function rowPlace(recorded: readonly number[], computed: readonly number[]): RowValue[] {
  const names = recorded.length === 1 ? ['Coordinate'] : ['x', 'y', 'z'];
  return names.map((name, axis) => rowValue(name, 'km', AU_KM * recorded[axis], AU_KM * computed[axis]));
}

/** An instant of a row. @param recorded, computed Julian dates of the scale. */
export function rowInstant(name: string, scale: string, recorded: number, computed: number): RowValue {
  const decimals = Math.min(MOST_OF_SECONDS, decimalsOf(Math.abs(computed - recorded) * SECONDS_PER_DAY));
  const textOf = (jd: number) => isoFromJulianDate(jd, decimals).replace('T', ' ');
  return { name, unit: scale, recorded: textOf(recorded), computed: textOf(computed) };
}

function decimalsOf(difference: number): number {
  return difference === 0 ? 0 : Math.max(0, DIGITS - 1 - Math.floor(Math.log10(difference)));
}
