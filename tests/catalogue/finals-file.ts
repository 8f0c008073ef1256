/** A day of Earth orientation: UT1 - UTC in seconds, the pole in arcsec. */
export type FinalsDay = {
  readonly mjd: number;
  readonly ut1MinusUtc: number;
  readonly x?: number;
  readonly y?: number;
  readonly flag?: 'I' | 'P';
};

/** A line in the columns of the IERS' finals2000A, without nutation and Bulletin B. */
export function finalsLine({ mjd, ut1MinusUtc, x = 0.1, y = 0.4, flag = 'I' }: FinalsDay): string {
  const pole = `${flag} ${x.toFixed(6).padStart(9)} 0.000010 ${y.toFixed(6).padStart(9)} 0.000010`;
  return `26 1 1 ${mjd.toFixed(2)} ${pole}  ${flag}${ut1MinusUtc.toFixed(7).padStart(10)} 0.0000100`;
}

/** Daily lines from one Modified Julian Date to another with the same values. */
export function finalsFile(from: number, to: number, ut1MinusUtc: number): string {
  return Array.from({ length: to - from + 1 }, (_, k) => finalsLine({ mjd: from + k, ut1MinusUtc })).join(
    '\n',
  );
}
