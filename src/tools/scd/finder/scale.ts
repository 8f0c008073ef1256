import { ARCSECOND, DEGREE } from '#engine/constants.ts';

/** A bar as long as an angle on the sky. */
export type AngleBar = { readonly angle: number; readonly label: string };

const UNITS = [
  { size: DEGREE, sign: '°', values: [20, 10, 5, 2, 1] },
  { size: 60 * ARCSECOND, sign: '′', values: [30, 15, 10, 5, 2, 1] },
  { size: ARCSECOND, sign: '″', values: [30, 15, 10, 5, 2, 1] },
] as const;

/**
 * The longest bar of a round angle that is no longer than another one.
 *
 * @param most rad.
 * @throws {RangeError} for less than an arcsecond.
 */
export function angleBar(most: number): AngleBar {
  for (const { size, sign, values } of UNITS) {
    const value = values.find((one) => one * size <= most);
    if (value !== undefined) return { angle: value * size, label: `${value}${sign}` };
  }
  throw new RangeError(`no bar is as short as ${most} rad`);
}
