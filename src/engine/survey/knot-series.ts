/** Place, velocity, acceleration and jerk of a motion at an instant, three numbers each, au and d. */
export type Knot = Float64Array;

/** Numbers of a knot, and of a series between two of them. */
export const KNOT_SIZE = 12;
export const SERIES_SIZE = 24;

/** Writes acceleration and jerk of a knot whose place and velocity are those of a Keplerian motion. */
export function deriveKeplerian(gm: number, knot: Knot): void {
  const r2 = knot[0] * knot[0] + knot[1] * knot[1] + knot[2] * knot[2];
  const pull = -gm / (r2 * Math.sqrt(r2));
  const turn = (-3 * (knot[0] * knot[3] + knot[1] * knot[4] + knot[2] * knot[5])) / r2;
  for (let k = 0; k < 3; k++) {
    knot[6 + k] = pull * knot[k];
    knot[9 + k] = pull * (knot[3 + k] + turn * knot[k]);
  }
}

/**
 * Writes the polynomial of seventh degree that has place, velocity, acceleration and jerk of two knots, as eight powers of the
 * elapsed part of the time between them for each coordinate: the Hermite interpolation of that order.
 *
 * @param days from one knot to the other. @param at place of the first of {@link SERIES_SIZE} numbers.
 */
export function storeSeries(from: Knot, to: Knot, days: number, series: Float64Array, at: number): void {
  const [second, third] = [(days * days) / 2, (days * days * days) / 6];
  for (let k = 0; k < 3; k++) {
    const [c1, c2, c3] = [from[3 + k] * days, from[6 + k] * second, from[9 + k] * third];
    // what place and derivatives at the end lack of those of the first four powers
    const place = to[k] - (from[k] + c1 + c2 + c3);
    const rate = to[3 + k] * days - (c1 + 2 * c2 + 3 * c3);
    const bend = 2 * (to[6 + k] * second - (c2 + 3 * c3));
    const jerk = 6 * (to[9 + k] * third - c3);
    const c = at + 8 * k;
    series[c] = from[k];
    series[c + 1] = c1;
    series[c + 2] = c2;
    series[c + 3] = c3;
    series[c + 4] = 35 * place - 15 * rate + 2.5 * bend - jerk / 6;
    series[c + 5] = -84 * place + 39 * rate - 7 * bend + jerk / 2;
    series[c + 6] = 70 * place - 34 * rate + 6.5 * bend - jerk / 2;
    series[c + 7] = -20 * place + 10 * rate - 2 * bend + jerk / 6;
  }
}

/** Writes x y z vx vy vz of a stored series. @param days between its knots. @param elapsed days after the first of them. */
export function evaluateSeries(
  series: Float64Array,
  at: number,
  days: number,
  elapsed: number,
  out: Float64Array,
): void {
  const t = elapsed / days;
  for (let k = 0; k < 3; k++) {
    const c = at + 8 * k;
    let place = series[c + 7];
    let rate = 0;
    for (let power = 6; power >= 0; power--) {
      rate = rate * t + place;
      place = place * t + series[c + power];
    }
    out[k] = place;
    out[3 + k] = rate / days;
  }
}
